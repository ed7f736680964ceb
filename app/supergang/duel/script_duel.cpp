// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/duel/script_duel.hpp"

#include "engine/core/variants.hpp"

#include <algorithm>
#include <string_view>

namespace supergang_table {

using namespace rules;

namespace {

// Durations in milliseconds at normal speed.
constexpr int begin_time = 1100;
/// The dice come to rest one after the other, and lie still for a moment before anything is said of them.
constexpr int roll_time = 900;
constexpr int roll_time_of_die = 90;
constexpr int tie_time = 1000;
/// The time to read the sums and the number of darts.
constexpr int landed_time = 1300;
constexpr int die_time = 640;
constexpr int flight_time = 220;
constexpr int fall_time = 820;
constexpr int miss_time = 460;
constexpr int leave_time = 600;
/// The pause before the other side shoots if nobody takes time to aim.
constexpr int change_time = 700;
constexpr int won_time = 900;
constexpr int carried_time = 260;
/// The time to read the outcome of a duel in which nobody here shot.
constexpr int over_time = 3000;
/// In a duel in which no person has a stake. All darts of a volley together take `hasty_volley_time`, but each of them
/// is seen.
constexpr int hasty_begin_time = 500;
constexpr int hasty_landed_time = 700;
constexpr int hasty_volley_time = 1200;
constexpr int hasty_dart_time = 120;
constexpr int hasty_won_time = 300;
constexpr int hasty_over_time = 1200;

constexpr const char* won_name = "duel-won";
constexpr const char* over_name = "duel-over";

class DuelWriter {
public:
    DuelWriter(std::vector<Beat>& beats, const PublicState& before, bool hasty)
        : beats_(beats)
        , before_(before)
        , hasty_(hasty)
    {
    }

    bool operator()(const DuelBegan& began)
    {
        return addFollowing("duel", hasty_ ? hasty_begin_time : begin_time, began);
    }

    bool operator()(const DuelRolled& rolled)
    {
        PublicState after = before_;
        follow(after, rolled);
        const Duel* duel = top<Duel>(after);
        const int dice = static_cast<int>(std::max(rolled.attack.size(), rolled.defence.size()));
        beats_.push_back({"duel-rolled", roll_time + roll_time_of_die * dice,
            [rolled](Scene& scene) { toss(scene.bout, rolled); }, {}});
        const int usual = duel != nullptr && duel->darts == 0 ? tie_time : landed_time;
        return addFollowing("duel-landed", hasty_ ? hasty_landed_time : usual, rolled);
    }

    bool operator()(const Dart& dart)
    {
        if (dart.face > 0)
            beats_.push_back({"dart-die", paced(die_time),
                [face = dart.face](Scene& scene) {
                    if (scene.bout)
                        scene.bout->die = face;
                },
                {}});
        const auto flies = [dart](Scene& scene) {
            if (!scene.bout)
                return;
            scene.bout->flying = dart;
            scene.bout->flying->at = where_seen(dart, scene.bout->duel, scene.bout->darts_thrown + 1);
        };
        beats_.push_back({"dart", paced(flight_time), flies, {}});
        const Duel* duel = top<Duel>(before_);
        const bool passes = before_.options.duels == Duels::dice && duel != nullptr && duel->darts == 1;
        const int rest = passes ? paced(change_time) : 0;
        return dart.target ? addFollowing("felled", paced(fall_time) + rest, dart)
                           : addFollowing("missed", paced(miss_time) + rest, dart);
    }

    bool operator()(const LeftDuel& left) { return addFollowing("left-duel", paced(leave_time), left); }
    bool operator()(const DuelWon& won) { return addFollowing(won_name, hasty_ ? hasty_won_time : won_time, won); }
    bool operator()(const Killed& killed) { return addFollowing("carried-away", paced(carried_time), killed); }
    bool operator()(const Injured& injured) { return addFollowing("carried-away", paced(carried_time), injured); }

    template <class Other>
    bool operator()(const Other&) const
    {
        return false;
    }

private:
    bool addFollowing(const char* name, int duration, const Event& event)
    {
        const auto change = [event](Scene& scene) {
            follow(scene, event);
            follow(scene.bout, event, scene.open);
        };
        beats_.push_back({name, duration, change, {event}});
        return true;
    }
    int paced(int time) const
    {
        const Duel* duel = top<Duel>(before_);
        const int share = hasty_volley_time / std::max(1, duel != nullptr ? duel->volley : 1);
        return hasty_ ? std::min(time, std::max(hasty_dart_time, share)) : time;
    }

    std::vector<Beat>& beats_;
    const PublicState& before_;
    const bool hasty_;
};

}

bool write_duel(std::vector<Beat>& beats, const Event& event, const PublicState& before, bool hasty)
{
    return std::visit(DuelWriter(beats, before, hasty), event);
}

bool shows_end_of_duel(const std::vector<Beat>& beats)
{
    const auto named = [](std::string_view name) { return [=](const Beat& beat) { return name == beat.name; }; };
    const auto won = std::find_if(beats.rbegin(), beats.rend(), named(won_name));
    return won != beats.rend() && std::find_if(beats.rbegin(), won, named(over_name)) == won;
}

void end_duel(std::vector<Beat>& beats, bool waits, bool hasty)
{
    if (!shows_end_of_duel(beats))
        return;
    const auto mark_result_shown = [](Scene& scene) {
        if (scene.bout)
            scene.bout->result_shown = true;
    };
    Beat over{over_name, hasty ? hasty_over_time : over_time, mark_result_shown, {}};
    over.still = true;
    over.waits = waits;
    beats.push_back(std::move(over));
    beats.push_back({"town", 0, [](Scene& scene) { scene.bout.reset(); }, {}});
}

void note(Scene& scene, const Event& event)
{
    if (std::holds_alternative<Killed>(event) || std::holds_alternative<Injured>(event))
        return;
    if (follows_from_duel(event))
        follow(scene.bout, event, scene.open);
}

}
