#pragma once

#include "core/bot.hpp"
#include "supergang/actions.hpp"
#include "supergang/view.hpp"

#include <optional>

/// Computer players of SuperGang, who see what everybody sees.
namespace backroom::supergang {

/// What the seat does, which is asked (SG-3.2 and whatever interrupts a turn). Nobody gives up, and no turn goes on for
/// ever: of each kind of deed there is an end (SG-5.1, 6.1).
Action decide(const View& view, const Mind& mind);

/// Why the boss does something. Of a gangster's move it is what he goes there for: the reason of the deed that comes
/// next, or one of where he stands. In brackets, which fields of an Advice it tells of.
enum class Reason : std::uint8_t {
    // The turn.
    nothing_before_throw, ///< Nothing needs to be done before the throw.
    safe_income, ///< Collects before others can spoil it (gain).
    income_now, ///< Collects, for it is needed here, or nothing more will come to it in this turn (gain).
    buys_police, ///< Both patrols are the own from now on (gain: what is paid).
    turn_is_over, ///< Everybody has moved.
    // Where a gangster's move ends, when he does nothing more there.
    nears_shop, ///< With the next throw so many of six faces lead to that shop (shop, faces).
    out_of_reach, ///< Patrols are less likely to come there than to where he stood (figure, chance there, risk before).
    seen_here, ///< So many patrols see the place: no crime here (patrols, years that the crime would cost).
    keeps_moving, ///< Nothing else within the throw is worth more.
    enough_done, ///< What is left to do here costs more than it brings.
    // Shops.
    completes_district, ///< Buys or takes the last shop of a district (shop, district, gain: what is paid, chance).
    nears_district, ///< So many of the district are missing after it (shop, district, missing, gain: what is paid,
    ///< chance).
    blocks_rival, ///< A rival would have needed only so many more of it (shop, district, rival, missing, gain, chance).
    shop_income, ///< It brings so much each turn (shop, gain).
    takes_over, ///< Takes a shop from its owner, by this chance (shop, rival, chance).
    rackets, ///< So much each turn (shop, gain, chance of being seen).
    robs, ///< The money of a stick-up, by this chance (shop, gain, chance; rival: the owner who pays).
    recruits, ///< The own gang is whole again, or nearer to it (figure: who comes back, gain: what is paid, shop).
    frees_token, ///< The token is worth more elsewhere (shop).
    // Street and traffic.
    coward_attack, ///< So much at once (gain, chance of being seen).
    stocks_pawns, ///< Pawns to be placed, each for so much a turn (pawns, gain).
    traffic, ///< A pawn placed brings so much each turn (gain, chance of being seen).
    // Fights.
    thins_rival, ///< A rival's gangster falls, by this chance (figure: the first of them, rival, chance).
    finishes_off, ///< He lies in the clinic (figure, rival, chance).
    shakes_off_patrol, ///< The patrol is out by this chance (chance, years on his record: figure).
    vamps, ///< He is the own for three turns (figure, rival).
    // Police.
    arrests, ///< The patrol's move ends where somebody is wanted (figure, years).
    witnesses, ///< It sees what he has done (figure, years).
    hunts, ///< Next time so many of six faces lead to him (figure, faces, years).
    spares_own, ///< The patrol is less likely to come to the own gangster (figure, chance after it, risk before).
    into_sewer, ///< It falls in, and is away for a round.
    keeps_away, ///< Nobody of the own gang is in its way.
    // What is asked.
    goes_quietly, ///< A rebellion is won too seldom for these years (figure, years, chance).
    rebels, ///< Worth more than so many years (figure, years, chance).
    names_price, ///< As much as he is likely to pay (gain, rival).
    refuses_recruit, ///< He could not pay what it would cost to have him back in the game (rival).
    worth_the_price, ///< (gain: the price, figure)
    too_dear, ///< (gain: the price, figure)
    good_trade, ///< What is got is worth so much more (gain, rival).
    bad_trade, ///< It helps the other more, or costs so much (gain: what is lost, rival).
    takes_custody, ///< One less in play (figure).
    leaves_free, ///< Nobody is worth it.
    // Duels.
    shoots_to_kill, ///< On the face (target; figure of a gangster).
    shoots_to_injure, ///< On the back: a murder would be two years (target; figure of a gangster).
};

struct Advice {
    Action action;
    Reason reason = Reason::keeps_moving;
    /// Millions, never negative.
    int gain = 0;
    /// In percent, 0 to 100; `risk` is that of before, where two are compared. Of a duel by dice, to win it; by aim,
    /// to shoot first; none in the clinic by aim.
    int chance = 0;
    int risk = 0;
    /// Of six.
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
    /// Duels are fought by hand (SG-8.4).
    bool by_aim = false;

    bool operator==(const Advice&) const = default;
};

/// What the boss does, and why.
std::optional<Advice> advise(const View& view, const Mind& mind);

}
