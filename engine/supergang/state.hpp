// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/fixed_vector.hpp"
#include "engine/core/random.hpp"
#include "engine/supergang/figures.hpp"
#include "engine/supergang/frames.hpp"
#include "engine/supergang/town/town.hpp"

#include <array>
#include <optional>

namespace backroom::supergang {

/// SG-1.1
inline constexpr int tokens_of_gang = 15;
/// SG-5.1: the kinds of actions that a gangster may do once per turn.
enum class ActionKind : std::uint8_t { coward, racket, purchase, stick_up, killing, patrol, recruiting, vamping };
/// SG-6.1
inline constexpr int pawns_a_stop = 10;
/// SG-7.2
inline constexpr int turns_of_vamped = 3;
/// SG-5.3
inline constexpr int coward_gain = 10;
/// SG-3.4: income per turn.
inline constexpr int income_of_racket = 5;
inline constexpr int income_of_shop = 10;
inline constexpr int income_of_pawn = 5;
/// SG-10.5: amounts added to cash and the price of shops.
inline constexpr int worth_of_racket = 25;
inline constexpr int worth_of_pawn = 5;
/// SG-6.1: pawns are sold in pairs, two for 5.
constexpr int price_of_pawns(int pawns)
{
    return 5 * pawns / 2;
}
/// SG-5.12: the price if nobody owns the shop.
inline constexpr int recruit_price = 50;
/// SG-9.6
inline constexpr int police_price = 500;

enum class Income : std::uint8_t { automatic, ask };
enum class Duels : std::uint8_t { aim, dice };

inline constexpr std::array clocks{0, 240};
inline constexpr std::array lengths{0, 10, 20, 30};

struct Options {
    /// With `automatic`, income that is not collected is paid at the end of the turn (SG-3.4).
    Income income = Income::automatic;
    /// Whether duels are decided by aiming or by dice (SG-8.5).
    Duels duels = Duels::aim;
    /// 0 or 240 seconds (SG-3.7). The engine has no clock: the caller sends `TimeUp`.
    int clock = 0;
    /// True if the last seat is the police (SG-10.3).
    bool police_player = false;
    /// 0 (no limit), 10, 20 or 30 rounds (SG-10.5).
    int length = 0;
    void fields(auto& f)
    {
        f.preset("income", income).preset("duels", duels).preset("clock", clock, OneNumberOf{clocks});
        f.preset("police_player", police_player).preset("length", length, OneNumberOf{lengths});
    }
    bool operator==(const Options&) const = default;
};

/// SG-1.2, 10.3: the number of seats with a gang.
constexpr int gangs_of(const Options& options, int seats)
{
    return options.police_player ? seats - 1 : seats;
}
enum class FigureState : std::uint8_t { in_play, clinic, jail, graveyard };

struct Figure {
    /// The centre if the figure is in jail.
    Place place = town.centre;
    /// The place to which the figure may not step first (SG-4.2), or `no_place`.
    Place behind = no_place;
    FigureState state = FigureState::in_play;
    /// SG-9.7: the gangster's remaining turns in jail. In the clinic, the sentence to be served afterwards (SG-8.6).
    std::uint16_t years = 0;
    /// SG-9.3
    std::uint16_t record = 0;
    /// SG-3.7: whether the clock keeps the gangster in jail for the next turn, which serves no sentence.
    bool held = false;
    /// Crimes committed at this place and not yet seen, indexed by `Crime`.
    std::array<std::uint8_t, crime_count> crimes{};
    /// SG-7.2: the gang of the vamp who has vamped him; otherwise `nobody`.
    Seat vamped_by = nobody;
    /// The number of turns for which she still leads him. If it is 0, he is free as soon as he moves (SG-7.3).
    std::uint8_t vamped_turns = 0;

    bool in_play() const { return state == FigureState::in_play; }
    bool innocent() const { return record == 0 && crimes == decltype(crimes){}; }
    void fields(auto& f)
    {
        f("place", place, PlaceId{})("behind", behind, place_or_null)("state", state)("years", years, years_range);
        f("record", record, years_range)("crimes", crimes, CrimeCounts{})("vamped_by", vamped_by, seat_or_null);
        f("vamped_turns", vamped_turns, Range{0, turns_of_vamped}).optional("held", held);
    }
    bool operator==(const Figure&) const = default;
};

struct Gang {
    std::int16_t cash = 0;
    /// Bought pawns that are not on the board (SG-6.1).
    std::uint8_t stored = 0;
    /// SG-10.2
    bool out = false;
    ShopSet owned;
    ShopSet rackets;
    SectionSet pawns;
    std::array<Figure, character_count> figures;
    /// The man whom the vamp may not vamp next (SG-7.3).
    FigureId last_vamped;

    /// SG-5.13
    int tokens() const { return tokens_of_gang - owned.size() - rackets.size(); }
    /// SG-6.3
    int unbought() const { return pawns_of_gang - stored - pawns.size(); }
    void fields(auto& f)
    {
        f("cash", cash, amounts)("pawns", stored, pawn_counts).derived("tokens", tokens())("out", out);
        f("figures", Object{[this](auto& all) {
            for (std::size_t one = 0; one < character_count; ++one)
                all(words::characters[one], Object{[this, one](auto& figure) {
                    figure.part(figures[one]);
                    if (static_cast<Character>(one) == Character::vamp)
                        figure("last_vamped", last_vamped, OrNull{FigureId()});
                }});
        }});
        f.hidden("owned", owned, ShopId{}).hidden("rackets", rackets, ShopId{}).hidden("sections", pawns, SectionId{});
    }
    bool operator==(const Gang&) const = default;
};

enum class PatrolState : std::uint8_t { in_play, out, sewer };

struct Patrol {
    /// `no_place` if not in play.
    Place place = town.centre;
    Place behind = no_place;
    PatrolState state = PatrolState::in_play;
    /// The turn in which the patrol comes back (SG-8.7, 9.2). `nobody` if it is in play, or in the sewer and free to
    /// come up.
    Seat returns = nobody;

    bool in_play() const { return state == PatrolState::in_play; }
    void fields(auto& f)
    {
        f("place", place, place_or_null)("behind", behind, place_or_null)("state", state)(
            "returns", returns, seat_or_null);
    }
    bool operator==(const Patrol&) const = default;
};

enum class Phase : std::uint8_t { start, police, gang };

/// Indexed by `Mover`; the last one is the blue die of the police player (SG-10.3).
inline constexpr int die_count = 6;
inline constexpr std::size_t police_die = 5;
/// The faces thrown and not yet used; otherwise 0.
using Dice = std::array<std::uint8_t, die_count>;

/// SG-5.1
struct MemberActions {
    /// One bit for each `ActionKind`.
    std::uint8_t done = 0;
    /// SG-6.1
    std::uint8_t pawns_bought = 0;
    /// True if the member has acted at this stop (SG-5.2).
    bool acted = false;
    /// True if the member took part in a throw against others.
    bool threw = false;
    /// True if the member has committed the one crime of traffic for this stop (SG-6.4).
    bool trafficked = false;
    /// The shop where the member took part in a successful stick-up (SG-5.5).
    Shop robbed = no_shop;

    bool has(ActionKind action) const { return (done >> static_cast<unsigned>(action) & 1u) != 0; }
    void add(ActionKind action)
    {
        done = static_cast<std::uint8_t>(done | 1u << static_cast<unsigned>(action));
        acted = true;
    }
    void fields(auto& f)
    {
        f("done", done, any_byte)("pawns_bought", pawns_bought, any_byte)("acted", acted)("threw", threw);
        f("trafficked", trafficked)("robbed", robbed, OrNull{no_shop, ShopId{}});
    }
    bool operator==(const MemberActions&) const = default;
};

/// Only dice with a face are written.
void dice_fields(auto& f, Dice& dice)
{
    for (std::size_t die = 0; die < dice.size(); ++die)
        f.optional(words::dice[die], dice[die], faces_of_die);
}

/// SG-3.2
struct Turn {
    Seat seat = 0;
    Phase phase = Phase::start;
    Dice dice{};
    /// The gangster that has moved and has not finished acting.
    std::optional<Character> active;
    /// The path by which the active gangster came, or that of the patrol that moved last.
    Path walked;
    /// Indexed by `Member`.
    std::array<MemberActions, member_count> actions;
    /// SG-5.6
    ShopSet robbed;
    bool collected = false;
    /// Whether the vamp's man was vamped in this turn, which does not count as one of the three (SG-7.2).
    bool vamped = false;
    /// By `Character`: gangsters who were in jail or in the clinic when the dice were thrown (SG-8.6, 9.7).
    Members away;
    /// The seats to which a trade was offered in this turn, whatever the answer. No rule depends on it; computer
    /// players use it to offer only once.
    SeatSet offered;

    MemberActions& of(Member member) { return actions[index_of(member)]; }
    const MemberActions& of(Member member) const { return actions[index_of(member)]; }
    void fields(auto& f)
    {
        Members threw;
        for (const Member member : all_members)
            if (of(member).threw)
                threw.insert(index_of(member));
        f.hidden("seat", seat, Seats{})("phase", phase)("dice", Object{[this](auto& all) { dice_fields(all, dice); }});
        f("active", active).derived("threw", threw, by_member)("robbed", robbed, ShopId{})("collected", collected);
        f.hidden("walked", walked, PlaceId{}).hidden("deeds", actions).hidden("vamped", vamped);
        f.hidden("away", away, ByWord{words::characters}).hidden("offered", offered, Seats{});
    }
    bool operator==(const Turn&) const = default;
};

/// The public state: everything except the random generator. Only `follow` changes it.
struct PublicState {
    Options options;
    std::uint8_t seats = min_seats;
    /// SG-3.2. Counts from 1.
    int round = 1;
    Seat first = 0;
    std::int16_t bank = 0;
    std::array<Gang, max_gangs> gangs;
    std::array<Patrol, patrol_count> patrols;
    /// SG-9.6; `nobody` if not bought.
    Seat police_owner = nobody;
    Turn turn;
    /// Interruptions of the turn. The last one must be decided first.
    Frames frames;
    bool over = false;
    SeatSet winners;

    int gang_count() const { return gangs_of(options, seats); }
    /// The whole form. The protocol form lists shops and sections by their ids, with the seats that have them.
    void fields(auto& f)
    {
        f("options", options)("seats", seats, Range{min_seats, supergang::max_seats});
        f.seats = seats;
        f("round", round, Range{1, 9999})("first", first, Seats{})("bank", bank, amounts)("gangs", gangs);
        f("patrols", patrols)("police_owner", police_owner, seat_or_null)("turn", turn)("frames", frames);
        f("over", over)("winners", winners, Seats{});
    }
    bool operator==(const PublicState&) const = default;
};

/// Faces to be rolled that were set by a position; the next one is at the back.
inline constexpr int most_set_faces = 128;
using SetFaces = FixedVector<std::uint8_t, most_set_faces>;

struct State : PublicState {
    Random random;
    SetFaces faces;

    void fields(auto& f)
    {
        PublicState::fields(f);
        f("random", random)("faces", faces, any_byte);
    }
    bool operator==(const State&) const = default;
};

}
