#include "shell/shelf.hpp"

#include "settings/preferences.hpp"
#include "shell/game_list.hpp"

#include <QLocale>

namespace {

QString told(const QDateTime& time, const QString& language)
{
    const QDate today = QDate::currentDate();
    const QLocale locale(language);
    const QString clock = locale.toString(time.time(), QLocale::ShortFormat);
    if (time.date() == today)
        return Shelf::tr("left at the table today at %1").arg(clock);
    if (time.date() == today.addDays(-1))
        return Shelf::tr("left at the table yesterday at %1").arg(clock);
    return Shelf::tr("left at the table on %1 at %2").arg(locale.toString(time.date(), QLocale::LongFormat), clock);
}

}

Shelf::Shelf(GameStore& store, const GameList& games, const Preferences& preferences)
    : store_(store)
    , games_(games)
    , preferences_(preferences)
{
}

void Shelf::refresh()
{
    title_.clear();
    when_.clear();
    std::vector<Player> players;
    if (const auto kept = store_.newestUnfinished()) {
        if (const GameEntry* game = games_.game(kept->game)) {
            QStringList names;
            const QString progress = game->progress(*kept, names);
            title_ = progress.isEmpty() ? game->name() : tr("%1 · %2").arg(game->name(), progress);
            when_ = told(kept->changed, preferences_.language());
            for (int seat = 0; seat < names.size(); ++seat)
                players.push_back({seat, names[seat], kept->marks.value(seat, seat)});
        }
    }
    seats_.become(players);
    emit changed();
}
