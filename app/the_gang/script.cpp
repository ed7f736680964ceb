// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/script.hpp"

#include "engine/the_gang/rules.hpp"

#include <algorithm>

namespace the_gang_table {

using namespace rules;

namespace {

// Durations in milliseconds at normal speed.
constexpr int reveal_time = 1700;
constexpr int turn_time = 550;
constexpr int place_time = 520;
constexpr int special_time = 480;
constexpr int glow_time = 750;
constexpr int capture_time = 420;
constexpr int capture_time_a_card = 70;
constexpr int deal_time = 180;
constexpr int deal_time_a_card = 60;
constexpr int pause_time = 300;
constexpr int job_end_time = 700;
constexpr int end_time = 900;
constexpr int recap_time = 4200;
constexpr int recap_time_of_round = 7500;
/// Long enough for a new card to be drawn at its initial place.
constexpr int frame_time = 34;

class Writer {
public:
    Writer(std::optional<backroom::Seat> active, const announcements::Taken& taken)
        : active_(active)
    {
        over_.taken = taken;
    }

    std::vector<Beat> write(const std::vector<Event>& events)
    {
        for (const Event& event : events) {
            if (const auto* captured = std::get_if<Captured>(&event)) {
                captures_.push_back(*captured);
                over_.taken[captured->seat].add(captured->gangsters);
                continue;
            }
            endCaptures();
            std::visit(*this, event);
        }
        endCaptures();
        recap();
        return std::move(beats_);
    }

    void operator()(const Chosen& chosen) { chosen_ = chosen; }
    void operator()(const Captured&) const { }

    void operator()(const Revealed& revealed)
    {
        over_.taken = {};
        active_.reset();
        add("sealed", frame_time, [revealed, chosen = chosen_](Scene& scene) {
            if (chosen)
                follow(scene, *chosen);
            follow(scene, revealed);
            scene.active.reset();
            scene.sealed = true;
        });
        add("revealed", reveal_time, [](Scene& scene) { scene.sealed = false; }, {revealed});
        beats_.back().says = [](const Scene&, const Seated& seated) { return announcements::reveal(seated.alone); };
    }

    void operator()(const Placed& placed)
    {
        if (active_ != placed.seat)
            add("turn", turn_time, [seat = placed.seat](Scene& scene) { scene.active = seat; });
        active_ = placed.seat;
        addFollowing("placed", place_time, placed);
    }

    void operator()(const SpecialPlayed& played) { addFollowing("special", special_time, played); }

    void operator()(const SpecialDiscarded& discarded)
    {
        if (over_.job > 0)
            over_.unused.push_back(discarded);
        addFollowing("discarded", pause_time, discarded);
    }

    void operator()(const JobEnded& ended)
    {
        add("job-ended", job_end_time,
            [ended](Scene& scene) {
                scene.ended = JobNumber{scene.open.round, scene.open.job};
                follow(scene, ended);
                scene.active.reset();
            },
            {ended});
        over_.job = ended.job;
        over_.last = ended.last;
    }

    void operator()(const Refilled& refilled)
    {
        add("refilling", frame_time,
            [refilled](Scene& scene) {
                follow(scene, refilled);
                scene.entering = refilled.gangsters;
            },
            {refilled});
        add("refilled", deal_time + deal_time_a_card * refilled.gangsters.size() + pause_time,
            [](Scene& scene) { scene.entering = {}; });
    }

    void operator()(const RoundEnded& ended)
    {
        over_.round_over = ended.round;
        addFollowing("round-ended", pause_time, ended);
    }

    void operator()(const Dealt& dealt)
    {
        recap();
        addFollowing("dealt", deal_time, dealt);
    }

    void operator()(const GameOver& over)
    {
        recap();
        addFollowing("game-over", end_time, over);
    }

private:
    void add(const char* name, int duration, std::function<void(Scene&)> change, std::vector<Event> logged = {})
    {
        beats_.push_back({name, duration, std::move(change), std::move(logged)});
    }

    void addFollowing(const char* name, int duration, const Event& event)
    {
        add(name, duration, [event](Scene& scene) { follow(scene, event); }, {event});
    }

    /// Announces the end of a job once, after all its consequences.
    void recap()
    {
        const announcements::JobOver over = std::exchange(over_, {});
        if (over.job == 0)
            return;
        add("recap", over.round_over > 0 ? recap_time_of_round : recap_time,
            [](Scene& scene) { scene.active.reset(); });
        beats_.back().says = [over](const Scene& scene, const Seated& seated) {
            return announcements::job_over(over, scene.open, seated);
        };
        add("recapped", 0, [](Scene& scene) { scene.ended.reset(); });
    }

    /// The gangs that one card captures leave together.
    void endCaptures()
    {
        if (captures_.empty())
            return;
        const std::vector<Captured> gangs = std::exchange(captures_, {});
        const Feat feat = Feat::of(gangs);
        if (feat.weight != Weight::small)
            add("held", held_breath(feat.weight), [gangs, feat](Scene& scene) {
                scene.caught = gangs;
                scene.feat = feat;
            });
        add("caught", std::max(glow_time, shown_time(feat.weight)),
            [gangs](Scene& scene) {
                scene.caught = gangs;
                if (scene.feat)
                    scene.feat->revealed = true;
            },
            {gangs.begin(), gangs.end()});
        add("captured", capture_time + capture_time_a_card * feat.gangsters, [gangs](Scene& scene) {
            scene.caught.clear();
            scene.feat.reset();
            scene.flying = gangs;
            for (const Captured& gang : gangs)
                follow(scene, gang);
        });
        add("stacked", 0, [](Scene& scene) { scene.flying.clear(); });
    }

    std::optional<backroom::Seat> active_;
    /// Has no visible effect, but the seat that chose last knows which card leaves its hand.
    std::optional<Chosen> chosen_;
    std::vector<Captured> captures_;
    announcements::JobOver over_;
    std::vector<Beat> beats_;
};

}

std::vector<Beat> script(const std::vector<Event>& events, const Scene& before, const announcements::Taken& taken)
{
    return Writer(before.active, taken).write(events);
}

}
