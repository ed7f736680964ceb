#include "rulebook/rulebook.hpp"

#include "game_list.hpp"
#include "house.hpp"
#include "preferences.hpp"

#include <algorithm>
#include <cmath>

namespace {

constexpr qreal text_step = 1.12;

}

Rulebook::Rulebook(House& house)
    : house_(house)
{
    connect(house.preferences(), &Preferences::languageChanged, this, [this] { changeLanguage({}); });
}

Rulebook::~Rulebook() = default;

Rulebook* Rulebook::create(QQmlEngine*, QJSEngine*)
{
    return House::lend(House::instance()->rulebook());
}

QStringList Rulebook::gameOrder() const
{
    QStringList order;
    for (const GameEntry& game : house_.games()->items())
        order += game.id;
    return order;
}

QString Rulebook::languageFor(const QString& game) const
{
    const QString program = house_.preferences()->language();
    const QString wanted = own_language_.isEmpty() ? program : own_language_;
    for (const QString& language : QStringList{wanted, program} + Preferences::languages())
        if (game.isEmpty() || library_.has(language, game))
            return language;
    return wanted;
}

QString Rulebook::language() const
{
    return languageFor(here_.game);
}

QStringList Rulebook::languages() const
{
    QStringList list;
    for (const QString& language : Preferences::languages())
        if (library_.has(language, here_.game))
            list += language;
    return list;
}

const rules::Book* Rulebook::book() const
{
    return here_.game.isEmpty() ? nullptr : library_.book(language(), here_.game);
}

int Rulebook::sectionNumber() const
{
    const rules::Book* open = book();
    return open == nullptr ? -1 : std::max(0, open->sectionIndex(here_.section));
}

QString Rulebook::bookTitle() const
{
    const rules::Book* open = book();
    return open == nullptr ? QString() : open->title;
}

QString Rulebook::sectionTitle(int step) const
{
    const rules::Book* open = book();
    const int number = sectionNumber() + step;
    const bool there = open != nullptr && number >= 0 && number < static_cast<int>(open->sections.size());
    return there ? open->sections[static_cast<std::size_t>(number)].title : QString();
}

QString Rulebook::title() const
{
    return sectionTitle(0);
}

QString Rulebook::nextTitle() const
{
    return sectionTitle(1);
}

QString Rulebook::previousTitle() const
{
    return sectionTitle(-1);
}

int Rulebook::textSize() const
{
    return std::clamp(house_.preferences()->rulebookTextSize(), smallest_text, largest_text);
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
    anchor_flashes_ = false;
    house_.preferences()->setRulebookTextSize(step);
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
    if (!open)
        clearNotice();
    emit openChanged();
}

void Rulebook::close()
{
    setOpen(false);
}

void Rulebook::toggle()
{
    open_ ? close() : openForNow();
}

void Rulebook::openForNow()
{
    QString game;
    if (house_.screen() == House::Table && house_.table() != nullptr) {
        game = house_.tableGame();
        const QString page = house_.table()->property("rulePage").toString();
        if (!page.isEmpty() && (openRule(page) || openSection(game, page)))
            return;
    } else if (house_.screen() == House::NewGame) {
        game = house_.gameId();
    }
    if (openBook(game))
        return;
    for (const QString& any : library_.games(languageFor({}), gameOrder()))
        if (openBook(any))
            return;
}

bool Rulebook::openBook(const QString& game)
{
    return openSection(game, QStringLiteral("intro"));
}

bool Rulebook::openSection(const QString& game, const QString& section)
{
    const rules::Book* wanted = library_.book(languageFor(game), game);
    const int number = wanted == nullptr ? -1 : wanted->sectionIndex(section);
    return number >= 0 && visit({wanted, {number, -1}}, false);
}

bool Rulebook::openRule(const QString& number)
{
    if (!rules::is_rule_number(number))
        return false;
    QStringList games{here_.game};
    for (const QString& language : Preferences::languages())
        games += library_.games(language);
    games.removeDuplicates();
    for (const QString& game : games)
        if (const rules::Book* in = library_.book(languageFor(game), game))
            if (const auto place = in->rulePlace(number))
                return visit({in, *place}, true);
    return false;
}

bool Rulebook::openLink(const QString& href)
{
    const rules::Target target = rules::target_of(href);
    if (target.kind == QLatin1String("rule"))
        return openRule(target.id);
    const QString game = target.game.isEmpty() ? here_.game : target.game;
    const auto spot = library_.find(languageFor(game), game, href);
    return spot && visit(*spot, spot->place.block >= 0);
}

bool Rulebook::visit(const rules::Spot& spot, bool flash)
{
    const rules::Section& section = spot.book->sections[static_cast<std::size_t>(spot.place.section)];
    const Here to{spot.book->game, section.id, spot.place.block + 1};
    if (!here_.game.isEmpty() && !(to == here_)) {
        back_.push_back(here_);
        forward_.clear();
    }
    go(to, flash);
    return true;
}

void Rulebook::go(const Here& to, bool flash)
{
    here_ = to;
    anchor_row_ = to.row;
    anchor_flashes_ = flash;
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
    go(to, false);
}

void Rulebook::forward()
{
    if (forward_.empty())
        return;
    back_.push_back(here_);
    const Here to = forward_.back();
    forward_.pop_back();
    go(to, false);
}

void Rulebook::openNext()
{
    const rules::Book* open = book();
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
    const rules::Book* in = library_.book(index_language_, hit.game);
    const int section = in == nullptr ? -1 : in->sectionIndex(hit.section);
    return section >= 0 && visit({in, {section, hit.block}}, hit.block >= 0);
}

void Rulebook::setLanguage(const QString& language)
{
    if (Preferences::languages().contains(language) && language != this->language())
        changeLanguage(language);
}

void Rulebook::changeLanguage(const QString& own)
{
    const rules::Book* from = book();
    own_language_ = own;
    if (from == nullptr)
        return;
    const rules::Book* to = book();
    if (to != nullptr && to != from) {
        anchor_row_ = here_.row = rowInOtherLanguage(*from, *to, here_.row);
        anchor_flashes_ = false;
    }
    showPage();
    showHits();
    emit pageChanged();
    emit arrived();
}

/// The paragraph at the top, or the nearest, that can be known again: by its rules, its term or its figure.
int Rulebook::rowInOtherLanguage(const rules::Book& from, const rules::Book& to, int row) const
{
    const int old_section = from.sectionIndex(here_.section);
    const int new_section = to.sectionIndex(here_.section);
    if (row <= 0 || old_section < 0 || new_section < 0)
        return 0;
    const auto& old_blocks = from.sections[static_cast<std::size_t>(old_section)].blocks;
    const auto place = [&](const rules::Block& block) -> std::optional<rules::Place> {
        if (!block.rules.isEmpty())
            return to.rulePlace(block.rules.front());
        if (block.kind == rules::Block::Figure)
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

QString Rulebook::termTitle(const QString& href) const
{
    const auto spot = library_.find(language(), here_.game, href);
    const rules::Block* block = spot ? spot->book->block(spot->place) : nullptr;
    return block == nullptr || block->term.isEmpty() ? QString() : block->term_title;
}

QString Rulebook::termDefinition(const QString& href) const
{
    const auto spot = library_.find(language(), here_.game, href);
    const rules::Block* block = spot ? spot->book->block(spot->place) : nullptr;
    return block == nullptr || block->term.isEmpty() ? QString() : rules::to_html(block->definition);
}

FigureSteps* Rulebook::figure(const QString& id)
{
    const rules::Book* in = book();
    const RuleFigure* wanted = in == nullptr ? nullptr : in->figure(id);
    if (wanted == nullptr)
        return nullptr;
    FigureSteps*& figure = figures_[id];
    if (figure == nullptr) {
        figure = House::lend(new FigureSteps(*wanted, shelves_.value(in->game).maker, this));
    }
    return figure;
}

void Rulebook::setFigureMaker(const QString& game, const QUrl& source, FigureMaker maker)
{
    shelves_[game].source = source;
    shelves_[game].maker = std::move(maker);
}

void Rulebook::setFigurePainter(const QString& game, rules::FigurePainter painter)
{
    shelves_[game].painter = std::move(painter);
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
    page_.become({});
    contents_.become({});
    other_books_.become({});
    hits_.become({});
    library_ = rules::Library(folder);
    emit pageChanged();
}
