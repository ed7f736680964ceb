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
        telling_.round.round = before.round;
        telling_.round.leader = before.leader();
        telling_.round.wall = before.wall;
        telling_.seats = before.seats;
        telling_.target = before.options.target;
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
        telling_.round.votes = shown.votes;
        shown_.push_back(shown);
    }

    void operator()(const Unmasked& unmasked)
    {
        telling_.round.intruders = unmasked.intruders;
        telling_.round.played = unmasked.played;
        shown_.push_back(unmasked);
    }

    void operator()(const Scored& scored)
    {
        telling_.round.scores[scored.seat] = scored.score;
        shown_.push_back(scored);
        if (scored.seat + 1 < telling_.seats)
            return;
        // From here on the scene has all public information; the drawing reveals it step by step.
        add("look", look_time,
            [telling = telling_, unseen = std::exchange(unseen_, {}), events = shown_](Scene& scene) {
                for (const auto* list : {&unseen, &events})
                    for (const Event& event : *list)
                        follow(scene, event);
                scene.telling = telling;
            });
        say([](const Scene&, const Seated& seated) { return announcements::all_have_voted(seated.alone); });
        std::vector<Beat> shown = reveal(telling_);
        std::ranges::find_if(shown, [](const Beat& beat) { return qstrcmp(beat.name, "points") == 0; })->told = shown_;
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
                scene.telling.reset();
            },
            {discarded});
    }

    void operator()(const Drawn& drawn) { addFollowing("drawn", 0, drawn); }
    void operator()(const LeaderMoved& moved) { addFollowing("leader", leader_time, moved); }
    void operator()(const GameOver& over) { addFollowing("game-over", end_time, over); }

private:
    void add(const char* name, int duration, std::function<void(Scene&)> change, const std::vector<Event>& told = {})
    {
        beats_.push_back({name, duration, std::move(change), told});
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
    Telling telling_;
    /// Events that are not shown by themselves and that the acting seat knows already.
    std::vector<Event> unseen_;
    std::vector<Event> shown_;
    std::vector<Beat> beats_;
};

}

std::vector<Beat> reveal(const Telling& telling)
{
    std::vector<Beat> beats;
    const auto add = [&](const char* name, int duration, std::function<void(Telling&)> change, bool still = false) {
        Beat beat{name, duration, [change = std::move(change)](Scene& scene) { change(*scene.telling); }, {}};
        beat.still = still;
        beats.push_back(std::move(beat));
    };
    for (int seats = 1; seats < telling.seats; ++seats)
        add("pawn", pawn_time, [seats](Telling& told) { told.pawns = seats; });
    add(
        "votes", pawns_rest, [](Telling& told) { told.pawns = told.seats; }, true);
    const auto owned = static_cast<int>(telling.owned().size());
    for (int owners = 1; owners < owned; ++owners)
        add("owner", owner_time, [owners](Telling& told) { told.owners = owners; });
    add(
        "owners", owners_rest, [owned](Telling& told) { told.owners = owned; }, true);
    const bool fooled = telling.fooledEverybody();
    if (fooled)
        add("held", held_breath(Weight::large), [](Telling& told) { told.feat = Feat{Feat::Fooled, false}; });
    add("shaking", shake_time, [](Telling& told) { told.shaking = true; });
    const auto unmask = [](Telling& told) {
        told.shaking = false;
        told.unmasked = true;
        if (told.feat)
            told.feat->told = true;
    };
    add("intruders", fooled ? std::max(unmask_time, shown_time(Weight::large)) : unmask_time, unmask, true);
    add("scoring", scoring_time, [](Telling& told) {
        told.feat.reset();
        told.scoring = true;
    });
    const auto reasons = static_cast<int>(telling.allReasons().size());
    for (int reason = 1; reason <= reasons; ++reason)
        add("reason", reason_time, [reason](Telling& told) { told.reasons = reason; });
    add("points", walk_time, [](Telling& told) { told.walked = true; });
    if (!telling.reached().empty()) {
        add("held", held_breath(Weight::huge), [](Telling& told) { told.feat = Feat{Feat::Goal, false}; });
        add("goal", shown_time(Weight::huge), [](Telling& told) { told.feat = Feat{Feat::Goal, true}; });
        add("reached", 0, [](Telling& told) { told.feat.reset(); });
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

std::vector<Beat> scored_round(const Telling& telling)
{
    const auto show = [telling](Scene& scene) {
        scene.clearPrivate();
        scene.telling = telling;
    };
    Beat scored{"scored", 0, show, {}};
    scored.waits = true;
    Beat leaving{"leaving", leave_time, [](Scene& scene) { scene.leaving = true; }, {}};
    Beat gone{"discarded", 0,
        [](Scene& scene) {
            scene.leaving = false;
            scene.telling.reset();
        },
        {}};
    return {scored, leaving, gone};
}

std::vector<Beat> script(const std::vector<Event>& events, const PublicState& before, bool together)
{
    return Writer(before, together).write(events);
}

}
