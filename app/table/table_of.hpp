// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/preferences.hpp"
#include "app/table/beat.hpp"
#include "app/table/ending_wording.hpp"
#include "app/table/game_table.hpp"
#include "app/table/hands_of.hpp"
#include "app/table/hinted_draft.hpp"
#include "app/table/parts_of_game.hpp"
#include "app/table/story.hpp"

#include <algorithm>
#include <functional>
#include <span>
#include <utility>
#include <vector>

/// moc does not support templates, so it is given GameTable as the base class, which has the properties for QML.
#ifdef Q_MOC_RUN
#define BACKROOM_TABLE_OF(...) GameTable
#else
#define BACKROOM_TABLE_OF(...) TableOf<__VA_ARGS__>
#endif

/// The table of the game `G`. `Scene` is what is shown, with the public state as `open`; `follow(Scene&, event)`
/// applies an event to it, and `draft()` is what the player has prepared. `laid()`, if there is one, lists the things
/// of the draft that `takeOff` and `lay` take back and lay out again, one after the other. `begin_hand`, `hand_sheet`
/// and `tap_hand` serve a phone. `Chronicle` turns events into log lines and says why the game ended; `Standings` has
/// the rows and texts of the result, `Layout` the places of things, and `Wording` the sentences.
template <backroom::Game G, class Scene, class Chronicle, class Standings, class Layout, class Wording>
class TableOf : public GameTable {
public:
    using Game = G;
    using Action = typename G::Action;
    using Event = typename G::Event;
    using PublicState = typename G::PublicState;
    using Advice = typename AdviceOf<G>::Type;
    using Beat = BeatOf<Scene, Event>;

    QString gameId() const override { return QString::fromLatin1(G::id); }
    QString title() const override { return Wording::title(); }
    QString lookAwayText() const override { return Wording::lookAway(); }
    TableLayout* frame() override { return &layout_; }
    Layout* layout() { return &layout_; }
    using Standing = typename decltype(Standings::rows)::value_type;
    ItemListOf<Standing>* standings() { return &standings_; }
    const auto& result() const { return result_; }
    TableEnding ending() const override
    {
        return ended() ? TableEnding{chronicle_.reason(match_.open()), rule_of_ending(match_.open())} : TableEnding();
    }
    Noises noises(const QString& cue) const override { return heard(scene_, cue); }
    bool contradictsLesson() const final
    {
        const auto action = deciding() ? laidOut() : std::nullopt;
        return action && !match_.awaits(*action);
    }

    HandSheet handSheet(backroom::Seat seat) override
    {
        auto& hand = handOf(seat);
        HandSheet sheet = hand_sheet(hand.scene, seated());
        sheet.last = Story::newest(match_, chronicle_, hands_.seen(match_.length(), !director()->busy()));
        elsewhere()->complete(sheet, seat);
        if (hand.refusal)
            sheet.problem = sentenceOf(*hand.refusal);
        return sheet;
    }
    void tapHand(backroom::Seat seat, const QString& id) override
    {
        if (!handSheet(seat).offers(id))
            return;
        if (elsewhere()->mayTakeBack(seat))
            return elsewhere()->takeBack(seat);
        auto& hand = handOf(seat);
        const Tapped<Action> tapped = tap_hand(hand.scene, id);
        hand.refusal = tapped.refusal;
        if (tapped.action) {
            // Animations still running belong to earlier choices of others.
            director()->finish();
            hand.refusal = match_.act(seat, *tapped.action);
            if (!hand.refusal) {
                if (elsewhere()->acted(seat))
                    hands_.forget(seat);
                return;
            }
        }
        emit elsewhere()->handsChanged();
    }

    /// Plays an action of a figure of the rulebook, for any seat.
    void play(backroom::Seat seat, const Action& action)
    {
        setSeat(seat);
        perform(action);
    }

protected:
    TableOf(const TableSetting& setting, std::unique_ptr<TableMatchOf<G>> match)
        : GameTable(setting, std::move(match))
        , match_(matchOf<G>())
        , chronicle_(chronicle_of<Chronicle>(people()))
    {
    }

    bool perform(const Action& action)
    {
        hands_.forget(seat());
        return performed(match_.act(seat(), action));
    }
    void performIf(const std::optional<Action>& action)
    {
        if (action)
            perform(*action);
    }

    /// Returns the steps that show the events of one action from the current scene; empty if they show nothing.
    virtual std::vector<Beat> beats(const std::vector<Event>& events) const = 0;
    /// Changes the scene by a function of the scene and these arguments. If the function returns an action, performs
    /// it; otherwise shows the scene. A game's table changes its scene only here and in functions below that receive a
    /// scene to change.
    template <class Change, class... Arguments>
    auto change(Change by, const Arguments&... arguments)
    {
        const auto draft = shown_.draft();
        if constexpr (std::is_void_v<std::invoke_result_t<Change, Scene&, const Arguments&...>>) {
            std::invoke(by, shown_, arguments...);
            refresh();
            dropHint(draft);
        } else {
            auto result = std::invoke(by, shown_, arguments...);
            if (!makes_action<G>(result))
                refresh();
            dropHint(draft);
            return result;
        }
    }
    /// Returns which of the game's moments corresponds to the stage.
    template <class Moment>
    Moment momentOf(Moment closed, Moment deciding, Moment watching, Moment over) const
    {
        if (stage() == Stage::closed || stage() == Stage::over)
            return stage() == Stage::closed ? closed : over;
        return stage() == Stage::deciding ? deciding : watching;
    }
    /// Replaces a part of what is shown, and emits the signal if that changes it.
    template <class Part, class Table>
    void show(Part& shown, Part now, void (Table::*signal)())
    {
        if (shown == now)
            return;
        shown = std::move(now);
        emit(static_cast<Table*>(this)->*signal)();
    }
    Seated seated() const { return {names(), marks(), onlyPerson().has_value()}; }
    QString sentenceOf(const backroom::Refusal& refusal) const override
    {
        if constexpr (requires { Wording::refusal(refusal, seated()); })
            return Wording::refusal(refusal, seated());
        else
            return Wording::refusal(refusal);
    }

    /// The same for a change that does not touch the draft, so that a hint stays.
    void glance(const auto& by)
    {
        std::invoke(by, shown_);
        refresh();
    }
    /// Returns the scene of the match's public state.
    virtual Scene publicScene() = 0;
    /// Called when the next seat to decide has been determined.
    virtual void seatAsked(Scene& /*scene*/) { }
    /// Called when the seat's view has been added to the scene.
    virtual void viewAdded(Scene& /*scene*/) { }
    /// Lays out the advised action, and returns the text of the hint.
    virtual QString prepare(Scene& /*scene*/, const Advice& /*advice*/) { return {}; }
    /// Lays out a decision that was made, or that a review calls better.
    virtual void lay(Scene& /*scene*/, const Action& /*action*/) { }
    /// Returns the action that the player has laid out and only has to confirm; nothing if it is incomplete.
    virtual std::optional<Action> laidOut() const { return {}; }
    /// Puts down what the player holds or has opened; returns false if there is nothing.
    virtual bool putAway(Scene& /*scene*/) { return false; }
    /// Takes back what the player has laid out last; returns false if nothing is laid out.
    bool takeBackNewest()
    {
        return change([this](Scene& scene) { return laid_.takeBack(scene); });
    }
    /// Called after a step of a script has changed the scene.
    virtual void sceneChanged(Scene& /*scene*/) { }
    /// Called with a scene that has followed all events so far, when the log is rebuilt.
    virtual void sceneRebuilt(Scene& /*scene*/, const Scene& /*before*/) { }
    /// Returns what the players say about an event that everybody saw.
    virtual Remarks remarks(const Event& /*event*/, const PublicState& /*before*/) const { return {}; }
    /// Completes the scene before it is shown.
    virtual void complete(Scene& /*scene*/) { }
    virtual void showScene() = 0;
    void refresh() final
    {
        complete(shown_);
        laid_.follow(shown_);
        showScene();
    }
    void clearScene() final { shown_ = publicScene(); }
    void showOwnView() final
    {
        shown_.view = match_.view(seat());
        viewAdded(shown_);
    }
    bool dropDraft() final { return putAway(shown_) || takeBackNewest(); }
    std::vector<int> laidThings() const override { return LaidThings::on(shown_); }
    void layThings(const std::vector<int>& things) override { LaidThings::lay(shown_, things); }
    bool canLayAgain() const final { return deciding() && laid_.canLayAgain(); }
    void layAgain() final
    {
        change([this](Scene& scene) { laid_.layAgain(scene); });
    }
    void clearPrivate() final { shown_.clearPrivate(); }
    void followNewest() final
    {
        for (const Event& event : match_.newestEvents(viewer())) {
            if (!logIsComplete())
                log()->add(chronicle_.sentences(redact(event, backroom::nobody), scene_.open), chronicle_.about(event));
            follow(shown_, event);
        }
        shown_.open = match_.open();
        if (shown_.view)
            shown_.view = match_.view(seat());
        refresh();
    }

    /// Returns the computation of a hint for the seat that decides.
    virtual std::function<std::optional<typename G::Advice>(const std::stop_token&)> considered() const
    {
        return match_.considered(seat());
    }
    Computation hintThought() override
    {
        return [this, consider = considered()](const std::stop_token& stop) -> MainThreadAction {
            return [this, advice = consider(stop)]() -> std::optional<backroom::Refusal> {
                const Scene before = shown_;
                const QString hint = advice ? prepare(shown_, *advice) : noHint();
                hinted_.remember(before, shown_, match_.length());
                // The signal's receivers must find the hint laid out.
                refresh();
                showHint(hint);
                return {};
            };
        };
    }
    void putBackHinted() final
    {
        if (!hinted_.putBack(shown_, match_.length()))
            return;
        setAnimated(true);
        refresh();
    }
    /// The view of the only human player, to be set at the end of `publicScene`; nothing if there are several.
    std::optional<typename G::View> ownView() const
    {
        return onlyPerson() ? std::optional(match_.view(*onlyPerson())) : std::nullopt;
    }
    Announcement outcome() const override
    {
        return outcome_of(finalStandings().result.title, chronicle_.reason(match_.open()), match_.result(), seated());
    }
    void asked() final
    {
        laid_.forget();
        settleStandings();
        seatAsked(shown_);
    }
    void retranslate() override { settleStandings(); }
    void rebuildLog() override
    {
        if (replay())
            return retellReplay();
        const Story story = wholeStory();
        log()->assign(story.lines);
        sceneRebuilt(shown_, match_.position() == match_.length() ? story.end : sceneAt(match_.position()));
    }
    void rewind() override
    {
        log()->rewind(wholeStory().line_counts[static_cast<std::size_t>(match_.position())]);
        sceneRebuilt(shown_, sceneAt(match_.position()));
        clearScene();
        settleStandings();
    }
    void watch(const std::any& advised) override
    {
        const auto* better = std::any_cast<Action>(&advised);
        std::optional<Action> laid = better ? std::optional(*better) : std::nullopt;
        if constexpr (requires(Scene & scene) { scene.watched; }) {
            laid = laid ? laid : match_.nextActionOf(seat());
            shown_.watched = true;
        }
        if (laid)
            lay(shown_, *laid);
    }
    std::optional<int> lastChapter() const override { return Story::template lastChapter<Chronicle>(match_); }
    Script newestScript() override { return cues(beats(match_.newestEvents(viewer()))); }
    Script cues(std::vector<Beat> beats)
    {
        Script script;
        for (Beat& beat : beats) {
            const bool still = beat.still || beat.says;
            const bool waits = beat.waits;
            script.push_back({beat.name, beat.lasts(replay() != nullptr),
                [this, beat = std::move(beat), position = match_.position()] { showBeat(beat, position); }, still,
                waits});
        }
        return script;
    }

    TableMatchOf<G>& match_;
    Layout layout_;

private:
    Scene shown_;

protected:
    const Scene& scene_ = shown_;

private:
    auto& handOf(backroom::Seat seat)
    {
        // Phones must not be ahead of what the table shows.
        const bool now = !director()->busy() || elsewhere()->mayDecide(seat);
        return hands_.at(seat, epoch(), now, [this](backroom::Seat of) { return match_.view(of); });
    }
    /// A hint refers to the draft that it has laid out, so it is hidden when the player changes that draft.
    void dropHint(const auto& before)
    {
        if (!(shown_.draft() == before))
            showHint({});
    }
    void showBeat(const Beat& beat, int position)
    {
        for (const Event& event : beat.logged) {
            const Event open = redact(event, backroom::nobody);
            if (!logIsComplete())
                log()->add(chronicle_.sentences(open, scene_.open), chronicle_.about(open));
            react(Chronicle::moods(open, scene_.open), remarks(open, scene_.open), position);
        }
        beat.change(shown_);
        sceneChanged(shown_);
        if (!beat.says)
            return;
        Announcement said = beat.says(scene_, seated());
        // A replay continues by itself.
        said.waits = beat.waits && replay() == nullptr;
        announce(said);
    }
    void settleStandings()
    {
        Standings now = over() ? finalStandings() : Standings();
        for (Standing& row : now.rows)
            row.face = signOf(row.key).face;
        standings_.assign(now.rows);
        if (std::exchange(result_, now.result) != now.result)
            emit resultChanged();
    }

    Standings finalStandings() const { return Standings::of(match_.open(), match_.result(), names(), marks()); }
    using Story = StoryOf<Scene>;
    Story wholeStory()
    {
        talk()->forget();
        return Story::of(match_, chronicle_, replay(), [this](const Event& event, const auto& before, auto... where) {
            return tell(remarks(event, before), Chronicle::moods(event, before), where...);
        });
    }
    Scene sceneAt(int position) const { return story_.at(match_, position); }

    /// Shortens or extends the log to the position.
    void retellReplay()
    {
        if (std::exchange(story_language_, preferences().language()) != preferences().language()) {
            story_ = wholeStory();
            replay()->assign(story_.chapters, story_.marks, [this](int action) { return story_.logOf(action); });
            log()->truncate(0);
        }
        const std::size_t lines = story_.line_counts[static_cast<std::size_t>(match_.position())];
        log()->truncate(lines);
        log()->extend(std::span(story_.lines).first(lines).subspan(log()->items().size()));
        sceneRebuilt(shown_, sceneAt(match_.position()));
    }

    Chronicle chronicle_;
    HandsOf<Scene> hands_;
    HintedDraft<Scene> hinted_;
    LaidThings laid_;
    ItemListOf<Standing> standings_;
    decltype(Standings::result) result_;
    /// Set in a replay only; rebuilt when the language changes.
    Story story_;
    QString story_language_;
};
