// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

/// The translator of the program: `tr` gives the texts of its language, or, within a `LanguageScope`, of another one.
class ProgramTranslator : public QTranslator {
public:
    QString translate(const char* context, const char* text, const char* comment, int number) const override;
};

/// Within its lifetime, `tr` gives the texts of another language in this thread, for a person on another device.
class LanguageScope {
public:
    explicit LanguageScope(const QString& language);
    ~LanguageScope();
    LanguageScope(const LanguageScope&) = delete;
    LanguageScope& operator=(const LanguageScope&) = delete;

private:
    const QTranslator* before_;
};

/// Returns the translator of a language; an empty one if there is none. Safe to call from any thread.
const QTranslator& translator_of(const QString& language);
