#include "app/the_gang/words/wording.hpp"
#include "suites.hpp"
#include "table_driver.hpp"

#include <QSignalSpy>

using namespace test;
using the_gang_table::special_key;
using the_gang_table::Wording;

class TheGangRefusalsTest : public QObject {
    Q_OBJECT

    HouseFolder folder_;

    static void refused(const TheGangTable& table, const QString& sentence, const QString& rule)
    {
        QCOMPARE(table.refusal().text, sentence);
        QCOMPARE(table.refusal().rule, rule);
        QVERIFY(!table.holding());
    }

private Q_SLOTS:
    void bothCardsGoToOneCity_data()
    {
        QTest::addColumn<bool>("gangster_first");
        QTest::addColumn<int>("special");
        for (const Special special : all_specials) {
            QTest::addRow("gangster, then %d", int(special)) << true << int(special);
            QTest::addRow("%d, then gangster", int(special)) << false << int(special);
        }
    }

    void bothCardsGoToOneCity()
    {
        QFETCH(bool, gangster_first);
        QFETCH(int, special);
        const auto kind = static_cast<Special>(special);
        Position rows;
        rows.cities = {{{{20, 31, 42, 53, 64}}, {{21, 32, 43, 54, 65}}, {{22, 33, 44, 55, 66}}}};
        const auto table = table_of(folder_.house(), with_special(rows, 11, kind));
        Driver driver(*table);
        const auto play = [&](City city) -> Action {
            if (kind == Special::lookout)
                return PlayLookout{city, End::right};
            if (kind == Special::spy)
                return PlaySpy{city, static_cast<Gangster>(city == chicago ? 31 : 32)};
            return PlayBossCalls{city, static_cast<Gangster>(city == chicago ? 65 : 64)};
        };
        driver.play(Driver::Drag, gangster_first ? Action(PlaceGangster{chicago}) : play(chicago));
        driver.settle();
        const std::size_t lines = match_of(*table).journal().size();
        QCOMPARE(lines, std::size_t{4});
        driver.play(Driver::Drag, gangster_first ? play(detroit) : Action(PlaceGangster{detroit}));
        refused(*table, QStringLiteral("Both cards must go to the same city: Chicago."), QStringLiteral("TG-3.6"));
        QCOMPARE(match_of(*table).journal().size(), lines);
        // The target is marked beforehand: it is dark, and screen readers are told.
        table->hold(gangster_first ? TheGangTable::SpecialPiece : TheGangTable::GangsterPiece,
            gangster_first ? special_key : 11);
        QCOMPARE(table->refusal().text, QString());
        for (const the_gang_table::TargetItem& target : table->targets()->items())
            QCOMPARE(target.legal,
                target.city == index(chicago) && (kind != Special::spy || !gangster_first || target.gangster != 0));
    }

    void theSpyNeedsAGangster()
    {
        const auto table = table_of(folder_.house(), with_special({}, 11, Special::spy));
        Driver driver(*table);
        QSignalSpy told(table.get(), &TheGangTable::refusalChanged);
        const QRectF street = table->layout()->streets()[index(detroit)];
        const QPointF empty{street.left() + 8, street.center().y()};
        const QRectF home = table->specials()->items()[0].place;
        driver.drag(TheGangTable::SpecialPiece, special_key, empty);
        refused(*table, QStringLiteral("The Spy must be placed on a gangster in a row."), QStringLiteral("TG-5.3"));
        QCOMPARE(told.size(), 1);
        QCOMPARE(table->refusal().point, empty);
        QCOMPARE(table->specials()->items()[0].place, home);
        QCOMPARE(match_of(*table).journal().size(), std::size_t{3});
    }

    void theNextGestureTakesTheSentenceAway()
    {
        const auto table = table_of(folder_.house(), match(setup(3)));
        const auto refuse = [&] {
            table->undo();
            QVERIFY(!table->refusal().text.isEmpty());
        };
        table->openCurtain();
        const int gangster = match_of(*table).state().hands[0].gangsters.lowest();
        refuse();
        table->hold(TheGangTable::GangsterPiece, gangster);
        QCOMPARE(table->refusal().text, QString());
        table->cancel();
        refuse();
        table->tapAt({});
        QCOMPARE(table->refusal().text, QString());
        refuse();
        table->cancel();
        QCOMPARE(table->refusal().text, QString());
    }

    void everyRefusalHasASentence()
    {
        namespace shared = backroom::refusals;
        namespace own = backroom::the_gang::refusals;
        const QString other = Wording::refusal({"something-new", {}, {}});
        QCOMPARE(other, QStringLiteral("That cannot be done now."));
        QSet<QString> seen;
        for (const std::string_view code : {shared::game_over, shared::not_your_turn, shared::nothing_to_undo,
                 shared::nothing_to_redo, shared::already_revealed, own::not_in_hand, own::no_special,
                 own::no_such_ticket, own::already_chosen, own::still_choosing, own::choices_are_open,
                 own::lower_gangster_first, own::already_placed, own::already_played, own::other_special, own::one_city,
                 own::not_in_row, own::not_in_another_city, own::must_call}) {
            const QString sentence = Wording::refusal({code, {}, {1, 1}});
            QVERIFY2(sentence != other, code.data());
            QVERIFY2(sentence.endsWith(QLatin1Char('.')) && !sentence.contains(QLatin1Char('%')), qPrintable(sentence));
            QVERIFY2(!seen.contains(sentence), qPrintable(sentence));
            seen.insert(sentence);
        }
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
