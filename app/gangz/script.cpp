// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/script.hpp"

#include "app/gangz/words/announcements.hpp"

#include <algorithm>

namespace gangz_table {

using namespace rules;

namespace {

// Durations in milliseconds at normal speed.
constexpr int frame_time = 34;
constexpr int lay_time = 900;
constexpr int swap_time = 300;
constexpr int look_time = 900;
constexpr int pawn_time = 90;
constexpr int pawns_rest = 700;
constexpr int owner_time = 120;
constexpr int owners_rest = 700;
constexpr int shake_time = 420;
constexpr int unmask_time = 1500;
constexpr int scoring_time = 620;
constexpr int reason_time = 460;
constexpr int walk_time = 900;
constexpr int leave_time = 520;
constexpr int leader_time = 900;
constexpr int end_time = 400;
/// The minimum duration of an announcement.
constexpr int read_time = 2200;

class Writer {
public:
    Writer(const PublicState& before, bool together)
        : together_(together)
    {
        reveal_.round.round = before.round;
        reveal_.round.leader = before.leader();
        reveal_.round.wall = before.wall;
        reveal_.seats = before.seats;
        reveal_.target = before.options.target;
    }

    std::vector<Beat> write(const std::vector<Event>& events)
    {
        for (const Event& event : events)
            std::visit(*this, event);
        return std::move(beats_);
    }

    void operator()(const Chosen& chosen) { unseen_.push_back(chosen); }
    void operator()(const Voted& voted) { unseen_.push_back(voted); }
    void operator()(const Swapped& swapped) { addFollowing("swapped", swap_time, swapped); }
    void operator()(const Reshuffled& reshuffled) { addFollowing("reshuffled", swap_time, reshuffled); }

    void operator()(const LaidOut& laid)
    {
        add("laying", frame_time, [laid, unseen = std::exchange(unseen_, {})](Scene& scene) {
            for (const Event& event : unseen)
                follow(scene, event);
            follow(scene, laid);
            scene.entering = true;
        });
        add("laid-out", lay_time, [](Scene& scene) { scene.entering = false; }, {laid});
        say([laid](const Scene&, const Seated&) {
            return announcements::wall_is_laid(static_cast<int>(laid.cards.size()));
        });
        // Several players at one screen see the wall together only at this moment.
        beats_.back().waits = together_;
    }

    void operator()(const VotesShown& shown)
    {
        reveal_.round.votes = shown.votes;
        shown_.push_back(shown);
    }

    void operator()(const Unmasked& unmasked)
    {
        reveal_.round.intruders = unmasked.intruders;
        reveal_.round.played = unmasked.played;
        shown_.push_back(unmasked);
    }

    void operator()(const Scored& scored)
    {
        reveal_.round.scores[scored.seat] = scored.score;
        shown_.push_back(scored);
        if (scored.seat + 1 < reveal_.seats)
            return;
        // From here on the scene has all public information; the drawing reveals it step by step.
        add("look", look_time, [reveal = reveal_, unseen = std::exchange(unseen_, {}), events = shown_](Scene& scene) {
            for (const auto* list : {&unseen, &events})
                for (const Event& event : *list)
                    follow(scene, event);
            scene.reveal = reveal;
        });
        say([](const Scene&, const Seated& seated) { return announcements::all_have_voted(seated.alone); });
        std::vector<Beat> shown = reveal(reveal_);
        std::ranges::find_if(shown, [](const Beat& beat) { return qstrcmp(beat.name, "points") == 0; })->logged =
            shown_;
        beats_.insert(beats_.end(), shown.begin(), shown.end());
    }

    void operator()(const Discarded& discarded)
    {
        add("leaving", leave_time, [discarded](Scene& scene) {
            follow(scene, discarded);
            scene.leaving = true;
        });
        add("discarded", 0,
            [](Scene& scene) {
                scene.leaving = false;
                scene.reveal.reset();
            },
            {discarded});
    }

    void operator()(const Drawn& drawn) { addFollowing("drawn", 0, drawn); }
    void operator()(const LeaderMoved& moved) { addFollowing("leader", leader_time, moved); }
    void operator()(const GameOver& over) { addFollowing("game-over", end_time, over); }

private:
    void add(const char* name, int duration, std::function<void(Scene&)> change, const std::vector<Event>& logged = {})
    {
        beats_.push_back({name, duration, std::move(change), logged});
    }

    void addFollowing(const char* name, int duration, const Event& event)
    {
        add(name, duration, [event](Scene& scene) { follow(scene, event); }, {event});
    }

    void say(std::function<Announcement(const Scene&, const Seated&)> announcement)
    {
        beats_.back().says = std::move(announcement);
        beats_.back().duration = std::max(beats_.back().duration, read_time);
    }

    const bool together_;
    RoundReveal reveal_;
    /// Events that are not shown by themselves and that the acting seat knows already.
    std::vector<Event> unseen_;
    std::vector<Event> shown_;
    std::vector<Beat> beats_;
};

}

std::vector<Beat> reveal(const RoundReveal& reveal)
{
    std::vector<Beat> beats;
    const auto add = [&](const char* name, int duration, std::function<void(RoundReveal&)> change, bool still = false) {
        Beat beat{name, duration, [change = std::move(change)](Scene& scene) { change(*scene.reveal); }, {}};
        beat.still = still;
        beats.push_back(std::move(beat));
    };
    for (int seats = 1; seats < reveal.seats; ++seats)
        add("pawn", pawn_time, [seats](RoundReveal& shown) { shown.pawns = seats; });
    add(
        "votes", pawns_rest, [](RoundReveal& shown) { shown.pawns = shown.seats; }, true);
    const auto owned = static_cast<int>(reveal.owned().size());
    for (int owners = 1; owners < owned; ++owners)
        add("owner", owner_time, [owners](RoundReveal& shown) { shown.owners = owners; });
    add(
        "owners", owners_rest, [owned](RoundReveal& shown) { shown.owners = owned; }, true);
    const bool fooled = reveal.fooledEverybody();
    if (fooled)
        add("held", held_breath(Weight::large), [](RoundReveal& shown) { shown.feat = Feat{Feat::Fooled, false}; });
    add("shaking", shake_time, [](RoundReveal& shown) { shown.shaking = true; });
    const auto unmask = [](RoundReveal& shown) {
        shown.shaking = false;
        shown.unmasked = true;
        if (shown.feat)
            shown.feat->revealed = true;
    };
    add("intruders", fooled ? std::max(unmask_time, shown_time(Weight::large)) : unmask_time, unmask, true);
    add("scoring", scoring_time, [](RoundReveal& shown) {
        shown.feat.reset();
        shown.scoring = true;
    });
    const auto reasons = static_cast<int>(reveal.allReasons().size());
    for (int reason = 1; reason <= reasons; ++reason)
        add("reason", reason_time, [reason](RoundReveal& shown) { shown.reasons = reason; });
    add("points", walk_time, [](RoundReveal& shown) { shown.walked = true; });
    if (!reveal.reached().empty()) {
        add("held", held_breath(Weight::huge), [](RoundReveal& shown) { shown.feat = Feat{Feat::Goal, false}; });
        add("goal", shown_time(Weight::huge), [](RoundReveal& shown) { shown.feat = Feat{Feat::Goal, true}; });
        add("reached", 0, [](RoundReveal& shown) { shown.feat.reset(); });
    }
    beats.back().waits = true;
    return beats;
}

std::vector<Beat> look_again(int cards)
{
    Beat beat{"look-again", read_time, [](Scene&) {}, {}};
    beat.says = [cards](const Scene&, const Seated&) { return announcements::wall_is_laid(cards); };
    beat.waits = true;
    return {beat};
}

std::vector<Beat> scored_round(const RoundReveal& reveal)
{
    const auto show = [reveal](Scene& scene) {
        scene.clearPrivate();
        scene.reveal = reveal;
    };
    Beat scored{"scored", 0, show, {}};
    scored.waits = true;
    Beat leaving{"leaving", leave_time, [](Scene& scene) { scene.leaving = true; }, {}};
    Beat gone{"discarded", 0,
        [](Scene& scene) {
            scene.leaving = false;
            scene.reveal.reset();
        },
        {}};
    return {scored, leaving, gone};
}

std::vector<Beat> script(const std::vector<Event>& events, const PublicState& before, bool together)
{
    return Writer(before, together).write(events);
}

}
