// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/game_table.hpp"

#include "app/settings/preferences.hpp"

#include <algorithm>

GameTable::GameTable(const TableSetting& setting, std::unique_ptr<TableMatch> match)
    : preferences_(setting.preferences)
    , match_(std::move(match))
    , people_(setting, *match_)
    , epoch_from_(match_->length())
    , stepped_(setting.continued)
    , continued_(setting.continued)
    , house_rules_(setting.house_rules)
{
    replayed_ = setting.replayed;
    beat_.setSingleShot(true);
    connect(&beat_, &QTimer::timeout, this, &GameTable::applyDecision);
    connect(&thinker_, &Thinker::decided, this, [this](const MainThreadAction& action) {
        if (deciding()) {
            static_cast<void>(action());
            return;
        }
        decision_ = action;
        applyDecision();
    });
}

void GameTable::begin()
{
    connect(this, &GameTable::changed, this, &GameTable::signalValues);
    connect(frame(), &TableLayout::resized, this, [this] { setAnimated(false); });
    connect(frame(), &TableLayout::changed, this, [this] { refresh(); });
    plays_openly_ = hidesNothing() || (!openRule().isEmpty() && houseRule(openRule()));
    if (replayed_)
        beginReplay();
    // No animation outlasts the step in which it began.
    connect(&director_, &Director::cutShort, this, [this] {
        setAnimated(false);
        talk_.stop();
    });
    connect(&director_, &Director::waitingChanged, this, &GameTable::changed);
    director_.setPace(preferences_.speedFactor());
    connect(&preferences_, &Preferences::speedChanged, this, [this] { setHurry(hurry_); });
    connect(&preferences_, &Preferences::languageChanged, this, [this] {
        director_.skip();
        talk_.stop();
        log_complete_ = director_.busy();
        clearRefusal();
        clearHint();
        rebuildLog();
        retranslate();
        if (replay_)
            replay_->retranslate();
        refresh();
    });
    rebuildLog();
    showCurrent();
}

void GameTable::signalValues()
{
    if (std::exchange(signalled_ending_, ending()) != signalled_ending_)
        emit endingChanged();
    if (std::exchange(signalled_in_turn_, inTurn()) != signalled_in_turn_)
        emit inTurnChanged();
    if (std::exchange(signalled_person_, person()) != signalled_person_)
        emit personChanged();
}

void GameTable::showCurrent()
{
    log_complete_ = false;
    shown_again_ = false;
    if (replay_)
        plays_openly_ = hidesNothing() || houseRule(openRule()) || replay_->everyone();
    clearScene();
    ask();
    together_ = !replay_ && asksInSecret() && !over();
    asked_ = match_->pending();
    end_seen_ = end_seen_ && over();
    asked();
    if (deciding() || sees_decision_)
        showOwnView();
    if (replay_ && (sees_decision_ || hidesNothing()))
        watch(replay_->advised());
    layLeftDraft();
    again_from_ = !replay_ && (deciding() || curtainClosed() || over()) ? lastChapter() : std::nullopt;
    refresh();
    emit stageChanged();
    // Not across a curtain: the next person at the screen has not asked for a hint.
    if (std::exchange(hint_wanted_, false) && deciding())
        askHint();
    if (thinking())
        think();
}

void GameTable::ask()
{
    if (replay_)
        return askInReplay();
    const backroom::SeatSet stand_ins = elsewhere_.standIns();
    const auto next = people_.nextAsked(match_->pending(), stand_ins);
    seat_ = next ? int{*next} : nobody;
    if (next && !(people_.here() - stand_ins).contains(*next)) {
        stage_ = (people_.elsewhere() - stand_ins).contains(*next) ? Stage::awaiting : Stage::thinking;
        if (stage_ == Stage::awaiting) {
            setHurry(Hurry::none);
            sitting_ = nobody;
            // None of several who choose at the same time is in turn.
            if (asksInSecret() && match_->pending().size() > 1)
                seat_ = nobody;
        }
        return announce({});
    }
    setHurry(Hurry::none);
    // After undo or redo, another player than the one at the screen may have to decide.
    const int sat = sitting_;
    const bool moved = std::exchange(stepped_, false) && seat_ != sitting_;
    const bool stays = seat_ == sat && seat_ != nobody && staysAtScreen();
    // A single human player has nobody to hide anything from.
    const bool secret = ((asksInSecret() && !stays) || moved) && people_.persons().size() > 1;
    stage_ = !next ? Stage::over : secret && !plays_openly_ ? Stage::closed : Stage::deciding;
    sitting_ = stage_ == Stage::deciding ? seat_ : nobody;
    announce(sitting_ == nobody || sitting_ == sat ? Announcement() : yourMove());
}

void GameTable::skipAhead(bool to_person)
{
    // The announcement says that it waits for a click.
    if (director_.waiting() && announcement_.waits && !to_person)
        return director_.goOn();
    const bool is_shown = director_.busy();
    if (to_person) {
        setHurry(Hurry::until_person);
        director_.finish();
    } else
        director_.skip();
    if (!thinking() || (is_shown && !to_person))
        return;
    // Secret actions show nothing, so a series of them counts as one.
    setHurry(std::max(hurry_, Hurry::until_shown));
    if (!beat_.isActive())
        return;
    beat_.stop();
    applyDecision();
}

void GameTable::setHurry(Hurry hurry)
{
    hurry_ = hurry;
    // Skips the duration of still steps, too.
    director_.setPace(hurry == Hurry::until_person ? 0 : preferences_.speedFactor());
}

void GameTable::setAnimated(bool animated)
{
    if (animated == animated_)
        return;
    animated_ = animated;
    emit animatedChanged();
}

int GameTable::railSeat() const
{
    // In a game without secrets the rail belongs to the seat in turn.
    return onlyPerson() && !hidesNothing() && !over() ? int{*onlyPerson()} : seat_;
}

Announcement GameTable::yourMove() const
{
    Announcement move;
    move.title = tr("%1, your move").arg(inTurn().name);
    move.mark = inTurn().mark;
    move.passing = true;
    return move;
}

void GameTable::lookAt(int kind, int id)
{
    detail_ = detailOf(kind, id);
    detail_.kind = kind;
    detail_.id = id;
    emit detailChanged();
}

void GameTable::lookAway()
{
    if (detail_ == Detail())
        return;
    detail_ = {};
    emit detailChanged();
}

void GameTable::pointAt(QPointF subject)
{
    if (std::exchange(pointed_at_, subject) != subject)
        emit pointedAtChanged();
}

void GameTable::announce(const Announcement& announcement)
{
    if (announcement == announcement_)
        return;
    announcement_ = announcement;
    emit announcementChanged();
}

bool GameTable::closeDetails()
{
    if (!announcement_.passing || director_.busy() || thinking())
        return false;
    announce({});
    return true;
}

void GameTable::openCurtain()
{
    if (!curtainClosed())
        return;
    setAnimated(false);
    if (replay_) {
        replay_->openCurtain();
        return showCurrent();
    }
    stage_ = Stage::deciding;
    sitting_ = seat_;
    acted_ = seat_;
    showOwnView();
    layLeftDraft();
    refresh();
    emit stageChanged();
}

void GameTable::showOnlyOpen()
{
    stopThinking();
    left_draft_ = draft();
    director_.clear();
    clearPrivate();
    lookAway();
    showHint({});
    clearRefusal();
    announce({});
    calmDown();
    setAnimated(false);
    shown_again_ = false;
    if (!over())
        stage_ = Stage::watching;
    clearScene();
    refresh();
    emit stageChanged();
}

void GameTable::resumeAlone()
{
    stopThinking();
    setPaused(false);
    director_.clear();
    clearPrivate();
    calmDown();
    setAnimated(false);
    sitting_ = nobody;
    stepped_ = continued_ = true;
    match_->seek(match_->length());
    rebuildLog();
    showCurrent();
}

void GameTable::close()
{
    stopThinking();
    director_.clear();
    match_->close();
}

bool GameTable::performed(const std::optional<backroom::Refusal>& refusal)
{
    if (refusal) {
        refuse(*refusal);
        // The drag has ended, so the piece must return.
        refresh();
        return false;
    }
    clearRefusal();
    if (match_->asked()) {
        stage_ = Stage::watching;
        refresh();
        emit stageChanged();
        return true;
    }
    acted_ = seat_;
    setAnimated(true);
    if (!elsewhere_.sealed()) {
        together_ = false;
        beginEpoch();
    }
    showNewest();
    return true;
}

void GameTable::beginEpoch()
{
    ++epoch_;
    epoch_from_ = match_->length();
}

void GameTable::showNewest()
{
    stopThinking();
    showHint({});
    clearPrivate();
    lookAway();
    announce({});
    if (const backroom::Seat absent = match_->houseBegins(match_->length() - 1); absent != backroom::nobody) {
        const QString line = TablePeople::housePlays(people_.names().value(absent));
        log_.add({line}, {-1, -1});
        emit elsewhere_.said(line);
    }
    if (Script script = newestScript(); !script.empty())
        return run(std::move(script));
    setAnimated(false);
    showCurrent();
}

void GameTable::remind()
{
    if (!std::exchange(continued_, false))
        return;
    Script script = reminder();
    if (script.empty())
        return;
    stopThinking();
    run(std::move(script));
}

void GameTable::run(Script script)
{
    stage_ = Stage::watching;
    people_.calmDown();
    refresh();
    emit stageChanged();
    for (Cue& cue : script)
        director_.add(shown(std::move(cue)));
    director_.add({"settled", 0, [this] { showCurrent(); }});
    // Announcements stop nothing either: there are hundreds before the end of a game.
    if (hurry_ == Hurry::until_person)
        director_.finish();
    else
        setHurry(Hurry::none);
}

Cue GameTable::shown(Cue cue)
{
    cue.change = [this, change = std::move(cue.change)] {
        setAnimated(!director_.passing());
        announce({});
        change();
        refresh();
    };
    return cue;
}

void GameTable::insert(Script script)
{
    for (Cue& cue : script)
        cue = shown(std::move(cue));
    director_.insert(std::move(script));
}

QVariantMap GameTable::matchOptions() const
{
    QVariantMap same = options();
    same.insert(QStringLiteral("friendly-undo"), match_->friendlyUndo());
    return same;
}
