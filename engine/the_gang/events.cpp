#include "the_gang/rules.hpp"

namespace backroom::the_gang {

bool reveals(const Event& event)
{
    return std::holds_alternative<Revealed>(event) || std::holds_alternative<Dealt>(event)
        || std::holds_alternative<Refilled>(event) || std::holds_alternative<GameOver>(event);
}

bool visible(const Event& event, Seat eyes)
{
    if (const auto* chosen = std::get_if<Chosen>(&event))
        return chosen->seat == eyes;
    if (const auto* dealt = std::get_if<Dealt>(&event))
        return dealt->seat == eyes;
    return true;
}

Event redact(const Event& event, Seat eyes)
{
    if (visible(event, eyes))
        return event;
    if (const auto* dealt = std::get_if<Dealt>(&event))
        return Dealt{dealt->seat, {}, Special::none, dealt->size, dealt->with_special};
    return Chosen{std::get<Chosen>(event).seat, {}};
}

}
