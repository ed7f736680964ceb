// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/links.hpp"

#include "engine/gangz/tattoos.hpp"

#include <cmath>

namespace backroom::gangz {

namespace {

using Weights = std::array<int, thought_count>;

Weights weights_of(Card card, int weakest)
{
    Weights weights{};
    for (const TagWeight thought : thoughts()[card])
        if (thought.tenths >= weakest)
            weights[thought.tag] = thought.tenths;
    return weights;
}

int product(const Weights& weights, Card card, int weakest)
{
    int sum = 0;
    for (const TagWeight thought : thoughts()[card])
        if (thought.tenths >= weakest)
            sum += weights[thought.tag] * thought.tenths;
    return sum;
}

}

Links::Links(int weakest)
    : links_(std::size_t{card_count} * card_count)
{
    std::array<double, card_count> lengths{};
    for (int card = 0; card < card_count; ++card) {
        const auto one = static_cast<Card>(card);
        lengths[one] = std::sqrt(static_cast<double>(product(weights_of(one, weakest), one, weakest)));
    }
    for (int leader = 0; leader < card_count; ++leader) {
        const auto one = static_cast<Card>(leader);
        const Weights weights = weights_of(one, weakest);
        std::array<float, card_count> strengths{};
        for (int card = 0; card < card_count; ++card) {
            const auto other = static_cast<Card>(card);
            const int shared = product(weights, other, weakest);
            // A picture without thoughts has no links.
            if (shared > 0)
                strengths[other] = static_cast<float>(shared / (lengths[one] * lengths[other]));
        }
        std::array<float, card_count> sorted = strengths;
        sorted[one] = -1;
        std::sort(sorted.begin(), sorted.end());
        for (int card = 0; card < card_count; ++card) {
            const auto other = static_cast<Card>(card);
            const auto [from, to] = std::equal_range(sorted.begin() + 1, sorted.end(), strengths[other]);
            const auto weaker = static_cast<float>((from - sorted.begin() - 1) + (to - sorted.begin() - 1));
            links_[index(one, other)] = {strengths[other], weaker / (2 * (card_count - 1))};
        }
    }
}

const Links& Links::all()
{
    static const Links links(1);
    return links;
}

const Links& Links::common()
{
    static const Links links(4);
    return links;
}

const Links& Links::obvious()
{
    static const Links links(5);
    return links;
}

}
