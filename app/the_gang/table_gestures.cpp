// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/rail.hpp"
#include "app/the_gang/table.hpp"
#include "app/the_gang/words/details.hpp"

#include <algorithm>
#include <numeric>

using namespace backroom::the_gang;
using namespace the_gang_table;

namespace {

Aim aim_of(const TargetItem& target)
{
    return {target.kind, static_cast<City>(target.city), static_cast<Gangster>(target.gangster)};
}

}

void TheGangTable::hold(PieceKind kind, int id)
{
    const Piece piece = gestures::piece_of(scene_, kindOf(kind), id);
    if (director()->busy() || !gestures::usable(scene_, piece))
        return;
    clearRefusal();
    setAnimated(true);
    change(gestures::lift, piece);
}

void TheGangTable::cancel()
{
    clearRefusal();
    if (!hint().isEmpty())
        return clearHint();
    if (!holding())
        return takeBack();
    change(&Scene::putDown);
}

void TheGangTable::hover(QPointF at)
{
    point(at);
    if (!holding())
        return;
    const TargetItem* target = target_at(targets_.items(), at);
    setAim(target == nullptr ? std::nullopt : std::optional(aim_of(*target)));
}

void TheGangTable::aimAt(int target)
{
    if (const TargetItem* item = targets_.find(target)) {
        point(item->place.center());
        setAim(aim_of(*item));
    }
}

void TheGangTable::setAim(const std::optional<Aim>& aim)
{
    if (aim == scene_.aim || scene_.watched)
        return;
    change(gestures::aim_at, aim);
}

void TheGangTable::dropOn(int target)
{
    aimAt(target);
    if (scene_.aim)
        drop();
}

void TheGangTable::release()
{
    if (!holding() || scene_.watched)
        return;
    if (scene_.aim)
        return drop();
    const bool lay_there = gestures::in_spot(scene_, scene_.held);
    change(gestures::drop_nowhere);
    // A player who takes a card out of the play spot has not missed a target.
    if (!lay_there)
        answerMiss();
}

void TheGangTable::drop()
{
    const auto [action, refusal] = change(gestures::drop);
    if (action)
        perform(*action);
    else if (refusal)
        refuse(*refusal);
}

void TheGangTable::tapAt(QPointF at)
{
    point(at);
    clearRefusal();
    if (isBusy())
        return skipAhead();
    if (!holding()) {
        if (!sendTo(at))
            answerMiss();
        return;
    }
    hover(at);
    // A click beside all targets keeps the card in hand, for the next click.
    if (!scene_.aim)
        return answerMiss();
    release();
}

bool TheGangTable::sendTo(QPointF at)
{
    const auto streets = layout_.streets();
    const auto under = std::ranges::find_if(streets, [at](const QRectF& street) { return street.contains(at); });
    if (under == streets.end())
        return false;
    setAnimated(true);
    return change(gestures::send_to, static_cast<City>(under - streets.begin()));
}

void TheGangTable::tap(PieceKind kind, int id, QPointF at)
{
    point(at);
    if (isBusy())
        return skipAhead();
    const Piece piece = gestures::piece_of(scene_, kindOf(kind), id);
    const bool calls =
        piece.kind == Piece::Called && scene_.held.kind == Piece::Special && gestures::usable(scene_, piece);
    if (!calls && holding() && target_at(targets_.items(), at) != nullptr)
        return tapAt(at);
    if (!gestures::usable(scene_, piece)) {
        // Only a free part of the street sends a gangster: a click on a card of a row explains that card.
        if (kind == GangsterPiece && deciding() && !holding() && gestures::lies_in_row(scene_, id)) {
            clearRefusal();
            return lookAt(kind, id);
        }
        if (sendTo(at))
            return clearRefusal();
        clearRefusal();
        return answerMiss();
    }
    activate(kind, id);
}

void TheGangTable::activate(PieceKind kind, int id)
{
    if (isBusy())
        return;
    clearRefusal();
    setAnimated(true);
    const Piece piece = gestures::piece_of(scene_, kindOf(kind), id);
    // The city is known already, so a click on the gangster to be called is enough.
    if (piece.kind == Piece::Called)
        return performIf(change(gestures::call, static_cast<Gangster>(id)));
    // What the hint has laid out can be taken back as if laid by hand, and the hint stays readable.
    if (!hint().isEmpty() && (piece == scene_.held || gestures::in_spot(scene_, piece)))
        glance([piece](Scene& scene) { gestures::click(scene, piece); });
    else
        change(gestures::click, piece);
}

bool TheGangTable::tapNumber(int number)
{
    if (!deciding() || !scene_.choosing())
        return false;
    const Hand& hand = scene_.view->hand;
    std::vector<Piece> pieces;
    for (const Gangster gangster : hand.gangsters)
        pieces.push_back({Piece::Gangster, gangster});
    if (hand.special != Special::none)
        pieces.push_back({Piece::Special, 0});
    for (int city = 0; city < scene_.open.cities_in_play(); ++city)
        pieces.push_back({Piece::Ticket, city});
    if (number < 1 || number > static_cast<int>(pieces.size()))
        return false;
    const Piece& piece = pieces[static_cast<std::size_t>(number) - 1];
    activate(static_cast<PieceKind>(piece.kind), piece.id);
    return true;
}

void TheGangTable::consider(int gangster, bool considered)
{
    // Deferred, because the card calls this while evaluating whether it is considered, which this changes.
    const auto call = [this, gangster, considered] {
        if (deciding())
            change(gestures::consider, static_cast<Gangster>(gangster), considered);
    };
    QMetaObject::invokeMethod(this, call, Qt::QueuedConnection);
}

void TheGangTable::confirm()
{
    if (const auto action = gestures::confirm(scene_))
        perform(*action);
    else if (deciding())
        refuse({draft_incomplete, "TG-3.2"});
}

bool TheGangTable::canTakeBack() const
{
    if (gestures::can_take_back(scene_))
        return true;
    const auto turn = scene_.turn();
    return scene_.placing() && turn && (turn->cards.gangster_placed || turn->cards.special_played) && canUndo();
}

void TheGangTable::takeBack()
{
    if (!canTakeBack())
        return;
    setAnimated(true);
    if (!gestures::can_take_back(scene_))
        return undo();
    takeBackNewest();
    clearHint();
}

bool TheGangTable::putAway(Scene& scene)
{
    const bool held = holding();
    scene.putDown();
    return held;
}

void TheGangTable::look(bool open)
{
    const bool looks = open && canLook();
    change([looks](Scene& scene) { scene.looking = looks; });
}

QStringList TheGangTable::rows() const
{
    QStringList rows;
    for (int city = 0; city < scene_.open.cities_in_play(); ++city) {
        QStringList numbers;
        for (const Gangster gangster : scene_.open.cities[static_cast<std::size_t>(city)])
            numbers += QString::number(gangster);
        rows += numbers.join(QStringLiteral(", "));
    }
    return rows;
}

QList<int> TheGangTable::ownPile() const
{
    QList<int> pile;
    const View* known = scene_.own && !over() ? &*scene_.own : scene_.choosing() ? &*scene_.view : nullptr;
    if (known != nullptr)
        for (const Gangster gangster : known->captured)
            pile += gangster;
    return pile;
}

QList<int> TheGangTable::ownRevolvers() const
{
    QList<int> list;
    for (const int gangster : ownPile())
        list += revolvers(static_cast<Gangster>(gangster));
    return list;
}

int TheGangTable::ownScore() const
{
    const QList<int> list = ownRevolvers();
    return std::accumulate(list.begin(), list.end(), 0);
}

QString TheGangTable::roundText() const
{
    const Outlook now = outlook(scene_.open);
    const bool is_last = over() || (now.round == round() && now.is_last_round());
    return Wording::round(round(), is_last ? round() : std::max(round(), rounds_.most));
}

/// The possible number of rounds is counted at the beginning of each round and then stays the same until the round is
/// known to be the last.
void TheGangTable::countRounds()
{
    if (rounds_.in == round())
        return;
    int began = 0;
    for (int end = match_.length(); began < end;) {
        const int middle = (began + end) / 2;
        if (match_.openAt(middle).round < round())
            began = middle + 1;
        else
            end = middle;
    }
    rounds_ = {round(), outlook(match_.openAt(began)).last_round()};
}

QString TheGangTable::deckText() const
{
    return Wording::deck(outlook(scene_.open));
}

bool TheGangTable::deckLow() const
{
    const Outlook now = outlook(scene_.open);
    return !over() && (now.deck_ends_it() || (now.may_be_last_job() && !now.is_last_job()));
}

QString TheGangTable::panelTitle() const
{
    if (thinking() && asksInSecret())
        return Wording::secretChoices();
    switch (phase()) {
    case Curtain:
    case Choosing:
        return Wording::secretChoices();
    case Revealing:
        if (scene_.ended)
            return Wording::jobEnded(scene_.ended->job);
        // A replay shows choices that are still secret, when the seats are not in the order of play yet.
        if (asksInSecret())
            return Wording::secretChoices();
        [[fallthrough]];
    case Placing:
        return Wording::thisJob();
    case Over:
        break;
    }
    return {};
}

QString TheGangTable::railTitle() const
{
    return rail_title(scene_);
}

QString TheGangTable::railText() const
{
    return rail_text(scene_, names());
}

Detail TheGangTable::detailOf(int kind, int id) const
{
    const auto turn = scene_.turn();
    switch (kind) {
    case GangsterPiece:
    case CalledPiece:
        return details::gangster(id, turn && turn->cards.spied == id);
    case SpecialPiece:
        return details::special(id);
    case TicketPiece:
        return details::ticket(id);
    case HandOfSeat:
        return details::hand();
    case PileOfSeat:
        return details::pile();
    case OwnPile:
        return details::own_pile();
    case Deck:
        return details::deck();
    case CaptureChip:
        return details::capture_chip();
    default:
        return {};
    }
}

QString TheGangTable::rulePage() const
{
    return rule_page(scene_);
}
