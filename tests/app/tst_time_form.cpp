// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/time_form.hpp"
#include "suites.hpp"

#include <QTest>

class TimeFormTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void clocks()
    {
        const auto row = [&](test::Case, const QString& system, const QString& language, const QString& told) {
            QCOMPARE(time_form::clock(QTime(15, 14), QLocale(language), QLocale(system)), told);
        };
        for (const char* language : {"en", "it", "fr"}) {
            for (const char* day : {"de_DE", "en_GB", "fr_FR", "it_IT", "ja_JP", "bg_BG", "C"})
                row(QString::asprintf("%s in %s", language, day), day, language, "15:14");
            for (const char* half : {"en_US", "en_AU", "ar_EG", "ko_KR", "hi_IN"})
                row(QString::asprintf("%s in %s", language, half), half, language, "3:14 PM");
        }
    }
    void days()
    {
        const auto row = [&](test::Case, const QString& system, const QString& language, const QString& told) {
            QCOMPARE(time_form::day(QDate(2026, 11, 3), QLocale(language), QLocale(system)), told);
        };
        row("British", "en_GB", "en", "3 November 2026");
        row("German", "de_DE", "en", "3 November 2026");
        row("Spanish, with words", "es_ES", "en", "3 November 2026");
        row("none", "C", "en", "3 November 2026");
        row("American", "en_US", "en", "November 3, 2026");
        row("Italian, anywhere", "en_US", "it", "3 novembre 2026");
        row("French, anywhere", "en_US", "fr", "3 novembre 2026");
    }
    void shortDays()
    {
        const QLocale english(QStringLiteral("en"));
        const QDate day(2026, 11, 3);
        QCOMPARE(time_form::shortDay(day, english, QLocale(QStringLiteral("en_GB"))), QStringLiteral("3 Nov 2026"));
        QCOMPARE(time_form::shortDay(day, english, QLocale(QStringLiteral("en_US"))), QStringLiteral("Nov 3, 2026"));
    }
};

BACKROOM_SUITE(TimeFormTest)
#include "tst_time_form.moc"
