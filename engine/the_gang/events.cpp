#include "the_gang/rules.hpp"

namespace backroom::the_gang {

bool reveals(const Event& event)
{
    return std::holds_alternative<Revealed>(event) || std::holds_alternative<Dealt>(event)
        || std::holds_alternative<Refilled>(event) || std::holds_alternative<GameOver>(event);
}

bool visible(const Event& event, Seat seat)
{
    if (const auto* chosen = std::get_if<Chosen>(&event))
        return chosen->seat == seat;
    if (const auto* dealt = std::get_if<Dealt>(&event))
        return dealt->seat == seat;
    return true;
}

}
