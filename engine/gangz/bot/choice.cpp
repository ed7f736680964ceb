// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/bot/choice.hpp"

#include "engine/gangz/bot/suspects.hpp"
#include "engine/gangz/rules.hpp"

#include <algorithm>
#include <bit>

namespace backroom::gangz {

namespace {

constexpr int guess_count = 160;
/// The weight of the other players' gains relative to this seat's gain.
constexpr double envy = 0.8;
/// The mean cost of a pawn to the owner of the card that it hits, which often already has a pawn.
constexpr double pain = 1.5;
/// The value of keeping a card that is linked to a later leader.
constexpr double patience = 1.2;

struct Seen {
    Card card = 0;
    double fit = 0;
};

/// A target of a pawn. Pawns go to the targets with the lowest `fit`.
struct Aim {
    double fit = 2;
    bool intruder = false;
};

struct Rival {
    Cards played;
    bool sensible = false;
    const Links* viewer = nullptr;
    /// The number of pictures to vote for, without those of this seat, and the best two of them.
    int targets = 0;
    std::array<Aim, 2> aims;
    /// The apparent fits of the cards in this seat's hand.
    std::array<double, hand_size> mine{};
};

class Choice {
public:
    Choice(const View& view, Random& random)
        : view_(view)
        , random_(random)
        , others_(view)
    {
        const Eyes eyes = eyes_of(view.open, view.seat, Level::boss);
        for (std::size_t next = 1; next < view.open.leaders.size(); ++next)
            later_.emplace_back(view.open.leaders[next], eyes);
        for (unsigned mask = 1; mask < 1u << static_cast<unsigned>(view.hand.size()); ++mask)
            if (std::popcount(mask) <= most_played)
                plays_.push_back({static_cast<std::uint8_t>(mask), 0});
        for (Way& way : plays_)
            way.value = -guess_count * kept_worth(way.mask);
    }

    void guess()
    {
        const State state = sample(view_, random_);
        rivals_.clear();
        for (int intruder = 0; intruder < intruder_count; ++intruder)
            intruders_[static_cast<std::size_t>(intruder)] = next_card(state, intruder);
        for (Seat seat = 0; seat < state.seats; ++seat)
            if (seat != view_.seat)
                rivals_.push_back(rival(state.hands[seat], others_.habits(seat)));
        for (std::size_t at = 0; at < rivals_.size(); ++at)
            look_at_wall(at);
        for (Way& way : plays_)
            way.value += value_of(way.mask);
    }

    Play best() const
    {
        const Way& way = *std::ranges::max_element(
            plays_, [](const Way& left, const Way& right) { return left.value < right.value; });
        Play play;
        for (unsigned bits = way.mask; bits != 0; bits &= bits - 1)
            play.cards.insert(view_.hand[static_cast<std::size_t>(std::countr_zero(bits))]);
        return play;
    }

private:
    struct Way {
        std::uint8_t mask = 0;
        double value = 0;
    };

    /// Returns the lost value of cards that would have been linked to a later leader.
    double kept_worth(unsigned mask) const
    {
        double worth = 0;
        for (unsigned bits = mask; bits != 0; bits &= bits - 1) {
            const Card card = view_.hand[static_cast<std::size_t>(std::countr_zero(bits))];
            double best = 0;
            for (const Links& links : later_)
                best = std::max(best, links.rank(card) - 0.7);
            worth += patience * best;
        }
        return worth;
    }

    static Card next_card(const State& state, int intruder)
    {
        const auto back = static_cast<std::size_t>(intruder) + 1;
        if (state.deck.size() >= back)
            return state.deck[state.deck.size() - back];
        const auto at = back - state.deck.size() - 1;
        return at < state.discard.size() ? state.discard[at] : state.leaders.front();
    }

    /// Adds noise, because no two players see the same links.
    double seen_by(const Rival& rival, Card card)
    {
        constexpr std::uint32_t steps = 1024;
        constexpr double noise = 0.05;
        return rival.viewer->rank(card) + noise * (2.0 * random_.below(steps) / steps - 1);
    }

    Rival rival(const Cards& hand, const Habits& habits)
    {
        Rival rival;
        constexpr std::uint32_t steps = 4096;
        double left = random_.below(steps) / static_cast<double>(steps) - habits.aimless;
        rival.sensible = left >= 0;
        std::size_t which = 0;
        while (which + 1 < imagined_count && left >= habits.viewer[which])
            left -= habits.viewer[which++];
        rival.viewer = &others_.links(which);
        FixedVector<Seen, hand_size> cards;
        for (const Card card : hand)
            cards.push_back({card, rival.viewer->rank(card)});
        if (rival.sensible)
            std::ranges::stable_sort(cards, [](const Seen& one, const Seen& other) { return one.fit > other.fit; });
        else
            random_.shuffle(cards);
        const double more = (habits.cards - 1) / (most_played - 1);
        std::size_t count = 1;
        for (int further = 1; further < most_played; ++further)
            count += random_.below(steps) < more * steps ? 1 : 0;
        for (std::size_t at = 0; at < std::min(count, cards.size()); ++at)
            rival.played.insert(cards[at].card);
        return rival;
    }

    static void aim(std::array<Aim, 2>& aims, const Aim& at)
    {
        if (at.fit < aims[0].fit)
            aims = {at, aims[0]};
        else if (at.fit < aims[1].fit)
            aims[1] = at;
    }

    void look_at_wall(std::size_t at)
    {
        Rival& rival = rivals_[at];
        for (const Card intruder : intruders_)
            aim(rival.aims, {seen_by(rival, intruder), true});
        rival.targets = intruder_count;
        for (std::size_t other = 0; other < rivals_.size(); ++other)
            if (other != at)
                for (const Card card : rivals_[other].played) {
                    aim(rival.aims, {seen_by(rival, card), false});
                    ++rival.targets;
                }
        for (std::size_t card = 0; card < static_cast<std::size_t>(view_.hand.size()); ++card)
            rival.mine[card] = seen_by(rival, view_.hand[card]);
    }

    /// Returns the mean gain from playing these cards, minus the weighted gain of the others.
    double value_of(unsigned mask) const
    {
        std::array<double, hand_size> clean;
        clean.fill(1);
        double shots = 0;
        double of_others = 0;
        const int played = std::popcount(mask);
        for (const Rival& rival : rivals_) {
            if (!rival.sensible) {
                const double chance = 2.0 / (rival.targets + played);
                shots += played * chance;
                of_others += 2 * chance * intruder_count - (rival.targets - intruder_count) * chance * pain;
                for (unsigned bits = mask; bits != 0; bits &= bits - 1)
                    clean[static_cast<std::size_t>(std::countr_zero(bits))] *= 1 - chance;
                continue;
            }
            std::array<Aim, 2> aims = rival.aims;
            std::array<int, 2> cards{-1, -1};
            for (unsigned bits = mask; bits != 0; bits &= bits - 1) {
                const int card = std::countr_zero(bits);
                const double fit = rival.mine[static_cast<std::size_t>(card)];
                if (fit < aims[0].fit) {
                    aims = {Aim{fit}, aims[0]};
                    cards = {card, cards[0]};
                } else if (fit < aims[1].fit) {
                    aims[1] = {fit};
                    cards[1] = card;
                }
            }
            for (std::size_t pawn = 0; pawn < aims.size(); ++pawn) {
                if (cards[pawn] >= 0) {
                    clean[static_cast<std::size_t>(cards[pawn])] = 0;
                    ++shots;
                } else {
                    of_others += aims[pawn].intruder ? 2 : -pain;
                }
            }
        }
        double value = -shots;
        for (unsigned bits = mask; bits != 0; bits &= bits - 1)
            value += clean[static_cast<std::size_t>(std::countr_zero(bits))];
        return value - envy * of_others / static_cast<double>(rivals_.size());
    }

    const View& view_;
    Random& random_;
    const Others others_;
    std::vector<Links> later_;
    FixedVector<Way, most_plays> plays_;
    FixedVector<Rival, max_seats> rivals_;
    Intruders intruders_{};
};

}

Action choose_by_guesses(const View& view, Random& random, const std::stop_token& stop)
{
    Choice choice(view, random);
    for (int guess = 0; guess < guess_count && !stop.stop_requested(); ++guess)
        choice.guess();
    return choice.best();
}

}
