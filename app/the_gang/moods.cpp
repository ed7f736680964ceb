#include "app/the_gang/words/chronicle.hpp"

namespace the_gang_table {

using namespace backroom::the_gang;

Moods Chronicle::moods(const Event& event, const PublicState& before)
{
    const auto* captured = std::get_if<Captured>(&event);
    if (captured == nullptr)
        return {};
    Moods moods;
    // Everybody else would have liked a gang that large.
    constexpr int large = 4;
    for (backroom::Seat seat = 0; captured->gangsters.size() >= large && seat < before.seats; ++seat)
        moods.emplace_back(seat, Mood::robbed);
    moods.emplace_back(captured->seat, Mood::pleased);
    return moods;
}

}
