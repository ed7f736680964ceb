// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/translators.hpp"

#include <map>
#include <mutex>
#include <utility>

namespace {

thread_local const QTranslator* scoped = nullptr;

}

QString ProgramTranslator::translate(const char* context, const char* text, const char* comment, int number) const
{
    if (scoped == nullptr)
        return QTranslator::translate(context, text, comment, number);
    const QString there = scoped->translate(context, text, comment, number);
    // The English translation has only plurals: other texts must not be looked up in the program's own language.
    return there.isNull() ? QString::fromUtf8(text) : there;
}

LanguageScope::LanguageScope(const QString& language)
    : before_(std::exchange(scoped, &translator_of(language)))
{
}

LanguageScope::~LanguageScope()
{
    scoped = before_;
}

const QTranslator& translator_of(const QString& language)
{
    static std::mutex one_at_a_time;
    const std::lock_guard lock(one_at_a_time);
    static std::map<QString, QTranslator> translators;
    const auto [translator, is_new] = translators.try_emplace(language);
    if (is_new)
        static_cast<void>(translator->second.load(QStringLiteral(":/i18n/backroom_%1.qm").arg(language)));
    return translator->second;
}
