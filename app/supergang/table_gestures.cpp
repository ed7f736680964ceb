// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// The gestures of `SuperGangTable`.
#include "app/supergang/gestures.hpp"
#include "app/supergang/hinted.hpp"
#include "app/supergang/menu/menu.hpp"
#include "app/supergang/table.hpp"
#include "engine/supergang/check.hpp"

#include <cmath>

using namespace backroom::supergang;
using namespace supergang_table;

namespace {

constexpr int thousandths = 1000;
constexpr auto refused = [](const MenuChoice& choice) { return choice.refusal.has_value(); };

}

void SuperGangTable::actIf(const std::optional<Action>& action)
{
    if (action)
        carryOut(*action);
}

void SuperGangTable::carryOut(const Action& action)
{
    const auto refusal = match_.act(seat(), action);
    next_.reset();
    if (const auto next = refusal || hint().isEmpty() ? std::nullopt : next_step(advice_, action))
        next_.emplace(*next, match_.length());
    performed(refusal);
}

void SuperGangTable::tryAction(const Action& action)
{
    if (!deciding())
        return;
    clearRefusal();
    setAnimated(true);
    carryOut(action);
}

void SuperGangTable::hold(int mover)
{
    if (director()->busy() || !gestures::can_choose(scene_, static_cast<Mover>(mover)))
        return;
    clearRefusal();
    setAnimated(true);
    shows_proposal_ = false;
    change([mover](Scene& scene) {
        gestures::choose(scene, static_cast<Mover>(mover));
        scene.lifted = true;
    });
}

void SuperGangTable::lift(int mover)
{
    hideProposal();
    const auto wanted = static_cast<Mover>(mover);
    if (director()->busy() || !deciding() || (scene_.chosen == wanted && !hint().isEmpty()))
        return;
    const bool may = gestures::can_choose(scene_, wanted);
    if (const auto objection = may ? std::nullopt : check(scene_.open, seat(), Move{wanted, {}}))
        return refuse(*objection);
    clearRefusal();
    setAnimated(true);
    change(gestures::choose, wanted);
}

Place SuperGangTable::placeOf(int figure) const
{
    const auto* item = figures_.find(figure);
    return item == nullptr || item->place < 0 ? no_place : static_cast<Place>(item->place);
}

void SuperGangTable::overFigure(int key, bool over)
{
    if (!over && over_figure_ != key)
        return;
    over_figure_ = over ? key : -1;
    if (scene_.chosen)
        hover(hovered_);
}

void SuperGangTable::hover(QPointF at)
{
    point(at);
    hovered_ = at;
    if (!scene_.chosen || shows_proposal_)
        return;
    const bool inside = layout_.camera()->view().contains(at);
    const Place beneath = scene_.lifted ? no_place : placeOf(over_figure_);
    const Place end = inside ? gestures::end_meant(scene_, layout_.camera()->toBoard(at), beneath) : no_place;
    // A pointer outside all ends keeps the last one aimed at, unless it holds the figure.
    if (end == scene_.aim || (end == no_place && !scene_.lifted))
        return;
    change(gestures::aim, end);
}

void SuperGangTable::missed(QPointF at)
{
    const QPointF there = layout_.camera()->toBoard(at);
    const bool inside = layout_.camera()->view().contains(at);
    if (const auto refusal = inside ? gestures::refused_drop(scene_, there) : std::nullopt)
        refuse(*refusal);
    else if (inside && gestures::stays(scene_, there))
        return;
    else if (match_.isLesson())
        answerMiss();
    else if (scene_.chosen)
        refuse({gestures::no_place_there, is_patrol(*scene_.chosen) ? "SG-9.1" : "SG-4.1"});
}

void SuperGangTable::release()
{
    const auto action = change([](Scene& scene) {
        scene.lifted = false;
        return gestures::drop(scene);
    });
    if (deciding() && scene_.aim == no_place)
        missed(hovered_);
    actIf(action);
}

void SuperGangTable::tapFigure(int key, QPointF at)
{
    point(at);
    clearRefusal();
    if (isBusy())
        return skipAhead();
    const auto* item = figures_.find(key);
    if (item == nullptr)
        return;
    // A click where a move of the chosen figure could end means that end, not a figure that stands there.
    const Place end = scene_.chosen && !shows_proposal_
        ? gestures::end_meant(scene_, layout_.camera()->toBoard(at), placeOf(key))
        : no_place;
    if (end != no_place && !item->chosen)
        return sendTo(end);
    if (item->usable && !item->chosen)
        return lift(item->mover);
    if (!scene_.chosen && deciding())
        return lookAt(FigureSubject, key);
    // A figure that the hint has lifted can be put down as if lifted by hand, and the hint stays readable.
    if (item->chosen && end == no_place)
        return hint().isEmpty() ? change(&Scene::putDown) : glance(&Scene::putDown);
    tapAt(at);
}

QPointF SuperGangTable::subjectAt(QPointF there)
{
    if (const auto section = gestures::section_at(there))
        return {SectionSubject, qreal(*section)};
    const Place place = gestures::place_at(there);
    if (place == no_place)
        return {-1, -1};
    const Shop shop = shop_at(place);
    return shop == no_shop ? QPointF(PlaceSubject, place) : QPointF(ShopSubject, shop);
}

void SuperGangTable::explain(QPointF there)
{
    if (const QPointF subject = subjectAt(there); subject.x() >= 0)
        lookAt(static_cast<int>(subject.x()), static_cast<int>(subject.y()));
}

void SuperGangTable::tapShop(int shop, QPointF at)
{
    if (scene_.removing && deciding()) {
        point(at);
        return tryAction(RemoveToken{static_cast<Shop>(shop)});
    }
    tapAt(at);
}

void SuperGangTable::tapSection(int section)
{
    tryAction(PlacePawn{static_cast<Section>(section)});
}

void SuperGangTable::tapAt(QPointF at)
{
    point(at);
    clearRefusal();
    if (isBusy())
        return skipAhead();
    // The board extends below the rail and the panel, where clicks do not mean the board.
    if (!layout_.camera()->view().contains(at))
        return;
    const QPointF there = layout_.camera()->toBoard(at);
    if (!scene_.chosen) {
        if (deciding())
            explain(there);
        return;
    }
    const Place end = gestures::end_at(scene_, there);
    if (end != no_place)
        return sendTo(end);
    if (gestures::stays(scene_, there))
        return change(&Scene::putDown);
    // A click beside all ends keeps the figure in hand, for the next click.
    change(gestures::aim, no_place);
    missed(at);
}

void SuperGangTable::sendTo(Place end)
{
    actIf(change([end](Scene& scene) {
        gestures::aim(scene, end);
        return gestures::drop(scene);
    }));
}

void SuperGangTable::cancel()
{
    clearRefusal();
    change([this](Scene& scene) {
        if (!putAway(scene))
            scene.putDown();
    });
    clearHint();
}

void SuperGangTable::aimTowards(QPointF way)
{
    change(gestures::aim_towards, way);
}

void SuperGangTable::aimNext(int by)
{
    change(gestures::aim_next, by);
}

void SuperGangTable::turnWay(int by)
{
    change(gestures::turn_way, by);
}

void SuperGangTable::drop()
{
    if (scene_.chosen && scene_.aim == no_place)
        answerMiss();
    actIf(gestures::drop(scene_));
}

void SuperGangTable::propose(int mover)
{
    const auto patrol = static_cast<Mover>(mover);
    if (director()->busy() || !gestures::can_choose(scene_, patrol))
        return;
    const Path path = gestures::proposal(scene_.open, patrol);
    if (!path.empty())
        tryAction(Move{patrol, path});
}

void SuperGangTable::showProposal(int mover)
{
    const auto patrol = static_cast<Mover>(mover);
    if (scene_.chosen || director()->busy() || !gestures::can_choose(scene_, patrol))
        return;
    shows_proposal_ = true;
    glance([patrol](Scene& scene) {
        gestures::choose(scene, patrol);
        gestures::aim_along(scene, gestures::proposal(scene.open, patrol));
    });
}

void SuperGangTable::hideProposal()
{
    if (std::exchange(shows_proposal_, false))
        glance(&Scene::putDown);
}

void SuperGangTable::act(int number)
{
    const std::vector<MenuChoice> list = choices(scene_);
    if (!deciding() || scene_.party || number < 1 || number > static_cast<int>(list.size()))
        return;
    const MenuChoice& choice = list[static_cast<std::size_t>(number) - 1];
    if (choice.refusal)
        return refuse(*choice.refusal);
    if (choice.action)
        return tryAction(*choice.action);
    if (const auto objection = choice.party ? match_.objectionTo(seat(), choice.party->action()) : std::nullopt)
        return refuse(*objection);
    clearRefusal();
    change([&choice](Scene& scene) {
        scene.party = choice.party;
        scene.removing = choice.removes;
    });
}

void SuperGangTable::offerTrade()
{
    if (const auto objection = match_.objectionTo(seat(), Offer()))
        return refuse(*objection);
    clearRefusal();
    clearHint();
    trade_.open();
}

void SuperGangTable::toggleMember(int index)
{
    if (!scene_.party)
        return;
    const PublicState& open = scene_.open;
    for (const std::uint8_t member : accomplices(open, open.turn.seat, scene_.party->leader, acting_place(open)))
        if (index-- == 0)
            return change(gestures::toggle_member, static_cast<Member>(member));
}

void SuperGangTable::toggleTarget(int index)
{
    const auto targets = scene_.party ? gestures::possible_targets(scene_) : std::vector<FigureId>();
    if (index < 0 || index >= static_cast<int>(targets.size()))
        return;
    change(gestures::toggle_target, targets[static_cast<std::size_t>(index)]);
}

void SuperGangTable::nameDefender(int index)
{
    if (!scene_.party)
        return;
    for (const backroom::Seat seat : possible_defenders(scene_.open))
        if (index-- == 0)
            return change(gestures::name_defender, seat);
}

void SuperGangTable::go()
{
    if (scene_.party)
        tryAction(scene_.party->action());
}

void SuperGangTable::done()
{
    if (scene_.open.turn.active)
        tryAction(Done{mover_of(*scene_.open.turn.active)});
}

int SuperGangTable::undoSteps() const
{
    const int steps = TableOf::undoSteps();
    const int taken_back = match_.position() - steps;
    if (match_.isLesson() || steps == 0 || taken_back < 1)
        return steps;
    const auto events = match_.eventsOf(taken_back, backroom::nobody);
    if (events.empty() || !std::holds_alternative<Closed>(events.front()))
        return steps;
    Scene before;
    before.open = match_.openAt(taken_back);
    if (!std::ranges::all_of(choices(before), refused))
        return steps;
    // The figure's actions ended by themselves: also undoes the last decision of a person before that.
    const QList<int> levels = seatList().levels;
    int more = steps + 1;
    while (more < match_.position() && levels.value(decider(match_.openAt(match_.position() - more))) > 0)
        ++more;
    return match_.checkUndo(more) ? steps : more;
}

bool SuperGangTable::nothingIsLeft() const
{
    const PublicState& open = scene_.open;
    if (match_.isLesson() || !deciding() || !scene_.view || !open.turn.active
        || check(open, scene_.view->seat, Done{mover_of(*open.turn.active)}))
        return false;
    return std::ranges::all_of(choices(scene_), refused);
}

void SuperGangTable::closeIfNothingIsLeft()
{
    if (!went_on_ || !nothingIsLeft())
        return;
    // What has been redone up to here is redone to the end.
    if (canRedo())
        redo();
    else
        done();
}

void SuperGangTable::goOn()
{
    if (director()->waiting())
        director()->goOn();
    else
        skipAhead();
}

bool SuperGangTable::shoot(qreal x, qreal y)
{
    const auto in_thousandths = [](qreal widths) {
        return static_cast<int>(
            std::clamp(std::round(widths * thousandths), -qreal{farthest_shot}, qreal{farthest_shot}));
    };
    return perform(Shoot{{in_thousandths(x), in_thousandths(y)}});
}
