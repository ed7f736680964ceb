// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/script.hpp"

#include "app/gang_of_dice/words/announcements.hpp"

#include <algorithm>

namespace gang_of_dice_table {

using namespace rules;

namespace {

// Durations in milliseconds at normal speed.
constexpr int throw_time = 1050;
/// The maximum delay between the first and the last die of a throw.
constexpr int throw_spread = 560;
constexpr int throw_time_a_die = 40;
/// The pause in which players read the dice.
constexpr int rest_time = 260;
constexpr int fuse_time = 620;
constexpr int bang_time = 1500;
constexpr int collect_time = 620;
constexpr int result_time = 900;
constexpr int announce_time = 1300;
/// The dice and tokens of a pot leave in at most `most_pours` steps, which take `pour_time` together and at most
/// `longest_pour` each.
constexpr int most_pours = 24;
constexpr int pour_time = 1500;
constexpr int longest_pour = 110;
constexpr int sweep_time = 480;
constexpr int card_time = 800;
constexpr int token_time = 1000;
constexpr int end_time = 900;
/// The minimum duration of an announcement.
constexpr int read_time = 2600;

struct Writer {
    std::vector<Beat>& beats;
    const PublicState& before;

    void operator()(const Rolled& rolled) const
    {
        const int spread = std::min(throw_spread, (rolled.thrown.size() - 1) * throw_time_a_die);
        add("thrown", throw_time + spread, [rolled](Scene& scene) {
            follow(scene, rolled);
            scene.announced.reset();
            scene.in_the_air = true;
        });
        add("rested", rest_time, [](Scene& scene) { scene.in_the_air = false; }, {rolled});
    }

    void operator()(const Busted& busted) const
    {
        if (busted.by == Kind::bomb)
            add("fuse", fuse_time, [](Scene& scene) { scene.effect = Effect::fuse; });
        add("bang", bang_time, [busted](Scene& scene) {
            scene.effect = Effect::bang;
            scene.offenders = offenders(scene.open.warning(), scene.tray());
            scene.announced = busted;
        });
        beats.back().still = true;
        add("collected", collect_time,
            [busted](Scene& scene) {
                follow(scene, busted);
                scene.effect = Effect::none;
                scene.offenders = {};
                scene.playing.reset();
            },
            {busted});
    }

    void operator()(const ResultShown& result) const
    {
        add("result", result_time,
            [result](Scene& scene) {
                follow(scene, result);
                scene.playing.reset();
            },
            {result});
        if (!announcements::tie_of(result, before).isEmpty())
            say([result, open = before](
                    const Scene&, const Seated& seated) { return announcements::tie(result, open, seated); });
    }

    void operator()(const RoundWon& won) const
    {
        const Weight weight = Sweep{won.seat, won.dice}.weight();
        const auto begin = [won](Scene& scene) {
            scene.playing = won.seat;
            scene.sweep = Sweep{won.seat, won.dice, false, 0, scene.thingsAtStake()};
        };
        if (weight != Weight::small)
            add("held", held_breath(weight), begin);
        // A big pot has its own plate, which says who takes how much.
        const bool plated = weight != Weight::small;
        add("won", plated ? 0 : announce_time,
            [won, begin](Scene& scene) {
                begin(scene);
                scene.announced = won;
            },
            {won});
        if (!plated)
            say([won](const Scene& scene, const Seated& seated) {
                return announcements::round_won(won, scene.open.results, seated);
            });
        const int pours = std::clamp(static_cast<int>(won.dice), 1, most_pours);
        for (int pour = 1; pour <= pours; ++pour)
            add("poured", std::min(longest_pour, pour_time / pours), [pour, pours](Scene& scene) {
                scene.sweep->pours = true;
                scene.sweep->gone = scene.sweep->things * pour / pours;
            });
        add("swept", std::max(sweep_time, shown_time(weight)), [](Scene&) {});
        add("taken", 0, [won](Scene& scene) {
            follow(scene, won);
            scene.sweep.reset();
            scene.playing.reset();
        });
    }

    void operator()(const RoundLost& lost) const
    {
        announce("lost", announce_time, lost);
        say([lost](const Scene& scene, const Seated&) { return announcements::round_lost(lost, scene.open.round); });
    }

    void operator()(const WarningRevealed& revealed) const
    {
        announce("card", revealed.added > 0 ? token_time : card_time, revealed);
        say([revealed](
                const Scene& scene, const Seated&) { return announcements::round_begins(revealed, scene.open); });
    }

    void operator()(const Eliminated& eliminated) const
    {
        add("held", held_breath(Fall::weight), [eliminated](Scene& scene) { scene.fall = Fall{eliminated.seat}; });
        add("eliminated", shown_time(Fall::weight),
            [eliminated](Scene& scene) {
                follow(scene, eliminated);
                scene.fall = Fall{eliminated.seat, true};
            },
            {eliminated});
        beats.back().still = true;
        add("gone", 0, [](Scene& scene) { scene.fall.reset(); });
    }
    void operator()(const GameOver& over) const { addFollowing("over", end_time, over); }

    void add(
        const char* name, int duration, std::function<void(Scene&)> change, const std::vector<Event>& logged = {}) const
    {
        beats.push_back({name, duration, std::move(change), logged});
    }

    /// Adds an announcement to the last step, and prolongs that step so that it can be read.
    void say(std::function<Announcement(const Scene&, const Seated&)> announcement) const
    {
        Beat& beat = beats.back();
        beat.says = std::move(announcement);
        beat.duration = std::max(beat.duration, read_time);
    }

    void addFollowing(const char* name, int duration, const Event& event) const
    {
        add(name, duration, [event](Scene& scene) { follow(scene, event); }, {event});
    }

    void announce(const char* name, int duration, const Event& event) const
    {
        add(name, duration,
            [event](Scene& scene) {
                follow(scene, event);
                scene.announced = event;
            },
            {event});
    }
};

}

std::vector<Beat> script(const std::vector<Event>& events, const PublicState& before)
{
    std::vector<Beat> beats;
    for (const Event& event : events)
        std::visit(Writer{beats, before}, event);
    return beats;
}

}
