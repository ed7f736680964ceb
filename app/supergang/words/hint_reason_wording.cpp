// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/words/duel_wording.hpp"
#include "app/supergang/words/hint_wording.hpp"
#include "app/supergang/words/menu_wording.hpp"
#include "app/supergang/words/names.hpp"
#include "app/supergang/words/question_wording.hpp"

namespace supergang_table {

using namespace backroom::supergang;

namespace {

QString followed_by(const QString& sentence, const QString& other)
{
    return sentence + QLatin1Char(' ') + other;
}

}

QString HintWording::reason(const Advice& advice, const Seated& seated)
{
    for (const QString& text : {ofTurn(advice), ofPlace(advice, seated), ofShop(advice, seated), ofStreet(advice),
             ofFight(advice, seated), ofPolice(advice, seated), ofQuestion(advice, seated), ofTrade(advice, seated)})
        if (!text.isEmpty())
            return text;
    return ofShot(advice);
}

QString HintWording::atStake(const Advice& advice, const Seated& seated)
{
    QString text;
    if (const auto& threat = advice.threat) {
        const QString who = seated.name(threat->rival);
        const QString what = names::district(threat->district);
        text += QLatin1Char(' ')
            + (advice.by_aim && threat->by_fight
                    ? tr("%1 may own all of %2 next turn, which a success makes less likely.", "a player, a district")
                          .arg(who, what)
                    : tr("%1 may own all of %2 next turn: the chance of that falls from %3% to %4%.",
                        "a player, a district")
                          .arg(who, what, QString::number(threat->before), QString::number(threat->after)));
    }
    if (advice.chance_at_end)
        text += QLatin1Char(' ')
            + (advice.by_aim ? tr("This is your last turn: all that counts now is to be the richest in the end.")
                             : tr("This is your last turn: in this way you end up the richest with a chance of %1%.")
                                   .arg(*advice.chance_at_end));
    return text;
}

QString HintWording::replacement(const Advice& advice)
{
    if (!advice.loss)
        return {};
    const auto hired = [&] {
        const bool free = advice.loss->free;
        switch (advice.loss->who) {
        case Character::killer:
            return free
                ? tr("Your killer is dead: in your own shop with a killer on its sign you get a new one for nothing.")
                : tr("Your killer is dead: in a shop with a killer on its sign you get a new one for %1.");
        case Character::vamp:
            return free
                ? tr("Your vamp is dead: in your own shop with a vamp on its sign you get a new one for nothing.")
                : tr("Your vamp is dead: in a shop with a vamp on its sign you get a new one for %1.");
        case Character::dealer:
            break;
        }
        return free
            ? tr("Your dealer is dead: in your own shop with a dealer on its sign you get a new one for nothing.")
            : tr("Your dealer is dead: in a shop with a dealer on its sign you get a new one for %1.");
    };
    return QLatin1Char(' ') + (advice.loss->free ? hired() : hired().arg(recruit_price));
}

QString HintWording::odds(const Advice& advice)
{
    // The search has weighed the losses too, so a fight may be advised even with bad odds. In percent.
    constexpr int worse = 45;
    constexpr int better = 55;
    const QString prospects = followed_by(chance(advice),
        advice.by_aim
            ? tr("If two darts in three hit, your side falls in %1% of such fights: to the clinic or the graveyard.")
                  .arg(advice.risk)
            : tr("Whoever loses ends up in the clinic or the graveyard."));
    if (advice.chance > better)
        return prospects;
    return followed_by(advice.chance < worse ? tr("The odds are against you.") : tr("An even fight."), prospects);
}

QString HintWording::ofTurn(const Advice& advice)
{
    switch (advice.reason) {
    case Reason::nothing_before_throw:
        return tr("Nothing has to be done before that.");
    case Reason::income_comes:
        return tr("Nothing has to be done before that: at the end of the turn income comes by itself.");
    case Reason::income_can_wait:
        return tr("Nothing has to be done before that: income can still be collected until the end of the turn.");
    case Reason::safe_income:
        return tr("It pays %1, before others can spoil it.").arg(advice.gain);
    case Reason::income_now:
        return tr("It pays %1, and there is nothing to wait for.").arg(advice.gain);
    case Reason::buys_police:
        return tr("For %1 both patrols go where you want, in everyone’s turn.").arg(advice.gain);
    case Reason::turn_is_over:
        return tr("Everybody has moved.");
    case Reason::adds_to_total:
        return inTotal(advice);
    default:
        return {};
    }
}

QString HintWording::inTotal(const Advice& advice)
{
    return tr("In the final count it is worth %1 to you.").arg(advice.gain);
}

QString HintWording::ofPlace(const Advice& advice, const Seated& seated)
{
    const auto nears = [&] {
        return tr("From there, %n of the die’s 6 faces lead to %1 next time.", nullptr, advice.faces)
            .arg(names::shop(advice.shop));
    };
    switch (advice.reason) {
    case Reason::nears_shop:
        return nears();
    case Reason::prepares_district:
    case Reason::prepares_block:
        return followed_by(nears(), ofDistrict(advice, seated));
    case Reason::out_of_reach:
        return tr("A patrol is less likely to turn up there: %1% instead of %2%.")
            .arg(QString::number(advice.chance), QString::number(advice.risk));
    case Reason::seen_here:
        return tr("%n patrol(s) see(s) this place: a crime here would cost %1.", nullptr, advice.patrols)
            .arg(names::years(advice.years));
    case Reason::keeps_moving:
        return tr("Nothing else within reach is worth more.");
    case Reason::enough_done:
        return tr("Anything more here would cost more than it brings.");
    default:
        return {};
    }
}

QString HintWording::ofShop(const Advice& advice, const Seated& seated)
{
    switch (advice.reason) {
    case Reason::completes_district:
    case Reason::nears_district:
    case Reason::blocks_rival:
        return followed_by(ofDistrict(advice, seated), isPurchase(advice) ? costs(advice.gain) : odds(advice));
    case Reason::takes_over:
        return followed_by(advice.chance_at_end    ? inTotal(advice)
                : advice.rival == backroom::nobody ? tr("%1 then pays %2 a turn.", "a shop, money")
                                                         .arg(names::shop(advice.shop), QString::number(advice.gain))
                                                   : tr("Success takes %1 from %2.", "a shop, a player")
                                                         .arg(names::shop(advice.shop), seated.name(advice.rival)),
            odds(advice));
    case Reason::shop_income:
        return tr("%1 then pays %2 a turn.", "a shop, money")
            .arg(names::shop(advice.shop), QString::number(advice.gain));
    case Reason::rackets:
        return followed_by(
            tr("%1 then pays %2 a turn.", "a shop, money").arg(names::shop(advice.shop), QString::number(advice.gain)),
            seen(advice));
    case Reason::robs:
        return followed_by(advice.rival == backroom::nobody
                ? tr("If it works: %1 from the bank.").arg(advice.gain)
                : tr("If it works: %1 from %2.", "money, a player")
                      .arg(QString::number(advice.gain), seated.name(advice.rival)),
            odds(advice));
    case Reason::recruits:
        return ofRecruit(advice, seated);
    case Reason::frees_token:
        return tr("The token in %1 is worth more elsewhere.", "a shop").arg(names::shop(advice.shop));
    default:
        return {};
    }
}

QString HintWording::ofDistrict(const Advice& advice, const Seated& seated)
{
    const QString shop = names::shop(advice.shop);
    const QString district = names::district(advice.district);
    switch (advice.reason) {
    case Reason::completes_district:
    case Reason::nears_district:
    case Reason::prepares_district:
        if (advice.missing == 0 || advice.reason == Reason::completes_district)
            return tr("With %1 you own all of %2 and win the game.", "shop, district").arg(shop, district);
        return tr("With %1 you need only %n more shop(s) of %2.", "shop, district", advice.missing).arg(shop, district);
    default:
        return tr("%1 needs only %n more shop(s) of %2: by taking %3 you block the way.", "who, district, shop",
            advice.missing)
            .arg(seated.name(advice.rival), district, shop);
    }
}

QString HintWording::ofRecruit(const Advice& advice, const Seated& seated)
{
    const QString gap = tr("That fills a gap in the gang.");
    if (advice.rival != backroom::nobody)
        return followed_by(gap, tr("%1 owns the shop and names the price.").arg(seated.name(advice.rival)));
    return followed_by(gap, advice.gain > 0 ? costs(advice.gain) : tr("In your own shop it costs nothing."));
}

QString HintWording::ofStreet(const Advice& advice)
{
    switch (advice.reason) {
    case Reason::coward_attack:
        return followed_by(tr("It brings %1 at once.").arg(advice.gain), seen(advice));
    case Reason::stocks_pawns:
        return tr("Each of them pays %1 a turn as soon as it is on the pavement.").arg(advice.gain);
    case Reason::traffic:
        return followed_by(tr("On the pavement it pays %1 a turn.").arg(advice.gain), seen(advice));
    default:
        return {};
    }
}

QString HintWording::ofFight(const Advice& advice, const Seated& seated)
{
    switch (advice.reason) {
    case Reason::thins_rival:
        return followed_by(tr("That thins out %1’s gang.").arg(seated.name(advice.rival)), odds(advice));
    case Reason::finishes_off:
        return advice.by_aim ? tr("In the clinic nobody shoots back.")
                             : followed_by(tr("In the clinic nobody shoots back."), chance(advice));
    case Reason::shakes_off_patrol:
        if (advice.years == 0)
            return followed_by(tr("Then the patrol is out of the way."), odds(advice));
        return followed_by(
            names::capital(tr("%1 has %2 on record and should stay away from patrols.", "Rosa’s killer, 2 years")
                               .arg(names::figure(advice.figure, seated), names::years(advice.years))),
            odds(advice));
    case Reason::vamps:
        return tr("He is yours at once, and for your next three turns.");
    default:
        return {};
    }
}

QString HintWording::ofPolice(const Advice& advice, const Seated& seated)
{
    const auto figure = [&] { return names::figure(advice.figure, seated); };
    switch (advice.reason) {
    case Reason::arrests:
        return tr("There it arrests %1: %2.", "Rosa’s killer, 2 years").arg(figure(), names::years(advice.years));
    case Reason::witnesses:
        return tr("From there it sees what %1 has done: %2.", "Rosa’s killer, 2 years")
            .arg(figure(), names::years(advice.years));
    case Reason::hunts:
        return tr("Next time, %n of the die’s 6 faces take the patrol to %1, who would go to jail for %2.",
            "Rosa’s killer, 2 years", advice.faces)
            .arg(figure(), names::years(advice.years));
    case Reason::spares_own:
        return tr("It is less likely to come to %1 then: %2% instead of %3%.", "Rosa’s killer")
            .arg(figure(), QString::number(advice.chance), QString::number(advice.risk));
    case Reason::into_sewer:
        return tr("It falls in and is gone for a round.");
    case Reason::keeps_away:
        return tr("There it gets in nobody’s way.");
    default:
        return {};
    }
}

QString HintWording::ofQuestion(const Advice& advice, const Seated& seated)
{
    const auto recruit = [&] { return QuestionWording::newOne(advice.figure.character); };
    const auto figure = [&] { return names::figure(advice.figure, seated); };
    switch (advice.reason) {
    case Reason::goes_quietly:
        return names::capital((advice.by_aim
                ? tr("%1 gets %2; in a rebellion the chance of shooting first would be only %3%.",
                    "Rosa’s killer, 2 years")
                : tr("%1 gets %2, and a rebellion would work only %3% of the time.", "Rosa’s killer, 2 years"))
                                  .arg(figure(), names::years(advice.years), QString::number(advice.chance)));
    case Reason::rebels:
        return followed_by(
            names::capital(
                tr("Otherwise %1 gets %2.", "Rosa’s killer, 2 years").arg(figure(), names::years(advice.years))),
            odds(advice));
    case Reason::names_price:
        return tr("That is as much as %1 is likely to pay.").arg(seated.name(advice.rival));
    case Reason::refuses_recruit:
        return tr("%1 could not pay enough for %2.", "who, a new killer").arg(seated.name(advice.rival), recruit());
    case Reason::worth_the_price:
        return advice.gain == 0
            ? tr("It costs nothing.")
            : names::capital(tr("%1 is worth %2.", "a new killer, money").arg(recruit(), QString::number(advice.gain)));
    case Reason::too_dear:
        return tr("%1 is too much for %2.", "money, a new killer").arg(QString::number(advice.gain), recruit());
    case Reason::takes_custody:
        return tr("That is one gangster fewer in play.");
    case Reason::leaves_free:
        return tr("Nobody else is worth it.");
    default:
        return {};
    }
}

QString HintWording::ofTrade(const Advice& advice, const Seated& seated)
{
    const QString other = seated.name(advice.rival);
    const QString before = QString::number(advice.risk);
    const QString after = QString::number(advice.chance);
    switch (advice.reason) {
    case Reason::offers_trade:
        return advice.chance > advice.risk
            ? tr("It raises your chance of winning from %1% to %2%, and that of %3 too: others pay for it.")
                  .arg(before, after, other)
            : tr("It helps you and %1: others pay for it.").arg(other);
    case Reason::good_trade:
        if (advice.chance == 100)
            return tr("It wins you the game.");
        return advice.chance > advice.risk
            ? tr("The trade with %1 raises your chance of winning from %2% to %3%.").arg(other, before, after)
            : tr("The trade with %1 brings you a little more than it costs.").arg(other);
    case Reason::bad_trade:
        if (advice.chance == 0 && advice.risk > 0)
            return tr("It would lose you the game.");
        return advice.chance < advice.risk
            ? tr("The trade with %1 would lower your chance of winning from %2% to %3%.").arg(other, before, after)
            : tr("The trade would help %1 more than you.").arg(other);
    default:
        return {};
    }
}

QString HintWording::ofShot(const Advice& advice)
{
    if (advice.reason == Reason::shoots_to_injure)
        return followed_by(DuelWording::aboveMiddle(),
            tr("A murder would cost %1.", "2 years").arg(names::years(years_for(Crime::murder))));
    if (advice.target == TargetKind::manager)
        return followed_by(DuelWording::belowMiddle(), tr("Dead men tell no tales."));
    return DuelWording::belowMiddle();
}

QString HintWording::seen(const Advice& advice)
{
    if (advice.chance == 100)
        return tr("A patrol is looking on.");
    // Complements the menu, which says who would see the crime now.
    if (advice.patrols == 0)
        return advice.chance == 0
            ? MenuWording::noPolice() + QLatin1Char('.')
            : tr("No police are about now; the chance that a patrol sees it later is %1%.").arg(advice.chance);
    return advice.chance == 0
        ? tr("No patrol sees it now, and hardly any will see it later.")
        : tr("No patrol sees it now; the chance that one sees it later is %1%.").arg(advice.chance);
}

}
