#include "house.hpp"

#include "game_list.hpp"
#include "preferences.hpp"
#include "rulebook/rulebook.hpp"
#include "shelf.hpp"
#include "table_figure.hpp"

#include <QCoreApplication>
#include <QDir>

namespace {

House* the_house = nullptr;

}

House::House(const QString& folder, const QString& language)
    : store_(folder)
    , preferences_(std::make_unique<Preferences>(folder, language, nullptr))
    , games_(std::make_unique<GameList>(nullptr))
    , shelf_(std::make_unique<Shelf>(store_, *games_))
    , rulebook_(std::make_unique<Rulebook>(*this))
{
    the_house = this;
    for (const GameEntry& game : games_->items()) {
        rulebook_->setFigureMaker(game.id, game.figure_source,
            [this, make = game.figure](const RuleFigure& figure) { return make(*this, figure); });
        rulebook_->setFigurePainter(game.id, [this, game](const RuleFigure& figure, QSizeF room) {
            const auto made = game.figure(*this, figure);
            return made ? game.paint_figure(*made, room) : QImage();
        });
    }
    connect(preferences_.get(), &Preferences::languageChanged, this, [this] {
        games_->retranslate();
        shelf_->refresh();
        emit problemChanged();
        if (QQmlEngine* engine = qmlEngine(this))
            engine->retranslate();
    });
    shelf_->refresh();
}

House::~House()
{
    table_.reset();
    the_house = nullptr;
}

House* House::instance()
{
    return the_house;
}

House* House::create(QQmlEngine*, QJSEngine*)
{
    return lend(the_house);
}

QString House::version() const
{
    return QCoreApplication::applicationVersion();
}

QUrl House::tableSource() const
{
    const GameEntry* game = games_->game(table_game_);
    return game == nullptr ? QUrl() : game->table_source;
}

QString House::storeProblem() const
{
    const QString file = QDir::toNativeSeparators(store_.file());
    switch (store_.trouble()) {
    case GameStore::Trouble::none:
        break;
    case GameStore::Trouble::cannot_write:
        return tr("Games cannot be kept: %1 cannot be written. You can play, but a game ends with the window.")
            .arg(file);
    case GameStore::Trouble::damaged:
        return tr("%1 is damaged and was left as it is. You can play, but a game ends with the window. Move the file "
                  "away to keep games again.")
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

void House::checkStore()
{
    if (told_ != store_.trouble())
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
    screen_ = screen;
    emit screenChanged();
}

void House::goHome()
{
    shelf_->refresh();
    open(Home);
    setTable(nullptr, {});
}

void House::openNewGame(const QString& gameId)
{
    if (games_->game(gameId) == nullptr)
        return;
    game_id_ = gameId;
    open(NewGame);
}

void House::setTable(std::unique_ptr<QObject> table, const QString& gameId)
{
    const std::unique_ptr<QObject> old = std::exchange(table_, std::move(table));
    table_game_ = gameId;
    if (table_)
        lend(table_.get());
    emit tableChanged();
}

void House::startMatch(const QString& gameId, const Seats& seats, quint64 seed, const QVariantMap& options)
{
    const GameEntry* game = games_->game(gameId);
    setTable(game->start(*this, seats, seed, options), gameId);
    open(Table);
}

void House::continueMatch()
{
    const auto kept = store_.newestUnfinished();
    const GameEntry* game = kept ? games_->game(kept->game) : nullptr;
    if (game == nullptr)
        return;
    QString problem;
    std::unique_ptr<QObject> table = game->resume(*this, *kept, problem);
    if (!table)
        return report(problem);
    setTable(std::move(table), kept->game);
    open(Table);
}

void House::quit()
{
    QCoreApplication::quit();
}
