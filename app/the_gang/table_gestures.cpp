#include "preferences.hpp"
#include "the_gang/table.hpp"
#include "the_gang/wording.hpp"

using namespace backroom::the_gang;
using the_gang_table::Preview;
using the_gang_table::Wording;

TheGangTable::Aim TheGangTable::aimOf(const TargetItem& target)
{
    return {target.kind, static_cast<City>(target.city), static_cast<Gangster>(target.gangster)};
}

bool TheGangTable::usable(Piece piece) const
{
    const auto in = [&](const CardModel& model, int key) {
        const CardItem* card = model.find(key);
        return card != nullptr && card->usable;
    };
    switch (piece.kind) {
    case Piece::Gangster:
        return in(gangsters_, piece.id) && !scene_.calling;
    case Piece::Called:
        return in(gangsters_, piece.id) && scene_.calling.has_value();
    case Piece::Special:
        return in(specials_, the_gang_table::special_key);
    case Piece::Ticket:
        return in(tickets_, piece.id);
    case Piece::None:
        break;
    }
    return false;
}

void TheGangTable::hold(PieceKind kind, int id)
{
    Piece piece{static_cast<Piece::Kind>(kind), kind == SpecialPiece ? 0 : id};
    if (piece.kind == Piece::Gangster && scene_.calling)
        piece.kind = Piece::Called;
    if (director()->busy() || !usable(piece))
        return;
    clearRefusal();
    setAnimated(true);
    scene_.held = piece;
    scene_.aim.reset();
    scene_.preview.reset();
    refresh();
}

void TheGangTable::putBack()
{
    scene_.letGo();
    refresh();
}

void TheGangTable::cancel()
{
    clearRefusal();
    if (holding())
        putBack();
    else
        takeBack();
}

void TheGangTable::hover(QPointF point)
{
    this->point(point);
    if (!holding())
        return;
    const TargetItem* target = targets_.at(point);
    setAim(target == nullptr ? std::nullopt : std::optional(aimOf(*target)));
}

void TheGangTable::aimAt(int target)
{
    if (const TargetItem* item = targets_.find(target)) {
        point(item->place.center());
        setAim(aimOf(*item));
    }
}

void TheGangTable::setAim(const std::optional<Aim>& aim)
{
    if (aim == scene_.aim)
        return;
    scene_.aim = aim;
    scene_.preview = aim ? previewOf(*aim) : std::nullopt;
    refresh();
}

std::optional<Preview> TheGangTable::previewOf(const Aim& aim) const
{
    const backroom::Seat seat = this->seat();
    if (phase_ == Choosing) {
        if (aim.kind == TargetItem::Street && scene_.held.kind == Piece::Gangster)
            return the_gang_table::foresee_choice(state(), seat, static_cast<Gangster>(scene_.held.id), aim.city);
        return {};
    }
    const auto action = actionFor(aim);
    if (!action || check(state(), seat, *action))
        return {};
    return the_gang_table::foresee(state(), seat, *action);
}

std::optional<Action> TheGangTable::actionFor(const Aim& aim) const
{
    if (phase_ == Choosing && scene_.hand) {
        if (scene_.held.kind == Piece::Gangster && aim.kind == TargetItem::Street)
            return Choose{static_cast<Gangster>(scene_.held.id), aim.city};
        if (aim.kind == TargetItem::Street)
            return PlayBossCalls{aim.city, 0};
        return {};
    }
    if (!scene_.active)
        return {};
    switch (scene_.held.kind) {
    case Piece::Gangster:
        return PlaceGangster{aim.city};
    case Piece::Called:
        return PlayBossCalls{aim.city, static_cast<Gangster>(scene_.held.id)};
    case Piece::Special:
        switch (scene_.active->choice.special) {
        case Special::lookout:
            return PlayLookout{aim.city, aim.kind == TargetItem::LeftEnd ? End::left : End::right};
        case Special::spy:
            return PlaySpy{aim.city, aim.gangster};
        case Special::boss_calls:
            return PlayBossCalls{aim.city, 0};
        case Special::none:
            break;
        }
        break;
    default:
        break;
    }
    return {};
}

std::optional<backroom::Refusal> TheGangTable::refusalOf(const Aim& aim) const
{
    const auto action = actionFor(aim);
    if (!action)
        return {};
    auto refusal = check(state(), this->seat(), *action);
    if (refusal && refusal->code == refusals::must_call)
        refusal.reset();
    return refusal;
}

void TheGangTable::dropOn(int target)
{
    aimAt(target);
    if (scene_.aim)
        drop();
}

void TheGangTable::release()
{
    if (!holding())
        return;
    if (scene_.aim) {
        drop();
        return;
    }
    if (phase_ == Choosing) {
        if (scene_.held.kind == Piece::Gangster && scene_.held.id == scene_.picked)
            scene_.picked = 0;
        if (scene_.held.kind == Piece::Special)
            scene_.picked_special = false;
        if (scene_.held.kind == Piece::Ticket && scene_.picked_ticket == static_cast<City>(scene_.held.id))
            scene_.picked_ticket.reset();
    }
    putBack();
}

void TheGangTable::drop()
{
    const Aim aim = *scene_.aim;
    if (phase_ == Choosing) {
        if (aim.kind != TargetItem::Spot)
            if (const auto refusal = refusalOf(aim)) {
                refuse(*refusal);
                return putBack();
            }
        return dropOnSpot();
    }
    const auto action = actionFor(aim);
    if (!action)
        return putBack();
    if (const auto* spy = std::get_if<PlaySpy>(&*action); spy != nullptr && spy->on == 0) {
        refuse(Wording::spyNeedsGangster(), QStringLiteral("TG-5.3"));
        return putBack();
    }
    const auto refusal = check(state(), this->seat(), *action);
    if (refusal && refusal->code == refusals::must_call) {
        scene_.calling = aim.city;
        return putBack();
    }
    if (refusal) {
        refuse(*refusal);
        return putBack();
    }
    scene_.letGo();
    scene_.calling.reset();
    perform(*action);
}

void TheGangTable::dropOnSpot()
{
    switch (scene_.held.kind) {
    case Piece::Gangster:
        scene_.picked = static_cast<Gangster>(scene_.held.id);
        if (scene_.aim->kind == TargetItem::Street) {
            scene_.picked_ticket = scene_.aim->city;
            scene_.picked_special = false;
        }
        break;
    case Piece::Special:
        scene_.picked_special = true;
        scene_.picked_ticket.reset();
        break;
    case Piece::Ticket:
        scene_.picked_ticket = static_cast<City>(scene_.held.id);
        scene_.picked_special = false;
        break;
    default:
        break;
    }
    putBack();
}

void TheGangTable::tapAt(QPointF point)
{
    this->point(point);
    clearRefusal();
    if (director()->busy())
        return director()->skip();
    if (!holding())
        return;
    hover(point);
    release();
}

void TheGangTable::tap(PieceKind kind, int id, QPointF point)
{
    this->point(point);
    if (director()->busy())
        return director()->skip();
    if (holding() && targets_.at(point) != nullptr)
        return tapAt(point);
    activate(kind, id);
}

void TheGangTable::activate(PieceKind kind, int id)
{
    clearRefusal();
    const Piece piece{static_cast<Piece::Kind>(kind), kind == SpecialPiece ? 0 : id};
    const bool same =
        scene_.held == piece || (scene_.calling && scene_.held == Piece{Piece::Called, id} && kind == GangsterPiece);
    if (phase_ != Choosing) {
        if (same)
            putBack();
        else
            hold(kind, id);
        return;
    }
    const bool in_spot = (piece.kind == Piece::Gangster && id == scene_.picked)
        || (piece.kind == Piece::Special && scene_.picked_special)
        || (piece.kind == Piece::Ticket && scene_.picked_ticket == static_cast<City>(id));
    if (!same && !in_spot)
        return hold(kind, id);
    // A second click on a card plays it; a click on a played card takes it back.
    if (same && !in_spot) {
        setAim(Aim{TargetItem::Spot, {}, 0});
        return drop();
    }
    scene_.held = piece;
    scene_.aim.reset();
    release();
}
