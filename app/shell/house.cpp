// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/house.hpp"

#include "app/friends/friends.hpp"
#include "app/games/figure_camera.hpp"
#include "app/games/game_list.hpp"
#include "app/games/table_figure.hpp"
#include "app/phones/phones.hpp"
#include "app/rulebook/rulebook.hpp"
#include "app/settings/preferences.hpp"
#include "app/shell/deal_number.hpp"
#include "app/shell/game_files.hpp"
#include "app/shell/match_list.hpp"
#include "app/shell/shelf.hpp"
#include "app/shell/window_keeper.hpp"
#include "app/statistics/statistics.hpp"

#include <algorithm>

House::House(const QString& folder, const QString& language, std::vector<GameEntry> games)
    : guard_(QCoreApplication::instance())
    , store_(folder, [this] { followStore(); })
    , preferences_(std::make_unique<Preferences>(folder, language))
    , window_keeper_(std::make_unique<WindowKeeper>(*preferences_))
    , games_(std::make_unique<GameList>(std::move(games)))
    , shelf_(std::make_unique<Shelf>(store_, *games_, *preferences_))
    , statistics_(std::make_unique<Statistics>(store_, *games_, *preferences_, folder))
    , matches_(std::make_unique<MatchList>(store_, *games_, *preferences_))
    , files_(std::make_unique<GameFiles>(*preferences_))
    , phones_(std::make_unique<Phones>(*preferences_, folder))
    , friends_(makeFriends(folder))
    , lesson_places_(folder)
{
    paper_preferences_ = Preferences::still(folder);
    rulebook_ = std::make_unique<Rulebook>(*preferences_, games_->ids(), [this]() -> Rulebook::Place {
        if (screen_ == Table && table_)
            return {table_->gameId(), table_->rulePage()};
        if (screen_ == NewGameScreen)
            return {new_game_->gameId(), {}};
        if (screen_ == Lobby)
            return {friends_->gameId(), {}};
        return {};
    });
    figure_camera_ = std::make_unique<FigureCamera>(*paper_preferences_);
    connect(rulebook_.get(), &Rulebook::printingChanged, figure_camera_.get(), [this] {
        if (!rulebook_->printing())
            figure_camera_->rest();
    });
    makeFigures();
    // Deferred, because the table is in the middle of an action.
    store_.onOvertaken([this](qint64 match) {
        QMetaObject::invokeMethod(
            this, [this, match] { leaveOvertaken(match); }, Qt::QueuedConnection);
    });
    connect(preferences_.get(), &Preferences::languageChanged, this, &House::retranslate);
    store_.onRewritten([this](bool whole) {
        rewritten_ = whole;
        refreshSoon();
        emit problemChanged();
    });
    connect(files_.get(), &GameFiles::chosen, this, &House::bringIn);
    constexpr int another_try = 3000;
    retry_.setInterval(another_try);
    connect(&retry_, &QTimer::timeout, this, [this] { store_.retry(); });
    // A replay, a panel and the rulebook have keys of their own.
    const auto has_keys = [this] { return table_ && !table_->replay() && !table_->paused() && !rulebook_->isOpen(); };
    guard_.setSkips([this, has_keys] {
        // To read on decides nothing either.
        const bool reads = lesson_ && lesson_->shown() && lesson_->tells() && !lesson_->atEnd();
        return has_keys() && (table_->director()->busy() || table_->thinking() || reads);
    });
    guard_.setPutsAway([this, has_keys] { return has_keys() && table_->closeDetails(); });
    followSound();
    shelf_->setNotes([this](qint64 match) { return friends_->note(match); });
    shelf_->setJoined([this](bool waits) { return joinedMatches(waits); });
    connect(friends_.get(), &Friends::changed, this, [this] {
        if (screen_ == Home)
            shelf_->lookAround();
    });
    matches_->setNotes([this](qint64 match) { return friends_->note(match); });
    shelf_->refresh();
    if (!saves())
        retry_.start();
}

House::~House()
{
    retry_.stop();
    table_sound_.reset();
    phones_.reset();
    friends_.reset();
    if (table_)
        forgetUnplayed(*table_);
    table_.reset();
    way_back_.table.reset();
    for (const QPointer<Left>& left : left_)
        delete left.data();
}

void House::followSound()
{
    const auto volume = [this] {
        return preferences_->audible() ? preferences_->volume() / double{Preferences::full_volume} : 0;
    };
    sound_.setVolume(volume());
    // A sample sound lets the user hear the new volume.
    connect(preferences_.get(), &Preferences::soundChanged, this, [this, volume] {
        sound_.setVolume(volume());
        sound_.play({Sound::Chip});
    });
}

void House::makeFigures()
{
    for (const GameEntry& game : games_->entries()) {
        rulebook_->setFigureMaker(game.id, game.figure_source,
            [this, make = game.figure](const RuleFigure& figure) { return make(*preferences_, figure); });
        rulebook_->setFigurePainter(
            game.id, [this, &game](const RuleFigure& figure, QSizeF room, const PaperWriter::TakePicture& take) {
                figure_camera_->take(game, figure, room, take);
            });
        rulebook_->setCardMaker(game.id, game.draw_card);
    }
}

void House::retranslate()
{
    games_->retranslate();
    shelf_->refresh();
    statistics_->retranslate();
    matches_->retranslate();
    if (lesson_)
        if (const Lesson* lesson = lessons_.lesson(preferences_->language(), lesson_->course().lesson().id))
            lesson_->translate(*lesson);
    emit problemChanged();
    if (QQmlEngine* engine = qmlEngine(this))
        engine->retranslate();
}

QString House::version() const
{
    return QCoreApplication::applicationVersion();
}

void House::open(Screen screen)
{
    guard_.arm();
    screen_ = screen;
    emit screenChanged();
}

void House::goHome()
{
    // The rulebook beside a table belongs to it.
    if (screen_ == Table)
        rulebook_->close();
    keepPicture();
    if (table_)
        forgetUnplayed(*table_);
    shelf_->refresh();
    const bool goes_on = table_ && shelf_->find(static_cast<int>(table_->match().number())) != nullptr;
    game_left_ = screen_ == Table && table_ && !goes_on ? table_->gameId() : QString();
    if (screen_ == Table && way_back_.listed) {
        goBackToList();
    } else {
        open(Home);
        setTable(nullptr);
        leave(std::move(way_back_.table));
    }
    // A player who leaves a table expects it to be saved.
    store_.retry();
}

void House::goBackToList()
{
    openMatches();
    setTable(nullptr);
    matches_->say({}, *std::exchange(way_back_.listed, {}));
}

void House::openMatches()
{
    matches_->say({});
    matches_->refresh();
    open(Matches);
}

void House::openNewGame(const QString& gameId)
{
    if (games_->game(gameId) == nullptr)
        return;
    const std::unique_ptr<NewGame> old =
        std::exchange(new_game_, std::make_unique<NewGame>(*games_, *preferences_, gameId));
    connect(lend(new_game_.get()), &NewGame::dealt, this,
        [this](const QString& game, const SeatList& seats, quint64 seed, const QVariantMap& options) {
            if (seats.levels.contains(SeatList::other_house))
                return friends_->invite({game, seats, options, preferences_->houseRules()});
            startMatch(game, seats, seed, options);
            begun_ = table_->match().number();
        });
    open(NewGameScreen);
}

void House::openStatistics()
{
    store_.retry();
    statistics_->refresh();
    open(StatisticsScreen);
}

void House::startMatch(const QString& gameId, const SeatList& seats, const Deal& deal, const QVariantMap& options,
    const std::optional<QStringList>& house_rules)
{
    way_back_.listed.reset();
    setTable(games_->game(gameId)->start(
        *preferences_, store_, seats, deal, options, house_rules.value_or(preferences_->houseRules())));
    open(Table);
}

void House::playAgain()
{
    if (friends_->again() || table_->match().judgedElsewhere())
        return;
    // Copies, because the table is destroyed before the next one is made.
    const QString game = table_->gameId();
    const SeatList seats = table_->seatList();
    const QVariantMap options = table_->matchOptions();
    keepPicture();
    for (const GameOption& option : games_->game(game)->options)
        if (option.house_rule)
            preferences_->setHouseRule(option.id, table_->houseRule(option.id));
    startMatch(game, seats, deal_number::draw(), options);
    begun_ = table_->match().number();
}

void House::continueMatch(int match)
{
    if (match == 0) {
        shelf_->refresh();
        const auto& items = shelf_->items();
        const auto kept = std::ranges::find(items, -1, &ShelfItem::joined);
        const auto found = std::ranges::find_if(
            items, [](const ShelfItem& item) { return !item.elsewhere && !item.damaged && item.joined < 0; });
        match = found != items.end() ? found->key : kept == items.end() ? 0 : kept->key;
    }
    const auto stay = [this] {
        shelf_->refresh();
        matches_->refresh();
    };
    if (std::unique_ptr<GameTable> table = friends_->tableOf(match))
        return show(std::move(table));
    if (match == 0 || !store_.hold(match))
        return stay();
    // Must be read after the match is held: another program may have played until then.
    const auto kept = store_.read(match);
    const GameEntry* game = kept ? games_->game(kept->game) : nullptr;
    if (game == nullptr) {
        store_.release(match);
        return stay();
    }
    if (!openKept(*kept))
        stay();
}

bool House::openKept(const GameStore::KeptMatch& kept)
{
    QString problem;
    GameStore::KeptMatch match = kept;
    // Nobody else has a right to the hands of friends elsewhere.
    if (match.levels.contains(SeatList::other_house) && !friends_->keeps(match.id)) {
        if (!match.over) {
            report(tr("The table of this game with friends elsewhere was closed. It cannot go on."));
            return false;
        }
        match.levels = SeatList::withoutHouses(match.levels);
    }
    std::unique_ptr<GameTable> table = games_->game(match.game)->resume(*preferences_, store_, match, problem);
    const bool opened = table != nullptr;
    if (opened)
        show(std::move(table));
    if (!problem.isEmpty())
        report(problem);
    return opened;
}

void House::show(std::unique_ptr<GameTable> table)
{
    const bool is_listed = screen_ == Matches;
    way_back_.listed = is_listed ? std::optional(store_.numberOf(table->match().number())) : std::nullopt;
    setTable(std::move(table));
    open(Table);
}

void House::hide(int match)
{
    const ShelfItem* item = shelf_->find(match);
    if (item == nullptr || !item->damaged)
        return;
    store_.hide(match);
    shelf_->refresh();
}
