// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "reader_case.hpp"

#include <QClipboard>
#include <QGuiApplication>

using namespace test;

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

/// What the open page shows: hits, terms, figures, tables.
class RulebookPageTest : public ReaderCase {
    Q_OBJECT

private Q_SLOTS:
    void everySectionInEveryLanguage()
    {
        for (const char* section : {"intro", "setup", "capture", "glossary"}) {
            reader_->openSection(gang, section);
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
        QVERIFY(reader_->openSection(gang, "capture"));
        reader_->setSearchText("gang");
        QVERIFY(painted());
        QVERIFY(reader_->openHit(0));
        QVERIFY(painted());
        reader_->openNext();
        QVERIFY(!painted());
        reader_->back();
        QVERIFY(!painted());
        reader_->setSearchText("gan");
        QVERIFY(painted());
        QVERIFY(reader_->openRule("TG-4.1"));
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
        reader_->openBook(gang);
        QSignalSpy told(reader_, &Rulebook::searchTextChanged);
        reader_->setSearchText("taken");
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
        reader_->openBook(dice);
        reader_->setSearchText("gang");
        QVERIFY(reader_->hits()->rowCount() > 2);
        reader_->setLanguage("it");
        QVERIFY(reader_->hits()->rowCount() > 1);
        reader_->setSearchText("xyz");
        QCOMPARE(reader_->hits()->rowCount(), 0);
    }

    void terms()
    {
        reader_->openBook(gang);
        const QString gangster = QStringLiteral("term:term-gangster");
        QCOMPARE(reader_->termTitle(gangster), QStringLiteral("gangster"));
        QVERIFY(reader_->termDefinition(gangster).startsWith(QStringLiteral("a card; it may be <a href=")));
        reader_->setLanguage("it");
        QCOMPARE(reader_->termDefinition(gangster), QStringLiteral("una carta."));
        QCOMPARE(reader_->termTitle("rule:TG-2.1"), QString());
        QCOMPARE(reader_->termDefinition("term:term-x"), QString());
    }

    void textSize()
    {
        reader_->openBook(gang);
        QCOMPARE(reader_->textFactor(), 1.0);
        reader_->setTextSize(2);
        QVERIFY(reader_->textFactor() > 1.2);
        reader_->setTextSize(99);
        QCOMPARE(reader_->textSize(), Rulebook::largest_text);
        folder_->restart();
        QCOMPARE((*folder_)->rulebook()->textSize(), Rulebook::largest_text);
        (*folder_)->rulebook()->setTextSize(-99);
        QCOMPARE((*folder_)->rulebook()->textSize(), Rulebook::smallest_text);
    }

    void figures()
    {
        Picture* made = nullptr;
        reader_->setFigureMaker(gang, QUrl(QStringLiteral("qrc:/x.qml")), [&](const RuleFigure& figure) {
            auto picture = std::make_unique<Picture>();
            picture->setObjectName(figure.title);
            made = picture.get();
            return picture;
        });
        reader_->openSection(gang, "capture");
        const auto& items = reader_->page()->items();
        QCOMPARE(items[4].kind, int{PageModel::Figure});
        QCOMPARE(items[4].figure_source, QUrl(QStringLiteral("qrc:/x.qml")));
        QVERIFY2(made == nullptr, "only what is looked at is made");
        FigureSteps* figure = reader_->figure("two");
        QVERIFY(made == nullptr && figure->pictured());
        QVERIFY(figure->picture() != nullptr && figure->picture() == made);
        QCOMPARE(reader_->figure("two"), figure);
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
        QVERIFY(reader_->figure("x") == nullptr);
        QSignalSpy gone(figure, &QObject::destroyed);
        reader_->setLanguage("it");
        QVERIFY(reader_->figure("two") != figure);
        reader_->figure("two")->next();
        reader_->figure("two")->picture();
        QCOMPARE(made->step_, 1);
        QCOMPARE(made->objectName(), QStringLiteral("Due uomini"));
        // The window may still show the previous page for a moment.
        QVERIFY(gone.isEmpty());
        for (const char* section : {"setup", "capture", "setup"})
            reader_->openSection(gang, section);
        QTRY_COMPARE(gone.size(), 1);
    }

    void figuresWithoutPicture()
    {
        reader_->setFigureMaker(gang, {}, {});
        reader_->openSection(gang, "capture");
        FigureSteps* figure = reader_->figure("two");
        QVERIFY(figure->picture() == nullptr && !figure->busy());
        figure->next();
        QCOMPARE(figure->step(), 1);
        QCOMPARE(figure->texts(), (QStringList{"Before", "After"}));
    }

    void tables()
    {
        reader_->openSection(gang, "capture");
        const PageItem table = reader_->page()->items()[5];
        QCOMPARE(table.kind, int{PageModel::Table});
        QCOMPARE(table.cells.size(), 4);
        QCOMPARE(table.widths.size(), 2);
        QVERIFY(qFuzzyCompare(table.widths[0] + table.widths[1], 1.0));
    }

    void copies()
    {
        reader_->openSection(gang, "capture");
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

    void thePageSpeaksTheLanguageOfTheBook()
    {
        const auto others = [&](const char* language) {
            return reader_->words("ContentsColumn", "Other games", language);
        };
        QCOMPARE(others("fr"), QStringLiteral("Autres jeux"));
        QCOMPARE(others("en"), QStringLiteral("Other games"));
        QCOMPARE(others("xx"), QStringLiteral("Other games"));
    }
};

BACKROOM_SUITE(RulebookPageTest)
#include "tst_rulebook_page.moc"
