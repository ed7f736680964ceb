#include "gang_of_dice/rules.hpp"

namespace backroom::gang_of_dice {

bool reveals(const Event& event)
{
    return std::holds_alternative<Rolled>(event) || std::holds_alternative<WarningRevealed>(event)
        || std::holds_alternative<GameOver>(event);
}

bool visible(const Event&, Seat)
{
    return true;
}

Event redact(const Event& event, Seat)
{
    return event;
}

}
