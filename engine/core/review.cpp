// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/review.hpp"

#include "engine/core/json.hpp"

#include <algorithm>
#include <cmath>

namespace backroom {

namespace {

/// To be increased when the same match would give another review.
constexpr int version = 3;

/// The smallest change of a turning point. Its standard error is at most 0.022 with 1,000 games from each position.
constexpr double least_turn = 0.12;
constexpr std::size_t most_turns = 6;

/// Numbers are stored as multiples of 1/grain.
constexpr double grain = 1000;

int whole(double number)
{
    return static_cast<int>(std::lround(number * grain));
}

double to_number(const Json& value, std::string_view what, double least, double most)
{
    return to_int(value, what, whole(least), whole(most)) / grain;
}

constexpr double most_measured = 1000;

OrderedJson of_decision(const std::optional<JudgedDecision>& decision)
{
    if (!decision)
        return nullptr;
    return {{"position", decision->position}, {"cost", whole(decision->cost)}, {"gain", whole(decision->gain)}};
}

std::optional<JudgedDecision> to_decision(const Json& value, int length)
{
    if (value.is_null())
        return {};
    const ObjectReader read(value, "decision", {"position", "cost", "gain"});
    return JudgedDecision{to_int(read.at("position"), "position", 0, length - 1),
        to_number(read.at("cost"), "cost", -most_measured, most_measured),
        to_number(read.at("gain"), "gain", -most_measured, most_measured)};
}

OrderedJson of_person(const std::optional<SeatReview>& person)
{
    if (!person)
        return nullptr;
    return {{"judged", person->judged}, {"as_boss", person->as_boss}, {"best", of_decision(person->best)},
        {"costliest", of_decision(person->costliest)}, {"luck", whole(person->luck.gained)},
        {"doubt", whole(person->luck.standard_error)}};
}

std::optional<SeatReview> to_person(const Json& value, int length)
{
    if (value.is_null())
        return {};
    const ObjectReader read(value, "person", {"judged", "as_boss", "best", "costliest", "luck", "doubt"});
    SeatReview person;
    person.judged = to_int(read.at("judged"), "judged", 0, length);
    person.as_boss = to_int(read.at("as_boss"), "as_boss", 0, person.judged);
    person.best = to_decision(read.at("best"), length);
    person.costliest = to_decision(read.at("costliest"), length);
    person.luck.gained = to_number(read.at("luck"), "luck", -most_measured, most_measured);
    person.luck.standard_error = to_number(read.at("doubt"), "doubt", 0, most_measured);
    return person;
}

}

std::vector<TurningPoint> turning_points(const MatchReview& review)
{
    std::vector<TurningPoint> all;
    for (std::size_t at = 0; at + 1 < review.chances.size(); ++at) {
        TurningPoint most{static_cast<int>(at)};
        for (const Seat seat : SeatSet::first(review.seats)) {
            const double before = review.chances[at][seat];
            const double after = review.chances[at + 1][seat];
            if (std::abs(after - before) > std::abs(most.after - most.before))
                most = {static_cast<int>(at), seat, before, after};
        }
        if (std::abs(most.after - most.before) >= least_turn)
            all.push_back(most);
    }
    std::ranges::stable_sort(
        all, std::ranges::greater{}, [](const TurningPoint& turn) { return std::abs(turn.after - turn.before); });
    all.resize(std::min(all.size(), most_turns));
    std::ranges::sort(all, {}, &TurningPoint::position);
    return all;
}

std::string text_of_review(const MatchReview& review, std::string_view match)
{
    OrderedJson chances = OrderedJson::array();
    for (const WinChances& at : review.chances)
        for (const Seat seat : SeatSet::first(review.seats))
            chances.push_back(whole(at[seat]));
    OrderedJson persons = OrderedJson::array();
    for (const Seat seat : SeatSet::first(review.seats))
        persons.push_back(of_person(review.persons[seat]));
    return to_line({{"version", version}, {"match", match}, {"chances", chances}, {"persons", persons}});
}

std::optional<MatchReview> review_of_text(std::string_view text, std::string_view match, int seats, int length)
{
    try {
        const Json json = parse_json(text);
        const ObjectReader read(json, "review", {"version", "match", "chances", "persons"});
        if (to_int(read.at("version"), "version", version, version) != version
            || to_text(read.at("match"), "match") != match)
            return {};
        MatchReview review{seats, {}, {}};
        const auto& chances = to_list(read.at("chances"), "chances");
        const auto& persons = to_list(read.at("persons"), "persons");
        if (chances.size() != static_cast<std::size_t>((length + 1) * seats)
            || persons.size() != static_cast<std::size_t>(seats))
            return {};
        for (std::size_t at = 0; at < chances.size(); ++at) {
            if (at % static_cast<std::size_t>(seats) == 0)
                review.chances.emplace_back();
            review.chances.back()[at % static_cast<std::size_t>(seats)] = to_number(chances[at], "chance", 0, 1);
        }
        for (const Seat seat : SeatSet::first(seats))
            review.persons[seat] = to_person(persons[seat], length);
        return review;
    } catch (const InputError&) {
        return {};
    }
}

}
