// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Validation of the events that another machine sends (core/untrusted.hpp).
#include "engine/core/demand.hpp"
#include "engine/supergang/lookup.hpp"
#include "engine/supergang/rules.hpp"

#include <algorithm>

namespace backroom::supergang {

namespace {

template <class Kind>
const Kind* first(const Events& events)
{
    for (const Event& event : events)
        if (const auto* found = std::get_if<Kind>(&event))
            return found;
    return nullptr;
}

/// Returns the attackers except the leader.
Members companions(const PublicState& open, const Duel& duel)
{
    Members with;
    for (const Target& target : duel.attack)
        if (target.kind == TargetKind::gangster) {
            demand(target.figure.seat < max_gangs, "somebody fights who is not there");
            with.insert(index_of(member_of(open, target.figure)));
        }
    with.erase(index_of(duel.leader));
    return with;
}

Action beginning(const PublicState& open, const Duel& duel)
{
    const Members with = companions(open, duel);
    if (duel.kind == DuelKind::stick_up)
        return StickUp{duel.leader, duel.prize, with, duel.second};
    if (duel.against_cops())
        return AttackPatrol{duel.leader, with, duel.patrol};
    Figures targets;
    for (const Target& target : duel.defence)
        if (target.kind == TargetKind::gangster) {
            demand(target.figure.seat < max_gangs, "somebody fights who is not there");
            targets.insert(index_of(target.figure));
        }
    return Kill{duel.leader, with, targets};
}

/// Returns the action that the events show, if no question is open.
struct ActionOf {
    const PublicState& open;
    const Events& events;

    using Maybe = std::optional<Action>;

    Maybe operator()(const PoliceBought&) const { return BuyPolice(); }
    Maybe operator()(const Collected&) const { return first<TurnEnded>(events) ? Maybe(EndTurn()) : Maybe(Collect()); }
    Maybe operator()(const Rolled&) const { return Roll(); }
    Maybe operator()(const Moved& moved) const { return Move{moved.figure, moved.path}; }
    Maybe operator()(const Closed& closed) const { return Done{mover_of(closed.figure)}; }
    Maybe operator()(const CowardAttacked& attacked) const { return Coward{member_of(open, attacked.figure)}; }
    Maybe operator()(const Racketed& racketed) const { return Racket{member_of(open, racketed.figure)}; }
    Maybe operator()(const Bought& bought) const { return BuyShop{member_of(open, bought.figure)}; }
    Maybe operator()(const PriceAsked& asked) const { return Recruit{asked.question.figure, asked.question.who}; }
    Maybe operator()(const Recruited& recruited) const { return Recruit{recruited.by, recruited.figure.character}; }
    Maybe operator()(const PawnsBought& bought) const { return BuyPawns{bought.pawns}; }
    Maybe operator()(const PawnPlaced& placed) const { return PlacePawn{placed.section}; }
    Maybe operator()(const TokenRemoved& removed) const { return RemoveToken{removed.shop}; }
    Maybe operator()(const Vamped& vamped) const { return Vamp{vamped.man}; }
    Maybe operator()(const DuelBegan& began) const { return beginning(open, began.duel); }
    Maybe operator()(const Offered& offered) const
    {
        return Offer{offered.trade.to, offered.trade.give, offered.trade.take};
    }
    Maybe operator()(const ClockRanDown&) const { return TimeUp(); }
    Maybe operator()(const TurnEnded&) const { return EndTurn(); }
    Maybe operator()(const Eliminated&) const { return GiveUp(); }
    Maybe operator()(const auto&) const { return {}; }
};

/// Returns the answer to an open question that the events show.
struct Answered {
    const PublicState& open;
    const Events& events;

    /// The point aimed at is found by `shot`.
    Action operator()(const Duel&) const { return Shoot(); }
    Action operator()(const Arrest&) const
    {
        if (const auto* began = first<DuelBegan>(events))
            return Rebel{companions(open, began->duel)};
        return GoQuietly();
    }
    Action operator()(const Price&) const
    {
        if (const auto* named = first<PriceNamed>(events))
            return NamePrice{named->price};
        return Answer{first<Refused>(events) == nullptr};
    }
    Action operator()(const Trade&) const { return Answer{first<Traded>(events) != nullptr}; }
    Action operator()(const Custody& custody) const
    {
        if (const auto* arrested = first<Arrested>(events))
            return TakeCustody{arrested->figure};
        return Done{mover_of_patrol(custody.patrol)};
    }
};

Action action_of(const PublicState& open, const Events& events)
{
    if (!open.frames.empty())
        return std::visit(Answered{open, events}, open.frames.back());
    for (const Event& event : events)
        if (const auto action = std::visit(ActionOf{open, events}, event))
            return *action;
    throw CannotBe("nobody does that");
}

/// Collects the dice thrown, except throws that ended in a tie, which are followed by another throw.
class Throws {
public:
    explicit Throws(const Events& events)
    {
        for (std::size_t at = 0; at < events.size(); ++at) {
            const auto* rolled = std::get_if<DuelRolled>(&events[at]);
            if (rolled && at + 1 < events.size() && std::holds_alternative<DuelRolled>(events[at + 1])) {
                demand_tie(*rolled, first<DuelBegan>(events));
                continue;
            }
            std::visit(*this, events[at]);
            without_ties.push_back(events[at]);
        }
        std::ranges::reverse(faces);
    }

    Events without_ties;
    SetFaces faces;

    void operator()(const Rolled& rolled)
    {
        for (const std::uint8_t face : rolled.dice)
            if (face != 0)
                add(face);
    }
    void operator()(const DuelRolled& rolled)
    {
        for (const std::uint8_t face : rolled.attack)
            add(face);
        for (const std::uint8_t face : rolled.defence)
            add(face);
    }
    void operator()(const Dart& dart)
    {
        if (dart.face != 0)
            add(dart.face);
    }
    void operator()(const auto&) const { }

private:
    void add(std::uint8_t face)
    {
        demand(face >= 1 && face <= 6 && static_cast<int>(faces.size()) < most_set_faces,
            "a die shows no face, or there are too many");
        faces.push_back(face);
    }
    static int sum(const Targets& targets, const auto& dice)
    {
        demand(targets.size() == dice.size(), "a tie is none");
        int total = 0;
        for (std::size_t at = 0; at < targets.size(); ++at) {
            demand(dice[at] >= 1 && dice[at] <= 6, "a tie is none");
            total += dice[at] + bonus_of(targets[at]);
        }
        return total;
    }
    static void demand_tie(const DuelRolled& rolled, const DuelBegan* began)
    {
        demand(began && sum(began->duel.attack, rolled.attack) == sum(began->duel.defence, rolled.defence),
            "a tie is none");
    }
};

Events done(State state, const Action& action)
{
    const Seat seat = decider(state);
    demand(!check(state, seat, action), "that is against the rules");
    Events events;
    apply(state, seat, action, events);
    return events;
}

/// Finds the point aimed at from which the generator of `state` scatters the dart to where it hit. Beyond
/// `farthest_shot` a dart hits nobody, so the point does not matter.
Events shot(const State& state, const Events& events)
{
    const auto* dart = std::get_if<Dart>(&events[0]);
    demand(dart && dart->at, "a dart flies nowhere");
    const Point centre = *std::get<Dart>(done(state, Shoot())[0]).at;
    const auto aimed = [](int at, int by) { return std::clamp(at - by, -farthest_shot, farthest_shot); };
    const Point aim{aimed(dart->at->x, centre.x), aimed(dart->at->y, centre.y)};
    Events due = done(state, Shoot{aim});
    std::get<Dart>(due[0]).at = dart->at;
    return due;
}

}

void demand_fits(const View& view, const Events& events)
{
    demand(!events.empty() && !view.open.over, "nothing happened, or after the end");
    Throws throws(events);
    State state;
    static_cast<PublicState&>(state) = view.open;
    state.faces = throws.faces;
    const Action action = action_of(view.open, events);
    const Events due = std::holds_alternative<Shoot>(action) ? shot(state, events) : done(state, action);
    demand(due == throws.without_ties, "something else follows from that");
}

}
