// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/words/details.hpp"
#include "suites.hpp"
#include "supergang_cases.hpp"

using namespace test;
using namespace test::supergang;

class SuperGangDetailsTest : public SeatedTest {
    Q_OBJECT

    Detail of(Subject subject, int id, const Scene& scene) const { return details::of(subject, id, scene, seated_); }
    static bool has(const Detail& detail, const char* part) { return detail.text.contains(QString::fromUtf8(part)); }

private Q_SLOTS:
    void shops()
    {
        Scene shown = new_scene();
        const Shop baker = shop("baker");
        QCOMPARE(of(Subject::shop, baker, shown).title, QStringLiteral("The Lost Loaf"));
        QVERIFY(has(of(Subject::shop, baker, shown), "Old Town: basic, 1 manager."));
        QVERIFY(has(of(Subject::shop, baker, shown), "the shop costs 50"));
        QVERIFY(has(of(Subject::shop, shop("hair"), shown), "recruits vamps, 2 managers"));
        QVERIFY(has(of(Subject::shop, shop("hair"), shown), "pays 100"));
        shown.open.gangs[1].rackets.insert(baker);
        QVERIFY(has(of(Subject::shop, baker, shown), "Bea has a racket here"));
        QCOMPARE(of(Subject::shop, baker, shown).rule, QStringLiteral("SG-5.4"));
        shown.open.gangs[1].rackets.erase(baker);
        shown.open.gangs[2].owned.insert(baker);
        QVERIFY(has(of(Subject::shop, baker, shown), "Vito owns it"));
        figure(shown.open, rosas_killer).place = place_of(baker);
        QVERIFY(has(of(Subject::shop, baker, shown), "Who is here: Rosa’s killer."));
        // A shop is a place too.
        QCOMPARE(of(Subject::place, place_of(baker), shown), of(Subject::shop, baker, shown));
    }

    void gangsters()
    {
        Scene shown = new_scene();
        Figure& killer = figure(shown.open, rosas_killer);
        killer.place = at("s36");
        killer.behind = at("s35");
        killer.record = 3;
        killer.crimes[static_cast<std::size_t>(Crime::coward_attack)] = 1;
        killer.crimes[static_cast<std::size_t>(Crime::murder)] = 2;
        Detail told = of(Subject::figure, index_of(rosas_killer), shown);
        QCOMPARE(told.title, QString::fromUtf8("Rosa’s killer"));
        QVERIFY2(has(told, "Pine Road, facing south"), qPrintable(told.text));
        QVERIFY(has(told, "On record: 3 years."));
        QVERIFY(has(told, "not seen so far: mugging and murder (2 times)."));
        QCOMPARE(told.amount, 3);
        killer.behind = no_place;
        QVERIFY(has(of(Subject::figure, index_of(rosas_killer), shown), "free to go any way"));
        killer.vamped_by = 1;
        killer.vamped_turns = 2;
        told = of(Subject::figure, index_of(rosas_killer), shown);
        QVERIFY(has(told, "Follows Bea’s vamp for 2 more turns"));
        QCOMPARE(told.rule, QStringLiteral("SG-7.2"));
        killer.vamped_turns = 0;
        QVERIFY(has(of(Subject::figure, index_of(rosas_killer), shown), "Free again as soon as he moves."));
        killer = {};
        killer.state = FigureState::jail;
        killer.years = 1;
        QVERIFY(has(of(Subject::figure, index_of(rosas_killer), shown), "In jail for 1 more turn."));
        killer.state = FigureState::clinic;
        QVERIFY(has(of(Subject::figure, index_of(rosas_killer), shown), "then in jail for 1 year."));
        killer.state = FigureState::graveyard;
        QVERIFY(has(of(Subject::figure, index_of(rosas_killer), shown), "Dead."));
    }

    /// Compass directions, with north at the top.
    void ways()
    {
        const auto facing = [](const char* place, const char* behind) {
            return details::facing(*find_place(place), *find_place(behind));
        };
        QCOMPARE(facing("s35", "s36"), QStringLiteral("north"));
        QCOMPARE(facing("s36", "s35"), QStringLiteral("south"));
        QCOMPARE(facing("s46", "s47"), QStringLiteral("west"));
        QCOMPARE(facing("s47", "s46"), QStringLiteral("east"));
    }

    /// SG-9.3: what a patrol sees.
    void SG_9_3_patrols()
    {
        Scene shown = new_scene();
        Patrol& patrol = shown.open.patrols[1];
        patrol.place = at("s46");
        QCOMPARE(of(Subject::figure, 13, shown).title, QStringLiteral("Patrol 2"));
        QVERIFY(has(of(Subject::figure, 13, shown), "those next to it"));
        QVERIFY(has(of(Subject::figure, 13, shown), "Looks into The Lost Loaf and Big Arms Boxing."));
        patrol.place = town.centre;
        QVERIFY(has(of(Subject::figure, 13, shown), "sees nothing"));
        patrol = {no_place, no_place, PatrolState::out, 1};
        QVERIFY(has(of(Subject::figure, 13, shown), "on Bea’s next turn"));
        patrol.state = PatrolState::sewer;
        QVERIFY(has(of(Subject::figure, 13, shown), "any manhole on Bea’s next turn"));
        QVERIFY(has(of(Subject::figure, 12, new_scene(1)), "Not on the streets before round 4."));
    }

    void moneyAndTheLaw()
    {
        Scene shown = new_scene();
        shown.open.gangs[0].owned.insert(shop("baker"));
        Detail bank = of(Subject::bank, 0, shown);
        QCOMPARE(bank.amount, 1000);
        QVERIFY(has(bank, "It holds 1000") && has(bank, "Rosa can collect 10."));
        shown.open.turn.collected = true;
        QVERIFY(has(of(Subject::bank, 0, shown), "Rosa has already collected"));
        QVERIFY(has(of(Subject::police, 0, shown), "For sale at 500"));
        shown.open.police_owner = 2;
        QVERIFY(has(of(Subject::police, 0, shown), "They belong to Vito"));
        QVERIFY(has(of(Subject::police, 0, new_scene(5, {.police_player = true})), "Vito plays them"));
        const Detail tokens = of(Subject::tokens, 0, shown);
        QCOMPARE(tokens.amount, 14);
        QVERIFY(has(tokens, "14 of 15"));
    }

    /// SG-10.5: what is counted at the end, with the sum so far.
    void SG_10_5_whatAGangIsWorth()
    {
        Scene shown = new_scene();
        Gang& gang = shown.open.gangs[1];
        gang.cash = 70;
        gang.owned.insert(shop("baker"));
        gang.owned.insert(shop("hair"));
        gang.rackets.insert(shop("tea"));
        gang.pawns.insert(0);
        gang.pawns.insert(1);
        const auto total = QString::fromUtf8(
            "Total: 70 in cash + 150 for shops + 25 for rackets + 10 for pawns on the pavement = 255.");
        QCOMPARE(score_of(shown.open, 1), 255);
        QVERIFY(of(Subject::money, 1, shown).text.contains(total));
        QVERIFY(!has(of(Subject::money, 1, shown), "highest total"));
        shown.open.options.length = 20;
        QVERIFY(has(of(Subject::money, 1, shown), "After round 20 the gang with the highest total wins."));
        QCOMPARE(of(Subject::money, 1, shown).rule, QStringLiteral("SG-10.5"));
    }

    /// SG-10.1: how much of a district each gang owns, and which is close to winning.
    void SG_10_1_districts()
    {
        Scene shown = new_scene();
        QVERIFY(has(of(Subject::district, 0, shown), "Nobody owns a shop here yet."));
        ShopSet owned = town.districts[0].shop_set;
        owned.erase(*owned.begin());
        shown.open.gangs[1].owned = owned;
        QVERIFY(has(of(Subject::district, 0, shown), "Bea owns 7."));
        QVERIFY(has(of(Subject::district, 0, shown), "Bea needs 1 more shop to win."));
        // As on the plates: two missing shops are close, three are not.
        shown.open.gangs[1].owned.erase(*shown.open.gangs[1].owned.begin());
        QVERIFY(has(of(Subject::district, 0, shown), "Bea needs 2 more shops to win."));
        shown.open.gangs[1].owned.erase(*shown.open.gangs[1].owned.begin());
        QVERIFY(has(of(Subject::district, 0, shown), "Bea owns 5."));
        QVERIFY(!has(of(Subject::district, 0, shown), "to win."));
    }

    void diceAndPavements()
    {
        Scene shown = new_scene();
        shown.open.turn.dice = {4, 0, 0, 2, 0, 0};
        const Detail die = of(Subject::die, 0, shown);
        QCOMPARE(die.amount, 4);
        QVERIFY(has(die, "Rosa’s killer goes exactly 4 squares") && has(die, "by exit 4"));
        QVERIFY(has(of(Subject::die, 3, shown), "Patrol 1 goes exactly 2 squares"));
        QVERIFY(has(of(Subject::die, 1, shown), "rolled together"));
        QVERIFY(has(of(Subject::section, 0, shown), "can put a pawn here"));
        shown.open.gangs[2].pawns.insert(0);
        QVERIFY(has(of(Subject::section, 0, shown), "One of Vito’s pawns: 5 a turn."));
    }

    void everythingIsExplained()
    {
        for (const char* language : {"en", "it", "fr"}) {
            folder_->preferences()->setLanguage(QString::fromLatin1(language));
            const Scene shown = new_scene();
            const auto all = [&](Subject subject, int count) {
                for (int id = 0; id < count; ++id) {
                    const Detail detail = of(subject, id, shown);
                    QVERIFY(!detail.title.isEmpty() && !detail.text.isEmpty());
                    QVERIFY2(!(detail.title + detail.text).contains(QLatin1Char('%')), qPrintable(detail.text));
                    QVERIFY(detail.rule.startsWith(QStringLiteral("SG-")));
                }
                QVERIFY(of(subject, -1, shown).title.isEmpty() || count == 1);
            };
            all(Subject::figure, 9);
            all(Subject::shop, shop_count);
            all(Subject::place, place_count);
            all(Subject::section, section_count);
            all(Subject::die, die_count);
            all(Subject::bank, 1);
            all(Subject::police, 1);
            all(Subject::tokens, 3);
            all(Subject::district, district_count);
            QVERIFY(of(Subject::figure, 14, shown).title.isEmpty());
            QVERIFY(of(Subject::place, place_count, shown).title.isEmpty());
        }
        folder_->preferences()->setLanguage(QStringLiteral("en"));
    }
};

BACKROOM_SUITE(SuperGangDetailsTest)
#include "tst_supergang_details.moc"
