#include "preferences.hpp"

#include "house.hpp"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>

namespace {

constexpr auto language_key = "language";
constexpr auto speed_key = "animationSpeed";
constexpr auto reduced_motion_key = "reducedMotion";
constexpr auto open_screens_key = "openScreens";
constexpr auto rulebook_text_size_key = "rulebookTextSize";
constexpr auto window_key = "window";
constexpr auto names_key = "names";
constexpr auto marks_key = "marks";

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

Preferences::Preferences(const QString& folder, const QString& language, QObject* parent)
    : QObject(parent)
    , settings_(QDir(folder).filePath(QStringLiteral("settings.ini")), QSettings::IniFormat)
{
    language_ = language.isEmpty() ? settings_.value(language_key).toString() : language;
    if (!languages().contains(language_))
        language_ = language_of_system();
    speed_ = static_cast<Speed>(std::clamp(settings_.value(speed_key, Normal).toInt(), int{Off}, int{Slow}));
    reduced_motion_ = settings_.value(reduced_motion_key, false).toBool();
    open_screens_ = settings_.value(open_screens_key, false).toBool();
    rulebook_text_size_ = settings_.value(rulebook_text_size_key, 0).toInt();
    window_geometry_ = settings_.value(window_key).toRectF();
    translate();
}

Preferences* Preferences::create(QQmlEngine*, QJSEngine*)
{
    return House::lend(House::instance()->preferences());
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
    if (language == language_ || !languages().contains(language))
        return;
    language_ = language;
    settings_.setValue(language_key, language);
    translate();
    emit languageChanged();
}

void Preferences::setSpeed(Speed speed)
{
    if (speed == speed_)
        return;
    speed_ = speed;
    settings_.setValue(speed_key, int{speed});
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

void Preferences::setOpenScreens(bool open)
{
    if (open == open_screens_)
        return;
    open_screens_ = open;
    settings_.setValue(open_screens_key, open);
    emit openScreensChanged();
}

void Preferences::setReducedMotion(bool reduced)
{
    if (reduced == reduced_motion_)
        return;
    reduced_motion_ = reduced;
    settings_.setValue(reduced_motion_key, reduced);
    emit reducedMotionChanged();
}

void Preferences::setRulebookTextSize(int step)
{
    if (step == rulebook_text_size_)
        return;
    rulebook_text_size_ = step;
    settings_.setValue(rulebook_text_size_key, step);
    emit rulebookTextSizeChanged();
}

void Preferences::setWindowGeometry(const QRectF& geometry)
{
    if (geometry == window_geometry_)
        return;
    window_geometry_ = geometry;
    settings_.setValue(window_key, geometry);
    emit windowGeometryChanged();
}

QStringList Preferences::names() const
{
    return settings_.value(names_key).toStringList();
}

QList<int> Preferences::marks() const
{
    QList<int> list;
    for (const QString& mark : settings_.value(marks_key).toStringList())
        list += mark.toInt();
    return list;
}

void Preferences::keepSeats(const QStringList& names, const QList<int>& marks)
{
    QStringList numbers;
    for (const int mark : marks)
        numbers += QString::number(mark);
    settings_.setValue(names_key, names);
    settings_.setValue(marks_key, numbers);
}
