#include "app/shell/deal_number.hpp"
#include "suites.hpp"

#include <QTest>

class DealNumberTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reading_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("good");
        QTest::addColumn<quint64>("number");
        QTest::newRow("one digit") << "7" << true << quint64{7};
        QTest::newRow("zero") << "0" << true << quint64{0};
        QTest::newRow("groups") << "4711 0815 2024" << true << quint64{471108152024};
        QTest::newRow("spaces anywhere") << "  4 7\t11 " << true << quint64{4711};
        QTest::newRow("18 digits") << "999999999999999999" << true << quint64{999999999999999999};
        QTest::newRow("leading zeros count as digits") << "000000000000000007" << true << quint64{7};
        QTest::newRow("19 digits") << "1000000000000000000" << false << quint64{0};
        QTest::newRow("19 digits with zeros") << "0000000000000000007" << false << quint64{0};
        QTest::newRow("nothing") << "" << false << quint64{0};
        QTest::newRow("only spaces") << "   " << false << quint64{0};
        QTest::newRow("a letter") << "47a1" << false << quint64{0};
        QTest::newRow("a sign") << "-5" << false << quint64{0};
        QTest::newRow("a point") << "1.5" << false << quint64{0};
        QTest::newRow("Arabic digits") << QString::fromUtf8("\u0664\u0667") << false << quint64{0};
    }

    void reading()
    {
        QFETCH(QString, text);
        QFETCH(bool, good);
        QFETCH(quint64, number);
        const auto read = deal_number::read(text);
        QCOMPARE(read.has_value(), good);
        if (good)
            QCOMPARE(*read, number);
    }

    void groupsOfFourFromTheRight_data()
    {
        QTest::addColumn<quint64>("number");
        QTest::addColumn<QString>("text");
        QTest::newRow("1") << quint64{7} << "7";
        QTest::newRow("4") << quint64{4711} << "4711";
        QTest::newRow("5") << quint64{14711} << "1 4711";
        QTest::newRow("8") << quint64{47110815} << "4711 0815";
        QTest::newRow("12") << quint64{471108152024} << "4711 0815 2024";
        QTest::newRow("18") << quint64{999999999999999999} << "99 9999 9999 9999 9999";
        QTest::newRow("0") << quint64{0} << "0";
    }

    void groupsOfFourFromTheRight()
    {
        QFETCH(quint64, number);
        QFETCH(QString, text);
        QCOMPARE(deal_number::write(number), text);
        QCOMPARE(deal_number::read(text), std::optional(number));
    }

    void drawn()
    {
        QSet<quint64> drawn;
        for (int time = 0; time < 200; ++time) {
            const quint64 number = deal_number::draw();
            QCOMPARE(QString::number(number).size(), 12);
            drawn.insert(number);
        }
        QVERIFY(drawn.size() > 190);
    }
};

BACKROOM_SUITE(DealNumberTest)
#include "tst_deal_number.moc"
