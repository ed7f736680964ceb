#include "app/gang_of_dice/words/wording.hpp"
#include "dice_driver.hpp"
#include "suites.hpp"

#include <QSignalSpy>

using namespace test;
using namespace test::dice;
using gang_of_dice_table::Wording;

class GangOfDiceRefusalsTest : public QObject {
    Q_OBJECT

    HouseFolder folder_;

    static void refused(const GangOfDiceTable& table, const QString& sentence, const QString& rule)
    {
        QCOMPARE(table.refusal().text, sentence);
        QCOMPARE(table.refusal().rule, rule);
        QCOMPARE(table.holding(), GangOfDiceTable::Nothing);
    }
    std::unique_ptr<GangOfDiceTable> rolling()
    {
        auto table = table_of(folder_.house(), match(rolls({3, 1, 0, 5, 2, 4}), 2));
        Driver(*table).take(3);
        return table;
    }

private Q_SLOTS:
    void nothingIsChosenToBeRerolled()
    {
        const auto table = rolling();
        QSignalSpy told(table.get(), &GangOfDiceTable::refusalChanged);
        table->reroll();
        refused(*table, QStringLiteral("Choose at least one die to reroll."), QStringLiteral("GD-3.2"));
        QCOMPARE(told.size(), 1);
        QCOMPARE(match_of(*table).journal().size(), std::size_t{1});
        QCOMPARE(table->phase(), GangOfDiceTable::Rolling);
        table->clearRefusal();
        QCOMPARE(table->refusal().rule, QString());
    }

    void atThePointer()
    {
        const auto table = rolling();
        Driver driver(*table);
        driver.drag(driver.key(0), driver.below());
        driver.drag(driver.key(0), driver.inTray());
        table->reroll();
        QCOMPARE(table->refusal().point, driver.inTray());
        table->clearRefusal();
        table->undo();
        QCOMPARE(table->refusal().point, table->layout()->belowBar());
    }

    void theNextGestureTakesTheSentenceAway()
    {
        const auto table = rolling();
        Driver driver(*table);
        const auto refuse = [&] {
            table->reroll();
            QVERIFY(!table->refusal().text.isEmpty());
        };
        refuse();
        table->hold(driver.key(0));
        QCOMPARE(table->refusal().text, QString());
        table->cancel();
        refuse();
        table->tapAt({});
        QCOMPARE(table->refusal().text, QString());
        refuse();
        table->cancel();
        QCOMPARE(table->refusal().text, QString());
        refuse();
        table->activate(driver.key(0));
        QCOMPARE(table->refusal().text, QString());
        table->activate(driver.key(0));
        refuse();
        table->stop();
        QCOMPARE(table->refusal().text, QString());
    }

    void everyRefusalHasASentence()
    {
        namespace shared = backroom::refusals;
        namespace own = backroom::gang_of_dice::refusals;
        const QString other = Wording::refusal({"something-new", {}, {}});
        QCOMPARE(other, QStringLiteral("That cannot be done now."));
        QSet<QString> seen;
        for (const std::string_view code : {shared::game_over, shared::not_your_turn, shared::nothing_to_undo,
                 shared::nothing_to_redo, shared::already_revealed, own::no_dice, own::more_than_wealth,
                 own::more_than_in_game, own::already_taken, own::not_rolled, own::no_such_die}) {
            const QString sentence = Wording::refusal({code, {}, {7, 5}});
            QVERIFY2(sentence != other, code.data());
            QVERIFY2(sentence.endsWith(QLatin1Char('.')) && !sentence.contains(QLatin1Char('%')), qPrintable(sentence));
            QVERIFY2(!seen.contains(sentence), qPrintable(sentence));
            seen.insert(sentence);
        }
        QCOMPARE(Wording::refusal({own::no_dice, "GD-3.1"}), QStringLiteral("Take at least one die."));
        QCOMPARE(Wording::refusal({own::more_than_wealth, "GD-3.1", {7, 5}}),
            QStringLiteral("You have no more than 5 dice."));
        QCOMPARE(Wording::refusal({own::more_than_in_game, "GD-3.1", {30, 24}}),
            QStringLiteral("There are only 24 dice in the game."));
        QCOMPARE(Wording::refusal({own::already_taken, "GD-3.1", {4, 0}}),
            QStringLiteral("The number of dice is fixed for this turn: 4."));
    }
};

BACKROOM_SUITE(GangOfDiceRefusalsTest)
#include "tst_gang_of_dice_refusals.moc"
