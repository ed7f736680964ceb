// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/game_statistics.hpp"

Count GameFigure::join(const Count& one, const Count& other) const
{
    if (one.of == 0 || other.of == 0)
        return one.of == 0 ? other : one;
    switch (kind) {
    case Kind::most:
        return one.value >= other.value ? one : other;
    case Kind::rarest:
        return one.value <= other.value ? one : other;
    case Kind::total:
    case Kind::mean:
    case Kind::share:
        break;
    }
    return {one.value + other.value, one.of + other.of};
}
