// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gangz/table.hpp"
#include "engine/core/random.hpp"
#include "engine/gangz/protocol/position.hpp"
#include "matches.hpp"
#include "models.hpp"

namespace test::gangz {

using namespace backroom;
using namespace backroom::gangz;
using namespace gangz_table;

inline Setup<Gangz> setup(int seats, std::uint64_t seed = 1)
{
    return setup_of<Gangz>(seats, seed);
}

/// The hands are consecutive cards: 0 to 5, 10 to 15, …; the leaders are 100, 101 and 102; the deck begins with the
/// intruders of the first round, 200 and 201.
inline Position usual(int seats)
{
    Position position;
    for (int seat = 0; seat < seats; ++seat)
        position.hands.push_back(
            std::vector{10 * seat, 10 * seat + 1, 10 * seat + 2, 10 * seat + 3, 10 * seat + 4, 10 * seat + 5});
    position.leaders = {100, 101, 102};
    position.deck.emplace({200, 201});
    for (int card = 110; card < 190; ++card)
        position.deck->push_back(card);
    return position;
}

inline Match<Gangz> match(const Position& position, int seats)
{
    return match_at<Gangz>(position, seats);
}

inline std::unique_ptr<GangzTable> table_of(House& house, Match<Gangz> of)
{
    return seated<GangzTable>(house, std::move(of));
}

/// Returns a match in which all seats have sent in these cards.
inline Match<Gangz> voting(const std::vector<Cards>& sent, Position position)
{
    Match<Gangz> made = match(position, static_cast<int>(sent.size()));
    for (std::size_t seat = 0; seat < sent.size(); ++seat)
        if (made.act(static_cast<Seat>(seat), Play{sent[seat]}))
            throw std::logic_error("this choice cannot be");
    return made;
}
inline Match<Gangz> voting(const std::vector<Cards>& sent)
{
    return voting(sent, usual(static_cast<int>(sent.size())));
}

/// Returns a table at which the first of three seats chooses cards.
inline std::unique_ptr<GangzTable> choosing(House& house, const Position& position = usual(3))
{
    auto table = table_of(house, match(position, 3));
    table->openCurtain();
    return table;
}
/// Returns a table at which the first of three seats aims its pawns.
inline std::unique_ptr<GangzTable> pointing(House& house)
{
    auto table = table_of(house, voting({{0, 1}, {10}, {20, 21}}));
    table->openCurtain();
    return table;
}

/// X1 of the rules: red, green, blue and orange are the seats 0 to 3.
inline const std::vector<Cards> x1_played{{0, 1}, {10}, {20}, {30, 31, 32}};
/// Red finds one intruder, green both, blue one and orange one. The other votes are for one card of blue and two of
/// orange.
inline const std::vector<Pawns> x1_votes{{200, 30}, {200, 201}, {201, 31}, {200, 20}};

/// The public events of the vote that reveals a round, and the public state before it.
struct Shown {
    std::vector<Event> events;
    PublicState before;
    State after;
};

inline Shown shown(const Match<Gangz>& of, const std::vector<Pawns>& votes)
{
    Shown list;
    State state = of.state();
    for (std::size_t seat = 0; seat < votes.size(); ++seat) {
        list.before = public_state(state);
        Events events;
        apply(state, static_cast<Seat>(seat), Vote{votes[seat]}, events);
        list.events.clear();
        for (const Event& event : events)
            list.events.push_back(redact(event, nobody));
    }
    list.after = state;
    return list;
}

/// Plays through the same calls as the window.
class Driver : public DriverOf<GangzTable> {
public:
    enum Way { Drag, Click };

    using DriverOf::DriverOf;

    const State& state() const { return match_of(table_).state(); }
    void settle() { table_.director()->finish(); }
    void open()
    {
        if (table_.curtainClosed())
            table_.openCurtain();
    }

    const CardItem& card(int key) const
    {
        const CardItem* found = table_.cards()->find(key);
        if (found == nullptr)
            throw std::logic_error("no such card on the table: " + std::to_string(key));
        return *found;
    }
    /// Returns a pawn of the seat at the screen.
    const PawnItem& pawn(int which) const
    {
        for (const PawnItem& item : table_.pawns()->items())
            if (item.usable && item.pawn == which)
                return item;
        throw std::logic_error("no such pawn: " + std::to_string(which));
    }
    bool inSlot(int which) const { return table_.layout()->pawnSlots().at(which).contains(pawn(which).place.center()); }
    bool lies(int which, int key) const { return card(key).place.contains(pawn(which).place.center()); }
    /// Returns the chosen cards of the hand, or the cards of the wall under a pawn.
    std::vector<int> chosen() const
    {
        std::vector<int> list;
        for (const CardItem& item : table_.cards()->items())
            if (item.chosen)
                list.push_back(item.key);
        std::ranges::sort(list);
        return list;
    }

    QPointF up() const { return table_.layout()->leader().center(); }
    QPointF down() const { return table_.layout()->rail().center(); }
    QPointF nowhere() const { return table_.layout()->panel().center(); }

    void drag(GangzTable::Piece kind, int id, QPointF to)
    {
        table_.hold(kind, id);
        table_.hover(to);
        table_.release();
    }
    void dragCard(int key, QPointF to) { drag(GangzTable::HandCard, key, to); }
    void dragPawn(int which, int key) { drag(GangzTable::Pawn, which, card(key).place.center()); }
    void clickHand(int key) { table_.tap(GangzTable::HandCard, key, card(key).place.center()); }
    void clickWall(int key) { table_.tap(GangzTable::WallCard, key, card(key).place.center()); }
    void clickPawn(int which) { table_.tap(GangzTable::Pawn, which, pawn(which).place.center()); }

    void play(Way way, const Action& action)
    {
        open();
        if (const auto* sent = std::get_if<Play>(&action)) {
            for (const Card card : sent->cards)
                way == Drag ? dragCard(card, up()) : clickHand(card);
            table_.confirm();
        } else if (const auto* vote = std::get_if<Vote>(&action)) {
            int which = 0;
            for (const Card card : {vote->pawns.first, vote->pawns.second})
                way == Drag ? dragPawn(which++, card) : clickWall(card);
            table_.confirm();
        } else {
            table_.swapHand();
            table_.swapHand();
        }
    }
    void done(const Action& action, Way way = Click)
    {
        play(way, action);
        settle();
    }
    void vote(int one, int other) { done(Vote{{static_cast<Card>(one), static_cast<Card>(other)}}); }
    void random(Random& numbers)
    {
        const Seat seat = *match_of(table_).pending().begin();
        done(random_action(state(), seat, numbers));
    }
};

}
