// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/record.hpp"

#include "app/statistics/player_aliases.hpp"

#include <algorithm>

size_t qHash(const PlayerId& someone, size_t seed)
{
    return qHashMulti(seed, someone.name, someone.level);
}

double Appearance::rank() const
{
    const int others = seats() - 1;
    double beaten = 0;
    for (const CountedSeat& other : match->seats)
        if (&other != &end())
            beaten += other.place > end().place ? 1 : other.place == end().place ? 0.5 : 0;
    return others > 0 ? beaten / others : 0;
}

Record::Record(const std::vector<CountedMatch>& matches, const PlayerAliases& book, const QString& game, bool computers)
{
    for (const CountedMatch& match : matches) {
        if (!game.isEmpty() && match.game != game)
            continue;
        Seated seated;
        for (std::size_t seat = 0; seat < match.seats.size(); ++seat) {
            const int level = match.levels.value(static_cast<int>(seat));
            const PlayerId someone{level > 0 ? QString() : book.playerOf(match.seats[seat].name), level};
            const bool counts = someone.computer() ? computers : !someone.name.isEmpty();
            seated.push_back(counts ? std::optional(someone) : std::nullopt);
            if (counts)
                seats_[someone].push_back({&match, seat});
        }
        seated_.insert(&match, seated);
    }
    QHash<PlayerId, Summary> summaries;
    for (auto someone = seats_.keyBegin(); someone != seats_.keyEnd(); ++someone) {
        players_.push_back(*someone);
        summaries.insert(*someone, summary(*someone));
    }
    std::ranges::sort(players_, [&](const PlayerId& one, const PlayerId& other) {
        const Summary& first = summaries[one];
        const Summary& second = summaries[other];
        if (one.computer() != other.computer())
            return other.computer();
        if (first.won != second.won)
            return first.won > second.won;
        if (first.played != second.played)
            return first.played < second.played;
        return one.level != other.level ? one.level > other.level : one.name.localeAwareCompare(other.name) < 0;
    });
}

const std::vector<Appearance>& Record::of(const PlayerId& someone) const
{
    static const std::vector<Appearance> none;
    const auto found = seats_.constFind(someone);
    return found == seats_.cend() ? none : *found;
}

Summary Record::summary(const PlayerId& someone) const
{
    Summary summary;
    double points = 0;
    double places = 0;
    for (const Appearance& appearance : of(someone)) {
        const CountedSeat& end = appearance.end();
        summary.best = summary.played == 0 ? end.points : std::max(summary.best, end.points);
        ++summary.played;
        summary.won += end.won ? 1 : 0;
        summary.present_streak = end.won ? summary.present_streak + 1 : 0;
        summary.longest_streak = std::max(summary.longest_streak, summary.present_streak);
        points += end.points;
        places += end.place;
        const auto place = static_cast<std::size_t>(std::max(1, end.place));
        if (summary.places.size() < place)
            summary.places.resize(place);
        ++summary.places[place - 1];
    }
    if (summary.played > 0) {
        summary.mean = points / summary.played;
        summary.mean_place = places / summary.played;
    }
    return summary;
}

std::vector<Rivalry> Record::rivalries(const PlayerId& someone) const
{
    std::vector<Rivalry> list;
    for (const Appearance& appearance : of(someone)) {
        const Seated& there = seated(*appearance.match);
        for (std::size_t seat = 0; seat < there.size(); ++seat) {
            if (!there[seat] || *there[seat] == someone)
                continue;
            auto found = std::ranges::find(list, *there[seat], &Rivalry::other);
            if (found == list.end())
                found = list.insert(found, Rivalry{*there[seat]});
            const int own = appearance.end().place;
            const int other = appearance.match->seats[seat].place;
            ++found->together;
            ++(own < other ? found->ahead : own > other ? found->behind : found->level);
        }
    }
    std::ranges::sort(list, [](const Rivalry& one, const Rivalry& other) {
        if (one.together != other.together)
            return one.together > other.together;
        return one.other.name.localeAwareCompare(other.other.name) < 0
            || (one.other.name == other.other.name && one.other.level > other.other.level);
    });
    return list;
}

std::optional<std::vector<Count>> Record::counts(
    const PlayerId& someone, const QString& game, const std::vector<GameFigure>& figures) const
{
    std::optional<std::vector<Count>> joined;
    for (const Appearance& appearance : of(someone)) {
        if (appearance.match->game != game)
            continue;
        if (!joined)
            joined.emplace(figures.size());
        for (std::size_t figure = 0; figure < figures.size(); ++figure)
            (*joined)[figure] = figures[figure].join((*joined)[figure], appearance.end().counts[figure]);
    }
    return joined;
}

bool Record::met(const PlayerId& one, const PlayerId& other) const
{
    return std::ranges::any_of(of(one), [&](const Appearance& appearance) {
        return std::ranges::find(seated(*appearance.match), std::optional(other)) != seated(*appearance.match).end();
    });
}
