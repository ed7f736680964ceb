// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "suites.hpp"
#include "ways.hpp"

using namespace test;
using List = std::vector<std::string>;

/// SG-4, and how patrols walk (SG-9.1, SG-9.2). The squares around the centre are s1 s3 s2 s5 s4 s7 s6 s9 s8 s11 s10
/// s12.
class SuperGangWalks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void SG_4_1_exactlyTheNumberOnTheDie()
    {
        for (int number = 1; number <= 6; ++number)
            for (const Walk& walk : walks(gangster("s46", "s37", shops({"baker", "clocks"})), number))
                QCOMPARE(walk.path.size(), static_cast<std::size_t>(number));
        QCOMPARE(refusal(gangster("s5", "s2"), 2, "s4"), "wrong-length SG-4.1");
        QCOMPARE(refusal(gangster("s5", "s2"), 1, "s4 s7"), "wrong-length SG-4.1");
        QCOMPARE(refusal(gangster("s5", "s2"), 1, ""), "wrong-length SG-4.1");
        QCOMPARE(refusal(gangster("s5", "s2"), 2, "s4 s6"), "not-next SG-4.1");
        QCOMPARE(refusal(gangster("s5", "s2"), 1, "s5"), "not-next SG-4.1");
        QCOMPARE(refusal(gangster("s5", "s2"), 1, "clinic"), "not-next SG-4.1");
        const auto refused = check_path(gangster("s5", "s2"), 3, path("s4"));
        QVERIFY(refused && refused->parameters[0] == 1 && refused->parameters[1] == 3);
    }

    void SG_4_1_aMoveExistsFromEverywhere()
    {
        for (Place place = 0; place < place_count; ++place) {
            if (kind_of(place) == PlaceKind::graveyard)
                continue;
            for (int number = 1; number <= 6; ++number)
                for (const WalkerKind kind : {WalkerKind::gangster, WalkerKind::patrol}) {
                    QVERIFY(!walks({kind, place, no_place, {}, false}, number).empty());
                    for (const Place from : town.places[place].behind)
                        QVERIFY(!walks({kind, place, from, {}, false}, number).empty());
                }
        }
    }

    void SG_4_2_noTurningBack()
    {
        QCOMPARE(paths(gangster("s5", "s2"), 1), List{"s4"});
        QCOMPARE(refusal(gangster("s5", "s2"), 1, "s2"), "turns-back SG-4.2");
        QCOMPARE(refusal(gangster("s5", "s2"), 2, "s4 s5"), "turns-back SG-4.2");
        // At a crossing any way except back is possible.
        QCOMPARE(paths(gangster("s5", "s2"), 2), (List{"s4 s109", "s4 s7"}));
        QCOMPARE(paths(gangster("s45", "s48"), 1), (List{"s50", "s64", "s66"}));
        // With nothing behind it, any way is possible.
        QCOMPARE(paths(gangster("s5"), 1), (List{"s2", "s4"}));
    }

    void SG_4_2_theWayItFaces()
    {
        QCOMPARE(behind("s5", "s4"), "s5");
        QCOMPARE(behind("s5", "s4 s7 s6"), "s7");
        for (const Walk& walk : walks(gangster("s5", "s2", shops({"ices", "bar"})), 5))
            QCOMPARE(walk.behind, behind_after(at("s5"), walk.path));
        // The same square reached from two sides counts as two ends, here round the news stand.
        List faced;
        for (const Walk& walk : walks(gangster("s53", {}, shops({"kiosk"})), 6))
            if (walk.path.back() == at("s53"))
                faced.push_back(text(walk.path));
        QCOMPARE(faced, (List{"s55 kiosk s11 s10 s73 s53", "s73 s10 s11 kiosk s55 s53"}));
    }

    void SG_4_3_theDieGivesTheExit()
    {
        const std::array<std::string, 6> exits{"s8", "s10", "s1", "s2", "s4", "s6"};
        for (int number = 1; number <= 6; ++number)
            for (const Walk& walk : walks(gangster("centre"), number)) {
                QCOMPARE(text(walk.path).substr(0, text(walk.path).find(' ')), exits[std::size_t(number) - 1]);
                QCOMPARE(walk.path.size(), std::size_t(number));
            }
        QCOMPARE(paths(gangster("centre"), 1), List{"s8"});
        QCOMPARE(paths(gangster("centre"), 2), (List{"s10 s11", "s10 s12", "s10 s73"}));
        QVERIFY(may(gangster("centre"), 3, "s1 s74 cinema"));
        QCOMPARE(refusal(gangster("centre"), 3, "s8 s11 s10"), "wrong-exit SG-4.3");
        QCOMPARE(refusal(gangster("centre"), 1, "s9"), "wrong-exit SG-4.3");
        QCOMPARE(behind("centre", "s8"), "centre");
        QCOMPARE(behind("centre", "s10 s11"), "s10");
    }

    void SG_4_3_theCentreIsNeverEntered()
    {
        QCOMPARE(refusal(gangster("s8", "s9"), 1, "centre"), "centre-closed SG-4.3");
        QCOMPARE(refusal(gangster("s8", "centre"), 1, "centre"), "centre-closed SG-4.3");
        QCOMPARE(paths(gangster("s8", "centre"), 1), (List{"s11", "s71", "s9"}));
    }

    void SG_4_4_aShopIsTheLastSquareOfAMove()
    {
        // From its access square, and from a neighbouring shop.
        QVERIFY(may(gangster("s47", "s46"), 2, "s48 antiques"));
        QVERIFY(leads(gangster("s47", "s46"), 2, "antiques"));
        QVERIFY(may(gangster("locks"), 1, "antiques"));
        QCOMPARE(paths(gangster("locks"), 1), (List{"antiques", "baker", "s63"}));
        QCOMPARE(refusal(gangster("s47", "s46"), 3, "s48 antiques s64"), "not-through-shop SG-4.4");
        QCOMPARE(refusal(gangster("s47", "s46"), 3, "s48 antiques locks"), "not-through-shop SG-4.4");
        QVERIFY(!leads(gangster("s47", "s46"), 3, "locks"));
        QCOMPARE(refusal(gangster("s47", "s46"), 1, "antiques"), "no-door SG-4.4");
        QCOMPARE(refusal(gangster("baker"), 1, "boxing"), "no-door SG-4.4");
    }

    void SG_4_4_theOwnersGangCrosses()
    {
        const Walker owner = gangster("s47", "s46", shops({"antiques"}));
        QVERIFY(may(owner, 3, "s48 antiques s64"));
        QVERIFY(may(owner, 3, "s48 antiques locks"));
        QVERIFY(may(owner, 2, "s48 antiques"));
        QVERIFY(may(owner, 4, "s48 antiques s64 s45"));
        // Through two shops of the gang in a row, with another gang's shop as the last place.
        const Walker owner_of_two = gangster("s47", "s46", shops({"antiques", "baker"}));
        QVERIFY(may(owner_of_two, 5, "s48 antiques baker s38 s13"));
        QVERIFY(may(owner_of_two, 4, "s48 antiques baker locks"));
        QCOMPARE(refusal(owner_of_two, 5, "s48 antiques baker locks s63"), "not-through-shop SG-4.4");
        // Out of any shop where it stood, through a shop of the gang.
        QVERIFY(may(gangster("locks", {}, shops({"antiques"})), 2, "antiques s48"));
    }

    void SG_4_4_notBackToTheSquareItCameInFrom()
    {
        const Walker owner = gangster("s47", "s46", shops({"antiques", "locks"}));
        QCOMPARE(refusal(owner, 3, "s48 antiques s48"), "turns-back SG-4.4");
        QCOMPARE(refusal(owner, 4, "s48 antiques locks antiques"), "turns-back SG-4.4");
        QVERIFY(!leads(owner, 3, "s48"));
    }

    void SG_4_4_noShopTwiceInATurn()
    {
        const Walker owner = gangster("s48", "s47", shops({"antiques", "locks", "baker"}));
        QCOMPARE(refusal(owner, 4, "antiques locks baker antiques"), "shop-twice SG-4.4");
        const Walker round = gangster("s73", "s10", shops({"couture", "piano", "gallery"}));
        QCOMPARE(refusal(round, 5, "couture s57 s53 s73 couture"), "shop-twice SG-4.4");
        // The shop where the figure stood when the turn began does not count as entered.
        QVERIFY(may(gangster("couture"), 4, "s57 s53 s73 couture"));
    }

    void SG_4_5_outByAnyAccessThenEitherWay()
    {
        QCOMPARE(paths(gangster("hats"), 1), (List{"flowers", "s24", "s72"}));
        QCOMPARE(paths(gangster("hats"), 2), (List{"s24 s21", "s24 s23", "s72 s21", "s72 s53"}));
        QCOMPARE(refusal(gangster("hats"), 2, "s24 hats"), "turns-back SG-4.5");
        QCOMPARE(refusal(gangster("hats"), 1, "s23"), "no-door SG-4.5");
        // Straight across the street into another shop.
        QVERIFY(may(gangster("baker"), 2, "s46 boxing"));
    }

    void SG_4_5_withAOneItFacesNoWay()
    {
        QCOMPARE(behind("hats", "s24"), "-");
        QCOMPARE(walks(gangster("hats"), 1)[1].behind, no_place);
        QCOMPARE(paths(gangster("s24"), 1), (List{"hats", "s21", "s23"}));
        QCOMPARE(behind("hats", "s24 s21"), "s24");
        // The same holds after crossing a shop and stopping before its door.
        QCOMPARE(behind("s47", "s48 antiques s64"), "-");
    }

    void SG_4_6_oneStepFromManholeToManhole()
    {
        // s16, s30, s44, s88 and s122 have covers.
        const Walker above = gangster("s15", "s13");
        for (const char* other : {"s30", "s44", "s88", "s122"})
            QVERIFY(may(above, 2, "s16 " + std::string(other)));
        // Stepping over the cover without using it.
        QVERIFY(may(above, 2, "s16 s14"));
        // After surfacing any way is possible.
        QVERIFY(may(above, 3, "s16 s88 s6") && may(above, 3, "s16 s88 s89"));
        QCOMPARE(behind("s15", "s16 s88"), "-");
        QCOMPARE(behind("s15", "s16 s88 s6"), "s88");
        QCOMPARE(behind("s15", "s16"), "s15");
    }

    void SG_4_6_atMostTwoManholesInATurn()
    {
        QCOMPARE(refusal(gangster("s15", "s13"), 3, "s16 s30 s44"), "manholes-twice SG-4.6");
        QCOMPARE(refusal(gangster("s15", "s13"), 3, "s16 s30 s16"), "manholes-twice SG-4.6");
        QCOMPARE(refusal(gangster("s16", "s15"), 2, "s30 s44"), "manholes-twice SG-4.6");
        QCOMPARE(refusal(gangster("s15", "s13"), 2, "s16 s15"), "turns-back SG-4.2");
        QVERIFY(!leads(gangster("s15", "s13"), 1, "s30"));
    }

    void SG_4_6_startingOnAManhole()
    {
        QCOMPARE(paths(gangster("s16", "s15"), 1), (List{"s122", "s14", "s30", "s44", "s88"}));
        QCOMPARE(refusal(gangster("s16", "s15"), 1, "s15"), "turns-back SG-4.2");
        // A figure that surfaced there in the previous turn has nothing behind it.
        QCOMPARE(paths(gangster("s16"), 1), (List{"s122", "s14", "s15", "s30", "s44", "s88"}));
        QCOMPARE(refusal(gangster("s16", "s15"), 1, "s6"), "not-next SG-4.1");
    }

    void SG_4_7_theClinicIsALastSquare()
    {
        const Walker visitor = with_clinic(gangster("s31", "s33"));
        QVERIFY(may(visitor, 2, "s35 clinic"));
        QVERIFY(leads(visitor, 2, "clinic"));
        QVERIFY(!leads(gangster("s31", "s33"), 2, "clinic"));
        QCOMPARE(refusal(gangster("s31", "s33"), 2, "s35 clinic"), "clinic-closed SG-4.7");
        QCOMPARE(refusal(visitor, 3, "s35 clinic s35"), "not-through-clinic SG-4.7");
        QCOMPARE(refusal(visitor, 1, "clinic"), "not-next SG-4.1");
        QCOMPARE(behind("s31", "s35 clinic"), "-");
    }

    void SG_4_7_outOfTheClinicToItsStreetSquare()
    {
        QCOMPARE(paths(gangster("clinic"), 1), List{"s35"});
        QCOMPARE(paths(gangster("clinic"), 2), (List{"s35 s31", "s35 s36"}));
        QCOMPARE(behind("clinic", "s35"), "-");
        QCOMPARE(paths(gangster("s35"), 1), (List{"s31", "s36"}));
        QCOMPARE(refusal(with_clinic(gangster("clinic")), 2, "s35 clinic"), "turns-back SG-4.7");
        QVERIFY(may(with_clinic(gangster("s35")), 1, "clinic"));
    }

    void SG_4_7_nobodyEntersTheGraveyard()
    {
        QCOMPARE(refusal(gangster("s41", "s37"), 1, "graveyard"), "graveyard-closed SG-4.7");
        QVERIFY(!leads(gangster("s41", "s37"), 1, "graveyard"));
    }

    void SG_9_1_patrolsMoveLikeGangsters()
    {
        QCOMPARE(paths(patrol("centre"), 2), (List{"s10 s11", "s10 s12", "s10 s73"}));
        QCOMPARE(paths(patrol("s5", "s2"), 2), (List{"s4 s109", "s4 s7"}));
        QCOMPARE(refusal(patrol("s5", "s2"), 1, "s2"), "turns-back SG-4.2");
        QCOMPARE(refusal(patrol("s5", "s2"), 2, "s4"), "wrong-length SG-4.1");
        QVERIFY(may(patrol("hats"), 2, "s24 s23"));
        QVERIFY(may(patrol("hats"), 1, "flowers"));
        QVERIFY(may(patrol("clinic"), 2, "s35 s31"));
    }

    void SG_9_1_patrolsWalkOverCoversButNotBelow()
    {
        QVERIFY(may(patrol("s15", "s13"), 2, "s16 s14"));
        QVERIFY(may(patrol("s15", "s13"), 1, "s16"));
        QCOMPARE(refusal(patrol("s15", "s13"), 2, "s16 s30"), "no-manholes-for-patrols SG-9.1");
        QCOMPARE(paths(patrol("s15", "s13"), 2), List{"s16 s14"});
    }

    void SG_9_1_shopsAndClinicAreTheLastSquareOfAPatrol()
    {
        Walker owned = patrol("s47", "s46");
        owned.own = shops({"antiques"});
        QVERIFY(may(owned, 2, "s48 antiques"));
        QCOMPARE(refusal(owned, 3, "s48 antiques s64"), "not-through-shop SG-9.1");
        QVERIFY(!leads(owned, 3, "locks"));
        QVERIFY(may(with_clinic(patrol("s31", "s33")), 2, "s35 clinic"));
        QCOMPARE(refusal(patrol("s31", "s33"), 2, "s35 clinic"), "clinic-closed SG-4.7");
        QCOMPARE(refusal(with_clinic(patrol("s31", "s33")), 3, "s35 clinic s35"), "not-through-clinic SG-9.1");
    }

    void SG_9_2_outOfTheSewerByAnyManhole()
    {
        QCOMPARE(paths(fallen_patrol(), 1),
            (List{"s122 s121", "s122 s86", "s16 s14", "s16 s15", "s30 s28", "s30 s29", "s44 s40", "s44 s43", "s88 s6",
                "s88 s89"}));
        for (int number = 1; number <= 6; ++number)
            for (const Walk& walk : walks(fallen_patrol(), number)) {
                QCOMPARE(walk.path.size(), std::size_t(number) + 1);
                QVERIFY(is_manhole(walk.path[0]));
            }
        QCOMPARE(refusal(fallen_patrol(), 1, "s15 s16"), "not-a-manhole SG-9.2");
        QCOMPARE(refusal(fallen_patrol(), 1, "s16"), "wrong-length SG-4.1");
        QCOMPARE(refusal(fallen_patrol(), 2, "s16 s15"), "wrong-length SG-4.1");
        QCOMPARE(refusal(fallen_patrol(), 1, "s16 s30"), "no-manholes-for-patrols SG-9.1");
    }
};

BACKROOM_SUITE(SuperGangWalks)
#include "tst_walks.moc"
