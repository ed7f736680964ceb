#include "app/settings/time_form.hpp"
#include "suites.hpp"

#include <QTest>

class TimeFormTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void clocks_data()
    {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("told");
        for (const char* language : {"en", "it", "fr"}) {
            for (const char* day : {"de_DE", "en_GB", "fr_FR", "it_IT", "ja_JP", "bg_BG", "C"})
                QTest::addRow("%s in %s", language, day) << day << language << QStringLiteral("15:14");
            for (const char* half : {"en_US", "en_AU", "ar_EG", "ko_KR", "hi_IN"})
                QTest::addRow("%s in %s", language, half) << half << language << QStringLiteral("3:14 PM");
        }
    }
    void clocks()
    {
        QFETCH(QString, system);
        QFETCH(QString, language);
        QTEST(time_form::clock(QTime(15, 14), QLocale(language), QLocale(system)), "told");
    }
    void days_data()
    {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("told");
        QTest::newRow("British") << "en_GB"
                                 << "en"
                                 << "3 November 2026";
        QTest::newRow("German") << "de_DE"
                                << "en"
                                << "3 November 2026";
        QTest::newRow("Spanish, with words") << "es_ES"
                                             << "en"
                                             << "3 November 2026";
        QTest::newRow("none") << "C"
                              << "en"
                              << "3 November 2026";
        QTest::newRow("American") << "en_US"
                                  << "en"
                                  << "November 3, 2026";
        QTest::newRow("Italian, anywhere") << "en_US"
                                           << "it"
                                           << "3 novembre 2026";
        QTest::newRow("French, anywhere") << "en_US"
                                          << "fr"
                                          << "3 novembre 2026";
    }
    void days()
    {
        QFETCH(QString, system);
        QFETCH(QString, language);
        QTEST(time_form::day(QDate(2026, 11, 3), QLocale(language), QLocale(system)), "told");
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
