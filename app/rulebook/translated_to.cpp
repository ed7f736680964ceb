// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/translated_to.hpp"

#include <QTranslator>

#include <map>
#include <mutex>

namespace rulebook {

QString translated_to(const QString& language, const char* context, const char* text, const char* comment)
{
    // Printing calls this in another thread.
    static std::mutex one_at_a_time;
    const std::lock_guard lock(one_at_a_time);
    static std::map<QString, QTranslator> translators;
    const auto [translator, is_new] = translators.try_emplace(language);
    if (is_new && !translator->second.load(QStringLiteral(":/i18n/backroom_%1.qm").arg(language)))
        return QString::fromUtf8(text);
    const QString own = translator->second.translate(context, text, comment);
    return own.isEmpty() ? QString::fromUtf8(text) : own;
}

}
