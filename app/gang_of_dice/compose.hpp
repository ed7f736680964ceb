// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gang_of_dice/die_item.hpp"
#include "app/gang_of_dice/layout.hpp"
#include "app/gang_of_dice/scene.hpp"
#include "app/gang_of_dice/token_item.hpp"

namespace gang_of_dice_table {

/// The items of a scene, without the seats' plates.
struct Picture {
    std::vector<DieItem> dice;
    std::vector<TokenItem> tokens;
};

Picture compose(const Scene& scene, const GangOfDiceLayout& layout);

inline constexpr int most_middle_dice = 36;

}
