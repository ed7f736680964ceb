#pragma once

#include "table/beat.hpp"
#include "table/game_table.hpp"

/// For moc, which knows no templates, such a table is a GameTable: QML finds its properties there.
#ifdef Q_MOC_RUN
#define BACKROOM_TABLE_OF(...) GameTable
#else
#define BACKROOM_TABLE_OF(...) TableOf<__VA_ARGS__>
#endif

/// What the boss says in a game; nothing, in one in which it says nothing.
template <backroom::Game G>
struct AdviceOf {
    using Type = std::monostate;
};
template <backroom::AdvisedByBots G>
struct AdviceOf<G> {
    using Type = typename G::Advice;
};

/// The table of the game `G`, which shows a `Scene` that has the `open` part of the game: tells its events to the
/// `Chronicle`, plays its beats, and shows its `Standings` at the end. `tell(Scene&, event)` lets a scene follow.
template <backroom::Game G, class Scene, class Chronicle, class Standings>
class TableOf : public GameTable {
public:
    using Game = G;
    using Action = typename G::Action;
    using Event = typename G::Event;
    using Open = typename G::Open;
    using Advice = typename AdviceOf<G>::Type;
    using Beat = BeatOf<Scene, Event>;

    QString gameId() const override { return QString::fromLatin1(G::id); }
    Standings* standings() { return &standings_; }

    /// What a figure of the rulebook plays, for whoever it names.
    void play(backroom::Seat seat, const Action& action)
    {
        setSeat(seat);
        perform(action);
    }

protected:
    TableOf(const TableSetting& setting, std::unique_ptr<TableMatchOf<G>> match)
        : GameTable(setting, std::move(match))
        , match_(matchOf<G>())
        , chronicle_(names(), marks())
    {
    }

    bool perform(const Action& action) { return performed(match_.act(seat(), action)); }

    /// The events of one action, from what is shown before them. Empty when they show nothing.
    virtual std::vector<Beat> beats(const std::vector<Event>& events) const = 0;
    /// Lays out what is advised, and says it.
    virtual QString prepare(const Advice& /*advice*/) { return {}; }
    /// Where a hint would spoil the game.
    virtual QString noHint() const { return {}; }
    /// The scene has changed by a beat.
    virtual void sceneChanged() { }
    /// A scene that has followed all events so far; the log is written from it.
    virtual void retold(const Scene& /*told*/) { }

    Thought hintThought() override
    {
        if constexpr (backroom::AdvisedByBots<G>)
            return [this, consider = match_.considered(seat())](const std::stop_token& stop) -> Deed {
                return [this, advice = consider(stop)]() -> std::optional<backroom::Refusal> {
                    showHint(advice ? prepare(*advice) : noHint());
                    refresh();
                    return {};
                };
            };
        else
            return {};
    }

    /// What the only person knows, at the end of a table's `clearScene`; nothing where there are several.
    std::optional<typename G::View> ownView() const
    {
        return alone() ? std::optional(match_.view(*alone())) : std::nullopt;
    }

    void asked() override { settleStandings(); }
    void retranslate() override { settleStandings(); }

    void retell() override
    {
        Scene told;
        told.begin(match_.openAtFirst());
        LogModel lines;
        lines.add(Chronicle::begins(told.open), {-1, -1});
        for (const Event& event : match_.allEvents(backroom::nobody)) {
            lines.add(chronicle_.tell(event, told.open), chronicle_.about(event));
            tell(told, event);
        }
        log()->become(lines.items());
        retold(told);
    }

    Script newestScript() override { return cues(beats(match_.newestEvents(eyes()))); }

    Script cues(std::vector<Beat> beats)
    {
        Script script;
        for (Beat& beat : beats) {
            const bool still = beat.still || beat.says;
            const bool waits = beat.waits;
            script.push_back({beat.name, beat.duration, [this, beat = std::move(beat)] { show(beat); }, still, waits});
        }
        return script;
    }

    TableMatchOf<G>& match_;
    Scene scene_;

private:
    void show(const Beat& beat)
    {
        if (!toldAll())
            for (const Event& event : beat.told) {
                const Event open = redact(event, backroom::nobody);
                log()->add(chronicle_.tell(open, scene_.open), chronicle_.about(open));
            }
        beat.change(scene_);
        sceneChanged();
        if (beat.says)
            announce(beat.says(scene_, {names(), marks()}));
    }

    void settleStandings()
    {
        if (over())
            standings_.show(match_.open(), match_.result(), names(), marks());
        else if (standings_.rowCount() > 0)
            standings_.forget();
    }

    Chronicle chronicle_;
    Standings standings_;
};
