#include "gang_of_dice/table.hpp"
#include "gang_of_dice/wording.hpp"

using namespace backroom::gang_of_dice;
using namespace gang_of_dice_table;

namespace {

// Durations in milliseconds at normal speed.
constexpr int throw_time = 1050;
/// The last die of a throw leaves the hand this much after the first one; one die after the other sooner.
constexpr int throw_spread = 560;
constexpr int throw_time_a_die = 40;
/// So that the dice are read before anything follows from them.
constexpr int rest_time = 260;
constexpr int fuse_time = 620;
constexpr int bang_time = 1500;
constexpr int collect_time = 620;
constexpr int result_time = 900;
constexpr int announce_time = 1300;
constexpr int sweep_time = 620;
constexpr int card_time = 800;
constexpr int token_time = 1000;
constexpr int end_time = 900;

}

void GangOfDiceTable::stage(const Events& events)
{
    scene_.letGo();
    scene_.own.reset();
    scene_.taking = false;
    scene_.rolling = false;
    scene_.chosen = {};
    phase_ = Watching;
    refresh();
    for (const Event& event : events) {
        if (const auto* rolled = std::get_if<Rolled>(&event)) {
            stage(*rolled);
        } else if (const auto* busted = std::get_if<Busted>(&event)) {
            stage(*busted);
        } else if (std::holds_alternative<ResultShown>(event)) {
            cue(result_time, [this, event] {
                tell(event);
                scene_.playing.reset();
            });
        } else if (const auto* won = std::get_if<RoundWon>(&event)) {
            stage(*won);
        } else if (const auto* lost = std::get_if<RoundLost>(&event)) {
            cue(announce_time, [this, event, middle = lost->middle] {
                announcement_ = Wording::nobodyWins(middle);
                tell(event);
            });
        } else if (const auto* revealed = std::get_if<WarningRevealed>(&event)) {
            stage(*revealed);
        } else {
            cue(end_time, [this, event] { tell(event); });
        }
    }
    director()->add(0, [this] { settle(); });
}

void GangOfDiceTable::stage(const Rolled& rolled)
{
    const int thrown = rolled.thrown.size();
    cue(throw_time + std::min(throw_spread, (thrown - 1) * throw_time_a_die), [this, rolled] {
        announcement_.clear();
        scene_.in_the_air = true;
        scene_.open.tell(rolled);
    });
    cue(rest_time, [this, rolled] {
        scene_.in_the_air = false;
        for (const QString& line : chronicle_.tell(rolled, scene_.open))
            log()->add(line);
    });
}

void GangOfDiceTable::stage(const Busted& busted)
{
    if (busted.by == Kind::bomb)
        cue(fuse_time, [this] { scene_.effect = Scene::Effect::fuse; });
    cue(bang_time, [this, busted] {
        scene_.effect = Scene::Effect::bang;
        scene_.offenders = offenders(warning(), turn()->faces());
        announcement_ = Wording::gone(busted.by, names()[busted.seat]);
    });
    cue(collect_time, [this, busted] {
        scene_.effect = Scene::Effect::none;
        scene_.offenders = {};
        tell(busted);
        scene_.playing.reset();
    });
}

void GangOfDiceTable::stage(const RoundWon& won)
{
    cue(announce_time, [this, won] {
        scene_.playing = won.seat;
        announcement_ = Wording::sweeps(names()[won.seat], won.dice);
    });
    cue(sweep_time, [this, won] { scene_.sweeping = won.seat; });
    cue(0, [this, won] {
        scene_.sweeping.reset();
        scene_.playing.reset();
        tell(won);
    });
}

void GangOfDiceTable::stage(const WarningRevealed& revealed)
{
    cue(revealed.added > 0 ? token_time : card_time, [this, revealed] {
        tell(revealed);
        announcement_ = revealed.added > 0 ? Wording::addsTokens(revealed.round, revealed.added / dice_of_token)
                                           : Wording::revealsCard(revealed.round);
    });
}
