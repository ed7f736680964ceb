#pragma once

#include "supergang/open.hpp"

namespace backroom::supergang {

/// Everything that one seat may know: everything but future dice.
struct View {
    Open open;
    Seat seat = 0;

    bool operator==(const View&) const = default;
};

}
