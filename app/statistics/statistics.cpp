// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/statistics.hpp"

#include "app/games/game_list.hpp"
#include "app/models/player_names.hpp"
#include "app/settings/preferences.hpp"
#include "app/statistics/statistics_table.hpp"
#include "app/statistics/statistics_wording.hpp"

#include <QDir>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>

namespace {

QHash<QString, Counting::Counter> counters_of(const GameList& games)
{
    QHash<QString, Counting::Counter> counters;
    for (const GameEntry& game : games.entries())
        if (game.statistics.count)
            counters.insert(game.id, game.statistics.count);
    return counters;
}

}

Statistics::Statistics(
    const GameStore& store, const GameList& games, const Preferences& preferences, const QString& folder)
    : store_(store)
    , game_list_(games)
    , preferences_(preferences)
    , book_(folder)
    , counting_(counters_of(games))
{
    connect(&counting_, &Counting::progressed, this, [this](int done, int of) {
        progress_ = of > 0 ? static_cast<qreal>(done) / of : 0;
        emit countingChanged();
    });
    connect(&counting_, &Counting::counted, this, [this] {
        look();
        emit countingChanged();
    });
}

void Statistics::refresh()
{
    if (store_.trouble() != GameStore::Trouble::none)
        return;
    progress_ = 0;
    book_.look();
    counting_.begin(store_.file());
    emit countingChanged();
}

QStringList Statistics::games() const
{
    QStringList names{StatisticsWording::allGames()};
    for (const GameEntry& game : game_list_.entries())
        names += game.name();
    return names;
}

QString Statistics::gameId() const
{
    return game_ > 0 ? game_list_.entries()[static_cast<std::size_t>(game_ - 1)].id : QString();
}

QString Statistics::nameOfGame(const QString& id) const
{
    return game_list_.game(id)->name();
}

void Statistics::setGame(int game)
{
    if (game == game_ || game < 0 || game > static_cast<int>(game_list_.entries().size()))
        return;
    game_ = game;
    look();
}

void Statistics::setComputers(bool shown)
{
    if (shown == computers_)
        return;
    computers_ = shown;
    look();
}

int Statistics::keyOf(const PlayerId& someone)
{
    const auto found = keys_.constFind(someone);
    return found != keys_.cend() ? *found : *keys_.insert(someone, static_cast<int>(keys_.size()) + 1);
}

void Statistics::choose(int key)
{
    for (const PlayerId& someone : record_.players())
        if (keyOf(someone) == key)
            chosen_ = someone;
    show();
}

void Statistics::look()
{
    everybody_ = Record(counting_.matches(), book_, {}, true);
    record_ = Record(counting_.matches(), book_, gameId(), computers_);
    if (!record_.has(chosen_))
        chosen_ = record_.players().empty() ? PlayerId{} : record_.players().front();
    show();
}

QString Statistics::player() const
{
    return StatisticsWording::nameOf(chosen_);
}

int Statistics::markOf(const PlayerId& someone) const
{
    const auto& seats = everybody_.of(someone);
    return seats.empty() ? 0 : seats.back().mark();
}

QStringList Statistics::others() const
{
    QStringList names;
    for (const PlayerId& someone : everybody_.players())
        if (!someone.computer() && someone != chosen_ && !everybody_.met(chosen_, someone))
            names += someone.name;
    return names;
}

QStringList Statistics::otherNames() const
{
    QStringList names;
    for (const QString& name : book_.namesOf(chosen_.name))
        if (std::ranges::any_of(counting_.matches(), [&](const CountedMatch& match) {
                return std::ranges::find(match.seats, name, &CountedSeat::name) != match.seats.end();
            }))
            names += name;
    return names;
}

QString Statistics::nameProblem(const QString& name) const
{
    if (const QString problem = PlayerNames::problem(name); !problem.isEmpty())
        return problem;
    const QString tidy = PlayerNames::tidy(name);
    if (book_.forgotten().contains(tidy))
        return StatisticsWording::nameForgotten(tidy);
    for (const PlayerId& someone : everybody_.players())
        if (!someone.computer() && someone != chosen_ && PlayerNames::same(someone.name, tidy)
            && everybody_.met(chosen_, someone))
            return StatisticsWording::satTogether(chosen_.name, tidy);
    return {};
}

bool Statistics::merges(const QString& name) const
{
    const PlayerId other{PlayerNames::tidy(name)};
    return other != chosen_ && everybody_.has(other);
}

void Statistics::rename(const QString& name)
{
    if (chosen_.computer() || chosen_.name.isEmpty() || !nameProblem(name).isEmpty())
        return;
    const QString to = PlayerNames::tidy(name);
    book_.rename(chosen_.name, to);
    chosen_ = {to};
    look();
}

void Statistics::separate(const QString& name)
{
    book_.separate(name);
    look();
}

void Statistics::forget()
{
    if (chosen_.computer() || chosen_.name.isEmpty())
        return;
    book_.forget(chosen_.name);
    look();
}

void Statistics::remember(const QString& player)
{
    book_.remember(player);
    look();
}

bool Statistics::exportTable(const QString& path)
{
    return write(statistics_table::csv(counting_.matches(), book_, game_list_, gameId(), computers_), path, {});
}

bool Statistics::exportVersus(const QString& path)
{
    return write(statistics_table::versus(versus_), path, QStringLiteral(" against each other"));
}

bool Statistics::write(const QByteArray& table, const QString& path, const QString& of)
{
    QString name = path;
    if (name.isEmpty()) {
        const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
        QDir().mkpath(folder);
        name = statistics_table::free_name(folder, QDate::currentDate(), of);
    }
    QSaveFile file(name);
    const bool written = file.open(QIODevice::WriteOnly) && file.write(table) == table.size() && file.commit();
    const QString shown = QDir::toNativeSeparators(name);
    notify(written ? StatisticsWording::exported(shown) : StatisticsWording::notExported(shown));
    return written;
}

void Statistics::notify(const QString& notice)
{
    notice_ = notice;
    emit noticeChanged();
}
