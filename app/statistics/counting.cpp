// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/counting.hpp"

#include "app/storage/finished_matches.hpp"

#include <QCryptographicHash>
#include <QSet>

#include <utility>

namespace {

/// How often progress is reported.
constexpr int matches_a_step = 16;

QByteArray fingerprint_of(const std::vector<std::string>& journal)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const std::string& line : journal) {
        hash.addData(QByteArrayView(line.data(), static_cast<qsizetype>(line.size())));
        hash.addData(QByteArrayView("\n"));
    }
    return hash.result();
}

CountedMatch count(const FinishedMatches& kept, const FinishedMatches::Listed& listed, const Counting::Counter& counter)
{
    const std::vector<std::string> journal = kept.journal(listed.id);
    CountedMatch match{listed.id, listed.game, listed.changed, listed.marks, listed.levels, listed.last_line,
        fingerprint_of(journal), {}};
    if (auto seats = counter(journal))
        match.seats = *std::move(seats);
    return match;
}

}

Counting::Counting(QHash<QString, Counter> counters, QObject* parent)
    : QObject(parent)
    , counters_(std::move(counters))
{
}

Counting::~Counting()
{
    stop();
}

void Counting::begin(const QString& file)
{
    stop();
    busy_ = true;
    worker_ = std::jthread(
        [this, number = number_, file, counters = counters_, known = known_](const std::stop_token& stop) mutable {
            Known fresh;
            QList<qint64> order;
            const auto here = [&](auto&& then) {
                QMetaObject::invokeMethod(
                    this,
                    [this, number, then] {
                        if (number == number_)
                            then();
                    },
                    Qt::QueuedConnection);
            };
            const FinishedMatches kept(file);
            const QList<FinishedMatches::Listed> list = kept.list();
            int done = 0;
            for (const FinishedMatches::Listed& listed : list) {
                if (stop.stop_requested())
                    return;
                if (done++ % matches_a_step == 0)
                    here([this, done, of = static_cast<int>(list.size())] { emit progressed(done - 1, of); });
                const auto counter = counters.constFind(listed.game);
                if (counter == counters.cend())
                    continue;
                const auto before = known.find(listed.id);
                const bool same = before != known.end() && before->second.last_line == listed.last_line
                    && before->second.when == listed.changed;
                fresh.insert_or_assign(listed.id, same ? std::move(before->second) : count(kept, listed, *counter));
                order += listed.id;
            }
            here([this, fresh = std::move(fresh), order] { take(fresh, order); });
        });
}

void Counting::stop()
{
    ++number_;
    busy_ = false;
    // The destructor of std::jthread requests a stop and joins the thread.
    worker_ = {};
}

void Counting::take(Known known, const QList<qint64>& order)
{
    known_ = std::move(known);
    matches_.clear();
    QSet<QByteArray> taken;
    for (const qint64 id : order) {
        const CountedMatch& match = known_.at(id);
        if (match.seats.empty() || taken.contains(match.fingerprint))
            continue;
        taken.insert(match.fingerprint);
        matches_.push_back(match);
    }
    busy_ = false;
    emit counted();
}
