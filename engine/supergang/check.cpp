// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/check.hpp"

namespace backroom::supergang {

namespace {

struct RuleOfFrame {
    std::string_view operator()(const Duel&) const { return "SG-8.2"; }
    std::string_view operator()(const Arrest&) const { return "SG-9.5"; }
    std::string_view operator()(const Price&) const { return "SG-5.12"; }
    std::string_view operator()(const Trade&) const { return "SG-10.4"; }
    std::string_view operator()(const Custody&) const { return "SG-10.3"; }
};

struct Answers {
    const Frame& frame;

    template <class Kind>
    bool is() const
    {
        return std::holds_alternative<Kind>(frame);
    }
    bool operator()(const Shoot&) const { return is<Duel>(); }
    bool operator()(const OneOf<GoQuietly, Rebel> auto&) const { return is<Arrest>(); }
    bool operator()(const NamePrice&) const { return is<Price>() && !std::get<Price>(frame).price; }
    bool operator()(const Answer&) const { return is<Trade>() || (is<Price>() && std::get<Price>(frame).price); }
    bool operator()(const OneOf<TakeCustody, Done> auto&) const { return is<Custody>(); }
    bool operator()(const auto&) const { return false; }
};

/// Returns the rule by which a frame asks for this action; empty if the action is not an answer.
struct RuleOfAnswer {
    std::string_view operator()(const Shoot&) const { return "SG-8.2"; }
    std::string_view operator()(const OneOf<GoQuietly, Rebel> auto&) const { return "SG-9.5"; }
    std::string_view operator()(const NamePrice&) const { return "SG-5.12"; }
    std::string_view operator()(const Answer&) const { return "SG-10.4"; }
    std::string_view operator()(const TakeCustody&) const { return "SG-10.3"; }
    std::string_view operator()(const auto&) const { return {}; }
};

/// SG-3.2: refuses actions of another phase.
struct WrongPhase {
    Phase phase;

    Verdict operator()(const OneOf<BuyPolice, Roll> auto&) const
    {
        return phase == Phase::start ? Verdict() : Refusal{refusals::already_rolled, "SG-3.2"};
    }
    Verdict operator()(const OneOf<Collect, Offer, GiveUp> auto&) const
    {
        return phase == Phase::police ? Refusal{refusals::police_first, "SG-3.2"} : Verdict();
    }
    Verdict operator()(const Move& move) const
    {
        if (is_patrol(move.figure) && phase == Phase::police)
            return {};
        if (is_patrol(move.figure) && phase == Phase::gang)
            return Refusal{refusals::police_done, "SG-3.2"};
        return in_gang_phase();
    }
    Verdict operator()(const auto&) const { return in_gang_phase(); }

    Verdict in_gang_phase() const
    {
        if (phase == Phase::start)
            return Refusal{refusals::roll_first, "SG-3.2"};
        if (phase == Phase::police)
            return Refusal{refusals::police_first, "SG-3.2"};
        return {};
    }
};

}

Verdict check(const PublicState& open, Seat seat, const Action& action)
{
    if (open.over)
        return Refusal{backroom::refusals::game_over, {}};
    if (seat != decider(open))
        return Refusal{backroom::refusals::not_your_turn, {}};
    if (open.frames.empty()) {
        if (const std::string_view rule = std::visit(RuleOfAnswer(), action); !rule.empty())
            return Refusal{refusals::nothing_asked, rule};
        if (auto wrong = std::visit(WrongPhase{open.turn.phase}, action))
            return wrong;
    } else if (!std::visit(Answers{open.frames.back()}, action)) {
        return Refusal{refusals::answer_first, std::visit(RuleOfFrame(), open.frames.back())};
    }
    return std::visit(Check{open, seat}, action);
}

Verdict Check::operator()(const BuyPolice&) const
{
    if (open.options.police_player)
        return Refusal{refusals::police_not_for_sale, "SG-10.3", {police_seat(open)}};
    if (open.police_owner != nobody)
        return Refusal{refusals::police_not_for_sale, "SG-9.6", {open.police_owner}};
    if (gang().cash < police_price)
        return Refusal{refusals::too_poor, "SG-9.6", {gang().cash, police_price}};
    return {};
}

Verdict Check::operator()(const Collect&) const
{
    if (open.turn.collected)
        return Refusal{refusals::already_collected, "SG-3.4"};
    return {};
}

Verdict Check::operator()(const TimeUp&) const
{
    if (open.options.clock == 0)
        return Refusal{refusals::no_clock, "SG-3.7"};
    return {};
}

Verdict Check::operator()(const Move& move) const
{
    if (!is_patrol(move.figure) && open.turn.active)
        return Refusal{refusals::finish_first, "SG-3.2", {static_cast<int>(*open.turn.active)}};
    const int number = number_of(open, move.figure);
    if (number == 0)
        return Refusal{refusals::no_die, "SG-3.2", {static_cast<int>(move.figure)}};
    for (const Place place : move.path)
        if (place >= place_count)
            return Refusal{refusals::not_next, "SG-4.1"};
    return check_path(walker_of(open, move.figure), number, move.path);
}

Verdict Check::operator()(const Done& done) const
{
    if (const Custody* custody = top<Custody>(open)) {
        if (done.figure != mover_of_patrol(custody->patrol))
            return Refusal{refusals::other_patrol, "SG-10.3", {custody->patrol}};
        return {};
    }
    const auto& active = open.turn.active;
    if (!active || done.figure != mover_of(*active))
        return Refusal{refusals::not_active, "SG-3.2", {static_cast<int>(done.figure)}};
    if (must_act())
        return Refusal{refusals::must_act, "SG-5.2", {static_cast<int>(*active)}};
    return {};
}

Verdict Check::operator()(const EndTurn&) const
{
    if (open.turn.active)
        return Refusal{refusals::finish_first, "SG-3.2", {static_cast<int>(*open.turn.active)}};
    for (const Character character : all_characters)
        if (can_move(open, mover_of(character)))
            return Refusal{refusals::must_move, "SG-4.1", {static_cast<int>(character)}};
    return {};
}

Verdict Check::operator()(const Rebel& rebel) const
{
    const Arrest& arrest = *top<Arrest>(open);
    const Member leader = member_of(open, arrest.figure);
    Members allowed = members_at(open, seat, figure(open, arrest.figure).place);
    allowed.erase(index_of(leader));
    for (const std::uint8_t member : rebel.with - allowed)
        return Refusal{refusals::cannot_join, "SG-9.5", {member}};
    return {};
}

Verdict Check::operator()(const NamePrice& named) const
{
    if (named.price && (*named.price < 0 || *named.price > most_money))
        return Refusal{refusals::no_such_price, "SG-5.12"};
    return {};
}

Verdict Check::operator()(const Answer& answer) const
{
    if (const Price* price = top<Price>(open); price && answer.accept && gang().cash < *price->price)
        return Refusal{refusals::too_poor, "SG-5.12", {gang().cash, *price->price}};
    return {};
}

Verdict Check::operator()(const Shoot& shot) const
{
    const auto too_far = [](int coordinate) { return coordinate < -farthest_shot || coordinate > farthest_shot; };
    if (too_far(shot.at.x) || too_far(shot.at.y))
        return Refusal{refusals::off_the_stall, "SG-8.4"};
    return {};
}

Verdict Check::operator()(const TakeCustody& take) const
{
    const Refusal elsewhere{
        refusals::not_together, "SG-10.3", {take.figure.seat, static_cast<int>(take.figure.character)}};
    if (take.figure.seat >= open.gang_count())
        return elsewhere;
    const Patrol& patrol = open.patrols[top<Custody>(open)->patrol];
    const Figure& one = figure(open, take.figure);
    if (one.place != patrol.place || (!one.in_play() && one.state != FigureState::clinic))
        return elsewhere;
    if (!may_take(open, patrol, take.figure))
        return Refusal{refusals::not_innocent, "SG-10.3", {take.figure.seat, static_cast<int>(take.figure.character)}};
    return {};
}

Place acting_place(const PublicState& open)
{
    return open.turn.active ? figure(open, {open.turn.seat, *open.turn.active}).place : no_place;
}

bool may_take(const PublicState& open, const Patrol& patrol, FigureId id)
{
    const Figure& one = figure(open, id);
    const bool there = one.in_play() || (one.state == FigureState::clinic && one.years == 0);
    return there && one.place == patrol.place && one.innocent();
}

}
