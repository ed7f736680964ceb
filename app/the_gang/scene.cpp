#include "the_gang/scene.hpp"

#include "the_gang/wording.hpp"

#include <algorithm>

namespace the_gang_table {

using namespace backroom::the_gang;

namespace {

constexpr int closed_hand_key = 100;
constexpr int turn_ticket_key = 10;

/// The layers of the table, from the bottom.
enum Layer { RowLayer = 0, RailLayer = 100, SpyLayer = 200, FlightLayer = 300, HeldLayer = 500 };

class Composer {
public:
    Composer(const Scene& scene, const TheGangLayout& layout)
        : scene_(scene)
        , layout_(layout)
    {
    }

    Picture compose()
    {
        for (int street = 0; street < scene_.cities; ++street)
            composeRow(static_cast<City>(street));
        if (scene_.hand)
            composeOpenHand();
        else
            composeClosedHand();
        if (scene_.active)
            composeTurn();
        composeWaiting();
        for (const auto& [gangster, seat] : scene_.leaving)
            addGangster(gangster, layout_.pile(seat), FlightLayer).fading = true;
        for (std::size_t gang = 0; gang < gangs().size(); ++gang)
            composeGang(static_cast<int>(gang), gangs()[gang]);
        composeTargets();
        return std::move(picture_);
    }

private:
    const std::vector<Gang>& gangs() const { return scene_.preview ? scene_.preview->gangs : scene_.gangs; }

    bool threatened(Gangster gangster) const
    {
        return std::ranges::any_of(gangs(), [&](const Gang& gang) { return gang.gangsters.contains(gangster); });
    }

    bool held(Piece::Kind kind, int id = 0) const { return scene_.held == Piece{kind, id}; }

    CardItem& addGangster(Gangster gangster, QRectF place, qreal stack)
    {
        CardItem card;
        card.key = gangster;
        card.face = gangster;
        card.revolvers = revolvers(gangster);
        card.place = place;
        card.stack = stack;
        card.turned = scene_.active && scene_.active->turn.spied == gangster;
        card.label = Wording::gangster(gangster);
        picture_.gangsters.push_back(card);
        return picture_.gangsters.back();
    }

    CardItem& addSpecial(Special special, QRectF place, qreal stack)
    {
        CardItem card;
        card.key = special_key;
        card.face = static_cast<int>(special);
        card.place = place;
        card.stack = stack;
        card.label = Wording::special(special);
        card.held = held(Piece::Special);
        if (card.held)
            card.stack = HeldLayer;
        picture_.specials.push_back(card);
        return picture_.specials.back();
    }

    CardItem& addTicket(int key, City city, QRectF place, qreal stack)
    {
        CardItem card;
        card.key = key;
        card.face = index(city);
        card.place = place;
        card.stack = stack;
        card.label = Wording::ticket(city);
        picture_.tickets.push_back(card);
        return picture_.tickets.back();
    }

    bool opensFor(City city, std::optional<End> end) const
    {
        return scene_.preview && scene_.preview->city == city && scene_.preview->end == end;
    }

    std::optional<End> lookoutIn(City city) const
    {
        if (scene_.active && scene_.active->turn.lookout && scene_.active->turn.city == city)
            return scene_.active->turn.lookout;
        return {};
    }

    void composeRow(City city)
    {
        constexpr int slot = 0;
        constexpr int lookout = -1;
        std::vector<int> elements;
        const Gangsters row = scene_.rows[static_cast<std::size_t>(index(city))];
        if (lookoutIn(city) == End::left)
            elements.push_back(lookout);
        if (opensFor(city, End::left))
            elements.push_back(slot);
        const Gangster opening = opensFor(city, {}) ? scene_.preview->gangster : Gangster{0};
        bool opened = opening == 0;
        for (const Gangster gangster : row) {
            if (!opened && opening < gangster) {
                elements.push_back(slot);
                opened = true;
            }
            elements.push_back(gangster);
        }
        if (!opened || opensFor(city, End::right))
            elements.push_back(slot);
        if (lookoutIn(city) == End::right)
            elements.push_back(lookout);

        const int street = index(city);
        const int count = static_cast<int>(elements.size());
        for (int place = 0; place < count; ++place) {
            const QRectF rect = layout_.rowCard(street, place, count);
            const int element = elements[static_cast<std::size_t>(place)];
            if (element == slot)
                picture_.places.push_back({street + 10, rect, opening, true});
            else if (element == lookout)
                addSpecial(Special::lookout, rect, RowLayer + place).chosen = true;
            else
                composeRowCard(city, static_cast<Gangster>(element), rect, RowLayer + place);
        }
    }

    void composeRowCard(City city, Gangster gangster, QRectF rect, int stack)
    {
        const bool enters = scene_.entering.contains(gangster);
        CardItem& card = addGangster(gangster, enters ? layout_.deck() : rect, enters ? FlightLayer : stack);
        card.face_up = !enters;
        card.threatened = threatened(gangster);
        if (card.threatened)
            card.place.translate(0, -3 * layout_.scale());
        if (card.turned)
            addSpecial(Special::spy, spyPlace(rect), SpyLayer);
        if (scene_.calling) {
            card.usable = *scene_.calling != city;
            card.held = held(Piece::Called, gangster);
            if (card.held)
                card.stack = HeldLayer;
        }
    }

    QRectF spyPlace(QRectF card) const
    {
        const qreal width = card.width() * 0.5;
        return {card.right() - width * 0.92, card.top() - width * 0.25, width, width * 1.4};
    }

    void composeOpenHand()
    {
        const Hand& hand = *scene_.hand;
        const int count = hand.gangsters.size();
        int place = 0;
        for (const Gangster gangster : hand.gangsters) {
            const QRectF home = layout_.handPlace(place, count);
            const bool picked = gangster == scene_.picked;
            if (picked)
                picture_.places.push_back({1, home, gangster, false});
            CardItem& card = addGangster(gangster, picked ? layout_.spotGangster() : home, RailLayer + place);
            card.usable = true;
            card.held = held(Piece::Gangster, gangster);
            card.chosen = card.held;
            if (card.held)
                card.stack = HeldLayer;
            ++place;
        }
        if (scene_.picked == 0)
            picture_.places.push_back({2, layout_.spotGangster(), 0, aimed(TargetItem::Spot)});
        if (hand.special != Special::none) {
            if (scene_.picked_special)
                picture_.places.push_back({3, layout_.specialPlace(), 0, false});
            CardItem& card = addSpecial(
                hand.special, scene_.picked_special ? layout_.spotSpecial() : layout_.specialPlace(), RailLayer + 10);
            card.usable = true;
            card.chosen = card.held;
        }
        if (!scene_.picked_special && !scene_.picked_ticket)
            picture_.places.push_back({4, layout_.spotTicket(), 0, aimed(TargetItem::Spot)});
        for (int city = 0; city < scene_.cities; ++city) {
            const bool picked = scene_.picked_ticket == static_cast<City>(city);
            const QRectF home = layout_.ticketPlace(city, scene_.cities);
            CardItem& card =
                addTicket(city, static_cast<City>(city), picked ? layout_.spotTicket() : home, RailLayer + 20 + city);
            card.usable = true;
            card.held = held(Piece::Ticket, city);
            card.chosen = card.held;
            if (card.held)
                card.stack = HeldLayer;
        }
    }

    void composeClosedHand()
    {
        if (!scene_.looked_at.empty()) {
            for (int place = 0; const Gangster gangster : scene_.looked_at) {
                addGangster(gangster, layout_.openHandPlace(place), RailLayer + place);
                ++place;
            }
            return;
        }
        for (int place = 0; place < scene_.closed_hand; ++place) {
            CardItem card;
            card.key = closed_hand_key + place;
            card.face_up = false;
            card.place = layout_.closedHandPlace(place);
            card.stack = RailLayer + place;
            card.label = Wording::closedCard();
            picture_.gangsters.push_back(card);
        }
    }

    void composeTurn()
    {
        const Scene::Active& active = *scene_.active;
        if (!active.turn.gangster_placed && active.choice.gangster != 0) {
            CardItem& card = addGangster(active.choice.gangster, layout_.turnGangster(), RailLayer + 20);
            card.usable = active.deciding && !scene_.calling;
            card.chosen = card.usable;
            card.held = held(Piece::Gangster, active.choice.gangster);
            if (card.held)
                card.stack = HeldLayer;
        }
        if (active.choice.ticket && !active.turn.gangster_placed) {
            QRectF place = layout_.turnSecond();
            place.setSize(layout_.spotTicket().size());
            place.moveTop(layout_.turnGangster().center().y() - place.height() / 2);
            addTicket(turn_ticket_key + index(*active.choice.ticket), *active.choice.ticket, place, RailLayer + 21);
        }
        if (active.choice.special == Special::none || active.turn.lookout || active.turn.spied != 0)
            return;
        if (!active.turn.special_played) {
            const QRectF place = scene_.calling ? callPlace(*scene_.calling) : layout_.turnSecond();
            CardItem& card = addSpecial(active.choice.special, place, scene_.calling ? SpyLayer : RailLayer + 22);
            card.usable = active.deciding && !scene_.calling;
            card.chosen = card.usable;
        } else if (active.choice.special == Special::boss_calls) {
            addSpecial(active.choice.special, callPlace(active.turn.city), SpyLayer);
        }
    }

    void composeWaiting()
    {
        const int count = static_cast<int>(scene_.waiting.size());
        for (int place = 0; place < count; ++place) {
            const QRectF rect = scene_.sealed ? layout_.pile(place) : layout_.waitingPlace(place, count);
            addGangster(scene_.waiting[static_cast<std::size_t>(place)], rect, RailLayer + 40 + place).face_up =
                !scene_.sealed;
        }
    }

    QRectF callPlace(City city) const
    {
        const QRectF street = layout_.streets().at(index(city));
        const qreal width = std::min(layout_.skyline() * 0.8, layout_.card().width());
        return {street.left() + (layout_.skyline() - width) / 2, street.center().y() - width * 0.7, width, width * 1.4};
    }

    void composeGang(int key, const Gang& gang)
    {
        QRectF around;
        for (const CardItem& card : picture_.gangsters)
            if (gang.gangsters.contains(static_cast<Gangster>(card.face)))
                around |= card.place;
        picture_.gangs.push_back({key, around, gang.gangsters.size(), revolvers(gang.gangsters)});
    }

    bool aimed(TargetItem::Kind kind, City city = {}, Gangster gangster = 0) const
    {
        return scene_.aim == Aim{kind, city, gangster};
    }

    void addTarget(TargetItem::Kind kind, City city, QRectF place, const QString& label, Gangster gangster = 0)
    {
        TargetItem target;
        target.key = static_cast<int>(kind) * 1000 + index(city) * 100 + gangster;
        target.kind = kind;
        target.city = index(city);
        target.gangster = gangster;
        target.place = place;
        target.reach = place;
        target.aimed = aimed(kind, city, gangster);
        target.label = label;
        picture_.targets.push_back(target);
    }

    void composeTargets()
    {
        const bool choosing = scene_.hand.has_value();
        switch (scene_.held.kind) {
        case Piece::None:
            return;
        case Piece::Ticket:
            addTarget(TargetItem::Spot, {}, layout_.playPlate(), Wording::playSpot());
            return;
        case Piece::Called:
            if (scene_.calling)
                addStreet(*scene_.calling);
            return;
        case Piece::Gangster:
        case Piece::Special:
            if (choosing)
                addTarget(TargetItem::Spot, {}, layout_.playPlate(), Wording::playSpot());
            break;
        }
        const bool special = scene_.held.kind == Piece::Special;
        const Special kind = !special ? Special::none
            : choosing                ? Special::boss_calls
            : scene_.active           ? scene_.active->choice.special
                                      : Special::none;
        for (int city = 0; city < scene_.cities; ++city) {
            if (kind == Special::lookout)
                addEnds(static_cast<City>(city));
            else
                addStreet(static_cast<City>(city));
        }
        if (kind == Special::spy)
            for (int city = 0; city < scene_.cities; ++city)
                addRowTargets(static_cast<City>(city));
    }

    void addStreet(City city)
    {
        addTarget(TargetItem::Street, city, layout_.streets().at(index(city)), Wording::city(city));
    }

    void addEnds(City city)
    {
        const QRectF street = layout_.streets().at(index(city));
        const QRectF row = layout_.row(index(city));
        const qreal middle = row.center().x();
        QRectF left = street;
        left.setRight(middle);
        QRectF right = street;
        right.setLeft(middle);
        addTarget(TargetItem::LeftEnd, city, left, Wording::endOf(city, End::left));
        addTarget(TargetItem::RightEnd, city, right, Wording::endOf(city, End::right));
    }

    void addRowTargets(City city)
    {
        for (const CardItem& card : picture_.gangsters) {
            const auto gangster = static_cast<Gangster>(card.face);
            if (gangster != 0 && scene_.rows[static_cast<std::size_t>(index(city))].contains(gangster))
                addTarget(TargetItem::OnGangster, city, card.place, Wording::gangster(gangster), gangster);
        }
    }

    const Scene& scene_;
    const TheGangLayout& layout_;
    Picture picture_;
};

}

Picture compose(const Scene& scene, const TheGangLayout& layout)
{
    return Composer(scene, layout).compose();
}

}
