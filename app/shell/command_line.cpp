// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/command_line.hpp"

#include "app/settings/preferences.hpp"
#include "app/shell/deal_number.hpp"
#include "app/shell/match_exchange.hpp"

#include <algorithm>

namespace {

constexpr int usual_seats = 3;

/// Reads "example.org", "mqtts://rosa@example.org:8883" or "own". Invalid if it is none of these.
QUrl read_broker(const QString& value)
{
    if (value == QLatin1String("own"))
        return CommandLine::ownBroker();
    const QUrl url(value.contains(QLatin1String("://")) ? value : QStringLiteral("//") + value, QUrl::StrictMode);
    static const QStringList schemes{QString(), QStringLiteral("mqtt"), QStringLiteral("mqtts")};
    const bool has_more = url.port() == 0 || url.path().size() > 1 || url.hasQuery() || url.hasFragment();
    return schemes.contains(url.scheme()) && !has_more && !url.host().isEmpty() ? url : QUrl();
}

QString see_help(const QString& problem)
{
    return problem + QStringLiteral(" (see --help)");
}

/// Returns a list such as "the-gang, gangz or supergang".
QString either(const std::vector<GameEntry>& games)
{
    QString list;
    for (std::size_t at = 0; at < games.size(); ++at) {
        if (at > 0)
            list += at + 1 == games.size() ? QStringLiteral(" or ") : QStringLiteral(", ");
        list += games[at].id;
    }
    return list;
}

class Parser {
public:
    explicit Parser(const std::vector<GameEntry>& games)
        : games_(games)
    {
    }

    CommandLine parse(const QStringList& arguments)
    {
        bool options = true;
        for (qsizetype at = 0; at < arguments.size() && line_.error.isEmpty(); ++at) {
            const auto [name, joined] = split(arguments[at]);
            if (!options || !name.startsWith(QLatin1Char('-')))
                line_.error = options && isInvitation(name) ? takeInvitation(arguments[at]) : takeFile(arguments[at]);
            else if (name == QLatin1String("--"))
                options = false;
            else if (name == QLatin1String("--help") || name == QLatin1String("-h"))
                line_.help = true;
            else if (name == QLatin1String("--version"))
                line_.version = true;
            else if (name == QLatin1String("--host"))
                line_.host = true;
            else if (!takesValue(name) && !isQt(name))
                line_.error = see_help(QStringLiteral("unknown argument '%1'").arg(arguments[at]));
            else if (!joined && at + 1 == arguments.size())
                line_.error = see_help(QStringLiteral("%1 needs a value").arg(name));
            else
                line_.error = take(name, joined ? *joined : arguments[++at]);
            if (line_.help || line_.version)
                return line_;
        }
        if (line_.error.isEmpty())
            line_.error = contradiction();
        return line_;
    }

private:
    /// Splits "--seats=3" into "--seats" and "3".
    static std::pair<QString, std::optional<QString>> split(const QString& argument)
    {
        const qsizetype equals = argument.indexOf(QLatin1Char('='));
        if (argument.startsWith(QLatin1String("--")) && equals > 0)
            return {argument.left(equals), argument.mid(equals + 1)};
        return {argument, {}};
    }

    static bool takesValue(const QString& name)
    {
        static const QStringList names{QStringLiteral("--lang"), QStringLiteral("--data"), QStringLiteral("--new"),
            QStringLiteral("--seats"), QStringLiteral("--seed"), QStringLiteral("--broker"), QStringLiteral("--watch")};
        return names.contains(name);
    }

    /// Qt's options may have one dash or two.
    static bool isQt(const QString& name)
    {
        static const QStringList names{QStringLiteral("platform"), QStringLiteral("platformpluginpath"),
            QStringLiteral("platformtheme"), QStringLiteral("plugin"), QStringLiteral("qwindowgeometry"),
            QStringLiteral("qwindowicon"), QStringLiteral("qwindowtitle"), QStringLiteral("session"),
            QStringLiteral("display")};
        const qsizetype dashes = name.startsWith(QLatin1String("--")) ? 2 : 1;
        return name.startsWith(QLatin1Char('-')) && names.contains(name.mid(dashes));
    }

    static bool isInvitation(const QString& named)
    {
        return named.startsWith(QLatin1String("backroom:"), Qt::CaseInsensitive);
    }

    const GameEntry* game(const QString& id) const
    {
        const auto found = std::ranges::find(games_, id, &GameEntry::id);
        return found == games_.end() ? nullptr : &*found;
    }

    /// Reads the value; returns an error message if it is wrong.
    QString take(const QString& name, const QString& value)
    {
        if (isQt(name)) {
            line_.qt += {name, value};
        } else if (name == QLatin1String("--lang")) {
            line_.language = value;
            if (!Preferences::languages().contains(value))
                return QStringLiteral("--lang takes en, it or fr, not '%1'").arg(value);
        } else if (name == QLatin1String("--data")) {
            line_.folder = value;
            if (value.isEmpty())
                return QStringLiteral("--data needs a folder");
        } else if (name == QLatin1String("--new")) {
            line_.game = value;
            if (game(value) == nullptr)
                return QStringLiteral("--new takes %1, not '%2'").arg(either(games_), value);
        } else if (name == QLatin1String("--seats")) {
            seats_given_ = value;
            if (!takeSeats(value))
                return QStringLiteral("--seats takes a number, or you, friend, 1, 2 or 3 for each seat, not '%1'")
                    .arg(value);
        } else if (name == QLatin1String("--broker")) {
            line_.broker = read_broker(value);
            if (!line_.broker.isValid() || !line_.broker.password().isEmpty())
                return QStringLiteral("--broker takes own or [mqtt[s]://][NAME@]HOST[:PORT], not '%1'")
                    .arg(line_.broker.isValid() ? line_.broker.toString(QUrl::RemovePassword) : value);
        } else if (name == QLatin1String("--watch")) {
            // In the order of `FriendTable::Watching`.
            static const QStringList watchings{QStringLiteral("no"), QStringLiteral("now"), QStringLiteral("later")};
            watch_given_ = true;
            line_.watching = static_cast<int>(watchings.indexOf(value));
            if (line_.watching < 0)
                return QStringLiteral("--watch takes no, now or later, not '%1'").arg(value);
        } else {
            line_.seed = deal_number::read(value);
            if (!line_.seed)
                return QStringLiteral("--seed takes a number of 1 to 18 digits, not '%1'").arg(value);
        }
        return {};
    }

    /// The link is checked only when joining.
    QString takeInvitation(const QString& link)
    {
        if (!line_.invitation.isEmpty())
            return see_help(QStringLiteral("'%1' is a second invitation").arg(link));
        line_.invitation = link;
        return {};
    }

    QString takeFile(const QString& named)
    {
        if (named.isEmpty())
            return see_help(QStringLiteral("unknown argument ''"));
        line_.files += match_exchange::path_of(named);
        return line_.files.last().isEmpty() ? QStringLiteral("'%1' is not a file on this computer").arg(named)
                                            : QString();
    }

    /// Reads "3" or "you,3,2".
    bool takeSeats(const QString& value)
    {
        bool number = false;
        line_.levels.clear();
        line_.seats = value.toInt(&number);
        if (!value.contains(QLatin1Char(',')))
            return number;
        const QStringList players = value.split(QLatin1Char(','));
        line_.seats = static_cast<int>(players.size());
        return std::ranges::all_of(players, [this](const QString& player) {
            const bool person = player == QLatin1String("you");
            const bool elsewhere = player == QLatin1String("friend");
            line_.levels += person ? 0 : elsewhere ? int{SeatList::other_house} : player.toInt();
            return person || elsewhere || (line_.levels.last() >= 1 && line_.levels.last() <= backroom::level_count);
        });
    }

    /// Returns an error message if the arguments contradict each other.
    QString contradiction()
    {
        if (!line_.files.isEmpty() && !line_.game.isEmpty())
            return see_help(QStringLiteral("--new deals a new game, and '%1' is another one").arg(line_.files.first()));
        if (!line_.invitation.isEmpty() && !(line_.files.isEmpty() && line_.game.isEmpty()))
            return see_help(QStringLiteral("'%1' invites to another game").arg(line_.invitation));
        if (line_.host && !(line_.files.isEmpty() && line_.invitation.isEmpty()))
            return see_help(QStringLiteral("--host opens no window for '%1'")
                                .arg(line_.files.isEmpty() ? line_.invitation : line_.files.first()));
        if (line_.game.isEmpty() && (seats_given_ || line_.seed))
            return see_help(QStringLiteral("--seats and --seed go with --new"));
        if (!line_.host && (watch_given_ || !line_.broker.isEmpty()))
            return see_help(QStringLiteral("--broker and --watch go with --host"));
        if (line_.game.isEmpty() && watch_given_)
            return see_help(QStringLiteral("--watch goes with --new"));
        if (!seats_given_)
            line_.seats = usual_seats;
        const GameEntry* dealt = game(line_.game);
        if (dealt == nullptr)
            return {};
        if (!seats_given_)
            line_.seats = std::clamp(usual_seats, dealt->min_seats, dealt->max_seats);
        if (line_.host && line_.seed)
            return QStringLiteral("--seed cannot choose the deal of a table with friends elsewhere");
        if (line_.host && (line_.levels.contains(0) || !line_.levels.contains(SeatList::other_house)))
            return QStringLiteral("with --host nobody sits at this computer: --seats takes friend, 1, 2 or 3 for each "
                                  "seat, and friend at least once");
        if (line_.levels.contains(SeatList::other_house) && (line_.seed || (!line_.host && !line_.levels.contains(0))))
            return QStringLiteral(
                "with a friend elsewhere you sit at the table as well, and --seed cannot choose the deal");
        if (line_.seats >= dealt->min_seats && line_.seats <= dealt->max_seats)
            return {};
        return QStringLiteral("--seats takes %1 to %2 with %3, not '%4'")
            .arg(QString::number(dealt->min_seats), QString::number(dealt->max_seats), dealt->id, *seats_given_);
    }

    const std::vector<GameEntry>& games_;
    CommandLine line_;
    std::optional<QString> seats_given_;
    bool watch_given_ = false;
};

}

CommandLine CommandLine::parse(const QStringList& arguments, const std::vector<GameEntry>& games)
{
    return Parser(games).parse(arguments);
}

QString CommandLine::helpText(const std::vector<GameEntry>& games)
{
    QString text = QStringLiteral("Usage: backroom [options] [FILE... | LINK]\n"
                                  "Gangster tabletop games at one table.\n\n"
                                  "  FILE              an exported game to import and open: a path, or a URL\n"
                                  "                    (file:///…); several files are imported\n"
                                  "  LINK              an invitation to a table with friends elsewhere:\n"
                                  "                    backroom://join/…\n"
                                  "  --lang en|it|fr   the language for this run\n"
                                  "  --data DIR        keep games and settings in DIR\n"
                                  "  --new GAME        deal a new game at once:\n");
    for (const GameEntry& game : games)
        text += QStringLiteral("                    %1, %2 to %3 players\n")
                    .arg(game.id, QString::number(game.min_seats), QString::number(game.max_seats));
    return text
        + QStringLiteral("  --seats N         with --new: how many players (default 3)\n"
                         "  --seats you,3,2   with --new: who sits where: you, a friend elsewhere (friend),\n"
                         "                    or a computer player from 1 to 3\n"
                         "  --host            without a window: with --new, open a table for friends elsewhere and\n"
                         "                    computer players (--seats friend,friend,2); without, go on with\n"
                         "                    those of the data folder\n"
                         "  --broker HOST     with --host: the broker from now on: own (the program starts one), or\n"
                         "                    [mqtt[s]://][NAME@]HOST[:PORT]; the variable\n"
                         "                    BACKROOM_BROKER_PASSWORD has its password\n"
                         "  --watch WHEN      with --host and --new: whether others may watch: no, now, or later (a\n"
                         "                    round behind)\n"
                         "  --seed N          with --new: the game number, 1 to 18 digits\n"
                         "  --help            print this text\n"
                         "  --version         print the version\n\n"
                         "Options of Qt, such as -platform, are accepted as well.\n");
}
