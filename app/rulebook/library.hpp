// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rulebook/book.hpp"
#include "app/rulebook/synonyms.hpp"

#include <map>
#include <memory>

namespace rulebook {

struct Spot {
    const Book* book = nullptr;
    Place place;
};

/// All rulebooks, loaded on demand from `<folder>/<language>/<game>.md`. Each game's book is a file of its own.
class Library {
public:
    explicit Library(QString folder = QStringLiteral(":/rules"));

    const QString& folder() const { return folder_; }
    /// Returns the games that have a book in the language: those of `first` in their order, then the others.
    QStringList games(const QString& language, const QStringList& first = {}) const;
    bool has(const QString& language, const QString& game) const;
    /// Returns null if there is no such book.
    const Book* book(const QString& language, const QString& game) const;
    std::optional<Spot> rule(const QString& language, const QString& number) const;
    std::optional<Spot> find(const QString& language, const QString& game, const QString& href) const;

    /// Loads `<folder>/<language>/synonyms.txt`.
    const Synonyms& synonyms(const QString& language) const;

private:
    QString file(const QString& language, const QString& game) const;

    QString folder_;
    /// Keyed by language and game; null if the file does not exist.
    mutable std::map<std::pair<QString, QString>, std::unique_ptr<Book>> books_;
    mutable std::map<QString, Synonyms> synonyms_;
};

}
