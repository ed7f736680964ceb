// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/compose.hpp"

#include "app/the_gang/gestures.hpp"
#include "app/the_gang/targets.hpp"
#include "app/the_gang/words/wording.hpp"

#include <algorithm>

namespace the_gang_table {

using namespace backroom::the_gang;

namespace {

constexpr int closed_hand_key = 100;
constexpr int turn_ticket_key = 10;
/// The key of a special in the hand while another one is played.
constexpr int own_special_key = special_key + 1;

/// From the bottom to the top.
enum Layer { RowLayer = 0, RailLayer = 100, SpyLayer = 200, FlightLayer = 300, HeldLayer = 500 };

class Composer {
public:
    Composer(const Scene& scene, const TheGangLayout& layout)
        : scene_(scene)
        , layout_(layout)
        , turn_(scene.turn())
        , order_(scene.order())
    {
    }

    Picture compose()
    {
        for (int street = 0; street < cities(); ++street)
            composeRow(static_cast<City>(street));
        if (scene_.choosing())
            composeOpenHand();
        else if (scene_.waitingOpenly())
            composeWaitingHand();
        else if (scene_.handAside())
            composeHandAside();
        else if (!scene_.own)
            composeClosedHand();
        if (turn_)
            composeTurn();
        composeWaiting();
        composeFlights();
        for (std::size_t gang = 0; gang < scene_.gangs().size(); ++gang)
            picture_.gangs.push_back(framed(static_cast<int>(gang), scene_.gangs()[gang].gangsters));
        if (scene_.view && !scene_.preview && scene_.gangs().empty())
            composeStandingGangs();
        picture_.targets = targets(scene_, layout_, picture_.gangsters);
        return std::move(picture_);
    }

private:
    int cities() const { return scene_.open.cities_in_play(); }
    Gangsters rowOf(City city) const { return scene_.open.cities[static_cast<std::size_t>(index(city))]; }
    bool usable(Piece::Kind kind, int id = 0) const { return gestures::usable(scene_, {kind, id}); }
    int plateOf(backroom::Seat seat) const
    {
        return static_cast<int>(std::ranges::find(order_, seat) - order_.begin());
    }

    bool threatened(Gangster gangster) const
    {
        return std::ranges::any_of(
            scene_.gangs(), [&](const Captured& gang) { return gang.gangsters.contains(gangster); });
    }

    bool spied(Gangster gangster) const { return turn_ && turn_->cards.spied == gangster; }
    bool held(Piece::Kind kind, int id = 0) const { return scene_.held == Piece{kind, id}; }

    CardItem& addGangster(Gangster gangster, QRectF place, qreal stack)
    {
        CardItem card;
        card.key = gangster;
        card.face = gangster;
        card.revolvers = revolvers(gangster);
        card.place = place;
        card.stack = stack;
        card.turned = spied(gangster) || (gangster != 0 && scene_.spiedAt() == gangster);
        card.label = card.turned ? Wording::spied(gangster) : Wording::gangster(gangster);
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
        if (turn_ && turn_->cards.lookout && turn_->cards.city == city)
            return turn_->cards.lookout;
        return {};
    }

    void composeRow(City city)
    {
        constexpr int slot = 0;
        constexpr int lookout = -1;
        std::vector<int> elements;
        const Gangsters row = rowOf(city);
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
                composeRowCard(static_cast<Gangster>(element), rect, RowLayer + place,
                    place + 1 < count ? layout_.rowCard(street, place + 1, count).left() : rect.right());
        }
    }

    /// `next` is the x coordinate at which the next card of the row begins.
    void composeRowCard(Gangster gangster, QRectF rect, int stack, qreal next)
    {
        const bool enters = scene_.entering.contains(gangster);
        CardItem& card = addGangster(gangster, enters ? layout_.deck() : rect, enters ? FlightLayer : stack);
        card.face_up = !enters;
        card.threatened = threatened(gangster);
        if (card.threatened)
            card.place.translate(0, -3 * layout_.scale());
        if (spied(gangster))
            addSpecial(Special::spy, spyPlace(rect, next), SpyLayer);
        if (scene_.callsTo()) {
            card.usable = usable(Piece::Called, gangster);
            card.chosen = card.usable;
            card.held = held(Piece::Called, gangster);
            if (card.held)
                card.stack = HeldLayer;
        }
    }

    /// Returns a place on the part of the card that the next one leaves uncovered, below its number.
    QRectF spyPlace(QRectF card, qreal next) const
    {
        const qreal right = std::min(next, card.right());
        const qreal width = std::min(card.width() * 0.5, right - card.left());
        return {right - width, card.top() + card.height() * 0.34, width, width * 1.4};
    }

    void composeOpenHand()
    {
        const Hand& hand = scene_.view->hand;
        const int count = hand.gangsters.size();
        int place = 0;
        for (const Gangster gangster : hand.gangsters) {
            const QRectF home = layout_.handPlace(place, count);
            const bool picked = gangster == scene_.picked.gangster;
            if (picked)
                picture_.places.push_back({1, home, gangster, false});
            CardItem& card = addGangster(gangster, picked ? layout_.spotGangster() : home, RailLayer + place++);
            card.usable = !scene_.watched;
            card.put = picked;
            card.chosen = card.held = held(Piece::Gangster, gangster);
            if (card.held)
                card.stack = HeldLayer;
        }
        if (scene_.picked.gangster == 0)
            picture_.places.push_back({2, layout_.spotGangster(), 0, aimedAtSpot()});
        if (hand.special != Special::none) {
            if (scene_.picked.special)
                picture_.places.push_back({3, layout_.specialPlace(), 0, false});
            CardItem& card = addSpecial(
                hand.special, scene_.picked.special ? layout_.spotSpecial() : layout_.specialPlace(), RailLayer + 10);
            card.usable = !scene_.watched;
            card.put = scene_.picked.special;
            card.chosen = card.held;
        }
        if (!scene_.picked.special && !scene_.picked.ticket)
            picture_.places.push_back({4, layout_.spotTicket(), 0, aimedAtSpot()});
        for (int city = 0; city < cities(); ++city) {
            const bool picked = scene_.picked.ticket == static_cast<City>(city);
            const QRectF home = layout_.ticketPlace(city, cities());
            CardItem& card =
                addTicket(city, static_cast<City>(city), picked ? layout_.spotTicket() : home, RailLayer + 20 + city);
            card.usable = !scene_.watched;
            card.held = held(Piece::Ticket, city);
            card.chosen = card.held;
            if (card.held)
                card.stack = HeldLayer;
        }
    }

    /// Shows the hand of the only human player during the others' choices, laid out as when the player chose.
    void composeWaitingHand()
    {
        const auto& [gangster, ticket, special] = scene_.own->choice;
        const Hand& hand = scene_.own->hand;
        const int count = hand.gangsters.size();
        int place = 0;
        for (const Gangster card : hand.gangsters) {
            const QRectF home = layout_.handPlace(place, count);
            if (card == gangster)
                picture_.places.push_back({1, home, card, false});
            addGangster(card, card == gangster ? layout_.spotGangster() : home, RailLayer + place);
            ++place;
        }
        if (special != Special::none)
            picture_.places.push_back({3, layout_.specialPlace(), 0, false});
        if (hand.special != Special::none)
            addSpecial(hand.special, special != Special::none ? layout_.spotSpecial() : layout_.specialPlace(),
                RailLayer + 10);
        if (ticket)
            addTicket(index(*ticket), *ticket, layout_.spotTicket(), RailLayer + 20);
    }

    /// Shows the hand of the only human player beside the cards being played.
    void composeHandAside()
    {
        const Hand& hand = scene_.own->hand;
        const int count = hand.gangsters.size() + (hand.special != Special::none ? 1 : 0);
        int place = 0;
        for (const Gangster gangster : hand.gangsters) {
            addGangster(gangster, layout_.handAside(place, count), RailLayer + place);
            ++place;
        }
        if (hand.special != Special::none)
            addSpecial(hand.special, layout_.handAside(place, count), RailLayer + place).key = own_special_key;
    }

    void composeClosedHand()
    {
        if (!turn_)
            return;
        if (scene_.looking) {
            for (int place = 0; const Gangster gangster : scene_.view->hand.gangsters) {
                addGangster(gangster, layout_.openHandPlace(place), RailLayer + place);
                ++place;
            }
            return;
        }
        for (int place = 0; place < scene_.open.places[turn_->seat].gangsters; ++place) {
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
        const auto& [seat, choice, cards] = *turn_;
        if (!cards.gangster_placed && choice.gangster != 0) {
            CardItem& card = addGangster(choice.gangster, layout_.turnGangster(), RailLayer + 20);
            card.usable = usable(Piece::Gangster, choice.gangster);
            card.chosen = card.usable;
            card.held = held(Piece::Gangster, choice.gangster);
            if (card.held)
                card.stack = HeldLayer;
        }
        if (choice.ticket && !cards.gangster_placed) {
            QRectF place = layout_.turnSecond();
            place.setSize(layout_.spotTicket().size());
            place.moveTop(layout_.turnGangster().center().y() - place.height() / 2);
            addTicket(turn_ticket_key + index(*choice.ticket), *choice.ticket, place, RailLayer + 21);
        }
        if (choice.special == Special::none || cards.lookout || cards.spied != 0)
            return;
        if (!cards.special_played) {
            const QRectF place = scene_.calling ? callPlace(*scene_.calling) : layout_.turnSecond();
            CardItem& card = addSpecial(choice.special, place, scene_.calling ? SpyLayer : RailLayer + 22);
            card.usable = usable(Piece::Special);
            card.chosen = card.usable;
        } else if (choice.special == Special::boss_calls) {
            addSpecial(choice.special, callPlace(cards.city), SpyLayer);
        }
    }

    void composeWaiting()
    {
        const std::vector<OpenChoice> waiting = scene_.waiting();
        const int count = static_cast<int>(waiting.size());
        for (int place = 0; place < count; ++place) {
            const QRectF rect = scene_.sealed ? layout_.pile(place) : layout_.waitingPlace(place, count);
            addGangster(waiting[static_cast<std::size_t>(place)].choice.gangster, rect, RailLayer + 40 + place)
                .face_up = !scene_.sealed;
        }
    }

    void composeFlights()
    {
        for (const Captured& gang : scene_.flying)
            for (const Gangster gangster : gang.gangsters)
                addGangster(gangster, layout_.pile(plateOf(gang.seat)), FlightLayer).fading = true;
    }

    QRectF callPlace(City city) const
    {
        const QRectF street = layout_.streets().at(index(city));
        const qreal width = std::min(layout_.skyline() * 0.8, layout_.card().width());
        return {street.left() + (layout_.skyline() - width) / 2, street.center().y() - width * 0.7, width, width * 1.4};
    }

    GangItem framed(int key, Gangsters gang) const
    {
        QRectF around;
        for (const CardItem& card : picture_.gangsters)
            if (gang.contains(static_cast<Gangster>(card.face)))
                around |= card.place;
        return {key, around, gang.size(), revolvers(gang)};
    }

    /// Shows the value of each gang, for a player who considers capturing it (TG-4.1).
    void composeStandingGangs()
    {
        const auto is_odd_here = [&](Gangster gangster) { return is_odd(gangster) != spied(gangster); };
        for (int city = 0; city < cities(); ++city) {
            Gangsters gang;
            Gangster last = 0;
            const auto end = [&] {
                if (gang.several())
                    picture_.standing_gangs.push_back(framed(last, gang));
                gang = {};
            };
            for (const Gangster gangster : rowOf(static_cast<City>(city))) {
                if (last != 0 && is_odd_here(last) != is_odd_here(gangster))
                    end();
                gang.insert(gangster);
                last = gangster;
            }
            end();
        }
    }

    bool aimedAtSpot() const { return scene_.aim == Aim{}; }

    const Scene& scene_;
    const TheGangLayout& layout_;
    std::optional<Turn> turn_;
    std::vector<backroom::Seat> order_;
    Picture picture_;
};

}

Picture compose(const Scene& scene, const TheGangLayout& layout)
{
    return Composer(scene, layout).compose();
}

}
