#include "app/gangz/words/wording.hpp"
#include "gangz_driver.hpp"
#include "suites.hpp"

#include <QSet>
#include <QSignalSpy>

using namespace test;
using namespace test::gangz;
using gangz_table::Wording;

class GangzRefusalsTest : public QObject {
    Q_OBJECT

    HouseFolder folder_;

    static void refused(const GangzTable& table, const QString& sentence, const QString& rule)
    {
        QCOMPARE(table.refusal().text, sentence);
        QCOMPARE(table.refusal().rule, rule);
        QVERIFY(!table.holding());
    }
    std::unique_ptr<GangzTable> choosing(const Position& position = usual(3))
    {
        auto table = table_of(folder_.house(), match(position, 3));
        table->openCurtain();
        return table;
    }
    std::unique_ptr<GangzTable> pointing()
    {
        auto table = table_of(folder_.house(), voting({{0, 1}, {10}, {20, 21}}));
        table->openCurtain();
        return table;
    }

private Q_SLOTS:
    /// Hints are disabled while they would be refused.
    void noHintWhileChoosing()
    {
        QCOMPARE(choosing()->noHint(), Wording::noHintWhileChoosing());
        QCOMPARE(pointing()->noHint(), QString());
    }

    void aFourthCard_data()
    {
        QTest::addColumn<bool>("drag");
        QTest::newRow("drag") << true;
        QTest::newRow("click") << false;
    }

    void aFourthCard()
    {
        QFETCH(bool, drag);
        const auto table = choosing();
        Driver driver(*table);
        QSignalSpy told(table.get(), &GangzTable::refusalChanged);
        for (const int card : {0, 1, 2})
            driver.clickHand(card);
        const QRectF home = driver.card(3).place;
        const QPointF point = drag ? driver.up() : home.center();
        if (drag)
            driver.dragCard(3, driver.up());
        else
            driver.clickHand(3);
        refused(*table, QStringLiteral("Send in one, two or three cards."), QStringLiteral("GZ-2.1"));
        QCOMPARE(told.size(), 1);
        QCOMPARE(table->refusal().point, point);
        QCOMPARE(driver.chosen(), (std::vector{0, 1, 2}));
        QCOMPARE(driver.card(3).place, home);
    }

    void anOwnCard()
    {
        const auto table = pointing();
        Driver driver(*table);
        const QString own = QStringLiteral("This card is your own: aim at somebody else’s.");
        driver.clickWall(0);
        refused(*table, own, QStringLiteral("GZ-2.4"));
        QVERIFY(driver.inSlot(0));
        driver.clickWall(10);
        QCOMPARE(table->refusal().text, QString());
        driver.dragPawn(0, 1);
        refused(*table, own, QStringLiteral("GZ-2.4"));
        // It stays where it was.
        QVERIFY(driver.lies(0, 10));
        driver.clickWall(20);
        driver.clickWall(0);
        refused(*table, own, QStringLiteral("GZ-2.4"));
        QVERIFY(driver.lies(0, 10) && driver.lies(1, 20));
        QVERIFY(table->rail().can_confirm);
    }

    /// GZ-2.2: the button is hidden, but a request is still answered with the reason.
    void noSwap()
    {
        Position position = usual(3);
        position.hands[0] = std::vector{0};
        const auto last = choosing(position);
        QCOMPARE(last->rail().swap_text, QString());
        last->swapHand();
        refused(*last, QStringLiteral("You cannot swap your last card."), QStringLiteral("GZ-2.2"));
        QVERIFY(!last->rail().swapping);

        position = usual(3);
        position.deck->resize(5);
        const auto few = choosing(position);
        QCOMPARE(few->rail().swap_text, QString());
        few->swapHand();
        refused(*few, QStringLiteral("There are too few cards left to swap your hand."), QStringLiteral("GZ-2.2"));

        const auto again = choosing();
        again->swapHand();
        again->swapHand();
        Driver(*again).settle();
        Driver(*again).open();
        again->swapHand();
        refused(*again, QStringLiteral("You can swap your hand only once a round."), QStringLiteral("GZ-2.2"));
    }

    /// A sealed choice or vote can be taken back until all seats have made theirs; revealed ones cannot.
    void whatWasSeenCannotBeTakenBack()
    {
        const auto table = table_of(folder_.house(), match(usual(3), 3));
        Driver driver(*table);
        driver.done(Play{{0}});
        QVERIFY(table->canUndo());
        driver.done(Play{{10}});
        driver.done(Play{{20}});
        QVERIFY(!table->canUndo());
        driver.vote(10, 200);
        QVERIFY(table->canUndo());
    }

    void aSwapCannotBeTakenBack()
    {
        const auto table = choosing();
        Driver driver(*table);
        table->swapHand();
        table->swapHand();
        driver.settle();
        QVERIFY(!table->canUndo());
    }

    void theNextGestureTakesTheSentenceAway()
    {
        const auto table = pointing();
        Driver driver(*table);
        const auto refuse = [&] {
            driver.clickWall(0);
            QVERIFY(!table->refusal().text.isEmpty());
        };
        refuse();
        table->hold(GangzTable::Pawn, 0);
        QCOMPARE(table->refusal().text, QString());
        table->cancel();
        refuse();
        table->tapAt({});
        QCOMPARE(table->refusal().text, QString());
        refuse();
        table->cancel();
        QCOMPARE(table->refusal().text, QString());
        refuse();
        driver.clickPawn(0);
        QCOMPARE(table->refusal().text, QString());
        driver.clickPawn(0);
        driver.clickWall(10);
        refuse();
        table->takeBack();
        QCOMPARE(table->refusal().text, QString());
        driver.clickWall(10);
        driver.clickWall(20);
        refuse();
        table->confirm();
        QCOMPARE(table->refusal().text, QString());
    }

    void everyRefusalHasASentence_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "it", "fr"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }

    void everyRefusalHasASentence()
    {
        QFETCH(QString, language);
        folder_->preferences()->setLanguage(language);
        namespace shared = backroom::refusals;
        namespace own = backroom::gangz::refusals;
        const QString other = Wording::refusal({"something-new", {}, {}});
        QSet<QString> seen{other};
        int sentences = 1;
        for (const std::string_view code : {shared::game_over, shared::not_your_turn, shared::nothing_to_undo,
                 shared::nothing_to_redo, shared::already_revealed, own::one_to_three, own::not_in_hand,
                 own::already_chosen, own::already_swapped, own::last_card, own::too_few_cards, own::still_choosing,
                 own::wall_is_laid, own::already_voted, own::not_on_wall, own::own_card, own::twice_the_same}) {
            const QString sentence = Wording::refusal({code, {}, {7, 5}});
            QVERIFY2(sentence != other, code.data());
            QVERIFY2(sentence.endsWith(QLatin1Char('.')) && !sentence.contains(QLatin1Char('%')), qPrintable(sentence));
            seen.insert(sentence);
            QCOMPARE(seen.size(), ++sentences);
        }
        folder_->preferences()->setLanguage(QStringLiteral("en"));
        if (language != QLatin1String("en"))
            QVERIFY(!seen.contains(Wording::refusal({own::own_card, "GZ-2.4", {}})));
    }
};

BACKROOM_SUITE(GangzRefusalsTest)
#include "tst_gangz_refusals.moc"
