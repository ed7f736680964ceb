// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/plates.hpp"
#include "app/supergang/town/town_state.hpp"
#include "suites.hpp"
#include "supergang_cases.hpp"

using namespace test;
using namespace test::supergang;

class SuperGangPlatesTest : public SeatedTest {
    Q_OBJECT

    static Scene scene(int seats = 3, const Options& options = {}, int round = 5)
    {
        return new_scene(round, options, seats);
    }
    SeatPlate plate(const Scene& scene, Seat seat) const
    {
        QList<QRectF> places;
        for (int at = 0; at < scene.open.seats; ++at)
            places += QRectF(0, 100 * at, 276, 90);
        return plates(scene, places, seated_).at(seat);
    }
    SuperGangFigure figure_on(const Scene& scene, FigureId id) const
    {
        return plate(scene, id.seat).figures.at(static_cast<int>(id.character)).value<SuperGangFigure>();
    }
    /// Returns the text for a record, of a figure that is in play.
    QString figure_on_record(Scene scene, int years) const
    {
        figure(scene.open, beas_dealer).record = static_cast<std::uint16_t>(years);
        return figure_on(scene, beas_dealer).text;
    }
    static SuperGangDistrict district_on(const SeatPlate& plate, int district)
    {
        return plate.districts.at(district).value<SuperGangDistrict>();
    }
    static bool says(const SeatPlate& plate, const char* part) { return plate.label.contains(QString::fromUtf8(part)); }

private Q_SLOTS:
    void aPlateForEachSeat()
    {
        const Scene shown = scene(4);
        QCOMPARE(plate(shown, 3).name, QStringLiteral("Sal"));
        QCOMPARE(plate(shown, 3).mark, 3);
        QCOMPARE(plate(shown, 3).key, 3);
        QCOMPARE(plate(shown, 3).place, QRectF(0, 300, 276, 90));
        QVERIFY(!plate(shown, 3).police);
        // A small figure of the rulebook may have no places for plates.
        QCOMPARE(plates(shown, {}, seated_).size(), std::size_t{4});
    }

    void whoDecidesIsLit()
    {
        Scene shown = scene();
        QVERIFY(plate(shown, 0).active);
        QVERIFY(!plate(shown, 1).active);
        shown.open.frames.push_back(Arrest{beas_dealer, 0, false});
        QVERIFY(!plate(shown, 0).active);
        QVERIFY(plate(shown, 1).active);
        shown.open.frames = {};
        shown.open.over = true;
        shown.open.winners.insert(2);
        QVERIFY(plate(shown, 2).active);
        QVERIFY(!plate(shown, 0).active);
    }

    /// Money and income (SG-3.4).
    void moneyAndIncome()
    {
        Scene shown = scene();
        Gang& gang = shown.open.gangs[0];
        gang.cash = 85;
        QCOMPARE(plate(shown, 0).cash, 85);
        QCOMPARE(plate(shown, 0).income, QString());
        gang.owned.insert(shop("baker"));
        gang.rackets.insert(shop("locks"));
        gang.pawns.insert(*find_section("p4"));
        QCOMPARE(plate(shown, 0).income, QStringLiteral("+20"));
        QVERIFY(says(plate(shown, 0), "85 in cash, 20 to collect"));
        shown.open.turn.collected = true;
        QVERIFY(plate(shown, 0).collected);
        QCOMPARE(plate(shown, 0).income, QString());
        QVERIFY(says(plate(shown, 0), "has collected"));
        // In another gang's turn it will be due again.
        shown.open.turn.seat = 1;
        QVERIFY(!plate(shown, 0).collected);
        QCOMPARE(plate(shown, 0).income, QStringLiteral("+20"));
        // SG-3.6: for a dealer in jail.
        figure(shown.open, {0, Character::dealer}).state = FigureState::jail;
        QCOMPARE(plate(shown, 0).income, QStringLiteral("+15"));
    }

    void districts()
    {
        Scene shown = scene();
        const DistrictFacts& first = town.districts[0];
        for (int at = 0; at < 5; ++at)
            shown.open.gangs[0].owned.insert(first.shops[static_cast<std::size_t>(at)]);
        QCOMPARE(plate(shown, 0).districts.size(), district_count);
        QCOMPARE(district_on(plate(shown, 0), 0).owned, 5);
        QCOMPARE(district_on(plate(shown, 0), 0).all, 8);
        QCOMPARE(district_on(plate(shown, 0), 0).district, 0);
        QCOMPARE(district_on(plate(shown, 0), 0).picture, QStringLiteral("town/district-old-town"));
        QVERIFY(!district_on(plate(shown, 0), 0).near);
        QVERIFY(says(plate(shown, 0), "Old Town: 5 of 8"));
        QVERIFY(!says(plate(shown, 0), "Harbour"));
        shown.open.gangs[0].owned.insert(first.shops[5]);
        QVERIFY(district_on(plate(shown, 0), 0).near);
        QCOMPARE(district_on(plate(shown, 0), 1).owned, 0);
        QVERIFY(!district_on(plate(shown, 0), 1).near);
        shown.open.gangs[1].rackets.insert(town.districts[1].shops[0]);
        QCOMPARE(district_on(plate(shown, 1), 1).owned, 0);
    }

    void wherePeopleAre()
    {
        Scene shown = scene();
        Figure& killer = figure(shown.open, rosas_killer);
        SuperGangFigure told = figure_on(shown, rosas_killer);
        QCOMPARE(told.figure, 0);
        QCOMPARE(told.picture, QStringLiteral("figures/killer-ring"));
        QVERIFY(!told.away && told.badge.isEmpty() && told.chip.isEmpty() && told.text.isEmpty());
        QCOMPARE(figure_on(shown, beas_dealer).figure, 5);
        QCOMPARE(figure_on(shown, beas_dealer).picture, QStringLiteral("figures/dealer-crescent"));
        QVERIFY(!says(plate(shown, 0), "Killer"));

        killer.state = FigureState::jail;
        killer.years = 2;
        told = figure_on(shown, rosas_killer);
        QVERIFY(told.away && !told.record);
        QCOMPARE(told.chip, QStringLiteral("chips/jail"));
        QCOMPARE(told.text, QStringLiteral("2"));
        QVERIFY(says(plate(shown, 0), "Killer: in jail, 2 turns to go"));

        killer.state = FigureState::clinic;
        told = figure_on(shown, rosas_killer);
        QCOMPARE(told.chip, QStringLiteral("chips/clinic"));
        QCOMPARE(told.text, QStringLiteral("2"));
        QVERIFY(says(plate(shown, 0), "Killer: in the clinic, then in jail for 2 turns"));
        // A figure under arrest will serve the years on its record, which are shown only once.
        killer.record = 2;
        QVERIFY(!figure_on(shown, rosas_killer).record);
        QCOMPARE(figure_on(shown, rosas_killer).text, QStringLiteral("2"));
        killer.record = 0;
        killer.years = 0;
        QCOMPARE(figure_on(shown, rosas_killer).text, QString());
        // SG-8.6: a figure that is not arrested keeps its record, which is shown.
        killer.record = 3;
        told = figure_on(shown, rosas_killer);
        QVERIFY(told.record && told.chip == QLatin1String("chips/clinic"));
        QCOMPARE(told.text, figure_on_record(shown, 3));
        killer.record = 0;

        killer.state = FigureState::graveyard;
        told = figure_on(shown, rosas_killer);
        QVERIFY(told.away);
        QCOMPARE(told.chip, QStringLiteral("chips/graveyard"));
        QVERIFY(says(plate(shown, 0), "Killer: dead"));
    }

    void recordAndArrest()
    {
        Scene shown = scene();
        figure(shown.open, rosas_killer).record = 3;
        SuperGangFigure told = figure_on(shown, rosas_killer);
        QVERIFY(told.record && !told.away);
        QCOMPARE(told.text, QStringLiteral("3 y"));
        QCOMPARE(told.chip, QString());
        QVERIFY(says(plate(shown, 0), "Killer: 3 years on record"));
        shown.open.frames.push_back(Arrest{rosas_killer, 0, false});
        QCOMPARE(figure_on(shown, rosas_killer).badge, QStringLiteral("chips/cuffs"));
        QVERIFY(says(plate(shown, 0), "Killer: 3 years on record, under arrest"));
        // Also during a rebellion.
        shown.open.frames.push_back(Duel{});
        QCOMPARE(figure_on(shown, rosas_killer).badge, QStringLiteral("chips/cuffs"));
        QCOMPARE(figure_on(shown, rosas_vamp).badge, QString());
    }

    /// The vamp and her man (SG-7.2).
    void theVampAndHerMan()
    {
        Scene shown = scene();
        Figure& man = figure(shown.open, beas_dealer);
        man.vamped_by = 0;
        man.vamped_turns = 2;
        QCOMPARE(figure_on(shown, beas_dealer).badge, QStringLiteral("chips/vamped-ring"));
        QCOMPARE(figure_on(shown, rosas_vamp).badge, QStringLiteral("marks/crescent-disc"));
        QVERIFY(says(plate(shown, 1), "Dealer: led by Rosa’s vamp, 2 turns to go"));
        QVERIFY(says(plate(shown, 0), "Vamp: leads Bea’s dealer"));
        man.vamped_turns = 0;
        QCOMPARE(figure_on(shown, beas_dealer).badge, QStringLiteral("chips/vamped-ring"));
        QCOMPARE(figure_on(shown, rosas_vamp).badge, QString());
        QVERIFY(says(plate(shown, 1), "Dealer: free as soon as he moves"));
    }

    void whatIsLeft()
    {
        Scene shown = scene();
        QCOMPARE(plate(shown, 0).tokens, tokens_of_gang);
        QCOMPARE(plate(shown, 0).pawns, pawns_of_gang);
        QCOMPARE(plate(shown, 0).stored, 0);
        Gang& gang = shown.open.gangs[0];
        gang.owned.insert(0);
        gang.rackets.insert(1);
        gang.pawns.insert(3);
        gang.stored = 4;
        QCOMPARE(plate(shown, 0).tokens, 13);
        QCOMPARE(plate(shown, 0).pawns, 15);
        QCOMPARE(plate(shown, 0).stored, 4);
        QVERIFY(says(plate(shown, 0), "13 tokens left, 15 pawns left, 4 pawns in the suitcase to be placed"));
    }

    /// Out of the game (SG-10.2).
    void outOfTheGame()
    {
        Scene shown = scene();
        Gang& gang = shown.open.gangs[1];
        gang.out = true;
        for (Figure& one : gang.figures)
            one.state = FigureState::graveyard;
        const SeatPlate told = plate(shown, 1);
        QVERIFY(told.out);
        QCOMPARE(told.note, QStringLiteral("out of the game"));
        QVERIFY(says(told, "Bea, out of the game"));
        QVERIFY(!says(told, "cash"));
    }

    /// The police player (SG-10.3).
    void thePolicePlayer()
    {
        Scene shown = scene(4, {.police_player = true});
        figure(shown.open, rosas_killer).state = FigureState::jail;
        shown.open.patrols[0] = {};
        shown.open.patrols[1] = {no_place, no_place, PatrolState::sewer, 2};
        SeatPlate told = plate(shown, 3);
        QVERIFY(told.police);
        QCOMPARE(told.in_play, 8);
        QCOMPARE(told.note, QStringLiteral("8 gangsters in play; wins at 0"));
        QCOMPARE(told.figures.size(), 2);
        QVERIFY(told.districts.isEmpty());
        const auto first = told.figures[0].value<SuperGangFigure>();
        QCOMPARE(first.figure, 12);
        QCOMPARE(first.picture, QStringLiteral("figures/patrol-1"));
        QVERIFY(!first.away);
        const auto second = told.figures[1].value<SuperGangFigure>();
        QVERIFY(second.away);
        QCOMPARE(second.chip, QStringLiteral("chips/manhole"));
        QCOMPARE(second.badge, QStringLiteral("marks/star-disc"));
        QVERIFY(
            says(told, "Sal, the police, 8 gangsters in play; wins at 0, Patrol 2: in the sewer, back on Vito’s turn"));
        // A patrol out of play (SG-8.7).
        shown.open.patrols[0] = {no_place, no_place, PatrolState::out, 0};
        QVERIFY(says(plate(shown, 3), "Patrol 1: beaten, back on Rosa’s turn"));
        shown.open.round = 1;
        shown.open.patrols[0] = {};
        QVERIFY(plate(shown, 3).figures[0].value<SuperGangFigure>().away);
    }

    void bank()
    {
        Scene shown = scene();
        shown.open.bank = 35;
        QCOMPARE(town_state(shown, seated_).bank, 35);
        QCOMPARE(town_state(shown, seated_).owed, QString());
        for (int shop = 0; shop < 12; ++shop)
            shown.open.gangs[0].owned.insert(static_cast<Shop>(shop));
        QCOMPARE(town_state(shown, seated_).owed, QStringLiteral("owes Rosa 120"));
        QCOMPARE(town_state(shown, seated_).bank_label, QStringLiteral("35 in the bank, owes Rosa 120"));
        shown.open.bank = 120;
        QCOMPARE(town_state(shown, seated_).owed, QString());
        shown.open.bank = 119;
        QCOMPARE(town_state(shown, seated_).owed, QStringLiteral("owes Rosa 120"));
        shown.open.turn.collected = true;
        QCOMPARE(town_state(shown, seated_).owed, QString());
        shown.open.turn.collected = false;
        shown.open.over = true;
        QCOMPARE(town_state(shown, seated_).owed, QString());
    }

    /// The police (SG-3.3, 9.6, 10.3).
    void police()
    {
        Scene shown = scene(3, {}, 3);
        SuperGangTown told = town_state(shown, seated_);
        QCOMPARE(told.police, QStringLiteral("from round 4"));
        QCOMPARE(told.police_label,
            QStringLiteral("The police are not on the streets before round 4; they are for sale at 500"));
        QCOMPARE(told.police_mark, -1);
        QVERIFY(!told.police_about);
        shown.open.round = 4;
        told = town_state(shown, seated_);
        QVERIFY(told.police_about);
        QCOMPARE(told.police, QStringLiteral("for sale: 500"));
        QCOMPARE(told.police_label, QStringLiteral("The police are for sale at 500"));
        shown.open.police_owner = 1;
        told = town_state(shown, seated_);
        QCOMPARE(told.police, QStringLiteral("Bea"));
        QCOMPARE(told.police_mark, 1);
        QCOMPARE(told.police_label, QStringLiteral("Bea moves the police"));
        told = town_state(scene(5, {.police_player = true}, 3), seated_);
        QCOMPARE(told.police, QStringLiteral("Nina"));
        QCOMPARE(told.police_mark, 0);
        QVERIFY(told.police_about);
    }
};

BACKROOM_SUITE(SuperGangPlatesTest)
#include "tst_supergang_plates.moc"
