// What is written to the file, and what waits for room in it.
#include "storage/game_store.hpp"

#include <QVariant>

bool GameStore::write(const std::function<bool()>& work)
{
    if (!readable())
        return false;
    std::vector<Caught> caught;
    if (!database_.together([&] { return catchUp(caught) && work(); })) {
        for (const Caught& one : caught)
            if (one.number != one.match)
                locks_.release(one.number);
        become(Trouble::stuck);
        return false;
    }
    settle(caught);
    become(Trouble::none);
    return true;
}

bool GameStore::catchUp(std::vector<Caught>& caught)
{
    for (auto held = holds_.cbegin(); held != holds_.cend(); ++held) {
        if (held->waiting.empty())
            continue;
        Caught one{held.key(), held.key()};
        if (held->unbegun && (!insert(*held->unbegun, one.number) || !locks_.take(one.number)))
            return false;
        caught.push_back(one);
        const qint64 there =
            database_.number(QStringLiteral("SELECT count(*) FROM line WHERE match = ?"), {one.number});
        if (there < 0)
            return false;
        caught.back().overtaken = there != held->lines;
        if (caught.back().overtaken)
            continue;
        QStringList lines;
        for (const Line& line : held->waiting)
            lines += line.text;
        if (!insertLines(one.number, held->lines, lines)
            || !database_.run(QStringLiteral("UPDATE match SET changed = ?, over = ? WHERE id = ?"),
                {QDateTime::currentSecsSinceEpoch(), held->waiting.back().over ? 1 : 0, one.number}))
            return false;
    }
    return true;
}

void GameStore::settle(const std::vector<Caught>& caught)
{
    for (const Caught& one : caught) {
        Hold held = holds_.take(one.match);
        if (one.number != one.match)
            numbers_.insert(one.match, one.number);
        held.lines += one.overtaken ? 0 : static_cast<qint64>(held.waiting.size());
        held.overtaken = one.overtaken;
        held.waiting.clear();
        held.unbegun.reset();
        if (held.holders > 0)
            holds_.insert(one.number, held);
        else
            locks_.release(one.number);
        if (one.overtaken && overtaken_)
            overtaken_(one.number);
    }
}

bool GameStore::retry()
{
    return trouble_ == Trouble::none || write([] { return true; });
}

bool GameStore::insertLines(qint64 match, qint64 from, const QStringList& lines)
{
    QList<QVariantList> rows;
    rows.reserve(lines.size());
    for (const QString& line : lines)
        rows += QVariantList{match, from++, line};
    return database_.runEach(QStringLiteral("INSERT INTO line (match, number, text) VALUES (?, ?, ?)"), rows);
}
