// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/preferences.hpp"

#include "engine/core/bot.hpp"

#include <QCoreApplication>
#include <QLocale>

#include <utility>

namespace {

constexpr auto language_key = "language";
constexpr auto speed_key = "animationSpeed";
constexpr auto reduced_motion_key = "reducedMotion";
constexpr auto table_talk_key = "tableTalk";
constexpr auto first_notes_key = "firstNotes";
constexpr auto text_size_key = "textSize";
constexpr auto strong_contrast_key = "strongContrast";
constexpr auto whole_board_key = "wholeBoard";
constexpr auto friendly_undo_key = "friendlyUndo";
constexpr auto on_phones_key = "onPhones";
constexpr auto computer_level_key = "computerLevel";
constexpr auto volume_key = "volume";
constexpr auto muted_key = "muted";
constexpr auto rulebook_text_size_key = "rulebookTextSize";
constexpr auto window_key = "window";
constexpr auto maximised_key = "windowMaximised";
constexpr auto full_screen_key = "fullScreen";
constexpr auto names_key = "names";
constexpr auto marks_key = "marks";
constexpr auto levels_key = "levels";
const QString house_rules = QStringLiteral("houseRules/");
const QString options_of = QStringLiteral("options/");
const QString lessons_offered = QStringLiteral("lessonsOffered/");
const QString notes_read = QStringLiteral("notesRead/");

QList<int> numbers(const QVariant& kept)
{
    QList<int> list;
    for (const QString& text : kept.toStringList())
        list += text.toInt();
    return list;
}

QStringList texts(const QList<int>& numbers)
{
    QStringList list;
    for (const int number : numbers)
        list += QString::number(number);
    return list;
}

QString language_of_system()
{
    for (const QString& name : QLocale().uiLanguages()) {
        const QString language = name.left(2).toLower();
        if (Preferences::languages().contains(language))
            return language;
    }
    return QStringLiteral("en");
}

}

Preferences::Preferences(const QString& folder, const QString& language)
    : settings_(folder, QStringLiteral("settings.ini"))
{
    language_ = language.isEmpty() ? settings_.value(language_key).toString() : language;
    if (!languages().contains(language_))
        language_ = language_of_system();
    speed_ = static_cast<Speed>(std::clamp(settings_.value(speed_key, Normal).toInt(), int{Off}, int{Slow}));
    reduced_motion_ = settings_.value(reduced_motion_key, false).toBool();
    table_talk_ = settings_.value(table_talk_key, true).toBool();
    first_notes_ = settings_.value(first_notes_key, true).toBool();
    text_size_ = std::clamp(settings_.value(text_size_key, 0).toInt(), 0, largest_text);
    strong_contrast_ = settings_.value(strong_contrast_key, false).toBool();
    whole_board_ = settings_.value(whole_board_key, false).toBool();
    friendly_undo_ = settings_.value(friendly_undo_key, false).toBool();
    on_phones_ = settings_.value(on_phones_key, false).toBool();
    computer_level_ = std::clamp(settings_.value(computer_level_key, usual_level).toInt(), 1, backroom::level_count);
    if (settings_.contains(volume_key))
        volume_ = std::clamp(settings_.value(volume_key).toInt(), 0, full_volume);
    muted_ = settings_.value(muted_key, false).toBool();
    rulebook_text_size_ = settings_.value(rulebook_text_size_key, 0).toInt();
    window_geometry_ = settings_.value(window_key).toRectF();
    if (!brokerPassword().isEmpty())
        settings_.keepPrivate();
    translate();
}

Preferences::Preferences(const QString& folder)
    : QmlSingleton(nullptr)
    , settings_(folder, QStringLiteral("settings.ini"))
    , language_(QStringLiteral("en"))
    , speed_(Off)
{
}

std::unique_ptr<Preferences> Preferences::still(const QString& folder)
{
    return std::unique_ptr<Preferences>(new Preferences(folder));
}

const QStringList& Preferences::languages()
{
    static const QStringList list{QStringLiteral("en"), QStringLiteral("it"), QStringLiteral("fr")};
    return list;
}

void Preferences::translate()
{
    QCoreApplication::removeTranslator(&translator_);
    if (translator_.load(QStringLiteral(":/i18n/backroom_%1.qm").arg(language_)))
        QCoreApplication::installTranslator(&translator_);
}

void Preferences::setLanguage(const QString& language)
{
    if (!languages().contains(language))
        return;
    // Choosing a language saves it, even if it is the one that the command line had set.
    settings_.set(language_key, language);
    if (language == language_)
        return;
    language_ = language;
    translate();
    emit languageChanged();
}

void Preferences::setSpeed(Speed speed)
{
    if (speed == speed_)
        return;
    speed_ = speed;
    settings_.set(speed_key, int{speed});
    emit speedChanged();
}

qreal Preferences::speedFactor() const
{
    switch (speed_) {
    case Off:
        return 0;
    case Fast:
        return 0.45;
    case Slow:
        return 1.8;
    case Normal:
        break;
    }
    return 1;
}

bool Preferences::houseRule(const QString& name) const
{
    return settings_.value(house_rules + name, false).toBool();
}

QStringList Preferences::houseRules() const
{
    QStringList names;
    for (const QString& key : settings_.keys())
        if (key.startsWith(house_rules) && settings_.value(key).toBool())
            names += key.sliced(house_rules.size());
    return names;
}

void Preferences::setHouseRule(const QString& name, bool on)
{
    if (on == houseRule(name))
        return;
    settings_.set(house_rules + name, on);
}

bool Preferences::lessonOffered(const QString& game) const
{
    return settings_.value(lessons_offered + game, false).toBool();
}

void Preferences::setLessonOffered(const QString& game, bool offered)
{
    settings_.set(lessons_offered + game, offered);
}

void Preferences::setReducedMotion(bool reduced)
{
    if (reduced == reduced_motion_)
        return;
    reduced_motion_ = reduced;
    settings_.set(reduced_motion_key, reduced);
    emit reducedMotionChanged();
}

void Preferences::setTableTalk(bool talk)
{
    if (talk == table_talk_)
        return;
    table_talk_ = talk;
    settings_.set(table_talk_key, talk);
    emit tableTalkChanged();
}

void Preferences::setFirstNotes(bool notes)
{
    if (notes == first_notes_)
        return;
    first_notes_ = notes;
    settings_.change([notes](QSettings& now) {
        now.setValue(first_notes_key, notes);
        if (notes)
            now.remove(notes_read.chopped(1));
    });
    emit firstNotesChanged();
}

bool Preferences::noted(const QString& note) const
{
    return settings_.value(notes_read + note, false).toBool();
}

void Preferences::setNoted(const QString& note)
{
    if (!noted(note))
        settings_.set(notes_read + note, true);
}

void Preferences::setTextSize(int step)
{
    step = std::clamp(step, 0, largest_text);
    if (step == text_size_)
        return;
    text_size_ = step;
    settings_.set(text_size_key, step);
    emit textSizeChanged();
}

void Preferences::setWholeBoard(bool whole)
{
    if (std::exchange(whole_board_, whole) == whole)
        return;
    settings_.set(whole_board_key, whole);
    emit wholeBoardChanged();
}

void Preferences::setStrongContrast(bool strong)
{
    if (strong == strong_contrast_)
        return;
    strong_contrast_ = strong;
    settings_.set(strong_contrast_key, strong);
    emit strongContrastChanged();
}

void Preferences::setFriendlyUndo(bool friendly)
{
    if (friendly == friendly_undo_)
        return;
    friendly_undo_ = friendly;
    settings_.set(friendly_undo_key, friendly);
    emit proposalsChanged();
}

void Preferences::setOnPhones(bool on_phones)
{
    if (on_phones == on_phones_)
        return;
    on_phones_ = on_phones;
    settings_.set(on_phones_key, on_phones);
    emit proposalsChanged();
}

void Preferences::setComputerLevel(int level)
{
    level = std::clamp(level, 1, backroom::level_count);
    if (level == computer_level_)
        return;
    computer_level_ = level;
    settings_.set(computer_level_key, level);
    emit proposalsChanged();
}

void Preferences::reset()
{
    setSpeed(Normal);
    setReducedMotion(false);
    setTableTalk(true);
    setFirstNotes(true);
    setTextSize(0);
    setStrongContrast(false);
    setWholeBoard(false);
    setRulebookTextSize(0);
    setFriendlyUndo(false);
    setOnPhones(false);
    setComputerLevel(usual_level);
    keepSound(usual_volume, false);
    resetBroker();
    for (const QString& name : houseRules())
        setHouseRule(name, false);
    settings_.change([](QSettings& now) {
        for (const char* key : {names_key, marks_key, levels_key})
            now.remove(key);
        now.remove(options_of.chopped(1));
    });
}

void Preferences::keepSound(int volume, bool muted)
{
    if (volume == volume_ && muted == muted_)
        return;
    volume_ = volume;
    muted_ = muted;
    settings_.change([&](QSettings& now) {
        now.setValue(volume_key, volume);
        now.setValue(muted_key, muted);
    });
    emit soundChanged();
}

void Preferences::setRulebookTextSize(int step)
{
    if (step == rulebook_text_size_)
        return;
    rulebook_text_size_ = step;
    settings_.set(rulebook_text_size_key, step);
    emit rulebookTextSizeChanged();
}

void Preferences::setWindowGeometry(const QRectF& geometry)
{
    if (geometry == window_geometry_)
        return;
    window_geometry_ = geometry;
    settings_.set(window_key, geometry);
    emit windowGeometryChanged();
}

bool Preferences::windowMaximised() const
{
    return settings_.value(maximised_key, false).toBool();
}

void Preferences::setWindowMaximised(bool maximised)
{
    if (maximised != windowMaximised())
        settings_.set(maximised_key, maximised);
}

bool Preferences::fullScreen() const
{
    return settings_.value(full_screen_key, false).toBool();
}

void Preferences::setFullScreen(bool full)
{
    if (full != fullScreen())
        settings_.set(full_screen_key, full);
}

SeatList Preferences::seats() const
{
    SeatList seats{settings_.value(names_key).toStringList(), numbers(settings_.value(marks_key)),
        numbers(settings_.value(levels_key))};
    for (int& level : seats.levels)
        level = std::clamp(level, 0, backroom::level_count);
    return seats;
}

void Preferences::keepSeats(const SeatList& seats)
{
    // All values must be those of one table, even if another window saves at the same time.
    settings_.change([&](QSettings& now) {
        now.setValue(names_key, seats.names);
        now.setValue(marks_key, texts(seats.marks));
        now.setValue(levels_key, texts(seats.levels));
    });
}

QVariantMap Preferences::options(const QString& game) const
{
    return settings_.value(options_of + game).toMap();
}

void Preferences::keepOptions(const QString& game, const QVariantMap& options)
{
    if (options != this->options(game))
        settings_.set(options_of + game, options);
}
