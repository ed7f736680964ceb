#include "the_gang/chronicle.hpp"

#include "seat_style.hpp"
#include "the_gang/wording.hpp"

namespace the_gang_table {

using namespace backroom::the_gang;

Chronicle::Chronicle(const QStringList& names, const QList<int>& marks)
    : names_(names)
    , marks_(marks)
{
}

void Chronicle::follow(const State& state)
{
    rows_ = state.cities;
    in_turn_ = state.phase == Phase::placing;
    dealt_told_ = false;
}

QString Chronicle::who(backroom::Seat seat) const
{
    return seat_style::named(names_[seat], marks_[seat]);
}

Gangsters& Chronicle::row(City city)
{
    return rows_[static_cast<std::size_t>(index(city))];
}

QString Chronicle::tell(const Event& event)
{
    if (const auto* revealed = std::get_if<Revealed>(&event)) {
        in_turn_ = true;
        return Wording::revealed(*revealed);
    }
    if (const auto* placed = std::get_if<Placed>(&event)) {
        row(placed->city).insert(placed->gangster);
        return Wording::placed(who(placed->seat), *placed);
    }
    if (const auto* played = std::get_if<SpecialPlayed>(&event)) {
        if (played->special == Special::boss_calls && played->gangster != 0) {
            row(played->from).erase(played->gangster);
            row(played->city).insert(played->gangster);
        }
        return Wording::specialPlayed(who(played->seat), *played);
    }
    if (const auto* captured = std::get_if<Captured>(&event)) {
        const Gangsters standing = row(captured->city);
        const Gangster left = standing.below(captured->gangsters.lowest()).highest();
        const Gangster right = standing.above(captured->gangsters.highest()).lowest();
        row(captured->city) -= captured->gangsters;
        return Wording::captured(who(captured->seat), *captured, left, right);
    }
    if (std::holds_alternative<JobEnded>(event)) {
        in_turn_ = false;
        dealt_told_ = false;
        return {};
    }
    if (const auto* discarded = std::get_if<SpecialDiscarded>(&event))
        return in_turn_ ? QString() : Wording::unusedDiscarded(who(discarded->seat), discarded->special);
    if (const auto* refilled = std::get_if<Refilled>(&event)) {
        row(refilled->city) |= refilled->gangsters;
        return Wording::refilled(*refilled);
    }
    if (const auto* ended = std::get_if<RoundEnded>(&event))
        return Wording::roundEnded(ended->round);
    if (std::holds_alternative<Dealt>(event))
        return std::exchange(dealt_told_, true) ? QString() : Wording::dealt();
    if (std::holds_alternative<GameOver>(event))
        return Wording::gameOver();
    return {};
}

}
