// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/rulebook.hpp"
#include "app/shell/new_game.hpp"
#include "books.hpp"
#include "house_folder.hpp"
#include "suites.hpp"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

namespace {

/// Replaces the object that shows and plays a figure.
class Picture : public FigurePicture {
    Q_OBJECT

public:
    int step() const override { return step_; }
    void setStep(int step) override
    {
        step_ = step;
        emit stepChanged();
    }
    bool busy() const override { return busy_; }

    int step_ = 0;
    bool busy_ = false;
};

}

class RulebookReaderTest : public QObject {
    Q_OBJECT

    test::Books books_;
    std::unique_ptr<test::HouseFolder> folder_;
    Rulebook* reader_ = nullptr;

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
    void init()
    {
        folder_ = std::make_unique<test::HouseFolder>();
        reader_ = folder_->house().rulebook();
        reader_->useBooks(books_.path());
    }

    void closedAtFirst()
    {
        QVERIFY(!reader_->isOpen());
        QCOMPARE(reader_->page()->rowCount(), 0);
        QCOMPARE(reader_->title(), QString());
        reader_->openNext();
        reader_->back();
        reader_->askForPdf();
        QVERIFY(!reader_->printing());
        QVERIFY(reader_->figure(QStringLiteral("two")) == nullptr);
        reader_->close();
    }

    void aBookOpens()
    {
        QSignalSpy opened(reader_, &Rulebook::openChanged);
        QVERIFY(reader_->openBook(QStringLiteral("the-gang")));
        QVERIFY(reader_->isOpen());
        QCOMPARE(opened.size(), 1);
        QCOMPARE(reader_->bookTitle(), QStringLiteral("The Gang"));
        QCOMPARE(reader_->section(), QStringLiteral("intro"));
        QCOMPARE(rows(), (QStringList{QStringLiteral("The Gang"), QStringLiteral("A dark night in a back room."), {}}));
        QCOMPARE(
            contents(), (QStringList{QStringLiteral("Setup"), QStringLiteral("Capture"), QStringLiteral("Words")}));
        QCOMPARE(reader_->otherBooks()->items()[0].id, QStringLiteral("gang-of-dice"));
        QVERIFY(!reader_->canGoBack());
        QVERIFY(!reader_->openBook(QStringLiteral("chess")));
        QCOMPARE(reader_->game(), QStringLiteral("the-gang"));
        reader_->close();
        QVERIFY(!reader_->isOpen());
    }

    void sectionsAndRules()
    {
        QVERIFY(reader_->openSection(QStringLiteral("the-gang"), QStringLiteral("setup")));
        QCOMPARE(contents()[0], QStringLiteral("Setup*"));
        QCOMPARE(reader_->anchorRow(), 0);
        QCOMPARE(reader_->pointedOutRow(), -1);
        QSignalSpy arrived(reader_, &Rulebook::arrived);
        QVERIFY(reader_->openRule(QStringLiteral("TG-4.1")));
        QCOMPARE(arrived.size(), 1);
        QCOMPARE(reader_->section(), QStringLiteral("capture"));
        QCOMPARE(reader_->anchorRow(), 1);
        QCOMPARE(reader_->pointedOutRow(), 3);
        QVERIFY(reader_->openRule(QStringLiteral("GD-1.1")));
        QCOMPARE(reader_->game(), QStringLiteral("gang-of-dice"));
        QVERIFY(!reader_->openRule(QStringLiteral("TG-9.9")));
        QVERIFY(!reader_->openRule(QStringLiteral("setup")));
        QVERIFY(!reader_->openSection(QStringLiteral("the-gang"), QStringLiteral("nowhere")));
        QCOMPARE(reader_->game(), QStringLiteral("gang-of-dice"));
    }

    void links()
    {
        reader_->openBook(QStringLiteral("the-gang"));
        QVERIFY(reader_->openLink(QStringLiteral("section:capture")));
        QCOMPARE(reader_->title(), QStringLiteral("Capture"));
        QVERIFY(reader_->openLink(QStringLiteral("term:term-gangster")));
        QCOMPARE(reader_->section(), QStringLiteral("glossary"));
        QCOMPARE(reader_->anchorRow(), 0);
        QCOMPARE(reader_->pointedOutRow(), 1);
        QVERIFY(reader_->openLink(QStringLiteral("section:gang-of-dice/turn")));
        QCOMPARE(reader_->title(), QStringLiteral("A turn"));
        QVERIFY(reader_->openLink(QStringLiteral("term:the-gang/term-gangster")));
        QVERIFY(reader_->openLink(QStringLiteral("rule:GD-1.1")));
        for (const char* dead :
            {"", "rule:", "rule:TG-8.8", "section:x", "term:term-x", "section:chess/x", "http://a", ":"})
            QVERIFY2(!reader_->openLink(QString::fromLatin1(dead)), dead);
    }

    void backAndForward()
    {
        reader_->openBook(QStringLiteral("the-gang"));
        reader_->openRule(QStringLiteral("TG-2.2"));
        reader_->setTopRow(2);
        reader_->openRule(QStringLiteral("GD-1.1"));
        QVERIFY(reader_->canGoBack() && !reader_->canGoForward());
        reader_->back();
        QCOMPARE(reader_->section(), QStringLiteral("setup"));
        QCOMPARE(reader_->anchorRow(), 2);
        QCOMPARE(reader_->pointedOutRow(), -1);
        reader_->back();
        QCOMPARE(reader_->section(), QStringLiteral("intro"));
        QVERIFY(!reader_->canGoBack() && reader_->canGoForward());
        reader_->back();
        reader_->forward();
        reader_->forward();
        QCOMPARE(reader_->game(), QStringLiteral("gang-of-dice"));
        QVERIFY(!reader_->canGoForward());
        reader_->back();
        reader_->openBook(QStringLiteral("the-gang"));
        QVERIFY(!reader_->canGoForward());
    }

    void pageByPage()
    {
        reader_->openBook(QStringLiteral("the-gang"));
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
        reader_->openRule(QStringLiteral("TG-2.1"));
        QCOMPARE(reader_->languages(), (QStringList{QStringLiteral("en"), QStringLiteral("it"), QStringLiteral("fr")}));
        reader_->setLanguage(QStringLiteral("it"));
        QCOMPARE(reader_->language(), QStringLiteral("it"));
        QCOMPARE(reader_->title(), QStringLiteral("Preparazione"));
        QCOMPARE(folder_->house().preferences()->language(), QStringLiteral("en"));
        reader_->setLanguage(QStringLiteral("de"));
        QCOMPARE(reader_->language(), QStringLiteral("it"));
        // A change of the program's language changes the book's.
        folder_->house().preferences()->setLanguage(QStringLiteral("fr"));
        QCOMPARE(reader_->title(), QStringLiteral("Mise en place"));
    }

    void theLanguageKeepsThePlace()
    {
        reader_->openSection(QStringLiteral("the-gang"), QStringLiteral("capture"));
        reader_->setTopRow(3);
        reader_->setLanguage(QStringLiteral("it"));
        QCOMPARE(
            reader_->page()->items()[std::size_t(reader_->anchorRow())].rules, QStringList{QStringLiteral("TG-4.1")});
        reader_->setTopRow(2);
        reader_->setLanguage(QStringLiteral("en"));
        QCOMPARE(reader_->page()->items()[std::size_t(reader_->anchorRow())].figure, QStringLiteral("two"));
        reader_->setTopRow(0);
        reader_->setLanguage(QStringLiteral("fr"));
        QCOMPARE(reader_->anchorRow(), 0);
        QVERIFY(!reader_->canGoBack());
        // This book does not exist in French.
        reader_->openBook(QStringLiteral("gang-of-dice"));
        QCOMPARE(reader_->language(), QStringLiteral("en"));
        QCOMPARE(reader_->languages(), (QStringList{QStringLiteral("en"), QStringLiteral("it")}));
        reader_->back();
        QCOMPARE(reader_->language(), QStringLiteral("fr"));
        QCOMPARE(reader_->otherBooks()->rowCount(), 0);
    }

    void everySectionInEveryLanguage()
    {
        for (const char* section : {"intro", "setup", "capture", "glossary"}) {
            reader_->openSection(QStringLiteral("the-gang"), QString::fromLatin1(section));
            for (const int row : {0, 1, 2, 3, 4, 5, 6, 7, 99}) {
                for (const QString& language : Preferences::languages()) {
                    reader_->setTopRow(row);
                    reader_->setLanguage(language);
                    QVERIFY(reader_->anchorRow() >= 0 && reader_->anchorRow() < reader_->page()->rowCount());
                }
            }
        }
    }

    /// Hits are marked on the open page during typing and on the page that was opened from a hit, but not later.
    void paint()
    {
        const auto painted = [&] {
            return std::ranges::any_of(reader_->page()->items(),
                [](const PageItem& item) { return item.html.contains(QLatin1String("<font")); });
        };
        QVERIFY(reader_->openSection(QStringLiteral("the-gang"), QStringLiteral("capture")));
        reader_->setSearchText(QStringLiteral("gang"));
        QVERIFY(painted());
        QVERIFY(reader_->openHit(0));
        QVERIFY(painted());
        reader_->openNext();
        QVERIFY(!painted());
        reader_->back();
        QVERIFY(!painted());
        reader_->setSearchText(QStringLiteral("gan"));
        QVERIFY(painted());
        QVERIFY(reader_->openRule(QStringLiteral("TG-4.1")));
        QVERIFY(!painted());
        QVERIFY(reader_->openHit(0));
        reader_->close();
        QVERIFY(!painted());
        reader_->openForNow();
        QVERIFY(!painted());
        QCOMPARE(reader_->searchText(), QString());
    }

    void searching()
    {
        reader_->openBook(QStringLiteral("the-gang"));
        QSignalSpy told(reader_, &Rulebook::searchTextChanged);
        reader_->setSearchText(QStringLiteral("taken"));
        QCOMPARE(told.size(), 1);
        QCOMPARE(reader_->hits()->rowCount(), 1);
        QCOMPARE(reader_->hits()->items()[0].title, QStringLiteral("Capture"));
        QVERIFY(!reader_->openHit(1) && !reader_->openHit(-1));
        QVERIFY(reader_->openHit(0));
        QCOMPARE(reader_->pointedOutRow(), 3);
        QVERIFY(reader_->page()->items()[3].html.contains(QStringLiteral("<b><font")));
        reader_->clearSearch();
        QVERIFY(!reader_->page()->items()[3].html.contains(QStringLiteral("<b>")));
        QCOMPARE(reader_->hits()->rowCount(), 0);
        reader_->openBook(QStringLiteral("gang-of-dice"));
        reader_->setSearchText(QStringLiteral("gang"));
        QVERIFY(reader_->hits()->rowCount() > 2);
        reader_->setLanguage(QStringLiteral("it"));
        QVERIFY(reader_->hits()->rowCount() > 1);
        reader_->setSearchText(QStringLiteral("xyz"));
        QCOMPARE(reader_->hits()->rowCount(), 0);
    }

    void terms()
    {
        reader_->openBook(QStringLiteral("the-gang"));
        const QString gangster = QStringLiteral("term:term-gangster");
        QCOMPARE(reader_->termTitle(gangster), QStringLiteral("gangster"));
        QVERIFY(reader_->termDefinition(gangster).startsWith(QStringLiteral("a card; it may be <a href=")));
        reader_->setLanguage(QStringLiteral("it"));
        QCOMPARE(reader_->termDefinition(gangster), QStringLiteral("una carta."));
        QCOMPARE(reader_->termTitle(QStringLiteral("rule:TG-2.1")), QString());
        QCOMPARE(reader_->termDefinition(QStringLiteral("term:term-x")), QString());
    }

    void textSize()
    {
        reader_->openBook(QStringLiteral("the-gang"));
        QCOMPARE(reader_->textFactor(), 1.0);
        reader_->setTextSize(2);
        QVERIFY(reader_->textFactor() > 1.2);
        reader_->setTextSize(99);
        QCOMPARE(reader_->textSize(), Rulebook::largest_text);
        folder_->restart();
        QCOMPARE(folder_->house().rulebook()->textSize(), Rulebook::largest_text);
        folder_->house().rulebook()->setTextSize(-99);
        QCOMPARE(folder_->house().rulebook()->textSize(), Rulebook::smallest_text);
    }

    void figures()
    {
        Picture* made = nullptr;
        reader_->setFigureMaker(
            QStringLiteral("the-gang"), QUrl(QStringLiteral("qrc:/x.qml")), [&](const RuleFigure& figure) {
                auto picture = std::make_unique<Picture>();
                picture->setObjectName(figure.title);
                made = picture.get();
                return picture;
            });
        reader_->openSection(QStringLiteral("the-gang"), QStringLiteral("capture"));
        const auto& items = reader_->page()->items();
        QCOMPARE(items[4].kind, int{PageModel::Figure});
        QCOMPARE(items[4].figure_source, QUrl(QStringLiteral("qrc:/x.qml")));
        QVERIFY2(made == nullptr, "only what is looked at is made");
        FigureSteps* figure = reader_->figure(QStringLiteral("two"));
        QVERIFY(made == nullptr && figure->pictured());
        QVERIFY(figure->picture() != nullptr && figure->picture() == made);
        QCOMPARE(reader_->figure(QStringLiteral("two")), figure);
        QCOMPARE(made->objectName(), QStringLiteral("Two men"));
        QCOMPARE(figure->steps(), 2);
        QCOMPARE(figure->text(), QStringLiteral("Before"));
        QSignalSpy changed(figure, &FigureSteps::changed);
        figure->next();
        QCOMPARE(made->step_, 1);
        QCOMPARE(figure->text(), QStringLiteral("After"));
        figure->next();
        QCOMPARE(changed.size(), 1);
        made->busy_ = true;
        emit made->busyChanged();
        QCOMPARE(changed.size(), 2);
        QVERIFY(figure->busy());
        figure->again();
        QCOMPARE(made->step_, 0);
        figure->back();
        QCOMPARE(figure->step(), 0);
        QVERIFY(reader_->figure(QStringLiteral("x")) == nullptr);
        QSignalSpy gone(figure, &QObject::destroyed);
        reader_->setLanguage(QStringLiteral("it"));
        QVERIFY(reader_->figure(QStringLiteral("two")) != figure);
        reader_->figure(QStringLiteral("two"))->next();
        reader_->figure(QStringLiteral("two"))->picture();
        QCOMPARE(made->step_, 1);
        QCOMPARE(made->objectName(), QStringLiteral("Due uomini"));
        // The window may still show it for a moment.
        QVERIFY(gone.isEmpty());
        for (const char* section : {"setup", "capture", "setup"})
            reader_->openSection(QStringLiteral("the-gang"), QString::fromLatin1(section));
        QTRY_COMPARE(gone.size(), 1);
    }

    void figuresWithoutPicture()
    {
        reader_->setFigureMaker(QStringLiteral("the-gang"), {}, {});
        reader_->openSection(QStringLiteral("the-gang"), QStringLiteral("capture"));
        FigureSteps* figure = reader_->figure(QStringLiteral("two"));
        QVERIFY(figure->picture() == nullptr && !figure->busy());
        figure->next();
        QCOMPARE(figure->step(), 1);
        QCOMPARE(figure->texts(), (QStringList{QStringLiteral("Before"), QStringLiteral("After")}));
    }

    void tables()
    {
        reader_->openSection(QStringLiteral("the-gang"), QStringLiteral("capture"));
        const PageItem table = reader_->page()->items()[5];
        QCOMPARE(table.kind, int{PageModel::Table});
        QCOMPARE(table.cells.size(), 4);
        QCOMPARE(table.widths.size(), 2);
        QVERIFY(qFuzzyCompare(table.widths[0] + table.widths[1], 1.0));
    }

    void copies()
    {
        reader_->openSection(QStringLiteral("the-gang"), QStringLiteral("capture"));
        reader_->copyBlock(reader_->page()->items()[3].key);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("A gang is taken. (TG-4.1)"));
        QVERIFY(!reader_->notice().isEmpty());
        reader_->clearNotice();
        QCOMPARE(reader_->notice(), QString());
        reader_->copyBlock(-1);
        QCOMPARE(reader_->notice(), QString());
        reader_->copySection();
        const QString copy = QGuiApplication::clipboard()->text();
        QVERIFY(copy.startsWith(QStringLiteral("Capture\n\nGangs\n\nFirst words.")));
        QVERIFY2(copy.contains(QStringLiteral("Card\tWhat\nSpy\tturns a card")), qPrintable(copy));
    }

    void whatFitsNow()
    {
        House& house = folder_->house();
        reader_->openForNow();
        QCOMPARE(reader_->game(), QStringLiteral("the-gang"));
        QCOMPARE(reader_->section(), QStringLiteral("intro"));
        reader_->toggle();
        QVERIFY(!reader_->isOpen());
        house.openNewGame(QStringLiteral("the-gang"));
        reader_->toggle();
        QCOMPARE(reader_->game(), QStringLiteral("the-gang"));
        // At a table, opens the page for the present decision, or the game's book if that page does not exist.
        for (const QString& game : {QStringLiteral("the-gang"), QStringLiteral("gang-of-dice")}) {
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
            QFile book(folder.filePath(QStringLiteral("en/%1.md").arg(game)));
            QVERIFY(book.open(QIODevice::WriteOnly));
            book.write("# A book\n\nOf few words.\n");
            book.close();
            reader_->useBooks(folder.path());
            reader_->openForNow();
            QCOMPARE(reader_->game(), game);
            QCOMPARE(reader_->section(), QStringLiteral("intro"));
        }
    }

    void leavingATableClosesTheBook()
    {
        House& house = folder_->house();
        house.startMatch(QStringLiteral("the-gang"), NewGame::usualSeats(2), 1, {});
        reader_->openForNow();
        QVERIFY(reader_->isOpen());
        house.goHome();
        QVERIFY(!reader_->isOpen());
    }

    void whereItWasLastRead()
    {
        reader_->openSection(QStringLiteral("gang-of-dice"), QStringLiteral("turn"));
        reader_->close();
        reader_->openForNow();
        QCOMPARE(reader_->game(), QStringLiteral("gang-of-dice"));
        QCOMPARE(reader_->section(), QStringLiteral("turn"));
        // After a restart, the last book is opened.
        reader_->useBooks(books_.path());
        reader_->openForNow();
        QCOMPARE(reader_->game(), QStringLiteral("gang-of-dice"));
    }

    void thePageSpeaksTheLanguageOfTheBook()
    {
        QCOMPARE(reader_->words(QStringLiteral("ContentsColumn"), QStringLiteral("Other games"), QStringLiteral("fr")),
            QStringLiteral("Autres jeux"));
        QCOMPARE(reader_->words(QStringLiteral("ContentsColumn"), QStringLiteral("Other games"), QStringLiteral("en")),
            QStringLiteral("Other games"));
        QCOMPARE(reader_->words(QStringLiteral("ContentsColumn"), QStringLiteral("Other games"), QStringLiteral("xx")),
            QStringLiteral("Other games"));
    }

    void noBooksAtAll()
    {
        QTemporaryDir empty;
        reader_->useBooks(empty.path());
        reader_->openForNow();
        QVERIFY(!reader_->isOpen());
        QVERIFY(!reader_->openRule(QStringLiteral("TG-1.1")));
        reader_->setSearchText(QStringLiteral("gang"));
        QCOMPARE(reader_->hits()->rowCount(), 0);
        reader_->setLanguage(QStringLiteral("it"));
        reader_->setTextSize(1);
    }
};

BACKROOM_SUITE(RulebookReaderTest)
#include "tst_rulebook_reader.moc"
