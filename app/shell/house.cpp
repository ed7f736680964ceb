#include "shell/house.hpp"

#include "games/game_list.hpp"
#include "games/table_figure.hpp"
#include "rulebook/rulebook.hpp"
#include "settings/preferences.hpp"
#include "shell/deal_number.hpp"
#include "shell/new_game.hpp"
#include "shell/shelf.hpp"
#include "shell/window_keeper.hpp"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

House::House(const QString& folder, const QString& language, std::vector<GameEntry> games)
    : guard_(QCoreApplication::instance())
    , store_(folder, [this] { emit problemChanged(); })
    , preferences_(std::make_unique<Preferences>(folder, language))
    , window_keeper_(std::make_unique<WindowKeeper>(*preferences_))
    , games_(std::make_unique<GameList>(std::move(games)))
    , shelf_(std::make_unique<Shelf>(store_, *games_, *preferences_))
{
    QStringList order;
    for (const GameEntry& game : games_->entries())
        order += game.id;
    rulebook_ = std::make_unique<Rulebook>(*preferences_, order, [this]() -> Rulebook::Place {
        if (screen_ == Table && table_)
            return {table_->gameId(), table_->rulePage()};
        if (screen_ == NewGameScreen)
            return {new_game_->gameId(), {}};
        return {};
    });
    makeFigures();
    // The table is in the middle of a move.
    store_.onOvertaken(
        [this](qint64) { QMetaObject::invokeMethod(this, &House::leaveOvertaken, Qt::QueuedConnection); });
    connect(preferences_.get(), &Preferences::languageChanged, this, &House::retranslate);
    shelf_->refresh();
}

House::~House()
{
    table_.reset();
}

void House::makeFigures()
{
    for (const GameEntry& game : games_->entries()) {
        rulebook_->setFigureMaker(game.id, game.figure_source,
            [this, make = game.figure](const RuleFigure& figure) { return make(*preferences_, figure); });
        rulebook_->setFigurePainter(game.id, [this, &game](const RuleFigure& figure, QSizeF room) {
            const auto made = game.figure(*preferences_, figure);
            return made ? game.paint_figure(*made, room) : QImage();
        });
        rulebook_->setCardMaker(game.id, game.draw_card);
    }
}

void House::retranslate()
{
    games_->retranslate();
    shelf_->refresh();
    if (lesson_)
        if (const Lesson* lesson = lessons_.lesson(preferences_->language(), lesson_->course().lesson().game))
            lesson_->translate(*lesson);
    emit problemChanged();
    if (QQmlEngine* engine = qmlEngine(this))
        engine->retranslate();
}

QString House::version() const
{
    return QCoreApplication::applicationVersion();
}

QUrl House::tableSource() const
{
    return table_ ? games_->game(table_->gameId())->table_source : QUrl();
}

QString House::storeProblem() const
{
    const QString file = QDir::toNativeSeparators(store_.file());
    switch (store_.trouble()) {
    case GameStore::Trouble::none:
        break;
    case GameStore::Trouble::cannot_write:
        return tr("Games cannot be saved: %1 cannot be written. You can play, but a game ends with the window.")
            .arg(file);
    case GameStore::Trouble::damaged:
        return tr("%1 is damaged and was left as it is. You can play, but a game ends with the window. Move the file "
                  "away to save games again.")
            .arg(file);
    case GameStore::Trouble::foreign:
        return tr("%1 belongs to another program and was left as it is. You can play, but a game ends with the window.")
            .arg(file);
    case GameStore::Trouble::newer:
        return tr(
            "%1 comes from a newer Backroom and was left as it is. You can play, but a game ends with the window.")
            .arg(file);
    }
    return {};
}

QString House::problem() const
{
    return problem_.isEmpty() && told_ != store_.trouble() ? storeProblem() : problem_;
}

void House::report(const QString& problem)
{
    problem_ = problem;
    emit problemChanged();
}

void House::dismissProblem()
{
    if (problem_.isEmpty())
        told_ = store_.trouble();
    problem_.clear();
    emit problemChanged();
}

void House::open(Screen screen)
{
    guard_.arm();
    screen_ = screen;
    emit screenChanged();
}

void House::goHome()
{
    // Beside a table the rulebook belongs to it.
    if (screen_ == Table)
        rulebook_->close();
    shelf_->refresh();
    open(Home);
    setTable(nullptr);
}

void House::openNewGame(const QString& gameId)
{
    if (games_->game(gameId) == nullptr)
        return;
    const std::unique_ptr<NewGame> old =
        std::exchange(new_game_, std::make_unique<NewGame>(*games_, *preferences_, gameId));
    connect(lend(new_game_.get()), &NewGame::dealt, this, &House::startMatch);
    open(NewGameScreen);
}

void House::setTable(std::unique_ptr<GameTable> table, std::unique_ptr<LessonGuide> lesson)
{
    const std::unique_ptr<GameTable> old = std::exchange(table_, std::move(table));
    const std::unique_ptr<LessonGuide> old_lesson = std::exchange(lesson_, std::move(lesson));
    if (table_) {
        connect(lend(table_.get()), &GameTable::playAgainAsked, this, &House::playAgain);
        // Where nobody needs a moment to see what is new, nobody needs one to read.
        table_->director()->setStillTime(guard_.patience() > 0 ? Director::reading_time : 0);
        connect(table_.get(), &GameTable::stageChanged, &guard_, &PressGuard::arm);
    }
    // The table that asks goes before the next one is made.
    if (lesson_)
        connect(lend(lesson_.get()), &LessonGuide::wholeGameAsked, this, &House::playWholeGame, Qt::QueuedConnection);
    emit tableChanged();
}

void House::startMatch(const QString& gameId, const SeatList& seats, quint64 seed, const QVariantMap& options)
{
    setTable(games_->game(gameId)->start(*preferences_, store_, seats, seed, options));
    open(Table);
}

void House::startLesson(const QString& gameId)
{
    const GameEntry* game = games_->game(gameId);
    const Lesson* lesson = lessons_.lesson(preferences_->language(), gameId);
    if (game == nullptr || lesson == nullptr)
        return;
    preferences_->setLessonOffered(gameId);
    SeatList seats{lesson->seats, {}, {}};
    for (int seat = 0; seat < seats.names.size(); ++seat) {
        seats.marks += seat;
        seats.levels += seat == 0 ? 0 : 1;
    }
    LessonTable made = game->lesson(*preferences_, *lesson, seats);
    if (!made.table)
        return;
    // The lesson speaks first.
    made.table->dismissAnnouncement();
    setTable(std::move(made.table), std::move(made.guide));
    open(Table);
}

bool House::offersLesson(const QString& gameId) const
{
    return !preferences_->lessonOffered(gameId) && !store_.hasPlayed(gameId)
        && lessons_.lesson(preferences_->language(), gameId) != nullptr;
}

void House::declineLesson(const QString& gameId)
{
    preferences_->setLessonOffered(gameId);
}

void House::playWholeGame()
{
    if (!lesson_)
        return;
    const QString game = table_->gameId();
    const SeatList seats = table_->seatList();
    QVariantMap options;
    for (const GameOption& option : games_->game(game)->options)
        if (!option.house_rule)
            options.insert(option.id, option.values.value(option.usual));
    startMatch(game, seats, deal_number::draw(), options);
}

void House::playAgain()
{
    // By value: the table goes before the next one is made.
    const QString game = table_->gameId();
    const SeatList seats = table_->seatList();
    const QVariantMap options = table_->matchOptions();
    for (const GameOption& option : games_->game(game)->options)
        if (option.house_rule)
            preferences_->setHouseRule(option.id, table_->houseRule(option.id));
    startMatch(game, seats, deal_number::draw(), options);
}

void House::continueMatch(int match)
{
    if (match == 0) {
        shelf_->refresh();
        const auto& items = shelf_->items();
        const auto found =
            std::ranges::find_if(items, [](const ShelfItem& item) { return !item.elsewhere && !item.damaged; });
        match = found != items.end() ? found->key : items.empty() ? 0 : items.front().key;
    }
    if (match == 0 || !store_.hold(match))
        return shelf_->refresh();
    // Read once it is held, and not before: another program may have played on until then.
    const auto kept = store_.read(match);
    const GameEntry* game = kept ? games_->game(kept->game) : nullptr;
    if (game == nullptr) {
        store_.release(match);
        return shelf_->refresh();
    }
    QString problem;
    std::unique_ptr<GameTable> table = game->resume(*preferences_, store_, *kept, problem);
    if (table) {
        setTable(std::move(table));
        open(Table);
    } else {
        shelf_->refresh();
    }
    if (!problem.isEmpty())
        report(problem);
}

void House::putAway(int match)
{
    const ShelfItem* item = shelf_->find(match);
    if (item == nullptr || !item->damaged)
        return;
    store_.putAway(match);
    shelf_->refresh();
}

void House::leaveOvertaken()
{
    goHome();
    report(tr("This game was played on in another window and was left there as it is now."));
}

void House::quit()
{
    emit quitAsked();
}
