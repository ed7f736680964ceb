// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/the_gang/card_item.hpp"
#include "app/the_gang/layout.hpp"
#include "app/the_gang/scene.hpp"

namespace the_gang_table {

/// The items of a scene, without the seats' plates.
struct Picture {
    std::vector<CardItem> gangsters;
    std::vector<CardItem> specials;
    std::vector<CardItem> tickets;
    std::vector<SlotItem> places;
    std::vector<GangItem> gangs;
    std::vector<GangItem> standing_gangs;
    std::vector<TargetItem> targets;
};

Picture compose(const Scene& scene, const TheGangLayout& layout);

inline constexpr int special_key = 1;

}
