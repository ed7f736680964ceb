// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/new_game.hpp"
#include "files.hpp"
#include "reader_case.hpp"

using namespace test;

/// The reader's place in the books, and its language.
class RulebookReaderTest : public ReaderCase {
    Q_OBJECT

    QStringList rows() const
    {
        QStringList list;
        for (const PageItem& item : reader_->page()->items())
            list += item.plain;
        return list;
    }

    QStringList contents() const
    {
        QStringList list;
        for (const ContentsItem& item : reader_->contents()->items())
            list += item.current ? item.title + QLatin1Char('*') : item.title;
        return list;
    }

private Q_SLOTS:
    void closedAtFirst()
    {
        QVERIFY(!reader_->isOpen());
        QCOMPARE(reader_->page()->rowCount(), 0);
        QCOMPARE(reader_->title(), QString());
        reader_->openNext();
        reader_->back();
        reader_->askForPdf();
        QVERIFY(!reader_->printing());
        QVERIFY(reader_->figure("two") == nullptr);
        reader_->close();
    }

    void aBookOpens()
    {
        QSignalSpy opened(reader_, &Rulebook::openChanged);
        QVERIFY(reader_->openBook(gang));
        QVERIFY(reader_->isOpen());
        QCOMPARE(opened.size(), 1);
        QCOMPARE(reader_->bookTitle(), QStringLiteral("The Gang"));
        QCOMPARE(reader_->section(), QStringLiteral("intro"));
        QCOMPARE(rows(), (QStringList{QStringLiteral("The Gang"), QStringLiteral("A dark night in a back room."), {}}));
        QCOMPARE(contents(), (QStringList{"Setup", "Capture", "Words"}));
        QCOMPARE(reader_->otherBooks()->items()[0].id, dice);
        QVERIFY(!reader_->canGoBack());
        QVERIFY(!reader_->openBook("chess"));
        QCOMPARE(reader_->game(), gang);
        reader_->close();
        QVERIFY(!reader_->isOpen());
    }

    void sectionsAndRules()
    {
        QVERIFY(reader_->openSection(gang, "setup"));
        QCOMPARE(contents()[0], QStringLiteral("Setup*"));
        QCOMPARE(reader_->anchorRow(), 0);
        QCOMPARE(reader_->pointedOutRow(), -1);
        QSignalSpy arrived(reader_, &Rulebook::arrived);
        QVERIFY(reader_->openRule("TG-4.1"));
        QCOMPARE(arrived.size(), 1);
        isAt("capture", 1, 3);
        QVERIFY(reader_->openRule("GD-1.1"));
        QCOMPARE(reader_->game(), dice);
        QVERIFY(!reader_->openRule("TG-9.9"));
        QVERIFY(!reader_->openRule("setup"));
        QVERIFY(!reader_->openSection(gang, "nowhere"));
        QCOMPARE(reader_->game(), dice);
    }

    void links()
    {
        reader_->openBook(gang);
        QVERIFY(reader_->openLink("section:capture"));
        QCOMPARE(reader_->title(), QStringLiteral("Capture"));
        QVERIFY(reader_->openLink("term:term-gangster"));
        isAt("glossary", 0, 1);
        QVERIFY(reader_->openLink("section:gang-of-dice/turn"));
        QCOMPARE(reader_->title(), QStringLiteral("A turn"));
        QVERIFY(reader_->openLink("term:the-gang/term-gangster"));
        QVERIFY(reader_->openLink("rule:GD-1.1"));
        for (const char* dead :
            {"", "rule:", "rule:TG-8.8", "section:x", "term:term-x", "section:chess/x", "http://a", ":"})
            QVERIFY2(!reader_->openLink(QString::fromLatin1(dead)), dead);
    }

    void backAndForward()
    {
        reader_->openBook(gang);
        reader_->openRule("TG-2.2");
        reader_->setTopRow(2);
        reader_->openRule("GD-1.1");
        QVERIFY(reader_->canGoBack() && !reader_->canGoForward());
        reader_->back();
        isAt("setup", 2, -1);
        reader_->back();
        QCOMPARE(reader_->section(), QStringLiteral("intro"));
        QVERIFY(!reader_->canGoBack() && reader_->canGoForward());
        reader_->back();
        reader_->forward();
        reader_->forward();
        QCOMPARE(reader_->game(), dice);
        QVERIFY(!reader_->canGoForward());
        reader_->back();
        reader_->openBook(gang);
        QVERIFY(!reader_->canGoForward());
    }

    void pageByPage()
    {
        reader_->openBook(gang);
        QCOMPARE(reader_->previousTitle(), QString());
        reader_->openPrevious();
        QCOMPARE(reader_->section(), QStringLiteral("intro"));
        QCOMPARE(reader_->nextTitle(), QStringLiteral("Setup"));
        for (const char* title : {"Setup", "Capture", "Words", "Words"}) {
            reader_->openNext();
            QCOMPARE(reader_->title(), QString::fromLatin1(title));
        }
        reader_->openPrevious();
        QCOMPARE(reader_->title(), QStringLiteral("Capture"));
    }

    void theLanguageIsItsOwn()
    {
        reader_->openRule("TG-2.1");
        QCOMPARE(reader_->languages(), (QStringList{"en", "it", "fr"}));
        reader_->setLanguage("it");
        QCOMPARE(reader_->language(), QStringLiteral("it"));
        QCOMPARE(reader_->title(), QStringLiteral("Preparazione"));
        QCOMPARE((*folder_)->preferences()->language(), QStringLiteral("en"));
        reader_->setLanguage("de");
        QCOMPARE(reader_->language(), QStringLiteral("it"));
        // A change of the program's language changes the book's.
        (*folder_)->preferences()->setLanguage(QStringLiteral("fr"));
        QCOMPARE(reader_->title(), QStringLiteral("Mise en place"));
    }

    void theLanguageKeepsThePlace()
    {
        reader_->openSection(gang, "capture");
        reader_->setTopRow(3);
        reader_->setLanguage("it");
        QCOMPARE(reader_->page()->items()[std::size_t(reader_->anchorRow())].rules, QStringList{"TG-4.1"});
        reader_->setTopRow(2);
        reader_->setLanguage("en");
        QCOMPARE(reader_->page()->items()[std::size_t(reader_->anchorRow())].figure, QStringLiteral("two"));
        reader_->setTopRow(0);
        reader_->setLanguage("fr");
        QCOMPARE(reader_->anchorRow(), 0);
        QVERIFY(!reader_->canGoBack());
        // This book does not exist in French.
        reader_->openBook(dice);
        QCOMPARE(reader_->language(), QStringLiteral("en"));
        QCOMPARE(reader_->languages(), (QStringList{"en", "it"}));
        reader_->back();
        QCOMPARE(reader_->language(), QStringLiteral("fr"));
        QCOMPARE(reader_->otherBooks()->rowCount(), 0);
    }

    void whatFitsNow()
    {
        House& house = folder_->house();
        reader_->openForNow();
        QCOMPARE(reader_->game(), gang);
        QCOMPARE(reader_->section(), QStringLiteral("intro"));
        reader_->toggle();
        QVERIFY(!reader_->isOpen());
        house.openNewGame(gang);
        reader_->toggle();
        QCOMPARE(reader_->game(), gang);
        // At a table, opens the page for the present decision, or the game's book if that page does not exist.
        for (const QString& game : {gang, dice}) {
            house.startMatch(game, NewGame::usualSeats(2), 1, {});
            const QString page = house.table()->property("rulePage").toString();
            QVERIFY(!page.isEmpty());
            reader_->useBooks(QStringLiteral(":/rules"));
            reader_->openForNow();
            QCOMPARE(reader_->game(), game);
            QVERIFY(reader_->anchorRow() <= reader_->pointedOutRow());
            const PageItem& row = reader_->page()->items()[std::size_t(reader_->pointedOutRow())];
            QVERIFY2(reader_->section() == page || row.rules.contains(page), qPrintable(page));
            QTemporaryDir folder;
            QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("en")));
            write(folder.filePath(QStringLiteral("en/%1.md").arg(game)), "# A book\n\nOf few words.\n");
            reader_->useBooks(folder.path());
            reader_->openForNow();
            QCOMPARE(reader_->game(), game);
            QCOMPARE(reader_->section(), QStringLiteral("intro"));
        }
    }

    void leavingATableClosesTheBook()
    {
        House& house = folder_->house();
        house.startMatch(gang, NewGame::usualSeats(2), 1, {});
        reader_->openForNow();
        QVERIFY(reader_->isOpen());
        house.goHome();
        QVERIFY(!reader_->isOpen());
    }

    void whereItWasLastRead()
    {
        reader_->openSection(dice, "turn");
        reader_->close();
        reader_->openForNow();
        QCOMPARE(reader_->game(), dice);
        QCOMPARE(reader_->section(), QStringLiteral("turn"));
        // After a restart, the last book is opened.
        reader_->useBooks(books_.path());
        reader_->openForNow();
        QCOMPARE(reader_->game(), dice);
    }

    void noBooksAtAll()
    {
        QTemporaryDir empty;
        reader_->useBooks(empty.path());
        reader_->openForNow();
        QVERIFY(!reader_->isOpen());
        QVERIFY(!reader_->openRule("TG-1.1"));
        reader_->setSearchText("gang");
        QCOMPARE(reader_->hits()->rowCount(), 0);
        reader_->setLanguage("it");
        reader_->setTextSize(1);
    }
};

BACKROOM_SUITE(RulebookReaderTest)
#include "tst_rulebook_reader.moc"
