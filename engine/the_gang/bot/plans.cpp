// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/bot/plans.hpp"

#include "engine/the_gang/capture.hpp"

namespace backroom::the_gang {

namespace {

/// Tries every card that can come next, and every card after it.
class Planner {
public:
    Planner(int cities, Gangster gangster, Special special, Random& random)
        : cities_(cities)
        , gangster_(gangster)
        , special_(special)
        , random_(random)
    {
    }

    Plan plan(const Rows& rows, const Turn& turn)
    {
        for_each_card(rows, turn, [&](const Play& first) {
            Rows after = rows;
            Turn then = turn;
            const Gangsters captured = play(after, then, first);
            if (then.gangster_placed && then.special_played) {
                weigh({first, {}, captured, captured});
                return;
            }
            for_each_card(after, then, [&](const Play& second) {
                Rows end = after;
                Turn last = then;
                weigh({first, second, captured | play(end, last, second), captured});
            });
        });
        return best_;
    }

private:
    template <class Visit>
    void for_each_card(const Rows& rows, const Turn& turn, Visit visit)
    {
        for (int number = 0; number < cities_; ++number) {
            const City city = static_cast<City>(number);
            if (turn.begun() && city != turn.city)
                continue;
            if (!turn.gangster_placed)
                visit(Play{city, gangster_});
            if (!turn.special_played)
                for_each_special(rows, city, visit);
        }
    }

    template <class Visit>
    void for_each_special(const Rows& rows, City city, Visit visit)
    {
        Play card{city, 0, special_};
        if (special_ == Special::lookout) {
            visit(card);
            card.end = End::right;
            visit(card);
            return;
        }
        bool called = false;
        for (const City from : all_cities) {
            if ((from == city) != (special_ == Special::spy))
                continue;
            for (const Gangster on : rows[static_cast<std::size_t>(from)]) {
                card.on = on;
                visit(card);
                called = true;
            }
        }
        if (!called && special_ == Special::boss_calls)
            visit(card);
    }

    void weigh(Plan plan)
    {
        plan.revolvers = revolvers(plan.captured);
        if (plan.revolvers < best_.revolvers)
            return;
        equals_ = plan.revolvers > best_.revolvers ? 1 : equals_ + 1;
        if (equals_ == 1 || random_.below(equals_) == 0)
            best_ = plan;
    }

    int cities_;
    Gangster gangster_;
    Special special_;
    Random& random_;
    Plan best_;
    std::uint32_t equals_ = 0;
};

}

Gangsters play(Rows& rows, Turn& turn, const Play& card)
{
    Gangsters& row = rows[static_cast<std::size_t>(card.city)];
    turn.city = card.city;
    Gangster played = card.placed;
    if (card.placed != 0) {
        turn.gangster_placed = true;
        row.insert(card.placed);
    } else {
        turn.special_played = true;
        if (card.special == Special::lookout) {
            turn.lookout = card.end;
            const Gangsters gang = captured_by_lookout(row, card.end);
            row -= gang;
            return gang;
        }
        played = card.on;
        if (played == 0)
            return {};
        if (card.special == Special::spy) {
            turn.spied = played;
        } else {
            for (Gangsters& other : rows)
                other -= Gangsters{played};
            row.insert(played);
        }
    }
    const Gangs gangs = captured_by_gangster(row, played, turn);
    const Gangsters captured = gangs.left | gangs.right;
    row -= captured;
    return captured;
}

Action as_action(const Play& card)
{
    if (card.placed != 0)
        return PlaceGangster{card.city};
    if (card.special == Special::lookout)
        return PlayLookout{card.city, card.end};
    if (card.special == Special::spy)
        return PlaySpy{card.city, card.on};
    return PlayBossCalls{card.city, card.on};
}

Play as_play(const Action& action, Gangster gangster)
{
    if (const auto* place = std::get_if<PlaceGangster>(&action))
        return {place->city, gangster};
    if (const auto* lookout = std::get_if<PlayLookout>(&action))
        return {lookout->city, 0, Special::lookout, lookout->end};
    if (const auto* spy = std::get_if<PlaySpy>(&action))
        return {spy->city, 0, Special::spy, {}, spy->on};
    const auto& call = std::get<PlayBossCalls>(action);
    return {call.city, 0, Special::boss_calls, {}, call.gangster};
}

Plan best_plan(const Rows& rows, int cities, const Turn& turn, Gangster gangster, Special special, Random& random)
{
    return Planner(cities, gangster, special, random).plan(rows, turn);
}

int ticket_gain(const Rows& rows, Gangster gangster, City city)
{
    Gangsters row = rows[static_cast<std::size_t>(city)];
    row.insert(gangster);
    const Gangs gangs = captured_by_gangster(row, gangster, {});
    return revolvers(gangs.left) + revolvers(gangs.right);
}

}
