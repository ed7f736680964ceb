// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/compose.hpp"

#include "app/gangz/words/tattoo_names.hpp"
#include "app/gangz/words/wording.hpp"

#include <algorithm>
#include <map>

namespace gangz_table {

using namespace rules;

namespace {

/// The z-order: higher values are drawn later.
constexpr qreal leader_stack = 5;
constexpr qreal wall_stack = 10;
constexpr qreal hand_stack = 60;
constexpr qreal held_stack = 200;
/// The part of a card that the name of its picture may take.
constexpr qreal height_of_name = 0.2;

class Composer {
public:
    Composer(const Scene& scene, const GangzLayout& layout, const QStringList& names, const QList<int>& marks)
        : scene_(scene)
        , layout_(layout)
        , names_(names)
        , marks_(marks)
    {
    }

    Picture compose()
    {
        leaders();
        wall();
        hand();
        pawns();
        track();
        return std::move(picture_);
    }

private:
    QString nameOf(Card card) const { return scene_.names ? tattoos::name(card) : QString(); }

    CardItem item(Card card, QRectF place) const
    {
        CardItem item;
        item.key = item.face = card;
        item.place = place;
        item.name = nameOf(card);
        return item;
    }

    void leaders()
    {
        const Leaders& leaders = scene_.open.leaders;
        const Card first = scene_.reveal ? scene_.reveal->round.leader : leaders.front();
        CardItem leader = item(first, layout_.leader());
        leader.leader = true;
        leader.stack = leader_stack;
        leader.gone = scene_.leaving;
        leader.label = Wording::leaderLabel(leader.name);
        picture_.cards.push_back(leader);
        const QList<QRectF>& places = layout_.nextLeaders();
        for (std::size_t next = 1; next < leaders.size() && static_cast<qsizetype>(next) <= places.size(); ++next) {
            CardItem card = item(leaders[next], places.at(static_cast<qsizetype>(next) - 1));
            card.stack = leader_stack;
            card.label = Wording::leaderOfRound(scene_.open.round + static_cast<int>(next), card.name);
            picture_.cards.push_back(card);
        }
    }

    void wall()
    {
        const Wall& wall = wall_of(scene_);
        for (int index = 0; index < static_cast<int>(wall.size()); ++index) {
            const Card card = wall[static_cast<std::size_t>(index)];
            CardItem on_wall = item(card, scene_.entering ? layout_.deck() : layout_.wallCard(index));
            on_wall.stack = wall_stack + index;
            on_wall.gone = scene_.leaving;
            if (scene_.entering)
                on_wall.face = -1;
            if (scene_.voting())
                votable(on_wall, card);
            else if (scene_.waitingOpenly() && !scene_.entering)
                veil(on_wall, card);
            if (scene_.reveal)
                mark(on_wall, card);
            // Their chips, which extend beyond them, are above the glow of their neighbours.
            if (on_wall.own || on_wall.owner_mark >= 0)
                on_wall.stack += most_on_wall;
            on_wall.label = Wording::wallLabel(index + 1, on_wall, scene_.pawnOn(card).has_value());
            picture_.cards.push_back(on_wall);
        }
    }

    void veil(CardItem& item, Card card) const
    {
        item.own = scene_.own(card);
        item.own_mark = marks_.value(scene_.known()->seat);
        for (backroom::Seat seat = 0; scene_.all_played && seat < scene_.open.seats; ++seat)
            if ((*scene_.all_played)[seat].contains(card))
                own(item, seat);
    }

    void own(CardItem& item, backroom::Seat owner) const
    {
        item.owner_mark = marks_.value(owner);
        item.owner_name = names_.value(owner);
    }

    void votable(CardItem& item, Card card) const
    {
        veil(item, card);
        // Own cards accept clicks too, so that the table can say why they must not be voted for.
        item.usable = !scene_.watched;
        item.chosen = scene_.pawnOn(card).has_value();
        item.aimed = !item.own && scene_.aim == Aim{Aim::WallCard, card};
    }

    void mark(CardItem& item, Card card) const
    {
        const RoundReveal& reveal = *scene_.reveal;
        const auto owner = reveal.knownOwner(card);
        item.shaking = reveal.shaking && reveal.intruder(card);
        item.intruder = owner == backroom::nobody;
        if (!owner || item.intruder)
            return;
        const int pawns = reveal.round.pawns_on(card, reveal.seats).size();
        own(item, *owner);
        item.points = pawns == 0 ? 1 : -pawns;
    }

    void hand()
    {
        const bool waiting = scene_.waitingOpenly();
        if (!scene_.choosing() && !waiting)
            return;
        const Cards& cards = scene_.known()->hand;
        const Cards& picked = waiting && scene_.open.phase == Phase::choosing ? scene_.own_view->played : scene_.picked;
        for (int index = 0; index < cards.size(); ++index) {
            const Card card = cards[static_cast<std::size_t>(index)];
            const bool chosen = picked.contains(card);
            CardItem in_hand = item(card, layout_.handCard(index, cards.size(), chosen));
            in_hand.stack = hand_stack + index;
            in_hand.usable = scene_.choosing() && !scene_.watched;
            in_hand.chosen = chosen;
            in_hand.held = scene_.held == Held{Held::HandCard, card};
            if (in_hand.held)
                in_hand.stack = held_stack;
            in_hand.label = Wording::handLabel(index + 1, in_hand.name, chosen);
            picture_.cards.push_back(in_hand);
        }
    }

    void pawns()
    {
        if (scene_.voting())
            for (int pawn = 0; pawn < pawn_count; ++pawn)
                ownPawn(pawn);
        else if (scene_.waitingOpenly() && scene_.own_view->vote)
            sealedPawns(*scene_.own_view);
        if (scene_.reveal)
            for (int seat = 0; seat < scene_.reveal->pawns; ++seat)
                shownPawns(static_cast<backroom::Seat>(seat));
    }

    void ownPawn(int pawn)
    {
        const auto& on = scene_.pawns[static_cast<std::size_t>(pawn)];
        PawnItem item;
        item.key = scene_.view->seat * pawn_count + pawn;
        item.pawn = pawn;
        item.mark = marks_.value(scene_.view->seat);
        item.place = on ? pawnOn(*on, 0, 1) : layout_.pawnInSlot(pawn);
        item.usable = !scene_.watched;
        item.held = scene_.held == Held{Held::Pawn, pawn};
        item.label = Wording::pawnLabel(pawn, on.has_value());
        picture_.pawns.push_back(item);
    }

    /// Places the pawns where the only human player has put them.
    void sealedPawns(const View& own)
    {
        int pawn = 0;
        for (const Card card : {own.vote->first, own.vote->second}) {
            PawnItem item;
            item.key = own.seat * pawn_count + pawn;
            item.pawn = pawn++;
            item.mark = marks_.value(own.seat);
            item.place = pawnOn(card, 0, 1);
            item.label = Wording::pawnOf(names_.value(own.seat));
            picture_.pawns.push_back(item);
        }
    }

    void shownPawns(backroom::Seat seat)
    {
        const RoundReveal& reveal = *scene_.reveal;
        int pawn = 0;
        for (const Card card : {reveal.round.votes[seat].first, reveal.round.votes[seat].second}) {
            const backroom::SeatSet all = reveal.round.pawns_on(card, reveal.seats);
            int before = 0;
            for (const backroom::Seat other : all)
                before += other < seat ? 1 : 0;
            PawnItem item;
            item.key = seat * pawn_count + pawn;
            item.pawn = pawn++;
            item.mark = marks_.value(seat);
            item.place = pawnOn(card, before, all.size());
            item.gone = scene_.leaving;
            item.label = Wording::pawnOf(names_.value(seat));
            picture_.pawns.push_back(item);
        }
    }

    QRectF place(Card card) const
    {
        const Wall& wall = wall_of(scene_);
        return layout_.wallCard(static_cast<int>(std::ranges::find(wall, card) - wall.begin()));
    }

    /// The name of the picture, at the foot of the card, stays visible.
    QRectF pawnOn(Card card, int index, int count) const
    {
        const QRectF at = place(card);
        const QRectF pawn = layout_.pawnOn(at, index, count);
        return scene_.names ? pawn.translated(0, -std::round(at.height() * height_of_name)) : pawn;
    }

    void track()
    {
        if (layout_.beads().isEmpty())
            return;
        std::map<int, std::vector<backroom::Seat>> now;
        std::map<int, std::vector<backroom::Seat>> before;
        const RoundReveal* reveal = scene_.reveal ? &*scene_.reveal : nullptr;
        // Points beyond an end of the track share the bead at that end.
        const auto bead = [&](int points) { return std::clamp(points, layout_.lowest(), layout_.highest()); };
        for (int at = 0; at < scene_.open.seats; ++at) {
            const auto seat = static_cast<backroom::Seat>(at);
            const int was = bead(pointsBefore(seat));
            before[was].push_back(seat);
            now[bead(pointsShown(seat))].push_back(seat);
        }
        std::vector<MarkItem> marks(scene_.open.seats);
        const auto stand = [&](const auto& at, QRectF MarkItem::*place) {
            for (const auto& [points, seats] : at)
                for (std::size_t index = 0; index < seats.size(); ++index)
                    marks[seats[index]].*place =
                        layout_.markAt(points, static_cast<int>(index), static_cast<int>(seats.size()));
        };
        stand(now, &MarkItem::place);
        if (reveal && reveal->walked)
            stand(before, &MarkItem::shadow);
        for (int at = 0; at < scene_.open.seats; ++at) {
            MarkItem& mark = marks[static_cast<std::size_t>(at)];
            mark.key = at;
            mark.mark = marks_.value(at);
            if (mark.shadow == mark.place)
                mark.shadow = {};
            mark.label = Wording::pointsOf(names_.value(at), pointsShown(static_cast<backroom::Seat>(at)));
        }
        picture_.marks = std::move(marks);
    }

    int pointsBefore(backroom::Seat seat) const
    {
        return scene_.reveal ? scene_.reveal->totalBefore(seat) : scene_.open.places[seat].total;
    }

    /// The points at which the seat's mark stands.
    int pointsShown(backroom::Seat seat) const
    {
        return scene_.reveal && !scene_.reveal->walked ? pointsBefore(seat) : scene_.open.places[seat].total;
    }

    const Scene& scene_;
    const GangzLayout& layout_;
    const QStringList& names_;
    const QList<int>& marks_;
    Picture picture_;
};

}

GangzLayout::Spread spread_of(const Scene& scene)
{
    if (scene.reveal)
        return GangzLayout::Revealing;
    return scene.open.phase == Phase::choosing ? GangzLayout::Choosing : GangzLayout::Voting;
}

const Wall& wall_of(const Scene& scene)
{
    return scene.reveal ? scene.reveal->round.wall : scene.open.wall;
}

Picture compose(const Scene& scene, const GangzLayout& layout, const QStringList& names, const QList<int>& marks)
{
    return Composer(scene, layout, names, marks).compose();
}

}
