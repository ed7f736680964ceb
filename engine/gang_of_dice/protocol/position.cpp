// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/protocol/position.hpp"

#include "engine/core/arrangement.hpp"
#include "engine/gang_of_dice/deal.hpp"

namespace backroom::gang_of_dice {

namespace {

class Arrangement : ArrangementOf<State, Position> {
public:
    using ArrangementOf::ArrangementOf;

    State make()
    {
        read_round();
        read_middle();
        read_wealth();
        read_rolls();
        deal_cards();
        read_start();
        return state_;
    }

private:
    void read_round()
    {
        const int round = position_.round.value_or(1);
        if (round < 1 || round > round_count)
            throw CannotBe("round " + text(round) + " is not from 1 to " + text(round_count));
        state_.round = static_cast<std::uint8_t>(round);
    }

    void read_middle()
    {
        const int added = added_in_round(state_.round);
        const int middle = position_.middle.value_or(added);
        if (middle < added || middle > wealth_in_game(state_.seats))
            throw CannotBe(text(middle) + " dice in the middle of round " + text(state_.round) + ": at least "
                + text(added) + ", at most all of the game");
        state_.middle = static_cast<std::uint8_t>(middle);
        state_.tokens_in_middle = static_cast<std::uint8_t>(added);
    }

    void read_wealth()
    {
        const std::size_t named = position_.wealth.size();
        if (named > seats())
            throw CannotBe("the wealth of " + text(named) + " for " + text(seats()) + " seats");
        const int all = wealth_in_game(state_.seats);
        int left = all - state_.middle - to_come_after(state_.round);
        for (std::size_t seat = 0; seat < named; ++seat) {
            const int wealth = position_.wealth[seat];
            if (wealth < 0 || wealth > all)
                throw CannotBe("a wealth of " + text(wealth) + " dice is not from 0 to " + text(all));
            set_wealth(seat, wealth);
            left -= wealth;
        }
        const auto others = static_cast<int>(seats() - named);
        if (left < 0 || (others == 0 && left != 0))
            throw CannotBe(
                "wealth, middle and tokens to come make " + text(all - left) + " dice instead of " + text(all));
        for (std::size_t seat = named; seat < seats(); ++seat) {
            const auto later = static_cast<int>(seats() - seat);
            const int share = (left + later - 1) / later;
            set_wealth(seat, share);
            left -= share;
        }
        if (state_.seats - state_.out.size() < 2)
            throw CannotBe("fewer than two players have dice: the game is over");
    }

    void set_wealth(std::size_t seat, int wealth)
    {
        state_.wealth[seat] = static_cast<std::uint8_t>(wealth);
        if (wealth == 0)
            state_.out.insert(static_cast<Seat>(seat));
    }

    void read_rolls()
    {
        if (position_.rolls.size() > most_set_rolls)
            throw CannotBe(text(position_.rolls.size()) + " rolls: at most " + text(most_set_rolls) + " can be set");
        for (auto roll = position_.rolls.rbegin(); roll != position_.rolls.rend(); ++roll) {
            if (*roll < 0 || *roll >= face_count)
                throw CannotBe("a die shows 0 for the boss or 1 to 5, not " + text(*roll));
            state_.set_rolls.push_back(static_cast<Face>(*roll));
        }
    }

    void deal_cards()
    {
        NamedWarnings named;
        if (position_.warnings.size() > named.size() - (state_.round - 1u))
            throw CannotBe(text(position_.warnings.size()) + " warnings from round " + text(state_.round)
                + " on: there are " + text(round_count) + " rounds");
        std::copy(position_.warnings.begin(), position_.warnings.end(), named.begin() + (state_.round - 1));
        state_.warnings = deal_warnings(named, state_.random);
    }

    void read_start()
    {
        if (position_.start) {
            const int start = *position_.start;
            if (start < 0 || start >= state_.seats)
                throw CannotBe("there is no seat " + text(start) + " to start");
            if (state_.out.contains(static_cast<Seat>(start)))
                throw CannotBe("seat " + text(start) + " has no dice and cannot start");
            state_.start = static_cast<Seat>(start);
        } else {
            do
                state_.start = static_cast<Seat>(state_.random.below(state_.seats));
            while (state_.out.contains(state_.start));
        }
        state_.playing = state_.start;
    }
};

}

std::variant<State, PositionError> arrange(
    const Options& options, int seats, const Random& random, const Position& position)
{
    return arranged<Arrangement, State>(options, seats, random, position);
}

}
