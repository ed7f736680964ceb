// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/words/wording.hpp"
#include "refusal_cases.hpp"
#include "suites.hpp"
#include "table_driver.hpp"

#include <QSignalSpy>

using namespace test;
using the_gang_table::special_key;
using the_gang_table::Wording;

class TheGangRefusalsTest : public QObject {
    Q_OBJECT

    HouseFolder folder_;

private Q_SLOTS:
    void bothCardsGoToOneCity()
    {
        const auto row = [&](Case, bool gangster_first, int special) {
            const auto kind = static_cast<Special>(special);
            Position rows{.cities = {{{{20, 31, 42, 53, 64}}, {{21, 32, 43, 54, 65}}, {{22, 33, 44, 55, 66}}}}};
            Driver driver(table_of(folder_.house(), with_special(rows, 11, kind)));
            const auto play = [&](City city) -> Action {
                if (kind == Special::lookout)
                    return PlayLookout{city, End::right};
                if (kind == Special::spy)
                    return PlaySpy{city, static_cast<Gangster>(city == chicago ? 31 : 32)};
                return PlayBossCalls{city, static_cast<Gangster>(city == chicago ? 65 : 64)};
            };
            driver.play(Driver::Drag, gangster_first ? Action(PlaceGangster{chicago}) : play(chicago));
            driver.settle();
            const std::size_t lines = match_of(*driver).journal().size();
            QCOMPARE(lines, std::size_t{4});
            driver.play(Driver::Drag, gangster_first ? play(detroit) : Action(PlaceGangster{detroit}));
            refused(*driver, QStringLiteral("Both cards must go to the same city: Chicago."), QStringLiteral("TG-3.6"));
            QCOMPARE(match_of(*driver).journal().size(), lines);
            // The target is marked beforehand: it is dark, and screen readers are told.
            driver->hold(gangster_first ? TheGangTable::SpecialPiece : TheGangTable::GangsterPiece,
                gangster_first ? special_key : 11);
            QCOMPARE(driver->refusal().text, QString());
            for (const the_gang_table::TargetItem& target : driver->targets()->items())
                QCOMPARE(target.legal,
                    target.city == index(chicago) && (kind != Special::spy || !gangster_first || target.gangster != 0));
        };
        for (const Special special : all_specials) {
            row(QString::asprintf("gangster, then %d", int(special)), true, int(special));
            row(QString::asprintf("%d, then gangster", int(special)), false, int(special));
        }
    }

    void theSpyNeedsAGangster()
    {
        Driver driver(table_of(folder_.house(), with_special({}, 11, Special::spy)));
        QSignalSpy told(&*driver, &TheGangTable::refusalChanged);
        const QRectF street = driver->layout()->streets()[index(detroit)];
        const QPointF empty{street.left() + 8, street.center().y()};
        const QRectF home = driver->specials()->items()[0].place;
        driver.drag(TheGangTable::SpecialPiece, special_key, empty);
        refused(*driver, QStringLiteral("The Spy must be placed on a gangster in a row."), QStringLiteral("TG-5.3"));
        QCOMPARE(told.size(), 1);
        QCOMPARE(driver->refusal().point, empty);
        QCOMPARE(driver->specials()->items()[0].place, home);
        QCOMPARE(match_of(*driver).journal().size(), std::size_t{3});
    }

    void theNextGestureTakesTheSentenceAway()
    {
        const auto table = table_of(folder_.house(), match(setup(3)));
        const auto taken_away = [&](const auto& gesture) {
            table->undo();
            QVERIFY(!table->refusal().text.isEmpty());
            gesture();
            QCOMPARE(table->refusal().text, QString());
        };
        table->openCurtain();
        const int gangster = match_of(*table).state().hands[0].gangsters.lowest();
        taken_away([&] { table->hold(TheGangTable::GangsterPiece, gangster); });
        table->cancel();
        taken_away([&] { table->tapAt({}); });
        taken_away([&] { table->cancel(); });
    }

    void everyRefusalHasASentence()
    {
        namespace own = backroom::the_gang::refusals;
        QCOMPARE(Wording::refusal({"something-new", {}, {}}), QStringLiteral("That cannot be done now."));
        every_refusal_has_a_sentence<Wording>(
            {own::not_in_hand, own::no_special, own::no_such_ticket, own::already_chosen, own::still_choosing,
                own::choices_are_open, own::lower_gangster_first, own::already_placed, own::already_played,
                own::other_special, own::one_city, own::not_in_row, own::not_in_another_city, own::must_call},
            {{}, {}, {1, 1}});
        QCOMPARE(Wording::refusal({own::one_city, "TG-3.6", {1, 0}}),
            QStringLiteral("Both cards must go to the same city: Detroit."));
        QCOMPARE(Wording::refusal({own::lower_gangster_first, "TG-3.4", {12, 0}}),
            QStringLiteral("The lowest gangster comes first: 12 is playing."));
        QCOMPARE(
            Wording::refusal({own::not_in_row, "TG-5.3", {12, 2}}), QStringLiteral("Gangster 12 is not in New York."));
        QCOMPARE(Wording::refusal({own::other_special, "TG-3.6", {2, 0}}),
            QStringLiteral("The special card of this turn is a different one: Spy."));
    }
};

BACKROOM_SUITE(TheGangRefusalsTest)
#include "tst_the_gang_refusals.moc"
