#pragma once

#include "rulebook/book.hpp"
#include "rulebook/synonyms.hpp"

#include <map>
#include <memory>

namespace rulebook {

/// A place in the books of one language.
struct Spot {
    const Book* book = nullptr;
    Place place;
};

/// All rulebooks, read when they are asked for: `<folder>/<language>/<game>.md`. Another game's book is another file.
class Library {
public:
    explicit Library(QString folder = QStringLiteral(":/rules"));

    const QString& folder() const { return folder_; }
    /// The games that have a book in that language: first those named, in their order, then all others.
    QStringList games(const QString& language, const QStringList& first = {}) const;
    bool has(const QString& language, const QString& game) const;
    /// Null where there is none.
    const Book* book(const QString& language, const QString& game) const;
    std::optional<Spot> rule(const QString& language, const QString& number) const;
    /// Where a link in the book of `game` leads to.
    std::optional<Spot> find(const QString& language, const QString& game, const QString& href) const;

    /// `<folder>/<language>/synonyms.txt`
    const Synonyms& synonyms(const QString& language) const;

private:
    QString file(const QString& language, const QString& game) const;

    QString folder_;
    /// By language and game; null for a book that is not there.
    mutable std::map<std::pair<QString, QString>, std::unique_ptr<Book>> books_;
    mutable std::map<QString, Synonyms> synonyms_;
};

}
