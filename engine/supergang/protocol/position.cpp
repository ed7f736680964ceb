// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/protocol/position.hpp"

#include "engine/core/arrangement.hpp"
#include "engine/supergang/lookup.hpp"
#include "engine/supergang/protocol/words.hpp"
#include "engine/supergang/rules.hpp"

#include <algorithm>

namespace backroom::supergang {

namespace {

class Arrangement : ArrangementOf<State, Position> {
public:
    Arrangement(const Options& options, int seats, const Random& random, const Position& position)
        : ArrangementOf(position, deal(options, seats, random))
    {
    }

    State make()
    {
        set_turn();
        set_gangs();
        set_shops();
        set_sections();
        set_money();
        set_patrols();
        set_dice();
        check_vamps();
        check_end();
        return state_;
    }

private:
    Seat gang_seat(int seat, std::string_view what) const
    {
        if (seat < 0 || seat >= state_.gang_count())
            throw CannotBe(text(what) + ": seat " + text(seat) + " has no gang");
        return static_cast<Seat>(seat);
    }
    Seat gang_or_nobody(int seat, std::string_view what) const
    {
        return seat == nobody ? nobody : gang_seat(seat, what);
    }

    void set_turn()
    {
        state_.round = position_.round.value_or(1);
        if (state_.round < 1)
            throw CannotBe("rounds count from 1");
        const int length = state_.options.length;
        if (length > 0 && state_.round > length)
            throw CannotBe("round " + text(state_.round) + " of a game of " + text(length) + " rounds");
        if (position_.seat)
            state_.turn.seat = gang_seat(*position_.seat, "seat");
        state_.first = position_.first ? gang_seat(*position_.first, "first") : state_.turn.seat;
    }

    void set_gangs()
    {
        if (static_cast<int>(position_.gangs.size()) > state_.gang_count())
            throw CannotBe(text(position_.gangs.size()) + " gangs, but " + text(state_.gang_count()) + " play");
        for (std::size_t seat = 0; seat < position_.gangs.size(); ++seat) {
            const auto& named = position_.gangs[seat];
            Gang& gang = state_.gangs[seat];
            if (named.cash < 0 || named.cash > most_money)
                throw CannotBe("gang " + text(seat) + " cannot have " + text(named.cash));
            gang.cash = static_cast<std::int16_t>(named.cash);
            if (named.pawns < 0 || named.pawns > pawns_of_gang)
                throw CannotBe("gang " + text(seat) + " has stored more than 20 pawns");
            gang.stored = static_cast<std::uint8_t>(named.pawns);
            for (const Character character : all_characters)
                set_figure({static_cast<Seat>(seat), character}, named.figures[static_cast<std::size_t>(character)]);
        }
    }

    void set_figure(FigureId id, const Position::FigurePosition& named)
    {
        const std::string who = "the " + text(word(id.character)) + " of gang " + text(id.seat);
        Figure& one = figure(state_, id);
        one.state = named.state;
        const Place usual = named.state == FigureState::clinic ? town.clinic
            : named.state == FigureState::graveyard            ? town.graveyard
                                                               : town.centre;
        one.place = named.place.value_or(usual);
        const bool anywhere = one.in_play() && one.place < place_count && one.place != town.graveyard;
        if (one.place != usual && !anywhere)
            throw CannotBe(who + " is where nobody of that state can be");
        set_behind(one.place, named.behind, who);
        one.behind = named.behind;
        if (named.years < 0 || named.years > 0xFFFF || named.record < 0 || named.record > 0xFFFF)
            throw CannotBe(who + " has too many years");
        if (named.state == FigureState::jail && named.years == 0)
            throw CannotBe(who + " is in jail without years");
        if ((one.in_play() || named.state == FigureState::graveyard) && named.years > 0)
            throw CannotBe(who + " has years to sit, but is neither in jail nor in the clinic");
        if (named.state == FigureState::graveyard && named.record > 0)
            throw CannotBe(who + " is dead and has a record");
        one.years = static_cast<std::uint16_t>(named.years);
        one.record = static_cast<std::uint16_t>(named.record);
        if (named.held && named.state != FigureState::jail)
            throw CannotBe(who + " is held by the clock, but not in jail");
        one.held = named.held;
        if (named.crimes != Figure().crimes && (!one.in_play() || one.place == town.centre))
            throw CannotBe(who + " cannot have committed crimes there");
        one.crimes = named.crimes;
        one.vamped_by = gang_or_nobody(named.vamped_by, "vamped_by");
        if (named.vamped_turns < 0 || named.vamped_turns > turns_of_vamped)
            throw CannotBe(who + " is vamped for more than three turns");
        one.vamped_turns = static_cast<std::uint8_t>(named.vamped_turns);
        if (named.last_vamped.none())
            return;
        const FigureId last = named.last_vamped;
        if (id.character != Character::vamp || !is_male(last.character) || last.seat == id.seat)
            throw CannotBe(who + " has vamped no such man");
        gang_seat(last.seat, "last_vamped");
        state_.gangs[id.seat].last_vamped = last;
    }

    static void set_behind(Place place, Place behind, const std::string& who)
    {
        if (behind != no_place && (behind >= place_count || !town.places[place].behind.contains(behind)))
            throw CannotBe(who + " cannot have come from behind: that is no neighbour");
    }

    void set_shops()
    {
        for (const auto& named : position_.shops) {
            if (named.shop >= shop_count)
                throw CannotBe("a shop that does not exist");
            const Seat owner = gang_or_nobody(named.owner, "owner");
            const Seat racketeer = gang_or_nobody(named.racket, "racket");
            const std::string id = text(ShopId::write(named.shop));
            if (owner != nobody && racketeer != nobody)
                throw CannotBe("shop " + id + " is owned and racketed");
            if (owner_of(state_, named.shop) != nobody || racketeer_of(state_, named.shop) != nobody)
                throw CannotBe("shop " + id + " is named twice");
            if (owner != nobody)
                state_.gangs[owner].owned.insert(named.shop);
            if (racketeer != nobody)
                state_.gangs[racketeer].rackets.insert(named.shop);
        }
        for (Seat seat = 0; seat < state_.gang_count(); ++seat)
            if (state_.gangs[seat].tokens() < 0)
                throw CannotBe("gang " + text(seat) + " has more than 15 tokens");
    }

    void set_sections()
    {
        for (const auto& named : position_.sections) {
            if (named.section >= section_count)
                throw CannotBe("a section that does not exist");
            if (pawn_on(state_, named.section) != nobody)
                throw CannotBe("section " + text(SectionId::write(named.section)) + " is named twice");
            state_.gangs[gang_seat(named.seat, "sections")].pawns.insert(named.section);
        }
        for (Seat seat = 0; seat < state_.gang_count(); ++seat)
            if (state_.gangs[seat].unbought() < 0)
                throw CannotBe("gang " + text(seat) + " has more than 20 pawns");
    }

    void set_money()
    {
        const int all = money_for(state_.gang_count());
        int cash = 0;
        for (const Gang& gang : state_.gangs)
            cash += gang.cash;
        const int bank = position_.bank.value_or(all - cash);
        if (bank < 0 || bank + cash != all)
            throw CannotBe("money does not add up: bank and gangs have " + text(bank + cash) + ", not " + text(all));
        state_.bank = static_cast<std::int16_t>(bank);
    }

    void set_patrols()
    {
        if (position_.patrols.size() > patrol_count)
            throw CannotBe("there are two patrols");
        for (std::size_t number = 0; number < position_.patrols.size(); ++number) {
            const auto& named = position_.patrols[number];
            const std::string who = "patrol " + text(number + 1);
            Patrol& patrol = state_.patrols[number];
            patrol.state = named.state;
            patrol.behind = named.behind;
            patrol.returns = gang_or_nobody(named.returns, "returns");
            if (!patrol.in_play()) {
                if (named.place || named.behind != no_place)
                    throw CannotBe(who + " is not in play and stands nowhere");
                if (patrol.returns == nobody && patrol.state == PatrolState::out)
                    throw CannotBe(who + " is out and never returns");
                patrol.place = no_place;
                continue;
            }
            patrol.place = named.place.value_or(town.centre);
            if (patrol.place >= place_count || patrol.place == town.graveyard)
                throw CannotBe(who + " cannot stand there");
            if (is_manhole(patrol.place))
                throw CannotBe(who + " stands on a manhole");
            if (patrol.returns != nobody)
                throw CannotBe(who + " is in play and returns from nowhere");
            set_behind(patrol.place, named.behind, who);
        }
        state_.police_owner = gang_or_nobody(position_.police_owner, "police_owner");
        if (state_.police_owner != nobody && state_.options.police_player)
            throw CannotBe("the police have a player: nobody owns them");
    }

    void set_dice()
    {
        if (position_.dice.size() > most_set_faces)
            throw CannotBe("more than " + text(most_set_faces) + " dice");
        for (auto face = position_.dice.rbegin(); face != position_.dice.rend(); ++face) {
            if (*face < 1 || *face > 6)
                throw CannotBe("a die shows 1 to 6");
            state_.faces.push_back(static_cast<std::uint8_t>(*face));
        }
    }

    void check_vamps()
    {
        for (Seat seat = 0; seat < state_.gang_count(); ++seat) {
            int led = 0;
            for (Seat other = 0; other < state_.gang_count(); ++other)
                for (const Character character : all_characters)
                    led += check_man({other, character}, seat) ? 1 : 0;
            if (led > 1)
                throw CannotBe("the vamp of gang " + text(seat) + " leads more than one man");
        }
    }

    /// Checks whether the man's state is possible. Returns whether the vamp of this gang leads him.
    bool check_man(FigureId id, Seat seat) const
    {
        const Figure& man = figure(state_, id);
        if (man.vamped_by == nobody && man.vamped_turns > 0)
            throw CannotBe("a man is vamped by nobody");
        if (man.vamped_by != seat)
            return false;
        const Figure& vamp = figure(state_, {seat, Character::vamp});
        if (!is_male(id.character) || id.seat == seat || !man.in_play() || !vamp.in_play())
            throw CannotBe("the vamp of gang " + text(seat) + " cannot lead that figure");
        if (man.vamped_turns == 0)
            return false;
        if (man.place != vamp.place)
            throw CannotBe("a vamped man is not where his vamp is");
        return true;
    }

    /// Finds the gangs that are out. Throws CannotBe if the game is over in this position.
    void check_end()
    {
        int left = 0;
        bool anybody_in_play = false;
        for (Seat seat = 0; seat < state_.gang_count(); ++seat) {
            Gang& gang = state_.gangs[seat];
            const auto& all = gang.figures;
            gang.out = std::ranges::all_of(all, [](const Figure& one) { return one.state == FigureState::graveyard; });
            anybody_in_play = anybody_in_play || std::ranges::any_of(all, &Figure::in_play);
            const bool has_something = gang.cash > 0 || gang.stored > 0 || !gang.owned.empty() || !gang.rackets.empty()
                || !gang.pawns.empty() || state_.police_owner == seat;
            if (gang.out && has_something)
                throw CannotBe("gang " + text(seat) + " is out and still has something");
            left += gang.out ? 0 : 1;
            for (const DistrictFacts& district : town.districts)
                if (gang.owned.includes(district.shop_set))
                    throw CannotBe("gang " + text(seat) + " owns a whole district: the game would be over");
        }
        if (left < 2)
            throw CannotBe("the game would be over: fewer than two gangs are left");
        if (state_.options.police_player && !anybody_in_play)
            throw CannotBe("the game would be over: no gangster is in play");
        if (state_.gangs[state_.turn.seat].out) {
            if (position_.seat)
                throw CannotBe("it cannot be the turn of a gang that is out");
            state_.turn.seat = next_gang(state_, state_.turn.seat);
        }
        for (Patrol& patrol : state_.patrols)
            if (patrol.returns != nobody && state_.gangs[patrol.returns].out)
                throw CannotBe("a patrol returns in the turn of a gang that is out");
    }
};

}

std::variant<State, PositionError> arrange(
    const Options& options, int seats, const Random& random, const Position& position)
{
    if (!fits(options, seats))
        return PositionError{"so many seats cannot play so"};
    return arranged<Arrangement, State>(options, seats, random, position);
}

}
