// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/script.hpp"

#include "app/supergang/alarm.hpp"
#include "app/supergang/town/town_plan.hpp"
#include "app/supergang/words/announcements.hpp"

#include <algorithm>
#include <array>

namespace supergang_table {

using namespace rules;

namespace {

// Durations in milliseconds at normal speed.
constexpr int roll_time = 1150;
constexpr int step_time = 170;
constexpr int manhole_time = 480;
constexpr int arrive_time = 120;
constexpr int act_time = 420;
constexpr int eye_time = 620;
constexpr int tick_time = 480;
constexpr int law_time = 700;
constexpr int turn_time = 260;
constexpr int celebrate_time = 2600;
constexpr int end_time = 500;
/// The minimum duration of an announcement.
constexpr int read_time = 2000;
/// The duration of an announcement in passing.
constexpr int glance_time = 1100;
constexpr int alarm_time = 800;
/// In haste: the percentage of the usual duration, and fixed durations for the longest steps.
constexpr int hasty_part = 36;
constexpr int hasty_roll_time = 720;
constexpr int hasty_glance_time = 650;
/// For an announcement after a duel in which no person has a stake: its outcome has just been read.
constexpr int hasty_read_time = 1200;
/// The pause before a big moment of weight 1, 2 and 3, and the extra time that it stays, in milliseconds.
constexpr std::array<int, 3> hush_times{300, 550, 850};
constexpr std::array<int, 3> stay_times{0, 400, 1000};

/// Makes the log add the newest beat when the beat ends instead of when it begins: dice have to come to rest first.
void tell_at_rest(std::vector<Beat>& beats)
{
    Beat rest{"told", 0, [](Scene&) {}, {}};
    rest.logged.swap(beats.back().logged);
    beats.push_back(std::move(rest));
}

void hush(std::vector<Beat>& beats, const BigMoment& moment)
{
    beats.push_back({"hush", hush_times.at(static_cast<std::size_t>(moment.weight - 1)),
        [moment](Scene& scene) { scene.moment = moment; }, {}});
}

class Writer {
public:
    Writer(const PublicState& before, bool waits, Haste haste)
        : open_(before)
        , waits_(waits)
        , haste_(haste)
    {
    }

    std::vector<Beat> write(const std::vector<Event>& events)
    {
        for (const Event& event : events) {
            // Events that do not follow from the duel are shown in the town again.
            if (!follows_from_duel(event))
                leave_stall();
            if (const auto* began = std::get_if<DuelBegan>(&event))
                duel_ = began->duel.kind;
            else if (const Duel* duel = top<Duel>(open_))
                duel_ = duel->kind;
            write(event);
            warn(event);
            rules::follow(open_, event);
        }
        leave_stall();
        return std::move(beats_);
    }

private:
    /// Deaths, long sentences and alarms are announced in the town: over the stall they would hide the consequences of
    /// the duel.
    void leave_stall()
    {
        end_duel(beats_, waits_, haste_.duels);
        beats_.insert(beats_.end(), in_town_.begin(), in_town_.end());
        in_town_.clear();
    }

    /// Adds the alarms that the event raises.
    void warn(const Event& event)
    {
        static const QStringList nobodys_names;
        static const QList<int> nobodys_marks;
        if (!raised_by(event, open_, {nobodys_names, nobodys_marks}).empty())
            (shows_end_of_duel(beats_) ? in_town_ : beats_).push_back({"alarm", alarm_time, [](Scene&) {}, {}});
    }

    void write(const Event& event)
    {
        if (std::holds_alternative<DuelBegan>(event) && announcements::is_big(event, open_))
            announce("rebels", event, beats_);
        if (write_duel(beats_, event, open_, haste_.duels))
            return std::holds_alternative<DuelBegan>(event) ? void() : say(event);
        std::visit([&](const auto& kind) { show(kind, event); }, event);
        say(event);
    }

    void show(const Rolled&, const Event& event)
    {
        add("rolled", roll_time, event, [](Scene& scene) { ++scene.throws; });
        if (haste_.acts)
            beats_.back().duration = hasty_roll_time;
        tell_at_rest(beats_);
    }

    void show(const Moved& moved, const Event& event)
    {
        Walking walking;
        walking.mover = moved.figure;
        walking.path = moved.path;
        walking.from = walker_of(open_, moved.figure).place;
        for (std::size_t step = 1; step < walking.path.size(); ++step) {
            const Place from = step == 1 ? walking.from : walking.path[step - 2];
            walking.steps = step;
            beats_.push_back({"step", paced(time_of(from, walking.path[step - 1])),
                [walking](Scene& scene) { scene.walking = walking; }, {}});
        }
        add("moved", step_time + arrive_time, event, [](Scene& scene) { scene.walking.reset(); });
    }

    void show(const Witnessed& seen, const Event& event)
    {
        // The stall hides the town, where the eye would be shown.
        if (top<Duel>(open_) != nullptr || shows_end_of_duel(beats_))
            return add("written-down", tick_time, event);
        const Witnessing eye{seen.figure, seen.years, false};
        beats_.push_back({"witness", eye_time, [eye](Scene& scene) { scene.witnessing = eye; }, {}});
        add("witnessed", tick_time, event, [](Scene& scene) { scene.witnessing->arrived = true; });
        beats_.push_back({"recorded", 0, [](Scene& scene) { scene.witnessing.reset(); }, {}});
    }

    void show(const DistrictWon& won, const Event& event)
    {
        add("district", celebrate_time, event, [won](Scene& scene) { scene.celebrated = won.district; });
        beats_.back().duration = celebrate_time;
        beats_.back().still = true;
    }

    void show(const CowardAttacked&, const Event& event) { add("coward-attack", act_time, event); }
    void show(const Racketed&, const Event& event) { add("token", act_time, event); }
    void show(const Bought&, const Event& event) { add("token", act_time, event); }
    void show(const StuckUp&, const Event& event) { add("stuck-up", act_time, event); }
    void show(const TokenRemoved&, const Event& event) { add("token-removed", act_time / 2, event); }
    void show(const PawnPlaced&, const Event& event) { add("pawn", act_time / 2, event); }
    void show(const PawnTurned&, const Event& event) { add("pawn-turned", act_time / 3, event); }
    void show(const PawnsBought&, const Event& event) { add("pawns", act_time, event); }
    void show(const Recruited&, const Event& event) { add("recruited", law_time, event); }
    void show(const Vamped&, const Event& event) { add("vamped", law_time, event); }
    void show(const Freed&, const Event& event) { add("freed", act_time, event); }
    void show(const Collected&, const Event& event) { add("collected", haste_.income ? 0 : act_time, event); }
    void show(const Arrested&, const Event& event) { add("whistle", law_time, event); }
    void show(const Jailed&, const Event& event) { add("jailed", law_time, event); }
    void show(const Released&, const Event& event) { add("released", act_time, event); }
    void show(const FellIn& fallen, const Event& event)
    {
        const Place manhole = open_.patrols[fallen.patrol].place;
        add("splash", law_time, event, [manhole](Scene& scene) { scene.splash = manhole; });
        beats_.push_back({"covered", 0, [](Scene& scene) { scene.splash = no_place; }, {}});
    }
    void show(const PatrolOut&, const Event& event) { add("patrol-out", law_time, event); }
    void show(const PoliceBought&, const Event& event) { add("police-bought", law_time, event); }
    void show(const Traded&, const Event& event) { add("traded", act_time, event); }
    void show(const TurnBegan&, const Event& event) { add("turn", turn_time, event); }
    void show(const Eliminated&, const Event& event) { add("eliminated", law_time, event); }
    void show(const GameOver&, const Event& event) { add("game-over", end_time, event); }
    template <class Kind>
    void show(const Kind&, const Event& event)
    {
        add("told", 0, event);
    }

    int paced(int time) const { return haste_.acts ? time * hasty_part / 100 : time; }
    static int time_of(Place from, Place to) { return by_sewer(from, to) ? manhole_time : step_time; }

    void add(const char* name, int duration, const Event& event, const std::function<void(Scene&)>& change = {})
    {
        beats_.push_back({name, paced(duration),
            [event, change](Scene& scene) {
                follow(scene, event);
                note(scene, event);
                if (change)
                    change(scene);
            },
            {event}});
    }

    /// Announces the event with the newest beat, and prolongs that beat so that it can be read.
    void say(const Event& event)
    {
        // In haste, an announced income would only flash; the log and the cash have it.
        const bool flashes = std::holds_alternative<Collected>(event) && (haste_.acts || haste_.income);
        if (announcements::is_small(event, open_) && !flashes) {
            // Keeps the player's speed, as nothing stops for a passing announcement.
            Beat& beat = beats_.back();
            beat.change = [change = std::move(beat.change), whisper = PassingAnnouncement{event, open_}](Scene& scene) {
                change(scene);
                scene.whisper = whisper;
            };
            beat.duration = std::max(beat.duration, haste_.acts ? hasty_glance_time : glance_time);
        }
        if (!announcements::is_big(event, open_))
            return;
        if (std::holds_alternative<Killed>(event))
            return announce("mourned", event, in_town_);
        if (std::holds_alternative<Injured>(event))
            return announce("long-sentence", event, in_town_);
        Beat beat = std::move(beats_.back());
        beats_.pop_back();
        put(std::move(beat), event, beats_);
    }

    /// Announces an event in a beat of its own.
    void announce(const char* name, const Event& event, std::vector<Beat>& beats)
    {
        put({name, 0, [](Scene&) {}, {}}, event, beats);
    }

    /// Adds a beat that announces the event; a big moment gets a pause before it and stays longer.
    void put(Beat beat, const Event& event, std::vector<Beat>& beats)
    {
        beat.says = [event, before = open_](
                        const Scene&, const Seated& seated) { return announcements::of(event, before, seated); };
        beat.duration = std::max(beat.duration, haste_.duels && duel_ ? hasty_read_time : read_time);
        // The click that ends the duel must not hide that somebody is out.
        beat.waits = waits_ && std::holds_alternative<Eliminated>(event);
        const auto moment = big_moment(event, open_, duel_);
        if (!moment) {
            beats.push_back(std::move(beat));
            return;
        }
        hush(beats, *moment);
        beat.duration += stay_times.at(static_cast<std::size_t>(moment->weight - 1));
        beat.change = [change = std::move(beat.change)](Scene& scene) {
            change(scene);
            if (scene.moment)
                scene.moment->hushed = false;
        };
        beats.push_back(std::move(beat));
        beats.push_back({"moment-over", 0, [](Scene& scene) { scene.moment.reset(); }, {}});
    }

    /// The public state before the current event.
    PublicState open_;
    const bool waits_;
    const Haste haste_;
    std::vector<Beat> beats_;
    /// Beats to be shown once the stall is left.
    std::vector<Beat> in_town_;
    /// The kind of the current duel, or of the last one among these events.
    std::optional<DuelKind> duel_;
};

}

std::vector<Beat> script(const std::vector<Event>& events, const PublicState& before, bool waits, Haste haste)
{
    return Writer(before, waits, haste).write(events);
}

}
