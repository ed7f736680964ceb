#include "the_gang/preview.hpp"

#include "the_gang/rules.hpp"

namespace the_gang_table {

using namespace backroom::the_gang;

Preview foresee(const State& state, backroom::Seat seat, const Action& action)
{
    State after = state;
    Events events;
    apply(after, seat, action, events);

    Preview preview;
    bool begun = false;
    for (const Event& event : events) {
        if (const auto* placed = std::get_if<Placed>(&event); placed != nullptr && !begun) {
            preview.city = placed->city;
            preview.gangster = placed->gangster;
        } else if (const auto* played = std::get_if<SpecialPlayed>(&event); played != nullptr && !begun) {
            preview.city = played->city;
            if (played->special == Special::lookout)
                preview.end = played->end;
            if (played->special == Special::boss_calls)
                preview.gangster = played->gangster;
        } else if (const auto* captured = std::get_if<Captured>(&event); captured != nullptr && begun) {
            preview.gangs.push_back({captured->city, captured->gangsters});
        } else {
            break;
        }
        begun = true;
    }
    return preview;
}

Preview foresee_choice(const State& state, backroom::Seat seat, Gangster gangster, City city)
{
    State open = state;
    open.phase = Phase::placing;
    open.hands[seat].gangsters.erase(gangster);
    open.choices[seat] = {gangster, std::nullopt, Special::lookout};
    open.to_play = {seat};
    open.turn = {};
    return foresee(open, seat, PlaceGangster{city});
}

}
