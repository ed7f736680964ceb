#pragma once

#include "engine/supergang/public_state.hpp"

namespace backroom::supergang {

/// Everything that one seat may know: everything but future dice.
struct View {
    PublicState open;
    Seat seat = 0;

    bool operator==(const View&) const = default;
};

}
