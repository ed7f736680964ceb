// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "all_games.hpp"
#include "app/the_gang/words/wording.hpp"
#include "suites.hpp"
#include "table_driver.hpp"

#include <QSignalSpy>

using namespace test;
using the_gang_table::Wording;

class LanguageTest : public QObject {
    Q_OBJECT

    /// Nearly all sentences differ between languages, so an equal text was not translated.
    static void differs(const QString& english, const QString& other)
    {
        QVERIFY2(english != other, qPrintable(QStringLiteral("not translated: ") + english));
    }

    static QString note(const TheGangTable& table, int seat)
    {
        return const_cast<TheGangTable&>(table).plates()->find(seat)->note;
    }

private Q_SLOTS:
    void initTestCase_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("Italian") << QStringLiteral("it");
        QTest::newRow("French") << QStringLiteral("fr");
    }

    void seatNotes()
    {
        QFETCH_GLOBAL(QString, language);
        HouseFolder folder;
        const auto table = table_of(folder.house(), match(setup(3)));
        Driver(*table).play(Driver::Drag, legal(match_of(*table).state(), 0)[0]);
        QCOMPARE(note(*table, 0), QStringLiteral("has chosen"));
        QCOMPARE(note(*table, 1), QStringLiteral("is choosing"));
        QSignalSpy told(table->plates(), &QAbstractItemModel::dataChanged);
        folder->preferences()->setLanguage(language);
        QCOMPARE(note(*table, 0), QCoreApplication::translate("TheGang", "has chosen"));
        QCOMPARE(note(*table, 1), QCoreApplication::translate("TheGang", "is choosing"));
        differs(QStringLiteral("has chosen"), note(*table, 0));
        QVERIFY(!told.isEmpty());
        folder->preferences()->setLanguage(QStringLiteral("en"));
        QCOMPARE(note(*table, 0), QStringLiteral("has chosen"));
    }

    void specialsOnThePlates()
    {
        QFETCH_GLOBAL(QString, language);
        HouseFolder folder;
        const auto table = table_of(folder.house(), with_special({}, 11, Special::lookout));
        QCOMPARE(note(*table, 0), QStringLiteral("Lookout"));
        folder->preferences()->setLanguage(language);
        QCOMPARE(note(*table, 0), Wording::special(Special::lookout));
        differs(QStringLiteral("Lookout"), note(*table, 0));
    }

    void railAndPanel()
    {
        QFETCH_GLOBAL(QString, language);
        HouseFolder folder;
        const auto table = table_of(folder.house(), match(setup(3)));
        table->openCurtain();
        const QString text = table->railText();
        const QString title = table->panelTitle();
        QSignalSpy changed(table.get(), &TheGangTable::changed);
        folder->preferences()->setLanguage(language);
        QVERIFY(!changed.isEmpty());
        QCOMPARE(table->phase(), TheGangTable::Choosing);
        QCOMPARE(table->railText(), Wording::choosePrompt(true));
        differs(text, table->railText());
        differs(title, table->panelTitle());
    }

    void cardsForAScreenReader()
    {
        QFETCH_GLOBAL(QString, language);
        HouseFolder folder;
        const auto table = table_of(folder.house(), match(setup(3)));
        table->openCurtain();
        const int gangster = table->gangsters()->items()[0].face;
        const QString name = table->gangsters()->find(gangster)->label;
        QSignalSpy told(table->gangsters(), &QAbstractItemModel::dataChanged);
        folder->preferences()->setLanguage(language);
        QCOMPARE(table->gangsters()->find(gangster)->label, Wording::gangster(static_cast<Gangster>(gangster)));
        differs(name, table->gangsters()->find(gangster)->label);
        QVERIFY(!told.isEmpty());
        QCOMPARE(table->tickets()->items()[0].label, Wording::ticket(chicago));
    }

    /// The log is rebuilt with the same number of lines.
    void theLog()
    {
        QFETCH_GLOBAL(QString, language);
        HouseFolder folder;
        Random random(5);
        Driver driver(table_of(folder.house(), match(setup(4))));
        while (match_of(*driver).state().round < 2) {
            const Actions actions = legal(match_of(*driver).state(), *match_of(*driver).pending().begin());
            driver.play(Driver::Drag, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
            driver.settle();
        }
        const QStringList english = sentences(*driver->log());
        QVERIFY(english.size() > 20);
        folder->preferences()->setLanguage(language);
        const QStringList other = sentences(*driver->log());
        QCOMPARE(other.size(), english.size());
        differs(english[0], other[0]);
        for (qsizetype line = 0; line < english.size(); ++line)
            QVERIFY2(english[line] != other[line], qPrintable(other[line]));
        folder->preferences()->setLanguage(QStringLiteral("en"));
        QCOMPARE(sentences(*driver->log()), english);
    }

    void aRefusalIsTakenAway()
    {
        QFETCH_GLOBAL(QString, language);
        HouseFolder folder;
        const auto table = table_of(folder.house(), match(setup(2)));
        table->undo();
        QVERIFY(!table->refusal().text.isEmpty());
        folder->preferences()->setLanguage(language);
        QCOMPARE(table->refusal().text, QString());
    }

    void theEnd()
    {
        QFETCH_GLOBAL(QString, language);
        HouseFolder folder;
        Random random(9);
        Driver driver(table_of(folder.house(), match(setup(2))));
        while (!match_of(*driver).over()) {
            const Actions actions = legal(match_of(*driver).state(), *match_of(*driver).pending().begin());
            driver.play(Driver::Drag, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
            driver.settle();
        }
        const QString title = driver->result().title;
        QSignalSpy changed(&*driver, &TheGangTable::resultChanged);
        folder->preferences()->setLanguage(language);
        QVERIFY(!changed.isEmpty());
        differs(title, driver->result().title);
    }

    void thereAndBack()
    {
        QFETCH_GLOBAL(QString, language);
        HouseFolder folder;
        const auto check = [&](std::unique_ptr<TheGangTable> table, bool open, bool looked) {
            if (open)
                table->openCurtain();
            if (looked)
                table->look(true);
            const QStringList before = dump(*table);
            folder->preferences()->setLanguage(language);
            QVERIFY(dump(*table) != before);
            folder->preferences()->setLanguage(QStringLiteral("en"));
            QCOMPARE(dump(*table), before);
        };
        check(table_of(folder.house(), match(setup(4))), false, false);
        check(table_of(folder.house(), match(setup(4))), true, false);
        for (const Special special : all_specials)
            check(table_of(folder.house(), with_special({}, 11, special)), false, true);
    }

    /// An animation is finished when the language changes.
    void whileCardsFly()
    {
        QFETCH_GLOBAL(QString, language);
        HouseFolder folder;
        const auto table = table_of(folder.house(), match(setup(2)));
        folder->preferences()->setSpeed(Preferences::Slow);
        Driver driver(*table);
        for (int seat = 0; seat < 2; ++seat)
            driver.play(Driver::Drag, legal(match_of(*table).state(), static_cast<Seat>(seat))[0]);
        QVERIFY(table->director()->busy());
        folder->preferences()->setLanguage(language);
        QVERIFY(!table->director()->busy());
        QCOMPARE(table->phase(), TheGangTable::Curtain);
        QCOMPARE(note(*table, 0), QCoreApplication::translate("TheGang", "is choosing"));
    }

    void theListOfGames()
    {
        QFETCH_GLOBAL(QString, language);
        HouseFolder folder;
        GameList& games = *folder->games();
        QSignalSpy told(&games, &QAbstractItemModel::dataChanged);
        const int role = games.roleNames().key("blurb");
        const QString english = games.data(games.index(0), role).toString();
        folder->preferences()->setLanguage(language);
        QCOMPARE(told.size(), games.rowCount());
        differs(english, games.data(games.index(0), role).toString());
    }

    void theStoresTrouble()
    {
        QFETCH_GLOBAL(QString, language);
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("games.sqlite")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("text");
        file.close();
        House house(folder.path(), QStringLiteral("en"), all_games());
        const QString english = house.problem();
        QSignalSpy told(&house, &House::problemChanged);
        house.preferences()->setLanguage(language);
        QCOMPARE(told.size(), 1);
        differs(english, house.problem());
    }
};

BACKROOM_SUITE(LanguageTest)
#include "tst_language.moc"
