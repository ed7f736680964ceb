// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>

/// Interprets keys of other keyboard layouts: the number row means digits even without Shift, as on a French keyboard,
/// and a key without a Latin letter means the letter at its place on an English keyboard.
namespace key_places {

/// Returns the key's intended meaning; the key itself if it needs no reinterpretation.
int meant(const QKeyEvent& event);

}
