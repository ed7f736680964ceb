// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/table.hpp"

#include "app/gangz/compose.hpp"
#include "app/gangz/plates.hpp"
#include "app/gangz/script.hpp"
#include "app/gangz/words/details.hpp"
#include "app/gangz/words/hint_wording.hpp"
#include "app/gangz/words/remarks.hpp"
#include "app/gangz/words/tattoo_names.hpp"
#include "engine/gangz/outlook.hpp"

using namespace backroom::gangz;
using namespace gangz_table;

namespace {

gangz_table::RoundReveal whole_reveal(const PublicState& open)
{
    gangz_table::RoundReveal reveal;
    reveal.round = open.story.last;
    reveal.seats = open.seats;
    reveal.complete();
    return reveal;
}

/// The range of points on the track. A round widens it only when the marks walk, or it would tell their points too
/// soon.
std::pair<int, int> range_of(const Scene& scene)
{
    int lowest = 0;
    int highest = 0;
    for (int at = 0; at < scene.open.seats; ++at) {
        const auto seat = static_cast<backroom::Seat>(at);
        const int before = scene.reveal ? scene.reveal->totalBefore(seat) : scene.open.places[seat].total;
        const int total = scene.reveal && !scene.reveal->walked ? before : scene.open.places[seat].total;
        lowest = std::min({lowest, total, before});
        highest = std::max({highest, total, before});
    }
    return {lowest, highest};
}

}

GangzTable::GangzTable(const TableSetting& setting, std::unique_ptr<TableMatchOf<Game>> match)
    : TableOf(setting, std::move(match))
{
    const PublicState open = match_.open();
    layout_.setCounts(open.seats, open.options.target);
    begin();
}

GangzTable::Moment GangzTable::phase() const
{
    return momentOf(Curtain, scene_.open.phase == Phase::choosing ? Choosing : Voting, Watching, Over);
}

int GangzTable::onWall() const
{
    return static_cast<int>(wall_of(scene_).size());
}

QString GangzTable::warning() const
{
    const Outlook now = outlook(scene_.open);
    const bool near = now.may_be_last_round && !scene_.reveal && scene_.open.phase != Phase::over;
    return near ? Wording::warning(naming::of(now.nearest, names()), now.missing) : QString();
}

QString GangzTable::panelTitle() const
{
    if (scene_.reveal)
        return {};
    return scene_.open.phase == Phase::choosing ? Wording::secretChoices() : Wording::secretVotes();
}

QString GangzTable::rulePage() const
{
    if (stage() == Stage::over)
        return QStringLiteral("GZ-4.3");
    if (scene_.reveal)
        return QStringLiteral("GZ-3.1");
    return scene_.open.phase == Phase::choosing ? QStringLiteral("GZ-2.1") : QStringLiteral("GZ-2.4");
}

QString GangzTable::pictureName(int card) const
{
    return card >= 0 ? tattoos::name(static_cast<Card>(card)) : QString();
}

QString GangzTable::sentenceOf(const backroom::Refusal& refusal) const
{
    if (refusal.code == draft_incomplete)
        return rail_.text;
    if (refusal.code != backroom::refusals::already_revealed)
        return TableOf::sentenceOf(refusal);
    // Nobody but its owner has seen a new hand.
    const int first = match_.position() - undoSteps();
    if (first >= 0 && first < match_.position())
        for (const Event& event : match_.eventsOf(first, backroom::nobody))
            if (std::holds_alternative<Swapped>(event))
                return Wording::newHandIsSeen();
    return TableOf::sentenceOf(refusal);
}

Detail GangzTable::detailOf(int kind, int id) const
{
    const auto name = [&] { return pictureName(id); };
    switch (kind) {
    case HandCard:
        return details::tattoo(name());
    case WallCard: {
        // With the keyboard, the chips of a card are explained together with the card.
        const CardItem* card = cards_.find(id);
        Detail detail = details::on_wall(name());
        if (card != nullptr && card->own)
            detail.text += QLatin1Char(' ') + details::own_chip().text;
        if (card != nullptr && card->owner_mark >= 0)
            detail.text = details::owner_chip().text;
        if (card != nullptr && card->points != 0)
            detail.text += QLatin1Char(' ') + details::points_chip().text;
        return detail;
    }
    case LeaderCard:
        return details::leader(name());
    case NextLeaderCard:
        return details::next_leader(name());
    case Pawn:
        return details::pawn();
    case HandOfSeat:
        return details::hand();
    case PointsOfSeat:
        return details::points();
    case Deck:
        return details::deck();
    case OwnChip:
        return details::own_chip();
    case OwnerChip:
        return details::owner_chip();
    case PointsChip:
        return details::points_chip();
    default:
        return {};
    }
}

void GangzTable::showAsFigure(const QStringList& parts)
{
    layout_.showAsFigure(parts.contains(QStringLiteral("hand")), parts.contains(QStringLiteral("track")),
        parts.contains(QStringLiteral("small")));
    showCurrent();
}

Scene GangzTable::publicScene()
{
    Scene scene;
    scene.open = match_.open();
    scene.own_view = ownView();
    if (replay() && replay()->everyone()) {
        scene.all_played.emplace();
        for (backroom::Seat seat = 0; seat < scene.open.seats; ++seat)
            (*scene.all_played)[seat] = match_.view(seat).played;
    }
    scene.names = houseRule(tattoo_names_rule);
    if (scene.open.phase == Phase::over)
        scene.reveal = whole_reveal(scene.open);
    else if (layout_.isFigure())
        gestures::show_done(scene, match_.view(0));
    return scene;
}

bool GangzTable::staysAtScreen() const
{
    return scene_.open.phase == backroom::gangz::Phase::choosing && scene_.open.places[seat()].swapped;
}

void GangzTable::lay(Scene& scene, const Action& action)
{
    gestures::prepare(scene, action);
}

QString GangzTable::prepare(Scene& scene, const Advice& advice)
{
    gestures::prepare(scene, advice.action);
    return HintWording::of(advice, scene.names);
}

QString GangzTable::noHint() const
{
    return scene_.open.phase == backroom::gangz::Phase::choosing ? Wording::noHintWhileChoosing() : QString();
}

std::vector<GangzTable::Beat> GangzTable::beats(const std::vector<Event>& events) const
{
    return script(events, scene_.open, curtained());
}

bool GangzTable::lastRoundIsNews(const PublicState& open, const QList<int>& levels)
{
    if (open.phase != backroom::gangz::Phase::choosing || open.story.last.round == 0
        || open.story.last.round + 1 != open.round)
        return false;
    for (backroom::Seat seat = 0; seat < open.seats; ++seat)
        if (levels.value(seat) <= 0 && (open.places[seat].chosen || open.places[seat].swapped))
            return false;
    return true;
}

Script GangzTable::reminder()
{
    if (lastRoundIsNews(scene_.open, seatList().levels))
        return cues(scored_round(whole_reveal(scene_.open)));
    return curtained() && scene_.open.phase == Phase::voting ? cues(look_again(onWall())) : Script();
}

Remarks GangzTable::remarks(const Event& event, const PublicState& before) const
{
    const auto* unmasked = std::get_if<Unmasked>(&event);
    return unmasked == nullptr ? Remarks() : remarks_of(before, unmasked->played, seatList().levels);
}

void GangzTable::sceneChanged(Scene& /*scene*/)
{
    // The reveal is shown to all, so no seat is at the screen.
    setSeat(nobody);
    // The remarks refer to the cards that leave now.
    if (scene_.leaving || scene_.open.phase == Phase::over)
        talk()->stop();
}

Spectacle GangzTable::spectacleOf(const gangz_table::RoundReveal& reveal) const
{
    Spectacle shown;
    if (!reveal.feat)
        return shown;
    const bool goal = reveal.feat->kind == Feat::Goal;
    const backroom::SeatSet reached = goal ? reveal.reached() : backroom::SeatSet();
    shown.weight = static_cast<int>(goal ? Weight::huge : Weight::large);
    shown.revealed = reveal.feat->revealed;
    backroom::SeatSet losers;
    for (backroom::Seat seat = 0; seat < reveal.seats; ++seat)
        if (!reached.contains(seat))
            losers.insert(seat);
    shown.losers = losingFaces(losers, goal ? Mood::beaten : Mood::caught);
    if (goal) {
        backroom::Seat best = *reached.begin();
        for (const backroom::Seat seat : reached)
            if (reveal.round.scores[seat].total > reveal.round.scores[best].total)
                best = seat;
        shown.title = Wording::reachesGoal(naming::of(reached, names()), reveal.target);
        shown.figure = reveal.round.scores[best].total;
        shown.unit = Wording::pointsWord(shown.figure);
        shown.mark = marks().value(best);
        shown.counts = true;
    } else {
        shown.title = Wording::foolEverybody();
        shown.figure = 0;
        shown.unit = Wording::pawnsFound(2 * reveal.seats);
    }
    return shown;
}

void GangzTable::showScene()
{
    // The layout's signal calls this function again, which then finds nothing to change.
    layout_.setSpread(spread_of(scene_), onWall(), !scene_.reveal || scene_.reveal->scoring || scene_.leaving);
    const auto [lowest, highest] = range_of(scene_);
    layout_.setRange(lowest, highest);
    const auto asked = stage() == Stage::closed || stage() == Stage::deciding ? std::optional(seat()) : std::nullopt;
    const Picture picture = compose(scene_, layout_, names(), marks());
    cards_.assign(picture.cards);
    pawns_.assign(picture.pawns);
    point_marks_.assign(picture.marks);
    plates_.assign(faced(gangz_table::plates(scene_, layout_, asked, names(), marks())));
    show(words_, words_of(scene_, names()), &GangzTable::wordsChanged);
    show(rail_, rail_of(scene_, names()), &GangzTable::railChanged);
    show(spectacle_, scene_.reveal ? spectacleOf(*scene_.reveal) : Spectacle(), &GangzTable::spectacleChanged);
    emit changed();
}
