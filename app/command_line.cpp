#include "command_line.hpp"

#include "deal_number.hpp"
#include "gang_of_dice/game.hpp"
#include "preferences.hpp"
#include "the_gang/game.hpp"

#include <algorithm>
#include <vector>

namespace {

constexpr int usual_seats = 3;

/// What `--new` can deal.
struct Dealable {
    QString id;
    int min_seats;
    int max_seats;
};

template <class G>
Dealable dealable()
{
    return {QString::fromLatin1(G::id), G::min_seats, G::max_seats};
}

const std::vector<Dealable>& dealables()
{
    static const std::vector<Dealable> list{
        dealable<backroom::the_gang::TheGang>(), dealable<backroom::gang_of_dice::GangOfDice>()};
    return list;
}

QStringList ids()
{
    QStringList list;
    for (const Dealable& game : dealables())
        list += game.id;
    return list;
}

}

CommandLine CommandLine::parse(const QStringList& arguments)
{
    CommandLine line;
    const auto fail = [&](const QString& error) {
        line.error = error;
        return line;
    };
    std::optional<QString> seats_given;
    for (qsizetype at = 0; at < arguments.size(); ++at) {
        QString name = arguments[at];
        std::optional<QString> value;
        if (const qsizetype equals = name.indexOf(QLatin1Char('='));
            name.startsWith(QLatin1String("--")) && equals > 0) {
            value = name.mid(equals + 1);
            name.truncate(equals);
        }
        if (name == QLatin1String("--help") || name == QLatin1String("-h")) {
            line.help = true;
            return line;
        }
        if (name == QLatin1String("--version")) {
            line.version = true;
            return line;
        }
        static const QStringList with_value{QStringLiteral("--lang"), QStringLiteral("--data"), QStringLiteral("--new"),
            QStringLiteral("--seats"), QStringLiteral("--seed")};
        if (!with_value.contains(name))
            return fail(QStringLiteral("unknown argument '%1' (see --help)").arg(arguments[at]));
        if (!value) {
            if (at + 1 == arguments.size())
                return fail(QStringLiteral("%1 needs a value (see --help)").arg(name));
            value = arguments[++at];
        }
        if (name == QLatin1String("--lang")) {
            if (!Preferences::languages().contains(*value))
                return fail(QStringLiteral("--lang takes en, it or fr, not '%1'").arg(*value));
            line.language = *value;
        } else if (name == QLatin1String("--data")) {
            if (value->isEmpty())
                return fail(QStringLiteral("--data needs a folder"));
            line.folder = *value;
        } else if (name == QLatin1String("--new")) {
            if (!ids().contains(*value))
                return fail(QStringLiteral("--new takes %1, not '%2'").arg(ids().join(QStringLiteral(" or ")), *value));
            line.game = *value;
        } else if (name == QLatin1String("--seats")) {
            bool number = false;
            line.seats = value->toInt(&number);
            seats_given = *value;
            if (!number)
                return fail(QStringLiteral("--seats takes a number, not '%1'").arg(*value));
        } else {
            line.seed = deal_number::read(*value);
            if (!line.seed)
                return fail(QStringLiteral("--seed takes a number of 1 to 18 digits, not '%1'").arg(*value));
        }
    }
    if (line.game.isEmpty() && (seats_given || line.seed))
        return fail(QStringLiteral("--seats and --seed go with --new (see --help)"));
    if (!seats_given)
        line.seats = usual_seats;
    const auto game = std::ranges::find(dealables(), line.game, &Dealable::id);
    if (game != dealables().end() && (line.seats < game->min_seats || line.seats > game->max_seats))
        return fail(QStringLiteral("--seats takes %1 to %2 with %3, not '%4'")
                        .arg(game->min_seats)
                        .arg(game->max_seats)
                        .arg(game->id, *seats_given));
    return line;
}

QString CommandLine::helpText()
{
    return QStringLiteral("Usage: backroom [options]\n"
                          "Gangster tabletop games at one table.\n\n"
                          "  --lang en|it|fr   the language, for this run\n"
                          "  --data DIR        where settings and games are kept\n"
                          "  --new GAME        deal a new game at once: the-gang or gang-of-dice\n"
                          "  --seats N         with --new: how many players, 2 to 5; with gang-of-dice\n"
                          "                    2 to 4 (usually 3)\n"
                          "  --seed N          with --new: the deal number, 1 to 18 digits\n"
                          "  --help            this text\n"
                          "  --version         the program's version\n");
}
