// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/other_houses.hpp"
#include "engine/core/match.hpp"
#include "engine/core/seat_lines.hpp"

#include <vector>

/// Tells of a match that is judged here. All follows from its journal, so a program that begins anew tells the same.
template <backroom::Game G>
class MatchTeller final : public SeatTeller {
public:
    /// The match must outlive this.
    explicit MatchTeller(const backroom::Match<G>& match)
        : match_(match)
        , followed_(match.setup(), match.initial())
    {
    }

    std::string firstView(backroom::Seat seat) const override
    {
        using backroom::adl::view;
        return SeatLines::line(view(match_.initial(), seat));
    }
    int length() override
    {
        while (lines_.size() < match_.journal().size())
            follow(match_.journal()[lines_.size()].step);
        return static_cast<int>(lines_.size());
    }
    std::string told(int line, backroom::Seat seat) override
    {
        if (line >= length())
            return {};
        auto told = lines_[static_cast<std::size_t>(line)];
        for (auto& event : told.events)
            event = redact(event, seat);
        return SeatLines::line(told);
    }

private:
    using SeatLines = backroom::SeatLines<G>;
    using Step = typename backroom::Match<G>::Step;

    void follow(const Step& step)
    {
        if (followed_.replay(step))
            throw std::logic_error("a journal does not fit its match");
        auto& told = lines_.emplace_back();
        told.actions = followed_.actions();
        if (std::holds_alternative<typename backroom::Match<G>::Undo>(step))
            return;
        const auto& act = followed_.action(told.actions - 1);
        told.seat = act.seat;
        told.by_house = act.by_house;
        told.events.assign(followed_.events().begin(), followed_.events().end());
    }

    const backroom::Match<G>& match_;
    /// The match as far as it has been followed.
    backroom::Match<G> followed_;
    /// What a line of the journal tells of, with all secrets.
    std::vector<backroom::ToldLine<G>> lines_;
};
