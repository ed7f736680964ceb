// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "all_games.hpp"
#include "app/the_gang/words/wording.hpp"
#include "files.hpp"
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

    House& house() { return folder_->house(); }

    QString language_;
    std::unique_ptr<HouseFolder> folder_;

private Q_SLOTS:
    void initTestCase_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("Italian") << QStringLiteral("it");
        QTest::newRow("French") << QStringLiteral("fr");
    }

    void init()
    {
        QFETCH_GLOBAL(QString, language);
        language_ = language;
        folder_ = std::make_unique<HouseFolder>();
    }
    void cleanup() { folder_.reset(); }

    void seatNotes()
    {
        const auto table = table_of(house(), match(setup(3)));
        Driver(*table).play(Driver::Drag, legal(match_of(*table).state(), 0)[0]);
        QCOMPARE(note(*table, 0), QStringLiteral("has chosen"));
        QCOMPARE(note(*table, 1), QStringLiteral("is choosing"));
        QSignalSpy told(table->plates(), &QAbstractItemModel::dataChanged);
        house().preferences()->setLanguage(language_);
        QCOMPARE(note(*table, 0), QCoreApplication::translate("TheGang", "has chosen"));
        QCOMPARE(note(*table, 1), QCoreApplication::translate("TheGang", "is choosing"));
        differs(QStringLiteral("has chosen"), note(*table, 0));
        QVERIFY(!told.isEmpty());
        house().preferences()->setLanguage(QStringLiteral("en"));
        QCOMPARE(note(*table, 0), QStringLiteral("has chosen"));
    }

    void specialsOnThePlates()
    {
        const auto table = table_of(house(), with_special({}, 11, Special::lookout));
        QCOMPARE(note(*table, 0), QStringLiteral("Lookout"));
        house().preferences()->setLanguage(language_);
        QCOMPARE(note(*table, 0), Wording::special(Special::lookout));
        differs(QStringLiteral("Lookout"), note(*table, 0));
    }

    void railAndPanel()
    {
        const auto table = table_of(house(), match(setup(3)));
        table->openCurtain();
        const QString text = table->railText();
        const QString title = table->panelTitle();
        QSignalSpy changed(table.get(), &TheGangTable::changed);
        house().preferences()->setLanguage(language_);
        QVERIFY(!changed.isEmpty());
        QCOMPARE(table->phase(), TheGangTable::Choosing);
        QCOMPARE(table->railText(), Wording::choosePrompt(true));
        differs(text, table->railText());
        differs(title, table->panelTitle());
    }

    void cardsForAScreenReader()
    {
        const auto table = table_of(house(), match(setup(3)));
        table->openCurtain();
        const int gangster = table->gangsters()->items()[0].face;
        const QString name = table->gangsters()->find(gangster)->label;
        QSignalSpy told(table->gangsters(), &QAbstractItemModel::dataChanged);
        house().preferences()->setLanguage(language_);
        QCOMPARE(table->gangsters()->find(gangster)->label, Wording::gangster(static_cast<Gangster>(gangster)));
        differs(name, table->gangsters()->find(gangster)->label);
        QVERIFY(!told.isEmpty());
        QCOMPARE(table->tickets()->items()[0].label, Wording::ticket(chicago));
    }

    /// The log is rebuilt with the same number of lines.
    void theLog()
    {
        Random random(5);
        Driver driver(table_of(house(), match(setup(4))));
        while (match_of(*driver).state().round < 2) {
            const Actions actions = legal(match_of(*driver).state(), *match_of(*driver).pending().begin());
            driver.play(Driver::Drag, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
            driver.settle();
        }
        const QStringList english = sentences(*driver->log());
        QVERIFY(english.size() > 20);
        house().preferences()->setLanguage(language_);
        const QStringList other = sentences(*driver->log());
        QCOMPARE(other.size(), english.size());
        differs(english[0], other[0]);
        for (qsizetype line = 0; line < english.size(); ++line)
            QVERIFY2(english[line] != other[line], qPrintable(other[line]));
        house().preferences()->setLanguage(QStringLiteral("en"));
        QCOMPARE(sentences(*driver->log()), english);
    }

    void aRefusalIsTakenAway()
    {
        const auto table = table_of(house(), match(setup(2)));
        table->undo();
        QVERIFY(!table->refusal().text.isEmpty());
        house().preferences()->setLanguage(language_);
        QCOMPARE(table->refusal().text, QString());
    }

    void theEnd()
    {
        Random random(9);
        Driver driver(table_of(house(), match(setup(2))));
        while (!match_of(*driver).over()) {
            const Actions actions = legal(match_of(*driver).state(), *match_of(*driver).pending().begin());
            driver.play(Driver::Drag, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
            driver.settle();
        }
        const QString title = driver->result().title;
        QSignalSpy changed(&*driver, &TheGangTable::resultChanged);
        house().preferences()->setLanguage(language_);
        QVERIFY(!changed.isEmpty());
        differs(title, driver->result().title);
    }

    void thereAndBack()
    {
        const auto check = [&](std::unique_ptr<TheGangTable> table, bool open, bool looked) {
            if (open)
                table->openCurtain();
            if (looked)
                table->look(true);
            const QStringList before = dump(*table);
            house().preferences()->setLanguage(language_);
            QVERIFY(dump(*table) != before);
            house().preferences()->setLanguage(QStringLiteral("en"));
            QCOMPARE(dump(*table), before);
        };
        check(table_of(house(), match(setup(4))), false, false);
        check(table_of(house(), match(setup(4))), true, false);
        for (const Special special : all_specials)
            check(table_of(house(), with_special({}, 11, special)), false, true);
    }

    /// An animation is finished when the language changes.
    void whileCardsFly()
    {
        const auto table = table_of(house(), match(setup(2)));
        house().preferences()->setSpeed(Preferences::Slow);
        Driver driver(*table);
        for (int seat = 0; seat < 2; ++seat)
            driver.play(Driver::Drag, legal(match_of(*table).state(), static_cast<Seat>(seat))[0]);
        QVERIFY(table->director()->busy());
        house().preferences()->setLanguage(language_);
        QVERIFY(!table->director()->busy());
        QCOMPARE(table->phase(), TheGangTable::Curtain);
        QCOMPARE(note(*table, 0), QCoreApplication::translate("TheGang", "is choosing"));
    }

    void theListOfGames()
    {
        GameList& games = *house().games();
        QSignalSpy told(&games, &QAbstractItemModel::dataChanged);
        const int role = games.roleNames().key("blurb");
        const QString english = games.data(games.index(0), role).toString();
        house().preferences()->setLanguage(language_);
        QCOMPARE(told.size(), games.rowCount());
        differs(english, games.data(games.index(0), role).toString());
    }

    void theStoresTrouble()
    {
        QTemporaryDir folder;
        write(folder.filePath("games.sqlite"), "text");
        House troubled(folder.path(), QStringLiteral("en"), all_games());
        const QString english = troubled.problem();
        QSignalSpy told(&troubled, &House::problemChanged);
        troubled.preferences()->setLanguage(language_);
        QCOMPARE(told.size(), 1);
        differs(english, troubled.problem());
    }
};

BACKROOM_SUITE(LanguageTest)
#include "tst_language.moc"
