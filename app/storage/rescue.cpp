// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/rescue.hpp"

#include "app/storage/database.hpp"
#include "app/storage/match_rows.hpp"

#include <QHash>
#include <QSqlError>
#include <QVariant>

#include <algorithm>

namespace rescue {

namespace {

const QString next_turn = QStringLiteral("(SELECT coalesce(max(turn), 0) + 1 FROM match)");

struct Old {
    qint64 id = 0;
    /// Game, marks, changed, house rules, levels, over, name, put away.
    QVariantList row;
    QStringList lines;
};

bool begins(const QStringList& journal, const QStringList& with)
{
    return journal.size() >= with.size() && std::equal(with.begin(), with.end(), journal.begin());
}

class Copier {
public:
    Copier(const Database& from, const Database& to, const QSet<qint64>& held, bool& whole)
        : from_(from)
        , to_(to)
        , held_(held)
        , whole_(whole)
    {
    }

    bool copy()
    {
        QSqlQuery there =
            to_.ask(QStringLiteral("SELECT id, text FROM match LEFT JOIN line ON match = id AND number = 0"));
        while (there.next()) {
            taken_ += there.value(0).toLongLong();
            by_header_[there.value(1).toString()] += there.value(0).toLongLong();
        }
        QSqlQuery old = from_.ask(QStringLiteral("SELECT id, game, marks, changed, house_rules, levels, over, name, "
                                                 "put_away FROM match ORDER BY turn, id"));
        while (old.next()) {
            bool whole = false;
            Old match{old.value(0).toLongLong(), {}, {}};
            for (int column = 1; column <= 8; ++column)
                match.row += old.value(column);
            match.lines = match_rows::lines(from_, match.id, &whole);
            whole_ = whole_ && whole;
            // The new file has no use for a truncated journal if the complete one is still in memory.
            if ((whole || !held_.contains(match.id)) && !take(match))
                return false;
        }
        whole_ = whole_ && old.isActive() && !old.lastError().isValid();
        return true;
    }

private:
    /// Finds the same match in the new file; requires that one journal continues the other, so that no lines are lost.
    qint64 sameIn(const Old& match, qsizetype& lines) const
    {
        for (const qint64 there : by_header_.value(match.lines.value(0))) {
            const QStringList journal = match_rows::lines(to_, there);
            lines = journal.size();
            const bool held = held_.contains(match.id);
            if ((!held || there == match.id)
                && (begins(match.lines, journal) || (!held && begins(journal, match.lines))))
                return there;
        }
        return 0;
    }

    bool take(const Old& match)
    {
        qsizetype there = 0;
        qint64 id = sameIn(match, there);
        if (id != 0)
            return there >= match.lines.size()
                || (insertLines(id, match.lines, there)
                    && to_.run(QStringLiteral("UPDATE match SET changed = ?, over = ?, turn = ") + next_turn
                            + QStringLiteral(" WHERE id = ?"),
                        {match.row[2], match.row[5], id}));
        id = match.id;
        if (taken_.contains(id) && held_.contains(id) && !giveWay(id))
            return false;
        if (taken_.contains(id) && !held_.contains(id))
            id = to_.number(QStringLiteral("SELECT max(id) + 1 FROM match"));
        taken_ += id;
        return to_.run(QStringLiteral("INSERT INTO match (id, game, marks, changed, house_rules, levels, over, name, "
                                      "put_away, turn) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ")
                       + next_turn + QLatin1Char(')'),
                   QVariantList{id} + match.row)
            && insertLines(id, match.lines, 0) && copyRest(match.id, id);
    }

    /// Renumbers the match that has this number in the new file.
    bool giveWay(qint64 id)
    {
        const qint64 free = renumber(to_, id);
        for (QList<qint64>& matches : by_header_)
            std::ranges::replace(matches, id, free);
        taken_ += free;
        return free != 0;
    }

    bool insertLines(qint64 id, const QStringList& lines, qsizetype from) const
    {
        QList<QVariantList> rows;
        for (qsizetype line = from; line < lines.size(); ++line)
            rows += QVariantList{id, line, lines[line]};
        return to_.runEach(QStringLiteral("INSERT INTO line (match, number, text) VALUES (?, ?, ?)"), rows);
    }

    /// Copies the picture, the review and the lines that were set aside.
    bool copyRest(qint64 from, qint64 id) const
    {
        QSqlQuery picture = from_.ask(QStringLiteral("SELECT image FROM picture WHERE match = ?"), {from});
        if (picture.next()
            && !to_.run(
                QStringLiteral("INSERT OR REPLACE INTO picture (match, image) VALUES (?, ?)"), {id, picture.value(0)}))
            return false;
        QSqlQuery review = from_.ask(QStringLiteral("SELECT text FROM review WHERE match = ?"), {from});
        if (review.next()
            && !to_.run(
                QStringLiteral("INSERT OR REPLACE INTO review (match, text) VALUES (?, ?)"), {id, review.value(0)}))
            return false;
        QSqlQuery aside =
            from_.ask(QStringLiteral("SELECT number, text, moved FROM set_aside WHERE match = ?"), {from});
        while (aside.next())
            if (!to_.run(QStringLiteral("INSERT INTO set_aside (match, number, text, moved) VALUES (?, ?, ?, ?)"),
                    {id, aside.value(0), aside.value(1), aside.value(2)}))
                return false;
        return true;
    }

    const Database& from_;
    const Database& to_;
    const QSet<qint64>& held_;
    bool& whole_;
    QSet<qint64> taken_;
    QHash<QString, QList<qint64>> by_header_;
};

}

bool copy(const Database& from, const Database& to, const QSet<qint64>& held, bool& whole)
{
    return Copier(from, to, held, whole).copy();
}

qint64 renumber(const Database& database, qint64 match)
{
    const qint64 free = database.number(QStringLiteral("SELECT max(id) + 1 FROM match"));
    for (const char* change : {"UPDATE match SET id = ? WHERE id = ?", "UPDATE line SET match = ? WHERE match = ?",
             "UPDATE picture SET match = ? WHERE match = ?", "UPDATE review SET match = ? WHERE match = ?",
             "UPDATE set_aside SET match = ? WHERE match = ?"})
        if (!database.run(QString::fromLatin1(change), {free, match}))
            return 0;
    return free;
}

}
