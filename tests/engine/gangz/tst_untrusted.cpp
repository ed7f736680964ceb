// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/protocol/codec.hpp"

#include "cases.hpp"
#include "suites.hpp"
#include "untrusted_suite.hpp"

using namespace test;
using Suite = UntrustedSuite<GangzCases>;

namespace {

State played_out()
{
    State state = deal({10}, 3, 1);
    Random random(1);
    Events events;
    play_randomly<Gangz>(state, events, random);
    return state;
}

/// Returns a view in which all cards of seat 1 are of a stock that is not on the wall.
View strange_wall()
{
    View seen = view(Table(deal({}, 3, 1)).all_play({1, 1, 1}).state, 0);
    Memory memory;
    memory.draw(0, hand_size, 0);
    memory.draw(2, hand_size, 0);
    memory.lay_intruders(0);
    const CardSet known = seen_cards(seen);
    Deck stock;
    for (int card = 0; stock.size() < 20; ++card)
        if (!known.test(static_cast<std::size_t>(card)))
            stock.push_back(static_cast<Card>(card));
    memory.reshuffle(stock);
    memory.draw(1, hand_size, 0);
    seen.open.memory = memory;
    seen.open.deck = 14;
    return seen;
}

/// Exchanges the cards played by two seats.
template <Seat One, Seat Other>
void exchange_owners(const View&, std::vector<Event>& events)
{
    for (Event& event : events)
        if (auto* unmasked = std::get_if<Unmasked>(&event))
            std::swap(unmasked->played[One], unmasked->played[Other]);
}

void exchange_intruder(const View&, std::vector<Event>& events)
{
    for (Event& event : events)
        if (auto* unmasked = std::get_if<Unmasked>(&event)) {
            const Card card = unmasked->played[1][0];
            unmasked->played[1].erase(card);
            unmasked->played[1].insert(unmasked->intruders[0]);
            unmasked->intruders[0] = card;
        }
}

std::set<std::string> bent_events()
{
    std::set<std::string> met;
    met.merge(Suite::refusals<Unmasked>(24, exchange_owners<1, 2>));
    met.merge(Suite::refusals<Unmasked>(24, exchange_owners<0, 1>));
    met.merge(Suite::refusals<Unmasked>(24, exchange_intruder));
    met.merge(Suite::refusals<Reshuffled>(6, [](const View&, std::vector<Event>& events) {
        std::erase_if(events, [](const Event& event) { return std::holds_alternative<Reshuffled>(event); });
    }));
    met.merge(
        Suite::refusals<Discarded>(2, [](const View&, std::vector<Event>& events) { events.back() = GameOver(); }));
    met.merge(Suite::refusals<LeaderMoved>(2, [](const View&, std::vector<Event>& events) {
        auto& moved = std::get<LeaderMoved>(events.back());
        moved.revealed = moved.leader;
    }));
    return met;
}

/// Returns the reasons that random mutations find too rarely.
std::set<std::string> bent_by_hand()
{
    std::set<std::string> met = bent_events();
    met.insert(Suite::refusal(strange_wall()));
    View bent = view(played_out(), 0);
    bent.open.options.target = 20;
    met.insert(Suite::refusal(bent));
    bent = view(played_out(), 0);
    const CardSet known = seen_cards(bent);
    for (int card = 0; bent.open.story.last.wall == bent.open.wall; ++card)
        if (!known.test(static_cast<std::size_t>(card)))
            bent.open.story.last.wall.push_back(static_cast<Card>(card));
    met.insert(Suite::refusal(bent));
    bent = view(deal({}, 3, 1), 0);
    for (int times = 0; times < 3; ++times) {
        bent.open.memory.lay_aside(1);
        bent.open.memory.draw(1, hand_size, 0);
    }
    bent.open.places[1].aside = 3 * hand_size;
    met.insert(Suite::refusal(bent));
    return met;
}

}

class GangzUntrusted : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void truthIsBelieved() { Suite::truthIsBelieved(40); }
    void whatIsBentDoesNoHarm() { Suite::whatIsBentDoesNoHarm(16, 3, 8, bent_by_hand()); }
};

BACKROOM_SUITE(GangzUntrusted)
#include "tst_untrusted.moc"
