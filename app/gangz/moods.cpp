// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/words/chronicle.hpp"

namespace gangz_table {

using namespace backroom::gangz;

Moods Chronicle::moods(const Event& event, const PublicState& /*before*/)
{
    const auto* scored = std::get_if<Scored>(&event);
    if (scored == nullptr)
        return {};
    const Score& score = scored->score;
    if (score.shot > 0 && score.points() <= 0)
        return {{scored->seat, Mood::caught}};
    return {{scored->seat, score.points() > 1 ? Mood::pleased : Mood::calm}};
}

}
