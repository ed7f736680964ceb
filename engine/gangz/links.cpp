// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/links.hpp"

#include <algorithm>
#include <cmath>

namespace backroom::gangz {

namespace {

/// Returns a nearly normally distributed number with mean 0 and deviation 1, determined by the arguments alone. The
/// calculation is exact, so the result is the same on every machine.
double noise(std::uint64_t key, std::uint64_t what)
{
    std::uint64_t bits = key + (what + 1) * 0x9E3779B97F4A7C15u;
    bits = (bits ^ bits >> 30u) * 0xBF58476D1CE4E5B9u;
    bits = (bits ^ bits >> 27u) * 0x94D049BB133111EBu;
    bits ^= bits >> 31u;
    constexpr std::uint64_t part = 0xFFFF;
    const std::uint64_t sum = (bits & part) + (bits >> 16u & part) + (bits >> 32u & part) + (bits >> 48u);
    // The sum of four even numbers below 1 has a variance of a third.
    constexpr double root_of_three = 1.7320508075688772;
    return (static_cast<double>(sum) / (part + 1) - 2) * root_of_three;
}

double blurred(double weight, const Blur& blur, Card card, std::uint8_t tag)
{
    if (blur.tags <= 0 && blur.pictures <= 0)
        return weight;
    constexpr std::uint64_t tags_of_a_picture = 256;
    const double meaning = 1 + blur.tags * noise(blur.key, tag);
    return weight * std::max(0.0, meaning) + blur.pictures * noise(blur.key, (card + 1) * tags_of_a_picture + tag);
}

/// Returns how many pictures evoke the tag: the more, the less it says about two of them.
int pictures_of(std::uint8_t tag)
{
    static const auto pictures = [] {
        std::array<int, thought_count> count{};
        for (const Thoughts& of_picture : thoughts())
            for (const TagWeight thought : of_picture)
                ++count[thought.tag];
        return count;
    }();
    return pictures[tag];
}

/// Returns whether the picture evokes the tag clearly enough to convince anybody.
bool evokes(Card card, std::uint8_t tag)
{
    const int clear = pictures_of(tag) > card_count / 10 ? 8 : 6;
    return std::ranges::any_of(
        thoughts()[card], [&](TagWeight thought) { return thought.tag == tag && thought.tenths >= clear; });
}

}

std::array<double, Thoughts::capacity()> Eyes::thoughts_of(Card card) const
{
    std::array<double, Thoughts::capacity()> weights{};
    std::size_t at = 0;
    for (const TagWeight thought : thoughts()[card]) {
        const double weight = blurred(blurred(thought.tenths / 10.0, own, card, thought.tag), other, card, thought.tag);
        // Half a tenth less, because the weights in the list are rounded.
        weights[at++] = weight >= weakest / 10.0 - 0.05 ? weight : 0;
    }
    return weights;
}

Links::Links(Card leader, const Eyes& eyes)
{
    std::array<double, thought_count> of_leader{};
    const auto weights = eyes.thoughts_of(leader);
    std::size_t at = 0;
    double own = 0;
    for (const TagWeight thought : thoughts()[leader]) {
        own += weights[at] * weights[at];
        of_leader[thought.tag] = weights[at++];
    }
    std::array<float, card_count> sorted{};
    for (int card = 0; card < card_count; ++card) {
        const auto other = static_cast<Card>(card);
        const auto of_other = eyes.thoughts_of(other);
        double shared = 0;
        double length = 0;
        at = 0;
        for (const TagWeight thought : thoughts()[other]) {
            shared += of_leader[thought.tag] * of_other[at];
            length += of_other[at] * of_other[at];
            ++at;
        }
        // A picture without thoughts has no links.
        links_[other].strength = shared > 0 ? static_cast<float>(shared / std::sqrt(own * length)) : 0;
        sorted[other] = links_[other].strength;
    }
    sorted[leader] = -1;
    std::ranges::sort(sorted);
    for (Link& link : links_) {
        const auto [from, to] = std::equal_range(sorted.begin() + 1, sorted.end(), link.strength);
        const auto weaker = static_cast<float>((from - sorted.begin() - 1) + (to - sorted.begin() - 1));
        link.rank = weaker / (2 * (card_count - 1));
    }
}

SharedThought evident_thought(Card one, Card other, std::span<const Card> wall)
{
    constexpr double most = card_count / 2.0;
    SharedThought best;
    for (const TagWeight here : thoughts()[one])
        for (const TagWeight there : thoughts()[other]) {
            if (here.tag != there.tag || !evokes(one, here.tag) || !evokes(other, here.tag))
                continue;
            const auto fits = [&](Card card) { return card != other && evokes(card, here.tag); };
            const double strength = here.tenths * there.tenths / 100.0 * (1 - pictures_of(here.tag) / most);
            if (strength > best.strength
                && 2 * std::ranges::count_if(wall, fits) < std::max<std::ptrdiff_t>(1, std::ssize(wall) - 1))
                best = {here.tag, strength};
        }
    return best;
}

}
