#include "game_table.hpp"

#include "deal_number.hpp"
#include "preferences.hpp"

GameTable::GameTable(House& house, std::unique_ptr<TableMatch> match, const QList<int>& marks, qint64 kept)
    : house_(house)
    , kept_match_(std::move(match))
    , kept_(kept)
    , names_(kept_match_->names())
    , marks_(marks)
{
}

void GameTable::begin()
{
    connect(frame(), &TableLayout::changed, this, [this] {
        setAnimated(false);
        refresh();
    });
    const Preferences* preferences = house_.preferences();
    director_.setPace(preferences->speedFactor());
    connect(preferences, &Preferences::speedChanged, this,
        [this, preferences] { director_.setPace(preferences->speedFactor()); });
    connect(preferences, &Preferences::languageChanged, this, [this] {
        director_.skip();
        clearRefusal();
        retell();
        retranslate();
        refresh();
    });
    retell();
    settle();
}

void GameTable::setAnimated(bool animated)
{
    if (animated == animated_)
        return;
    animated_ = animated;
    emit animatedChanged();
}

void GameTable::openCurtain()
{
    if (!curtainClosed())
        return;
    setAnimated(false);
    drawCurtain();
    refresh();
}

void GameTable::keep()
{
    GameStore& store = house_.store();
    store.append(kept_, QString::fromStdString(kept_match_->newestLine()));
    if (kept_match_->over())
        store.finish(kept_);
    else
        store.reopen(kept_);
    house_.checkStore();
}

bool GameTable::performed(const std::optional<backroom::Refusal>& refusal)
{
    if (refusal) {
        refuse(*refusal);
        return false;
    }
    keep();
    setAnimated(true);
    clearRefusal();
    stageNewest();
    return true;
}

void GameTable::undo()
{
    director_.skip();
    if (const auto refusal = kept_match_->undo()) {
        point(frame()->belowBar());
        refuse(*refusal);
        return;
    }
    keep();
    clearRefusal();
    director_.clear();
    setAnimated(true);
    retell();
    settle();
}

void GameTable::redo()
{
    director_.skip();
    const auto refusal = kept_match_->redo();
    if (refusal)
        point(frame()->belowBar());
    performed(refusal);
}

void GameTable::refuse(const backroom::Refusal& refusal)
{
    refuse(sentenceOf(refusal), QString::fromUtf8(refusal.rule.data(), static_cast<qsizetype>(refusal.rule.size())));
}

void GameTable::refuse(const QString& sentence, const QString& rule)
{
    refusal_ = sentence;
    refusal_rule_ = rule;
    refusal_point_ = pointer_;
    emit refusalChanged();
}

void GameTable::clearRefusal()
{
    if (refusal_.isEmpty())
        return;
    refusal_.clear();
    refusal_rule_.clear();
    emit refusalChanged();
}

void GameTable::playAgain()
{
    QVariantMap same = options();
    same.insert(QStringLiteral("friendly-undo"), kept_match_->friendlyUndo());
    house_.startMatch(gameId(), {names_, marks_}, deal_number::draw(), same);
}

void GameTable::cue(int duration, std::function<void()> change)
{
    director_.add(duration, [this, change = std::move(change)] {
        setAnimated(true);
        change();
        refresh();
    });
}
