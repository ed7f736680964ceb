// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/deal_number.hpp"
#include "suites.hpp"

#include <QTest>

class DealNumberTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reading()
    {
        const auto row = [&](test::Case, const QString& text, bool good, quint64 number) {
            const auto read = deal_number::read(text);
            QCOMPARE(read.has_value(), good);
            if (good)
                QCOMPARE(*read, number);
        };
        row("one digit", "7", true, 7);
        row("zero", "0", true, 0);
        row("groups", "4711 0815 2024", true, 471108152024);
        row("spaces anywhere", "  4 7\t11 ", true, 4711);
        row("18 digits", "999999999999999999", true, 999999999999999999);
        row("leading zeros count as digits", "000000000000000007", true, 7);
        row("19 digits", "1000000000000000000", false, 0);
        row("19 digits with zeros", "0000000000000000007", false, 0);
        row("nothing", "", false, 0);
        row("only spaces", "   ", false, 0);
        row("a letter", "47a1", false, 0);
        row("a sign", "-5", false, 0);
        row("a point", "1.5", false, 0);
        row("Arabic digits", QString::fromUtf8("\u0664\u0667"), false, 0);
    }

    void groupsOfFourFromTheRight()
    {
        const auto row = [&](test::Case, quint64 number, const QString& text) {
            QCOMPARE(deal_number::write(number), text);
            QCOMPARE(deal_number::read(text), std::optional(number));
        };
        row("1", 7, "7");
        row("4", 4711, "4711");
        row("5", 14711, "1 4711");
        row("8", 47110815, "4711 0815");
        row("12", 471108152024, "4711 0815 2024");
        row("18", 999999999999999999, "99 9999 9999 9999 9999");
        row("0", 0, "0");
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
