// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/the_gang/compose.hpp"
#include "app/the_gang/table.hpp"
#include "engine/core/random.hpp"
#include "matches.hpp"
#include "models.hpp"

namespace test {

using namespace backroom;
using namespace backroom::the_gang;

inline constexpr City chicago = City::chicago;
inline constexpr City detroit = City::detroit;
inline constexpr City new_york = City::new_york;

inline Position::HandPart hand(std::vector<int> gangsters, Special special = Special::none)
{
    return {std::move(gangsters), special};
}

inline Setup<TheGang> setup(int seats, std::uint64_t seed = 1)
{
    return setup_of<TheGang>(seats, seed);
}

inline backroom::Match<TheGang> match(const Position& position, int seats)
{
    return match_at<TheGang>(position, seats);
}

inline std::unique_ptr<TheGangTable> table_of(House& house, backroom::Match<TheGang> of, const QList<int>& levels = {})
{
    return seated<TheGangTable>(house, std::move(of), levels);
}

/// Plays through the same calls as the window.
class Driver : public DriverOf<TheGangTable> {
public:
    enum Way { Drag, Click, Keys, Twice, Shortcut };

    using DriverOf::DriverOf;

    static TheGangTable::PieceKind kind(const Choose& choose)
    {
        return choose.ticket ? TheGangTable::TicketPiece : TheGangTable::SpecialPiece;
    }

    void settle() { table_.director()->skip(); }

    QPointF spot() const { return table_.layout()->playPlate().center(); }
    QPointF street(City city) const { return table_.layout()->streets().at(index(city)).center(); }
    QPointF endOf(City city, End end) const
    {
        const QRectF row = table_.layout()->row(index(city));
        return {end == End::left ? row.left() + 4 : row.right() - 4, row.center().y()};
    }
    /// Returns a point of the card that no other card of its row covers.
    QPointF on(int gangster) const
    {
        const the_gang_table::CardItem* card = table_.gangsters()->find(gangster);
        if (card == nullptr)
            throw std::logic_error("no such card on the table: " + std::to_string(gangster));
        return {card->place.left() + card->place.width() * 0.1, card->place.center().y()};
    }

    void drag(TheGangTable::PieceKind piece, int id, QPointF to)
    {
        table_.hold(piece, id);
        table_.hover(to);
        table_.release();
    }

    void click(TheGangTable::PieceKind piece, int id, QPointF from, QPointF to)
    {
        table_.tap(piece, id, from);
        table_.tapAt(to);
    }

    int target(QPointF point) const
    {
        const the_gang_table::TargetItem* found = the_gang_table::target_at(table_.targets()->items(), point);
        return found == nullptr ? -1 : found->key;
    }

    /// Brings a card to a point in one of three ways.
    void bring(Way way, TheGangTable::PieceKind piece, int id, QPointF to)
    {
        switch (way) {
        case Drag:
        case Shortcut:
            return drag(piece, id, to);
        case Click:
            return click(piece, id, placeOf(piece, id).center(), to);
        case Keys:
        case Twice:
            table_.activate(piece, id);
            table_.dropOn(target(to));
        }
    }

    void choose(Way way, const Choose& choice)
    {
        if (table_.phase() == TheGangTable::Curtain)
            table_.openCurtain();
        const int gangster = choice.gangster;
        const int second = choice.ticket ? index(*choice.ticket) : the_gang_table::special_key;
        if (way == Shortcut && choice.ticket) {
            drag(TheGangTable::GangsterPiece, gangster, street(*choice.ticket));
        } else if (way == Twice) {
            for (int count = 0; count < 2; ++count)
                table_.activate(TheGangTable::GangsterPiece, gangster);
            // Once is enough if the gangster is in its place.
            table_.activate(kind(choice), second);
        } else {
            bring(way, TheGangTable::GangsterPiece, gangster, spot());
            bring(way, kind(choice), second, spot());
        }
        table_.confirm();
    }

    void play(Way way, const Action& action)
    {
        // After an undo, the curtain may be closed in the open part of a job too.
        table_.openCurtain();
        if (const auto* chosen = std::get_if<Choose>(&action)) {
            choose(way, *chosen);
        } else if (const auto* place = std::get_if<PlaceGangster>(&action)) {
            const State& state = match_of(table_).state();
            bring(way, TheGangTable::GangsterPiece, state.choices[state.to_play.back()].gangster, street(place->city));
        } else if (const auto* lookout = std::get_if<PlayLookout>(&action)) {
            bring(way, TheGangTable::SpecialPiece, the_gang_table::special_key, endOf(lookout->city, lookout->end));
        } else if (const auto* spy = std::get_if<PlaySpy>(&action)) {
            bring(way, TheGangTable::SpecialPiece, the_gang_table::special_key, on(spy->on));
        } else if (const auto* call = std::get_if<PlayBossCalls>(&action)) {
            bring(way, TheGangTable::SpecialPiece, the_gang_table::special_key, street(call->city));
            if (call->gangster != 0)
                bring(way, TheGangTable::GangsterPiece, call->gangster, street(call->city));
        }
    }

private:
    QRectF placeOf(TheGangTable::PieceKind piece, int id) const
    {
        const ItemListOf<the_gang_table::CardItem>* model = piece == TheGangTable::TicketPiece ? table_.tickets()
            : piece == TheGangTable::SpecialPiece                                              ? table_.specials()
                                                                                               : table_.gangsters();
        const the_gang_table::CardItem* card = model->find(id);
        return card == nullptr ? QRectF() : card->place;
    }
};

/// Returns a job in which seat 0 is to play a gangster with the special; seat 1 follows with 79 and a Spy.
inline backroom::Match<TheGang> with_special(const Position& rows, int gangster, Special special)
{
    Position position = rows;
    if (!position.cities[2])
        position.cities[2] = {{68, 72, 74, 76, 78}};
    position.hands = {hand({gangster}, special), hand({79}, Special::spy), hand({80})};
    backroom::Match<TheGang> made = match(position, 3);
    for (const auto& [seat, choice] :
        {std::pair<Seat, Choose>{0, {static_cast<Gangster>(gangster), {}}}, {1, {79, {}}}, {2, {80, new_york}}})
        if (made.act(seat, choice))
            throw std::logic_error("this choice cannot be");
    return made;
}

}
