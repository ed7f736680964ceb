#include "engine/supergang/rules.hpp"

#include <variant>

namespace backroom::supergang {

bool reveals(const Event& event)
{
    return std::holds_alternative<Rolled>(event) || std::holds_alternative<DuelRolled>(event)
        || std::holds_alternative<Dart>(event);
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
