// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/parts.hpp"

#include "app/gangz/gestures.hpp"
#include "app/gangz/words/tattoo_names.hpp"
#include "app/gangz/words/wording.hpp"
#include "engine/gangz/outlook.hpp"

#include <algorithm>
#include <array>

namespace gangz_table {

using namespace rules;

namespace {

int found_by(const RoundReveal& reveal, Card intruder)
{
    return reveal.round.pawns_on(intruder, reveal.seats).size();
}

QString headline(const RoundReveal& reveal, const QStringList& names)
{
    QStringList found_both;
    bool found_any = false;
    for (int seat = 0; seat < reveal.seats; ++seat) {
        const int found = reveal.round.scores[static_cast<std::size_t>(seat)].found;
        found_any = found_any || found > 0;
        if (found == intruder_count)
            found_both += names.value(seat);
    }
    const bool one_unfound =
        std::ranges::any_of(reveal.round.intruders, [&](Card card) { return found_by(reveal, card) == 0; });
    return found_both.size() == reveal.seats ? Wording::everybodyFindsBoth()
        : !found_both.isEmpty()              ? Wording::findBoth(found_both)
        : !found_any                         ? Wording::foolEverybody()
        : one_unfound                        ? Wording::oneFoolsEverybody()
                                             : Wording::areUnmasked();
}

QString lines(const QStringList& list)
{
    return list.join(QLatin1Char('\n'));
}

/// Lists the pictures of every seat below a title.
template <class CardsOf>
QString by_seat(const QString& title, const RoundReveal& reveal, const QStringList& names, CardsOf cards_of)
{
    QStringList list{title};
    for (int at = 0; at < reveal.seats; ++at) {
        QStringList pictures;
        for (const Card card : cards_of(static_cast<backroom::Seat>(at)))
            pictures += tattoos::name(card);
        list += Wording::picturesOf(names.value(at), pictures);
    }
    return lines(list);
}

GangzWords reveal_words(const RoundReveal& reveal, const QStringList& names)
{
    const Reveal& round = reveal.round;
    if (reveal.unmasked) {
        const QString title = headline(reveal, names);
        const QString one = tattoos::name(round.intruders[0]);
        const QString other = tattoos::name(round.intruders[1]);
        const QString found = lines({Wording::foundBy(one, found_by(reveal, round.intruders[0]), reveal.seats),
            Wording::foundBy(other, found_by(reveal, round.intruders[1]), reveal.seats)});
        return {title, Wording::cameFromDeck(one, other), found, lines({title, Wording::unmasked(one, other), found})};
    }
    if (reveal.owners == static_cast<int>(reveal.owned().size())) {
        const QString owners =
            by_seat(Wording::whoPlayedWhat(), reveal, names, [&](auto seat) { return round.played[seat]; });
        return {Wording::whoseAreThese(), {}, {}, lines({owners, Wording::whoseAreThese()})};
    }
    if (reveal.owners > 0)
        return {Wording::whoPlayedWhat(), {}, {}, {}};
    const bool all = reveal.pawns == reveal.seats;
    const auto voted = [&](auto seat) { return std::array{round.votes[seat].first, round.votes[seat].second}; };
    return {Wording::pawnsFall(), {}, {}, all ? by_seat(Wording::pawnsFall(), reveal, names, voted) : QString()};
}

QString points_missing(const PublicState& open, const RoundReveal& reveal, const QStringList& names)
{
    // After that round the cards have been replaced.
    const bool replaced = open.round > reveal.round.round;
    const Outlook next = outlook(open, replaced ? CardsOfSeats() : reveal.round.played);
    if (next.missing <= 0)
        return {};
    return Wording::pointsMissing(
        naming::of(next.nearest, names), next.missing, open.options.target, next.may_be_last_round);
}

QString goal_reached(const PublicState& open, const QStringList& names)
{
    backroom::SeatSet reached;
    for (backroom::Seat seat = 0; seat < open.seats; ++seat)
        if (open.places[seat].total >= open.options.target)
            reached.insert(seat);
    return Wording::goalReached(naming::of(reached, names), open.options.target);
}

GangzRail waiting_rail(const View& own)
{
    GangzRail rail;
    if (own.vote) {
        rail.title = Wording::voteIsIn();
        rail.text = Wording::votesAreShownTogether();
    } else if (own.open.phase == Phase::choosing && !own.played.empty()) {
        rail.title = Wording::cardsAreIn();
        rail.text = Wording::wallIsLaidTogether();
    }
    return rail;
}

GangzRail choosing_rail(const Scene& scene)
{
    const int hand = scene.view->hand.size();
    GangzRail rail;
    rail.can_take_back = gestures::can_take_back(scene);
    rail.swapping = scene.swapping;
    if (scene.swapping) {
        rail.title = Wording::swapQuestion();
        rail.text = Wording::swapCost(hand, hand - 1);
        rail.swap_text = Wording::swapNow(hand - 1);
        return rail;
    }
    rail.title = Wording::chosenOf(scene.picked.size(), std::min(most_played, hand));
    rail.text = Wording::chooseHow();
    rail.confirm_text = Wording::sendIn(scene.picked.size());
    rail.can_confirm = gestures::confirm(scene).has_value();
    if (!gestures::check_swap(scene))
        rail.swap_text = Wording::swapHand();
    return rail;
}

}

GangzWords words_of(const Scene& scene, const QStringList& names)
{
    if (scene.leaving)
        return {};
    if (scene.reveal)
        return reveal_words(*scene.reveal, names);
    if (scene.open.phase == Phase::choosing)
        return {Wording::theLeader(), Wording::whoCouldHide(), Wording::whatItBrings(), {}};
    return {Wording::whoDoesNotBelong(), Wording::twoOfThese(static_cast<int>(scene.open.wall.size())), {}, {}};
}

GangzRail rail_of(const Scene& scene, const QStringList& names)
{
    if (scene.choosing())
        return choosing_rail(scene);
    if (scene.waitingOpenly())
        return waiting_rail(*scene.own_view);
    GangzRail rail;
    if (scene.voting()) {
        rail.confirm_text = Wording::confirmVote();
        rail.can_confirm = gestures::confirm(scene).has_value();
        rail.can_take_back = gestures::can_take_back(scene);
        rail.pawns_laid = (scene.pawns[0] ? 1 : 0) + (scene.pawns[1] ? 2 : 0);
        rail.text = rail.can_confirm ? Wording::bothPawnsLie()
            : rail.pawns_laid > 0    ? Wording::otherPawn()
                                     : Wording::voteHow();
    } else if (scene.reveal && scene.reveal->walked) {
        const QString missing = points_missing(scene.open, *scene.reveal, names);
        rail.text = missing.isEmpty() ? goal_reached(scene.open, names) : missing;
        rail.confirm_text = missing.isEmpty() ? Wording::seeTheResult() : Wording::nextRound();
    }
    return rail;
}

}
