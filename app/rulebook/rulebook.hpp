// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/qml_singleton.hpp"
#include "app/rulebook/figure_steps.hpp"
#include "app/rulebook/page_models.hpp"
#include "app/rulebook/paper_writer.hpp"
#include "app/rulebook/search.hpp"

#include <QHash>

#include <functional>

class Preferences;

/// The rulebook beside the table: open page, language, history and search.
class Rulebook : public QObject, public QmlSingleton<Rulebook> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool open READ isOpen NOTIFY openChanged)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY pageChanged)
    /// The languages in which the open book exists.
    Q_PROPERTY(QList<QString> languages READ languages NOTIFY pageChanged)
    Q_PROPERTY(QString game READ game NOTIFY pageChanged)
    Q_PROPERTY(QString bookTitle READ bookTitle NOTIFY pageChanged)
    Q_PROPERTY(QString section READ section NOTIFY pageChanged)
    Q_PROPERTY(QString title READ title NOTIFY pageChanged)
    Q_PROPERTY(QString nextTitle READ nextTitle NOTIFY pageChanged)
    Q_PROPERTY(QString previousTitle READ previousTitle NOTIFY pageChanged)
    Q_PROPERTY(ContentsModel* contents READ contents CONSTANT)
    Q_PROPERTY(ContentsModel* otherBooks READ otherBooks CONSTANT)
    Q_PROPERTY(PageModel* page READ page CONSTANT)
    Q_PROPERTY(HitModel* hits READ hits CONSTANT)
    Q_PROPERTY(int hitCount READ hitCount NOTIFY hitsChanged)
    Q_PROPERTY(QString searchText READ searchText WRITE setSearchText NOTIFY searchTextChanged)
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY textSizeChanged)
    Q_PROPERTY(qreal textFactor READ textFactor NOTIFY textSizeChanged)
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY pageChanged)
    Q_PROPERTY(bool canGoForward READ canGoForward NOTIFY pageChanged)
    /// The row of the page to scroll to, and the row to flash; −1 for none.
    Q_PROPERTY(int anchorRow READ anchorRow NOTIFY arrived)
    Q_PROPERTY(int pointedOutRow READ pointedOutRow NOTIFY arrived)
    Q_PROPERTY(int topRow READ topRow WRITE setTopRow NOTIFY topRowChanged)
    /// A message for the reader: what was copied or printed, or what failed.
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    /// True while a PDF file is being written; `printed` is the progress, from 0 to 1.
    Q_PROPERTY(bool printing READ printing NOTIFY printingChanged)
    Q_PROPERTY(qreal printed READ printed NOTIFY printingChanged)

public:
    using FigureMaker = FigureSteps::Maker;
    using FigurePainter = std::function<void(const RuleFigure& figure, QSizeF room, PaperWriter::TakePicture take)>;

    /// The context of the program: the game on the table or about to be dealt, and the rule or section that fits.
    struct Place {
        QString game;
        QString page;
    };

    /// `order` is the order of the games; `now` returns the current context.
    Rulebook(Preferences& preferences, const QStringList& order, std::function<Place()> now);
    ~Rulebook() override;

    static constexpr int smallest_text = -2;
    static constexpr int largest_text = 4;

    bool isOpen() const { return open_; }
    QString language() const { return languageFor(here_.game); }
    void setLanguage(const QString& language);
    QStringList languages() const;
    QString game() const { return here_.game; }
    QString bookTitle() const;
    QString section() const { return here_.section; }
    QString title() const { return sectionTitle(0); }
    QString nextTitle() const { return sectionTitle(1); }
    QString previousTitle() const { return sectionTitle(-1); }
    ContentsModel* contents() { return &contents_; }
    ContentsModel* otherBooks() { return &other_books_; }
    PageModel* page() { return &page_; }
    HitModel* hits() { return &hits_; }
    int hitCount() const { return hits_.rowCount(); }
    QString searchText() const { return search_text_; }
    void setSearchText(const QString& text);
    int textSize() const;
    void setTextSize(int step);
    qreal textFactor() const;
    bool canGoBack() const { return !back_.empty(); }
    bool canGoForward() const { return !forward_.empty(); }
    int anchorRow() const { return anchor_row_; }
    int pointedOutRow() const { return pointed_out_row_; }
    int topRow() const { return here_.row; }
    void setTopRow(int row);
    QString notice() const { return notice_; }
    bool printing() const { return writer_.busy(); }
    qreal printed() const { return writer_.progress(); }

    /// Opens the page that fits the context, or else the last one read, or else the first book.
    Q_INVOKABLE void openForNow();
    Q_INVOKABLE void toggle() { open_ ? close() : openForNow(); }
    Q_INVOKABLE void close() { setOpen(false); }
    /// Opens the page about the whole game; returns false if the book has none.
    Q_INVOKABLE bool openBook(const QString& game);
    Q_INVOKABLE bool openSection(const QString& game, const QString& section);
    Q_INVOKABLE bool openRule(const QString& number);
    /// Accepts `rule:TG-5.2`, `section:setup` and `term:term-gang`, the last two also with a game
    /// (`section:the-gang/setup`).
    Q_INVOKABLE bool openLink(const QString& href);
    Q_INVOKABLE bool openHit(int row);
    Q_INVOKABLE void openNext();
    Q_INVOKABLE void openPrevious();
    Q_INVOKABLE void back();
    Q_INVOKABLE void forward();
    Q_INVOKABLE void clearSearch() { setSearchText({}); }

    /// Return an empty string unless the link leads to a term.
    Q_INVOKABLE QString termTitle(const QString& href) const;
    Q_INVOKABLE QString termDefinition(const QString& href) const;
    /// The object belongs to the page and is deleted with it.
    Q_INVOKABLE FigureSteps* figure(const QString& id);

    Q_INVOKABLE void copyBlock(int key);
    Q_INVOKABLE void copySection();
    /// Prints the open book to the file, or without a path to a new file in the user's documents, and reports where it
    /// is. Does nothing while another file is being written.
    Q_INVOKABLE void askForPdf(const QString& path = {}) { print(path, false); }
    /// The same for the one-page summary for starting a game.
    Q_INVOKABLE void askForSheet(const QString& path = {}) { print(path, true); }
    Q_INVOKABLE void cancelPrinting() { writer_.cancel(); }
    Q_INVOKABLE void clearNotice();

    /// Translates a text of a QML file, marked with `QT_TR_NOOP`, into the language of the book.
    Q_INVOKABLE QString words(
        const QString& file, const QString& text, const QString& language, const QString& comment = {}) const;

    /// Sets how the figures of a game are shown: a QML file with a property `figure`, and the function that makes its
    /// object.
    void setFigureMaker(const QString& game, const QUrl& source, FigureMaker maker);
    /// Sets how they are drawn for paper. The painter is called in this thread and must call back in it, now or later.
    void setFigurePainter(const QString& game, FigurePainter painter) { shelves_[game].painter = std::move(painter); }
    void setCardMaker(const QString& game, CardMaker maker) { shelves_[game].cards = std::move(maker); }
    /// Uses another folder of books than the built-in one.
    void useBooks(const QString& folder);

signals:
    void openChanged();
    void pageChanged();
    void hitsChanged();
    void searchTextChanged();
    void textSizeChanged();
    void arrived();
    void topRowChanged();
    void noticeChanged();
    void printingChanged();

private:
    struct Here {
        QString game;
        QString section;
        int row = 0;

        bool operator==(const Here&) const = default;
    };
    struct FigureShelf {
        QUrl source;
        FigureMaker maker;
        FigurePainter painter;
        CardMaker cards;
    };

    const rulebook::Book* book() const;
    rulebook::Query query() const;
    /// Returns the query whose hits are marked on the open page.
    rulebook::Query painted() const;
    int sectionNumber() const;
    QString sectionTitle(int step) const;
    int rowToBeginAt(const rulebook::Spot& spot) const;
    /// Returns the language of the rulebook if the book exists in it, or else another one in which it does.
    QString languageFor(const QString& game) const;
    bool visit(const rulebook::Spot& spot, bool flash, bool found = false);
    void go(const Here& to, int pointed_out, bool found = false);
    void setOpen(bool open);
    void showPage();
    void retireFigures();
    void showContents();
    void showHits();
    void changeLanguage(const QString& own);
    int rowInOtherLanguage(const rulebook::Book& from, const rulebook::Book& to, int row) const;
    PageItem item(const rulebook::Book& book, const rulebook::Block& block) const;
    QVariantMap pictured(const rulebook::PicturedCard& card, const QString& text) const;
    void notify(const QString& notice);
    void print(const QString& path, bool sheet);
    void endPrinting(rulebook::Printed how);

    Preferences& preferences_;
    QStringList game_order_;
    std::function<Place()> now_;
    rulebook::Library library_;
    std::unique_ptr<rulebook::Index> index_;
    QString index_language_;
    QHash<QString, FigureShelf> shelves_;
    QHash<QString, FigureSteps*> figures_;
    std::vector<FigureSteps*> leaving_;
    std::vector<FigureSteps*> retired_;
    bool open_ = false;
    /// The language chosen in the rulebook; empty while it follows the program's language.
    QString own_language_;
    Here here_;
    std::vector<Here> back_;
    std::vector<Here> forward_;
    ContentsModel contents_;
    ContentsModel other_books_;
    PageModel page_;
    HitModel hits_;
    QString search_text_;
    /// True while the user types a query, or if the page was opened from a search hit.
    bool paints_hits_ = false;
    int anchor_row_ = 0;
    int pointed_out_row_ = -1;
    int pages_shown_ = 0;
    QString shown_;
    QString notice_;
    QString print_to_;
    bool prints_sheet_ = false;
    PaperWriter writer_;
};
