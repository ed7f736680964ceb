// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bot.hpp"
#include "engine/supergang/actions.hpp"
#include "engine/supergang/view.hpp"

#include <optional>

namespace backroom::supergang {

/// Returns an action of the seat, which must be the one that decides (SG-3.2). Never gives up. Turns end, because each
/// kind of action is limited (SG-5.1, 6.1).
Action decide(const View& view, const BotContext& context);

/// The boss-level player's reason for an action. For the move of a gangster it is the reason for the action that
/// follows, or it describes the place. In parentheses: the fields of Advice in use.
enum class Reason : std::uint8_t {
    // The turn.
    nothing_before_throw, ///< Nothing needs to be done before the throw.
    income_comes, ///< As `nothing_before_throw`, and income is due that is paid automatically at the end of the turn.
    income_can_wait, ///< As `nothing_before_throw`, and income is due that must be collected by the end of the turn.
    safe_income, ///< Collects before others can prevent it (gain).
    income_now, ///< Collects because the money is needed now, or because nothing can be added in this turn (gain).
    buys_police, ///< Buys both patrols (gain: the price).
    turn_is_over, ///< All figures have moved.
    // At the end of a gangster's move, if the gangster does nothing more there.
    nears_shop, ///< The next throw leads to that shop with this number of the six faces (shop, faces).
    prepares_district, ///< As `nears_shop`, and the shop brings a district nearer (district, missing: after it).
    prepares_block, ///< As `nears_shop`, and a rival needs the shop for a district (district, rival, missing).
    out_of_reach, ///< Patrols are less likely to come to the new place (figure, chance: there, risk: at the old place).
    seen_here, ///< Patrols see the place, so no crime is committed (patrols, years: the cost of the crime).
    keeps_moving, ///< No other end of a move is worth more.
    enough_done, ///< Anything else to do here costs more than it brings.
    adds_to_total, ///< Is counted in the total when the last round is over (gain).
    // Shops.
    completes_district, ///< Buys or takes the last shop of a district (shop, district, gain: the price, chance).
    nears_district, ///< Brings a district nearer (shop, district, missing: after it, gain: the price, chance).
    blocks_rival, ///< Takes a shop that a rival needs for a district (shop, district, rival, missing, gain, chance).
    shop_income, ///< The shop brings income each turn (shop, gain).
    takes_over, ///< Takes a shop from its owner (shop, rival, chance).
    rackets, ///< A racket brings income each turn (shop, gain, chance: of being seen, patrols: about now).
    robs, ///< A stick-up for money (shop, gain, chance; rival: the owner who pays).
    recruits, ///< Completes the gang, or nearly (figure: the recruit, gain: the price, shop).
    frees_token, ///< The token is worth more elsewhere (shop).
    // Street and traffic.
    coward_attack, ///< Brings money at once (gain, chance: of being seen, patrols: about now).
    stocks_pawns, ///< Pawns to place, each with an income (pawns, gain).
    traffic, ///< The pawn placed brings income each turn (gain, chance: of being seen, patrols: about now).
    // Fights.
    thins_rival, ///< Attacks a rival's gangsters (figure: the first of them, rival, chance).
    finishes_off, ///< Attacks a gangster in the clinic (figure, rival, chance).
    shakes_off_patrol, ///< Drives off a patrol (chance; years: the record of figure).
    vamps, ///< The man acts for the gang for three turns (figure, rival).
    // Police.
    arrests, ///< The patrol's move ends where a wanted gangster is (figure, years).
    witnesses, ///< The patrol sees the crimes of a gangster (figure, years).
    hunts, ///< With this number of the six faces, the next throw leads to a wanted gangster (figure, faces, years).
    spares_own, ///< The patrol is less likely to catch one of the gang (figure, chance: after it, risk: before).
    into_sewer, ///< The patrol falls into the sewer and is away for a round.
    keeps_away, ///< No gangster of this gang is within the patrol's reach.
    // Answers.
    goes_quietly, ///< The chance of a rebellion is too small for these years (figure, years, chance).
    rebels, ///< The chance of a rebellion is worth it for these years (figure, years, chance).
    names_price, ///< The most that the buyer is likely to pay (gain, rival).
    refuses_recruit, ///< The buyer cannot pay what the recruit's return to the game would cost the owner (rival).
    worth_the_price, ///< Accepts the price (gain: the price, figure).
    too_dear, ///< Refuses the price (gain: the price, figure).
    offers_trade, ///< Raises the chance to win of both gangs (rival, chance: after, risk: before).
    good_trade, ///< Raises the gang's chance to win (rival, chance: after, risk: before).
    bad_trade, ///< Lowers the gang's chance to win, or helps the rival more (rival, chance: after, risk: before).
    takes_custody, ///< Puts a gangster out of play (figure).
    leaves_free, ///< No gangster is worth it.
    // Duels.
    shoots_to_kill, ///< Aims at the face (target; figure: if a gangster).
    shoots_to_injure, ///< Aims at the back, because a murder costs two years (target; figure: if a gangster).
};

/// A district that a rival may complete in its next turn, with the chance in percent before and after the advised
/// actions.
struct Threat {
    Seat rival = nobody;
    District district = district_count;
    int before = 0;
    int after = 0;
    /// True if the chances depend on a fight, which was evaluated as a duel by dice.
    bool by_fight = false;

    bool operator==(const Threat&) const = default;
};

/// The maximum number of actions in a plan.
inline constexpr int most_planned = 3;

struct Advice {
    Action action;
    /// The actions that follow at the same stop, up to the first fight. If the action (or the first action after a
    /// move) only enables another one, the reason is that of the other one.
    FixedVector<Action, most_planned> then;
    Reason reason = Reason::keeps_moving;
    /// The effect of the action and the actions that follow on a rival's near win.
    std::optional<Threat> threat;
    /// In the last turn of the seat in a game of limited length: the chance to be the richest at the end, in percent.
    std::optional<int> chance_at_end;
    /// A dead gangster of the gang who could be replaced (SG-5.12): for free in a shop of the gang, or for money that
    /// it has. Mentioned before a throw and before a move.
    struct Loss {
        Character who = Character::killer;
        bool free = false;

        bool operator==(const Loss&) const = default;
    };
    std::optional<Loss> loss;
    /// In millions, never negative.
    int gain = 0;
    /// In percent, 0 to 100. `risk` is the earlier chance if two are compared. For a duel by dice, `chance` is the
    /// chance to win it; for a duel by aim, the chance to shoot first, and 0 in the clinic, and `risk` that of losing
    /// it if darts hit as often as by dice, two in three.
    int chance = 0;
    int risk = 0;
    /// The number of faces out of six.
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
    /// True if duels are fought by aiming (SG-8.4), false if by dice.
    bool by_aim = false;

    bool operator==(const Advice&) const = default;
};

std::optional<Advice> advise(const View& view, const BotContext& context);
/// As `advise`, at a table where each seat has this level, 0 for a person: advises no offer that a computer player
/// there would refuse.
std::optional<Advice> advise_among(const View& view, const BotContext& context, const std::vector<int>& levels);
/// Returns the reason for an action that the seat may take now, and the actions that follow.
Advice advise_on(const View& view, const BotContext& context, const Action& action);

}
