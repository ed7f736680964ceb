// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rulebook/library.hpp"

namespace rulebook {

/// A word of a text in normalised form: without case and accents, with "oe" for "œ".
struct Word {
    Mark mark;
    QString folded;
};

QString folded(const QString& text);
std::vector<Word> words_of(const QString& text);

/// A search query. It matches prefixes of words, their synonyms, and prefixes of rule numbers ("tg-4", "4.2").
class Query {
public:
    /// Alternatives, one of which must occur. Each is a phrase of consecutive words, matched by their prefixes.
    using Part = std::vector<QStringList>;

    explicit Query(const QString& text, const Synonyms& synonyms = {});

    bool empty() const { return parts_.empty() && rules_.isEmpty(); }
    const std::vector<Part>& parts() const { return parts_; }
    const QStringList& rules() const { return rules_; }
    Query with(const QString& typed, const QString& meant) const;
    int size() const { return static_cast<int>(parts_.size()) + static_cast<int>(rules_.size()); }
    std::vector<Mark> marks(const QString& text) const;
    /// Returns the marks for a whole page, on which small words ("of the", or an incomplete "th") are left out.
    std::vector<Mark> pageMarks(const QString& text) const;

private:
    struct Stretch {
        std::size_t first = 0;
        std::size_t length = 0;
    };

    std::vector<Stretch> stretches(const std::vector<Word>& words) const;

    std::vector<Part> parts_;
    QStringList rules_;
    /// True if the query has only small words, which are otherwise ignored.
    bool only_small_ = false;
    QSet<QString> small_;
};

struct Hit {
    const Book* book = nullptr;
    /// The block that matches best; −1 if only the title does.
    Place best;
    int count = 0;
    /// 2 for a hit in the section's title, 1 in a smaller heading.
    int heading = 0;
    /// True if the typed words themselves occur, not only synonyms.
    bool literal = false;
    /// True if the best block defines a rule.
    bool rule = false;
    /// An excerpt of the block with the hits marked.
    QString excerpt;
};

/// A word index of all books of a language.
class Index {
public:
    explicit Index(std::vector<const Book*> books);

    /// Returns the sections in which every word of the query occurs in the same block or in the section's title. The
    /// book of `game` comes before the others. In it, hits in titles and headings come first, then rules, then literal
    /// hits, then the sections with the most hits. Other books and equal sections keep their order. A word that occurs
    /// nowhere is replaced by the most similar one.
    std::vector<Hit> find(const Query& asked, const QString& game = {}) const;

private:
    struct Unit {
        int book = 0;
        Place place;
        bool heading = false;
        QStringList rules;
        std::vector<int> words;
    };

    /// A range of words by their numbers: words with the same beginning follow each other.
    struct Range {
        int first = 0;
        int end = 0;
    };

    /// For each unit a bit set of the parts of the query that match it, and the number of matches.
    struct Found {
        std::vector<unsigned> parts;
        /// The parts whose typed words match.
        std::vector<unsigned> literal;
        std::vector<int> counts;
        unsigned all = 0;
    };

    Range wordsBeginning(const QString& beginning) const;
    /// How often the words of the phrase follow each other in the unit.
    static int count(const Unit& unit, const std::vector<Range>& phrase);
    Found look(const Query& query) const;
    /// Replaces each unknown word by the most similar one within one or two typing errors.
    Query mended(const Query& query) const;
    /// Returns one hit for each section, in order.
    std::vector<Hit> gather(const Found& found) const;

    std::vector<const Book*> books_;
    std::vector<Unit> units_;
    /// Each word once, sorted.
    QStringList words_;
};

}
