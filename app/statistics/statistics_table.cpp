// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/statistics_table.hpp"

#include "app/games/game_list.hpp"
#include "app/statistics/player_aliases.hpp"
#include "app/statistics/versus_table.hpp"

#include <QDir>

namespace statistics_table {

namespace {

const std::array levels{"person", "rookie", "soldier", "boss"};

QString quoted_field(const QString& text)
{
    const bool quoted = text.contains(QLatin1Char('"')) || text.contains(QLatin1Char(','))
        || text.contains(QLatin1Char('\n')) || text.contains(QLatin1Char('\r'));
    return quoted ? QLatin1Char('"') + QString(text).replace(QLatin1Char('"'), QLatin1String("\"\"")) + QLatin1Char('"')
                  : text;
}

/// Spreadsheets would run such a cell as a formula or read it as a number; an apostrophe marks it as text.
QString name_field(const QString& name)
{
    static const QString runs = QStringLiteral("=+-@\t\r\n'＝＋－＠");
    const bool harmless = name.isEmpty() || !runs.contains(name.front());
    return quoted_field(harmless ? name : QLatin1Char('\'') + name);
}

/// Uses a decimal point, and enough digits to distinguish any two probabilities of rolls.
QString field(double value)
{
    constexpr int digits = 9;
    return QString::number(value, 'g', digits);
}

QString line(const QStringList& fields)
{
    return fields.join(QLatin1Char(',')) + QLatin1String("\r\n");
}

QStringList columns_of(const GameEntry& game)
{
    QStringList columns;
    const QString prefix = QString(game.id).replace(QLatin1Char('-'), QLatin1Char('_')) + QLatin1Char('_');
    for (const GameFigure& figure : game.statistics.figures) {
        columns += prefix + figure.column;
        if (!figure.of_column.isEmpty() && !columns.contains(prefix + figure.of_column))
            columns += prefix + figure.of_column;
    }
    return columns;
}

/// In the order of `columns_of`.
QStringList fields_of(const GameEntry& game, const CountedSeat& seat)
{
    QStringList fields;
    QStringList explained;
    for (std::size_t at = 0; at < game.statistics.figures.size(); ++at) {
        const GameFigure& figure = game.statistics.figures[at];
        const Count& count = seat.counts[at];
        const bool none = count.of == 0 && figure.of_column.isEmpty();
        fields += none ? QString() : field(count.value);
        if (!figure.of_column.isEmpty() && !explained.contains(figure.of_column)) {
            fields += field(count.of);
            explained += figure.of_column;
        }
    }
    return fields;
}

}

QByteArray csv(const std::vector<CountedMatch>& matches, const PlayerAliases& book, const GameList& games,
    const QString& game, bool computers)
{
    QList<const GameEntry*> shown;
    for (const GameEntry& entry : games.entries())
        if (game.isEmpty() || entry.id == game)
            shown += &entry;
    QStringList head{QStringLiteral("match"), QStringLiteral("ended"), QStringLiteral("game"), QStringLiteral("seats"),
        QStringLiteral("seat"), QStringLiteral("player"), QStringLiteral("kind"), QStringLiteral("place"),
        QStringLiteral("result"), QStringLiteral("won")};
    for (const GameEntry* entry : shown)
        head += columns_of(*entry);
    QString text = line(head);
    for (const CountedMatch& match : matches) {
        if (!game.isEmpty() && match.game != game)
            continue;
        for (std::size_t at = 0; at < match.seats.size(); ++at) {
            const CountedSeat& seat = match.seats[at];
            const int level = match.levels.value(static_cast<int>(at));
            const QString player = level > 0 ? seat.name : book.playerOf(seat.name);
            if (player.isEmpty() || (level > 0 && !computers))
                continue;
            QStringList fields{QString::number(match.id), match.when.toString(Qt::ISODate), match.game,
                QString::number(match.seats.size()), QString::number(at + 1), name_field(player),
                QLatin1String(levels[static_cast<std::size_t>(std::clamp(level, 0, 3))]), QString::number(seat.place),
                QString::number(seat.points), seat.won ? QStringLiteral("1") : QStringLiteral("0")};
            for (const GameEntry* entry : shown) {
                if (entry->id == match.game)
                    fields += fields_of(*entry, seat);
                else
                    for (qsizetype empty = columns_of(*entry).size(); empty > 0; --empty)
                        fields += QString();
            }
            text += line(fields);
        }
    }
    return text.toUtf8();
}

QByteArray versus(const VersusTable& table)
{
    const auto named = [](const PlayerId& someone) {
        return someone.computer() ? QString() : name_field(someone.name);
    };
    const auto kind = [](const PlayerId& someone) {
        return QString(QLatin1String(levels[static_cast<std::size_t>(std::clamp(someone.level, 0, 3))]));
    };
    QString text = line(
        {QStringLiteral("player"), QStringLiteral("kind"), QStringLiteral("against"), QStringLiteral("against_kind"),
            QStringLiteral("together"), QStringLiteral("ahead"), QStringLiteral("level"), QStringLiteral("behind")});
    for (int row = 0; row < table.size(); ++row)
        for (int column = 0; column < table.size(); ++column)
            if (const Rivalry* rivalry = table.between(row, column)) {
                const PlayerId& one = table.players()[static_cast<std::size_t>(row)];
                text += line({named(one), kind(one), named(rivalry->other), kind(rivalry->other),
                    QString::number(rivalry->together), QString::number(rivalry->ahead),
                    QString::number(rivalry->level), QString::number(rivalry->behind)});
            }
    return text.toUtf8();
}

QString free_name(const QString& folder, const QDate& day, const QString& of)
{
    const QString stem = QStringLiteral("Backroom %1%2").arg(day.toString(Qt::ISODate), of);
    QString name = stem + QLatin1String(".csv");
    for (int number = 2; QFile::exists(QDir(folder).filePath(name)); ++number)
        name = QStringLiteral("%1 (%2).csv").arg(stem, QString::number(number));
    return QDir(folder).filePath(name);
}

}
