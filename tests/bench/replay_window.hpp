// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/journal.hpp"
#include "engine/core/journal_codec.hpp"
#include "engine/gang_of_dice/protocol/codec.hpp"
#include "engine/gang_of_dice/rules.hpp"
#include "engine/gangz/protocol/codec.hpp"
#include "engine/gangz/rules.hpp"
#include "engine/supergang/protocol/codec.hpp"
#include "engine/supergang/rules.hpp"
#include "engine/the_gang/protocol/codec.hpp"
#include "engine/the_gang/rules.hpp"
#include "table_window.hpp"

/// Returns the setup of a match of four gangs.
template <backroom::Game G>
backroom::Setup<G> setup_of_four(std::uint64_t seed)
{
    backroom::Setup<G> setup;
    for (const char* name : {"Rosa", "Bea", "Vito", "Sal"})
        setup.names.emplace_back(name);
    setup.seed = seed;
    return setup;
}

/// Opens the replay of a match of four gangs in the window.
template <backroom::Game G>
void open_replay(TableWindow& window, const backroom::Match<G>& match)
{
    GameStore::KeptMatch kept;
    kept.game = QString::fromLatin1(G::id);
    kept.marks = {0, 1, 2, 3};
    for (const std::string& line : backroom::Journal<G>::lines(match))
        kept.lines += QString::fromStdString(line);
    window.house.replay(kept);
}
