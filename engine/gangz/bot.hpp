#pragma once

#include "core/bot.hpp"
#include "gangz/actions.hpp"
#include "gangz/view.hpp"

#include <optional>

namespace backroom::gangz {

/// What the seat does; only where it is pending.
Action decide(const View& view, const Mind& mind);

/// Why the boss votes for two pictures.
enum class Reason : std::uint8_t {
    /// Of all that may be intruders they are the least linked with the leader's tattoo.
    least_linked,
    /// The others may be linked no better, but they were in hands since before the deck was shuffled anew (GZ-4.2):
    /// only `candidates` pictures can have come from the deck.
    from_the_deck,
    /// The others show no preference for linked pictures: these two are as good as any.
    guess,
};

/// In percent.
inline constexpr int least_link = 25;

/// How the boss would vote, and why.
struct Advice {
    Action action;
    Reason reason{};
    /// How strongly the two are linked with the leader's tattoo, the lower card first, in percent; `least_link` and
    /// more is a link.
    std::array<int, 2> links{};
    /// The same of the least linked one of the others' pictures that the vote leaves out.
    int next_link = 0;
    /// How many of the others' pictures can be intruders by what everybody has seen.
    int candidates = 0;
    bool operator==(const Advice&) const = default;
};

/// Only while voting: what to play is everybody's own fancy.
std::optional<Advice> advise(const View& view, const Mind& mind);

}
