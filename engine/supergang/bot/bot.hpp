// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bot.hpp"
#include "engine/supergang/actions.hpp"
#include "engine/supergang/view.hpp"

#include <optional>

namespace backroom::supergang {

/// Returns an action of the seat, which must be the one that decides (SG-3.2). Never gives up. Turns are finite,
/// because each kind of deed is limited (SG-5.1, 6.1).
Action decide(const View& view, const BotContext& mind);

/// The boss-level player's reason for an action. For the move of a gangster it is the reason of the deed that follows,
/// or describes the place. In parentheses: the fields of Advice in use.
enum class Reason : std::uint8_t {
    // The turn.
    nothing_before_throw, ///< Nothing needs to be done before the throw.
    income_comes, ///< The same, and income is due that is paid at the end of the turn without being asked for.
    income_can_wait, ///< The same, and income is due that must be asked for by the end of the turn.
    safe_income, ///< Collects before others can prevent it (gain).
    income_now, ///< Collects because the money is needed now, or because nothing can be added in this turn (gain).
    buys_police, ///< Buys both patrols (gain: the price).
    turn_is_over, ///< All figures have moved.
    // The end of a gangster's move, if the gangster does nothing more there.
    nears_shop, ///< The next throw leads to that shop with so many of six faces (shop, faces).
    prepares_district, ///< The same, and it brings a district nearer (district, missing: after it).
    prepares_block, ///< The same, and a rival needs the shop for a district (district, rival, missing).
    out_of_reach, ///< Patrols are less likely to come there than before (figure, chance: there, risk: before).
    seen_here, ///< Patrols see the place, so no crime here (patrols, years: the cost of the crime).
    keeps_moving, ///< No other end of a move is worth more.
    enough_done, ///< Anything else to do here costs more than it brings.
    adds_to_total, ///< Counts so much when the last round is over (gain).
    // Shops.
    completes_district, ///< Buys or takes the last shop of a district (shop, district, gain: the price, chance).
    nears_district, ///< Brings a district nearer (shop, district, missing: after it, gain: the price, chance).
    blocks_rival, ///< Takes a shop that a rival needs for a district (shop, district, rival, missing, gain, chance).
    shop_income, ///< The shop brings income each turn (shop, gain).
    takes_over, ///< Takes a shop from its owner (shop, rival, chance).
    rackets, ///< A racket brings income each turn (shop, gain, chance: of being seen, patrols: about now).
    robs, ///< A stick-up for money (shop, gain, chance; rival: the owner who pays).
    recruits, ///< Completes the own gang, or nearly (figure: the recruit, gain: the price, shop).
    frees_token, ///< The token is worth more elsewhere (shop).
    // Street and traffic.
    coward_attack, ///< Brings money at once (gain, chance: of being seen, patrols: about now).
    stocks_pawns, ///< Pawns to place, each with an income (pawns, gain).
    traffic, ///< The pawn placed brings income each turn (gain, chance: of being seen, patrols: about now).
    // Fights.
    thins_rival, ///< Attacks a rival's gangsters (figure: the first of them, rival, chance).
    finishes_off, ///< Attacks a gangster in the clinic (figure, rival, chance).
    shakes_off_patrol, ///< Drives off a patrol (chance; years: the record of figure).
    vamps, ///< The man acts for the own gang for three turns (figure, rival).
    // Police.
    arrests, ///< The patrol's move ends where a wanted gangster is (figure, years).
    witnesses, ///< The patrol sees the crimes of a gangster (figure, years).
    hunts, ///< Next time, so many of six faces lead to a wanted gangster (figure, faces, years).
    spares_own, ///< The patrol is less likely to catch an own gangster (figure, chance: after it, risk: before).
    into_sewer, ///< The patrol falls into the sewer and is away for a round.
    keeps_away, ///< No gangster of the own gang is in the patrol's reach.
    // Answers.
    goes_quietly, ///< The chance of a rebellion is too small for these years (figure, years, chance).
    rebels, ///< The chance of a rebellion is worth it for these years (figure, years, chance).
    names_price, ///< The most that the buyer is likely to pay (gain, rival).
    refuses_recruit, ///< The buyer cannot pay what the recruit's return to the game would cost the owner (rival).
    worth_the_price, ///< (gain: the price, figure)
    too_dear, ///< (gain: the price, figure)
    offers_trade, ///< Raises the chances to win of both (rival, chance: after, risk: before).
    good_trade, ///< Raises the own chance to win (rival, chance: after, risk: before).
    bad_trade, ///< Lowers it, or helps the rival more (rival, chance: after, risk: before).
    takes_custody, ///< Puts a gangster out of play (figure).
    leaves_free, ///< No gangster is worth it.
    // Duels.
    shoots_to_kill, ///< Aims at the face (target; figure: if a gangster).
    shoots_to_injure, ///< Aims at the back, because a murder costs two years (target; figure: if a gangster).
};

/// A district that a rival may complete in its next turn, and how likely that is before and after what is advised, in
/// percent.
struct Threat {
    Seat rival = nobody;
    District district = district_count;
    int before = 0;
    int after = 0;
    /// It depends on a fight, which was weighed by dice.
    bool by_fight = false;

    bool operator==(const Threat&) const = default;
};

/// The most deeds of a plan.
inline constexpr int most_planned = 3;

struct Advice {
    Action action;
    /// The deeds that follow at the same stop, up to the first fight. If the action, or the first of them after a move,
    /// only makes another one possible, the reason is that of the other one.
    FixedVector<Action, most_planned> then;
    Reason reason = Reason::keeps_moving;
    /// What the action, with what follows, does against a near win.
    std::optional<Threat> threat;
    /// In the last turn of the seat in a game of limited length: the chance to be the richest at its end, in percent.
    std::optional<int> chance_at_end;
    /// The dead one of the own gang who could be replaced (SG-5.12), said before a throw and a move: in a shop of the
    /// own gang, or for money that it has.
    struct Loss {
        Character who = Character::killer;
        bool free = false;

        bool operator==(const Loss&) const = default;
    };
    std::optional<Loss> loss;
    /// In millions, never negative.
    int gain = 0;
    /// In percent, 0 to 100. `risk` is the earlier chance where two are compared. For a duel by dice, the chance to win
    /// it; for a duel by aim, the chance to shoot first, and 0 in the clinic.
    int chance = 0;
    int risk = 0;
    /// Out of six.
    int faces = 0;
    int years = 0;
    int missing = 0;
    int pawns = 0;
    int patrols = 0;
    Shop shop = no_shop;
    District district = district_count;
    Seat rival = nobody;
    FigureId figure;
    TargetKind target = TargetKind::gangster;
    /// True if duels are fought by aiming (SG-8.4) and not by dice.
    bool by_aim = false;

    bool operator==(const Advice&) const = default;
};

std::optional<Advice> advise(const View& view, const BotContext& mind);
/// Returns the reason for an action that the seat may take now, and what follows from it.
Advice advise_on(const View& view, const BotContext& mind, const Action& action);

}
