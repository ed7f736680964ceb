#pragma once

#include "gang_of_dice/bot_many_dice.hpp"

#include <functional>
#include <memory>
#include <stop_token>

namespace backroom::gang_of_dice {

/// How likely a turn under a warning card ends valid with at least some total, by the number of dice: exact up to 12
/// dice, beyond that what can surely be reached.
class Reach {
public:
    /// Made once for each card of the decks. Null when it was to stop.
    static std::shared_ptr<const Reach> of(const Warning& warning, const std::stop_token& stop);
    /// Asked now and then, with how many steps were done since the last time.
    using GoesOn = std::function<bool(std::size_t steps)>;
    /// Anew; null as soon as it does not go on.
    static std::shared_ptr<const Reach> work_out(const Warning& warning, const GoesOn& goes_on);

    /// `dice` is 1 to 36; a total below 1 asks for any valid result.
    double chance(int dice, int total) const
    {
        const auto at = static_cast<std::size_t>(std::clamp(total, 0, most_total + 1));
        return chances_[static_cast<std::size_t>(dice)][at];
    }
    const ManyDice& many() const { return many_; }

private:
    using Chances = std::array<double, most_total + 2>;

    explicit Reach(const Warning& warning);
    /// Of a number of dice that a TurnPlan can take; false when it does not go on.
    bool fill(const Warning& warning, int dice, const GoesOn& goes_on);

    ManyDice many_;
    std::array<Chances, die_count + 1> chances_{};
};

}
