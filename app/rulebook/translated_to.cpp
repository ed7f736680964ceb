// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/translated_to.hpp"

#include "app/settings/translators.hpp"

namespace rulebook {

QString translated_to(const QString& language, const char* context, const char* text, const char* comment)
{
    const QString own = translator_of(language).translate(context, text, comment);
    return own.isEmpty() ? QString::fromUtf8(text) : own;
}

}
