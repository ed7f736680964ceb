// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/other_houses.hpp"
#include "engine/core/journal.hpp"
#include "engine/core/seat_update.hpp"

#include <algorithm>
#include <vector>

/// Tells other houses about a match that is judged here: the same after a restart, as it follows from the journal.
template <backroom::Game G>
class MatchPublisher final : public SeatPublisher {
public:
    /// The match must outlive this object.
    explicit MatchPublisher(const backroom::Match<G>& match)
        : match_(match)
        , followed_(match.setup(), match.initial())
        , pending_{followed_.pending()}
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
    std::string lineFor(int line, backroom::Seat seat) override
    {
        if (line >= length())
            return {};
        return SeatLines::line(backroom::redacted_for<G>(lines_[static_cast<std::size_t>(line)], seat));
    }
    bool leaves(backroom::Seat seat, int lines) override
    {
        if (lines < 0)
            return false;
        for (int line = lines; line <= length(); ++line) {
            const auto at = static_cast<std::size_t>(line);
            if (!pending_[at].contains(seat) || (line > lines && shows(lines_[at - 1])))
                return false;
        }
        return lines <= length();
    }
    std::vector<std::string> journal() const override { return backroom::Journal<G>::lines(match_); }

private:
    using SeatLines = backroom::SeatLines<G>;
    using Step = typename backroom::Match<G>::Step;

    void follow(const Step& step)
    {
        if (followed_.replay(step))
            throw std::logic_error("a journal does not fit its match");
        lines_.push_back(backroom::newest_update(followed_));
        pending_.push_back(followed_.pending());
    }
    static bool shows(const backroom::SeatUpdate<G>& line)
    {
        return std::any_of(line.events.begin(), line.events.end(), [](const auto& event) { return reveals(event); });
    }

    const backroom::Match<G>& match_;
    /// A copy of the match, up to the lines that have been followed.
    backroom::Match<G> followed_;
    /// What each line of the journal tells, with all secrets.
    std::vector<backroom::SeatUpdate<G>> lines_;
    /// The seats that had to decide before each line, and after the last.
    std::vector<backroom::SeatSet> pending_;
};
