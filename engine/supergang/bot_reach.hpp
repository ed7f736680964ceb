#pragma once

#include "supergang/walks.hpp"

#include <array>
#include <cstdint>

/// Where the faces of a die lead whoever stands somewhere, without walking: what a computer player asks of places that
/// are still to come.
namespace backroom::supergang {

/// Shops by their number, a bit each.
using ShopBits = std::uint64_t;

/// By the face less 1. Nobody crosses shops of the own gang here (SG-4.4), nor is the clinic open (SG-4.7).
struct Reach {
    std::array<PlaceSet, 6> ends;
    std::array<ShopBits, 6> shops{};
};

/// Of whoever stands on the place and may not step to `behind` first. `no_place` is a patrol's sewer (SG-9.2).
const Reach& reach_of(WalkerKind kind, Place place, Place behind);

/// How many of the six faces lead to the end.
int faces_to(const Reach& reach, Place end);

}
