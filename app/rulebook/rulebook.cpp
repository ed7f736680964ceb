// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/rulebook.hpp"

#include "app/rulebook/translated_to.hpp"
#include "app/settings/preferences.hpp"

#include <algorithm>
#include <cmath>

namespace {

constexpr qreal text_step = 1.12;
/// The maximum number of paragraphs between a heading and the target that is scrolled to.
constexpr int most_above = 3;

}

Rulebook::Rulebook(Preferences& preferences, const QStringList& order, std::function<Place()> now)
    : preferences_(preferences)
    , game_order_(order)
    , now_(std::move(now))
{
    connect(&preferences, &Preferences::languageChanged, this, [this] { changeLanguage({}); });
    connect(&writer_, &PaperWriter::progressed, this, &Rulebook::printingChanged);
    connect(&writer_, &PaperWriter::ended, this, &Rulebook::endPrinting);
}

Rulebook::~Rulebook() = default;

QString Rulebook::languageFor(const QString& game) const
{
    const QString program = preferences_.language();
    const QString wanted = own_language_.isEmpty() ? program : own_language_;
    for (const QString& language : QStringList{wanted, program} + Preferences::languages())
        if (game.isEmpty() || library_.has(language, game))
            return language;
    return wanted;
}

QStringList Rulebook::languages() const
{
    QStringList list;
    for (const QString& language : Preferences::languages())
        if (library_.has(language, here_.game))
            list += language;
    return list;
}

const rulebook::Book* Rulebook::book() const
{
    return here_.game.isEmpty() ? nullptr : library_.book(language(), here_.game);
}

int Rulebook::sectionNumber() const
{
    const rulebook::Book* open = book();
    return open == nullptr ? -1 : std::max(0, open->sectionIndex(here_.section));
}

QString Rulebook::bookTitle() const
{
    const rulebook::Book* open = book();
    return open == nullptr ? QString() : open->title;
}

QString Rulebook::sectionTitle(int step) const
{
    const rulebook::Book* open = book();
    const int number = sectionNumber() + step;
    const bool there = open != nullptr && number >= 0 && number < static_cast<int>(open->sections.size());
    return there ? open->sections[static_cast<std::size_t>(number)].title : QString();
}

int Rulebook::textSize() const
{
    return std::clamp(preferences_.rulebookTextSize(), smallest_text, largest_text);
}

qreal Rulebook::textFactor() const
{
    return std::pow(text_step, textSize());
}

void Rulebook::setTextSize(int step)
{
    step = std::clamp(step, smallest_text, largest_text);
    if (step == textSize())
        return;
    anchor_row_ = here_.row;
    pointed_out_row_ = -1;
    preferences_.setRulebookTextSize(step);
    emit textSizeChanged();
    emit arrived();
}

void Rulebook::setTopRow(int row)
{
    if (row == here_.row || row < 0)
        return;
    here_.row = row;
    emit topRowChanged();
}

void Rulebook::setOpen(bool open)
{
    if (open == open_)
        return;
    open_ = open;
    if (!open) {
        clearNotice();
        clearSearch();
    }
    emit openChanged();
}

void Rulebook::openForNow()
{
    const auto [game, page] = now_();
    if (!page.isEmpty() && (openRule(page) || openSection(game, page)))
        return;
    if (openBook(game))
        return;
    if (!here_.game.isEmpty())
        return go(Here(here_), -1);
    if (openBook(preferences_.lastBook()))
        return;
    for (const QString& any : library_.games(languageFor({}), game_order_))
        if (openBook(any))
            return;
}

bool Rulebook::openBook(const QString& game)
{
    return openSection(game, QStringLiteral("minute")) || openSection(game, QStringLiteral("intro"));
}

bool Rulebook::openSection(const QString& game, const QString& section)
{
    const rulebook::Book* wanted = library_.book(languageFor(game), game);
    const int number = wanted == nullptr ? -1 : wanted->sectionIndex(section);
    return number >= 0 && visit({wanted, {number, -1}}, false);
}

bool Rulebook::openRule(const QString& number)
{
    if (!rulebook::is_rule_number(number))
        return false;
    QStringList games{here_.game};
    for (const QString& language : Preferences::languages())
        games += library_.games(language);
    games.removeDuplicates();
    for (const QString& game : games)
        if (const rulebook::Book* in = library_.book(languageFor(game), game))
            if (const auto place = in->rulePlace(number))
                return visit({in, *place}, true);
    return false;
}

bool Rulebook::openLink(const QString& href)
{
    const rulebook::Target target = rulebook::target_of(href);
    if (target.kind == QLatin1String("rule"))
        return openRule(target.id);
    const QString game = target.game.isEmpty() ? here_.game : target.game;
    const auto spot = library_.find(languageFor(game), game, href);
    return spot && visit(*spot, spot->place.block >= 0);
}

bool Rulebook::visit(const rulebook::Spot& spot, bool flash, bool found)
{
    const rulebook::Section& section = spot.book->sections[static_cast<std::size_t>(spot.place.section)];
    const Here to{spot.book->game, section.id, rowToBeginAt(spot)};
    if (!here_.game.isEmpty() && !(to == here_)) {
        back_.push_back(here_);
        forward_.clear();
    }
    go(to, flash ? spot.place.block + 1 : -1, found);
    return true;
}

/// Scrolls to the heading above the target if it is near, so that the text has its context.
int Rulebook::rowToBeginAt(const rulebook::Spot& spot) const
{
    const auto& blocks = spot.book->sections[static_cast<std::size_t>(spot.place.section)].blocks;
    const int block = spot.place.block;
    for (int above = block - 1; above >= std::max(-1, block - most_above); --above) {
        if (above < 0)
            return 0;
        const rulebook::Block::Kind kind = blocks[static_cast<std::size_t>(above)].kind;
        if (kind == rulebook::Block::Heading)
            return above + 1;
        if (kind != rulebook::Block::Paragraph && kind != rulebook::Block::Bullet && kind != rulebook::Block::Numbered)
            break;
    }
    return block + 1;
}

void Rulebook::go(const Here& to, int pointed_out, bool found)
{
    paints_hits_ = found;
    here_ = to;
    anchor_row_ = to.row;
    pointed_out_row_ = pointed_out;
    preferences_.setLastBook(to.game);
    clearNotice();
    showPage();
    setOpen(true);
    emit pageChanged();
    emit arrived();
}

void Rulebook::back()
{
    if (back_.empty())
        return;
    forward_.push_back(here_);
    const Here to = back_.back();
    back_.pop_back();
    go(to, -1);
}

void Rulebook::forward()
{
    if (forward_.empty())
        return;
    back_.push_back(here_);
    const Here to = forward_.back();
    forward_.pop_back();
    go(to, -1);
}

void Rulebook::openNext()
{
    const rulebook::Book* open = book();
    const int number = sectionNumber() + 1;
    if (open != nullptr && number < static_cast<int>(open->sections.size()))
        visit({open, {number, -1}}, false);
}

void Rulebook::openPrevious()
{
    if (sectionNumber() > 0)
        visit({book(), {sectionNumber() - 1, -1}}, false);
}

bool Rulebook::openHit(int row)
{
    if (row < 0 || row >= hits_.rowCount())
        return false;
    const HitItem hit = hits_.items()[static_cast<std::size_t>(row)];
    const rulebook::Book* in = library_.book(index_language_, hit.game);
    const int section = in == nullptr ? -1 : in->sectionIndex(hit.section);
    return section >= 0 && visit({in, {section, hit.block}}, hit.block >= 0, true);
}

void Rulebook::setLanguage(const QString& language)
{
    if (Preferences::languages().contains(language) && language != this->language())
        changeLanguage(language);
}

void Rulebook::changeLanguage(const QString& own)
{
    const rulebook::Book* from = book();
    own_language_ = own;
    if (from == nullptr)
        return;
    const rulebook::Book* to = book();
    if (to != nullptr && to != from) {
        anchor_row_ = here_.row = rowInOtherLanguage(*from, *to, here_.row);
        pointed_out_row_ = -1;
    }
    showPage();
    showHits();
    emit pageChanged();
    emit arrived();
}

/// Finds the row for the paragraph at the top, or the nearest one that can be identified by its rules, term or figure.
int Rulebook::rowInOtherLanguage(const rulebook::Book& from, const rulebook::Book& to, int row) const
{
    const int old_section = from.sectionIndex(here_.section);
    const int new_section = to.sectionIndex(here_.section);
    if (row <= 0 || old_section < 0 || new_section < 0)
        return 0;
    const auto& old_blocks = from.sections[static_cast<std::size_t>(old_section)].blocks;
    const auto place = [&](const rulebook::Block& block) -> std::optional<rulebook::Place> {
        if (!block.rules.isEmpty())
            return to.rulePlace(block.rules.front());
        if (block.kind == rulebook::Block::Figure)
            return to.figurePlace(from.figures[static_cast<std::size_t>(block.figure)].id);
        return to.termPlace(block.term);
    };
    const int count = static_cast<int>(old_blocks.size());
    const int new_count = static_cast<int>(to.sections[static_cast<std::size_t>(new_section)].blocks.size());
    for (int away = 0; away < count; ++away)
        for (const int at : {row - 1 + away, row - 1 - away}) {
            const auto found = at >= 0 && at < count ? place(old_blocks[static_cast<std::size_t>(at)]) : std::nullopt;
            if (found && found->section == new_section)
                return std::clamp(found->block + row - at, 0, new_count);
        }
    return std::min(row, new_count);
}

QString Rulebook::words(const QString& file, const QString& text, const QString& language, const QString& comment) const
{
    return rulebook::translated_to(
        language, file.toUtf8().constData(), text.toUtf8().constData(), comment.toUtf8().constData());
}

QString Rulebook::termTitle(const QString& href) const
{
    const auto spot = library_.find(language(), here_.game, href);
    const rulebook::Block* block = spot ? spot->book->block(spot->place) : nullptr;
    return block == nullptr || block->term.isEmpty() ? QString() : block->term_title;
}

QString Rulebook::termDefinition(const QString& href) const
{
    const auto spot = library_.find(language(), here_.game, href);
    const rulebook::Block* block = spot ? spot->book->block(spot->place) : nullptr;
    return block == nullptr || block->term.isEmpty() ? QString() : rulebook::to_html(block->definition);
}

FigureSteps* Rulebook::figure(const QString& id)
{
    const rulebook::Book* in = book();
    const RuleFigure* wanted = in == nullptr ? nullptr : in->figure(id);
    if (wanted == nullptr)
        return nullptr;
    FigureSteps*& figure = figures_[id];
    if (figure == nullptr) {
        figure = lend(new FigureSteps(*wanted, shelves_.value(in->game).maker, this));
    }
    return figure;
}

void Rulebook::setFigureMaker(const QString& game, const QUrl& source, FigureMaker maker)
{
    shelves_[game].source = source;
    shelves_[game].maker = std::move(maker);
}

void Rulebook::useBooks(const QString& folder)
{
    close();
    own_language_.clear();
    here_ = {};
    back_.clear();
    forward_.clear();
    shown_.clear();
    index_.reset();
    retireFigures();
    page_.assign({});
    contents_.assign({});
    other_books_.assign({});
    hits_.assign({});
    cancelPrinting();
    library_ = rulebook::Library(folder);
    emit pageChanged();
}
