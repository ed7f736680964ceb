// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gangz/links.hpp"

#include <QString>

namespace gangz_table::tattoos {

/// Returns the name in the language of the program, beginning with a capital letter.
QString name(backroom::gangz::Card card);
/// Returns several names, separated by commas.
QString names(const backroom::gangz::Cards& cards);

/// The association with which a person would convince others most that two pictures go together, in words such as "the
/// sea" or "it's round", and its strength; 0 if there is none.
struct Thought {
    QString words;
    double strength = 0;
};
Thought evident_thought(
    backroom::gangz::Card one, backroom::gangz::Card other, std::span<const backroom::gangz::Card> wall = {});

}
