// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gangz/links.hpp"

#include <QString>

namespace gangz_table::tattoos {

/// Returns the name in the language of the program; begins with a capital.
QString name(backroom::gangz::Card card);
/// Returns several names, separated by commas.
QString names(const backroom::gangz::Cards& cards);

/// The thought that two pictures evoke most strongly together in somebody with such eyes, in words such as "the sea" or
/// "it's round", and how strongly; 0 if they have none in common.
struct Thought {
    QString words;
    double strength = 0;
};
Thought shared_thought(const backroom::gangz::Eyes& eyes, backroom::gangz::Card one, backroom::gangz::Card other);

}
