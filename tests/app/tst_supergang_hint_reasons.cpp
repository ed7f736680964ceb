// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "supergang_hint_cases.hpp"

#include <map>

using namespace test;
using namespace test::supergang;

class SuperGangHintReasonsTest : public QObject {
    Q_OBJECT

    /// Provides the plural forms of the translation.
    test::HouseFolder folder_;

private Q_SLOTS:
    /// If nothing can be taken yet, a hint says what it prepares, or what it denies to others.
    void whatItPrepares()
    {
        Advice advice = with(Reason::prepares_district, killer_to("s39"));
        tells(
            text_of(advice), {"4 of the die’s 6 faces", "With The Lost Loaf you need only 2 more shops of Old Town."});
        advice.missing = 0;
        tells(text_of(advice), {"you own all of Old Town and win the game."});
        advice = with(Reason::prepares_block, killer_to("s39"));
        tells(text_of(advice), {"4 of the die’s 6 faces", "Vito needs only 2 more shops of Old Town"});
    }

    void whatIsAtStake()
    {
        Advice advice = with(Reason::arrests, killer_to("s39"));
        const QString plain = text_of(advice);
        advice.threat = Threat{2, town.shops[shop("baker")].district, 58, 21};
        QCOMPARE(text_of(advice),
            plain
                + QStringLiteral(" Vito may own all of Old Town next turn: the chance of that falls from 58% to 21%."));
        advice.threat->by_fight = true;
        QVERIFY(text_of(advice).endsWith(QStringLiteral("from 58% to 21%.")));
        advice.by_aim = true;
        QCOMPARE(text_of(advice),
            plain + QStringLiteral(" Vito may own all of Old Town next turn, which a success makes less likely."));
        advice.threat.reset();
        advice.chance_at_end = 37;
        tells(text_of(advice), {"This is your last turn: all that counts"});
        QVERIFY(!text_of(advice).contains(QStringLiteral("37")));
        advice.by_aim = false;
        QCOMPARE(text_of(advice),
            plain
                + QStringLiteral(" This is your last turn: in this way you end up the richest with a chance of 37%."));
    }

    void andWhy()
    {
        const auto row = [&](Case, Reason reason, const QStringList& told) { tells(order(Roll(), reason), told); };
        row("nothing before throw", Reason::nothing_before_throw, {});
        row("income comes", Reason::income_comes, {"income comes by itself"});
        row("income can wait", Reason::income_can_wait, {"until the end of the turn"});
        row("safe income", Reason::safe_income, {"75"});
        row("income now", Reason::income_now, {"75"});
        row("buys police", Reason::buys_police, {"75"});
        row("turn is over", Reason::turn_is_over, {});
        row("nears shop", Reason::nears_shop, {"4 of the die’s 6 faces", "The Lost Loaf"});
        row("out of reach", Reason::out_of_reach, {"62%", "83%"});
        row("seen here", Reason::seen_here, {"2 patrols", "3 years"});
        row("keeps moving", Reason::keeps_moving, {});
        row("enough done", Reason::enough_done, {});
        row("completes district", Reason::completes_district, {"The Lost Loaf", "Old Town", "75"});
        row("nears district", Reason::nears_district, {"The Lost Loaf", "Old Town", "2 more shops", "75"});
        row("blocks rival", Reason::blocks_rival, {"The Lost Loaf", "Old Town", "Vito", "2 more shops", "75"});
        row("shop income", Reason::shop_income, {"The Lost Loaf", "75"});
        row("takes over", Reason::takes_over, {"The Lost Loaf", "Vito", "62%"});
        Advice nobodys = with(Reason::takes_over, StickUp{});
        nobodys.rival = nobody;
        tells(text_of(nobodys), {"The Lost Loaf", "75 a turn", "62%"});
        nobodys.chance_at_end = 40;
        tells(text_of(nobodys), {"In the final count it is worth 75 to you.", "62%", "40%"});
        row("rackets", Reason::rackets, {"The Lost Loaf", "75", "62%"});
        row("robs", Reason::robs, {"75", "Vito", "62%"});
        row("recruits", Reason::recruits, {"Vito"});
        row("frees token", Reason::frees_token, {"The Lost Loaf"});
        row("mugging", Reason::coward_attack, {"75", "62%"});
        row("stocks pawns", Reason::stocks_pawns, {"75"});
        row("traffic", Reason::traffic, {"75", "62%"});
        row("thins rival", Reason::thins_rival, {"Vito", "62%"});
        row("finishes off", Reason::finishes_off, {"62%"});
        row("shakes off patrol", Reason::shakes_off_patrol, {"Bea’s dealer", "3 years", "62%"});
        row("vamps", Reason::vamps, {});
        row("arrests", Reason::arrests, {"Bea’s dealer", "3 years"});
        row("witnesses", Reason::witnesses, {"Bea’s dealer", "3 years"});
        row("hunts", Reason::hunts, {"Bea’s dealer", "4 of the die’s 6 faces", "3 years"});
        row("spares own", Reason::spares_own, {"Bea’s dealer", "62%", "83%"});
        row("into sewer", Reason::into_sewer, {});
        row("keeps away", Reason::keeps_away, {});
        row("goes quietly", Reason::goes_quietly, {"Bea’s dealer", "3 years", "62%"});
        row("rebels", Reason::rebels, {"Bea’s dealer", "3 years", "62%"});
        row("names price", Reason::names_price, {"Vito"});
        row("refuses recruit", Reason::refuses_recruit, {"Vito", "a new dealer"});
        row("worth the price", Reason::worth_the_price, {"A new dealer", "75"});
        row("too dear", Reason::too_dear, {"a new dealer", "75"});
        row("offers trade", Reason::offers_trade, {"Vito"});
        row("good trade", Reason::good_trade, {"Vito"});
        row("bad trade", Reason::bad_trade, {"Vito", "83%", "62%"});
        row("adds to total", Reason::adds_to_total, {"75"});
        row("takes custody", Reason::takes_custody, {});
        row("leaves free", Reason::leaves_free, {});
        row("shoots to kill", Reason::shoots_to_kill, {"face"});
        row("shoots to injure", Reason::shoots_to_injure, {"back", "2 years"});
    }

    void everyReasonSaysSomethingElse()
    {
        std::map<QString, int> texts;
        for (int reason = 0; reason <= static_cast<int>(Reason::shoots_to_injure); ++reason) {
            const QString text = order(Roll(), static_cast<Reason>(reason));
            const bool added = texts.emplace(text, reason).second;
            QVERIFY2(added, qPrintable(text));
        }
    }

    void whatDependsOnNumbers()
    {
        Advice advice = with(Reason::recruits, Recruit{});
        advice.rival = nobody;
        tells(text_of(advice), {"It costs 75."});
        advice.gain = 0;
        tells(text_of(advice), {"your own shop"});
        advice.reason = Reason::worth_the_price;
        tells(text_of(advice), {"costs nothing"});
        advice.reason = Reason::robs;
        tells(text_of(advice), {"from the bank"});
        advice.reason = Reason::shakes_off_patrol;
        advice.years = 0;
        tells(text_of(advice), {"out of the way", "62%"});
        advice.reason = Reason::bad_trade;
        advice.rival = 2;
        advice.risk = advice.chance;
        tells(text_of(advice), {"help Vito"});
        advice.chance = 0;
        tells(text_of(advice), {"lose you the game"});
        advice.reason = Reason::good_trade;
        advice.chance = 90;
        tells(text_of(advice), {"Vito", "from 62% to 90%"});
        advice.chance = 100;
        tells(text_of(advice), {"wins you the game"});
        advice.reason = Reason::offers_trade;
        advice.chance = 71;
        tells(text_of(advice), {"from 62% to 71%", "Vito"});
    }
};

BACKROOM_SUITE(SuperGangHintReasonsTest)
#include "tst_supergang_hint_reasons.moc"
