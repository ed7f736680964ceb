// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rulebook {

/// Translates a text of the program into a language other than the current one. Returns the text unchanged if there is
/// no translation.
QString translated_to(const QString& language, const char* context, const char* text, const char* comment = nullptr);

}
