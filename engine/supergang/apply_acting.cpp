// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/play.hpp"

namespace backroom::supergang {

void Play::operator()(const Coward& coward)
{
    const FigureId id = member(coward.figure);
    emit(CowardAttacked{id});
    pay_from_bank(open_.turn.seat, coward_gain);
    commit(id, Crime::coward_attack);
}

void Play::operator()(const Racket& racket)
{
    const FigureId id = member(racket.figure);
    emit(Racketed{id, shop_here()});
    commit(id, Crime::racket);
}

void Play::operator()(const BuyShop& buy)
{
    const Shop shop = shop_here();
    pay(open_.turn.seat, nobody, price(town.shops[shop].kind));
    emit(Bought{member(buy.figure), shop});
    new_owner(shop);
}

void Play::new_owner(Shop shop)
{
    const Seat owner = owner_of(open_, shop);
    for (const Section section : town.shops[shop].sections) {
        if (turns_pawn(open_, section, owner))
            emit(PawnTurned{section, pawn_on(open_, section), open_.gangs[owner].unbought() > 0 ? owner : nobody});
    }
}

void Play::operator()(const Recruit& recruiting)
{
    const Seat seat = open_.turn.seat;
    const Shop shop = shop_here();
    const Seat owner = owner_of(open_, shop);
    if (owner != nobody && owner != seat) {
        emit(PriceAsked{member(recruiting.figure), Price{seat, recruiting.figure, recruiting.who, shop, owner, {}}});
        return;
    }
    if (owner == nobody)
        pay(seat, nobody, recruit_price);
    emit(Recruited{{seat, recruiting.who}, shop, recruiting.figure});
}

void Play::operator()(const NamePrice& named)
{
    const Price question = *top<Price>(open_);
    emit(PriceNamed{question.owner, question.who, question.shop, named.price});
    if (!named.price)
        emit(Refused{question.owner});
}

void Play::operator()(const Answer& answer)
{
    if (const Price* asked = top<Price>(open_)) {
        const Price question = *asked;
        if (!answer.accept) {
            emit(Refused{question.buyer});
            return;
        }
        pay(question.buyer, question.owner, *question.price);
        emit(Recruited{{question.buyer, question.who}, question.shop, question.figure});
        return;
    }
    const Trade trade = *top<Trade>(open_);
    if (!answer.accept) {
        emit(Refused{trade.to});
        return;
    }
    emit(Traded{trade});
    for (const Shop shop : trade.give.shops | trade.take.shops)
        new_owner(shop);
}

void Play::operator()(const BuyPawns& buy)
{
    pay(open_.turn.seat, nobody, price_of_pawns(buy.pawns));
    emit(PawnsBought{active_dealer(open_), buy.pawns});
}

void Play::operator()(const PlacePawn& place)
{
    const Seat colour = active_dealer(open_);
    emit(PawnPlaced{colour, place.section});
    commit_traffic({colour, Character::dealer});
}

void Play::commit_traffic(FigureId dealer)
{
    if (!open_.turn.of(dealer_member(open_)).trafficked)
        commit(dealer, Crime::traffic);
}

}
