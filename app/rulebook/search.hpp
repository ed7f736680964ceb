#pragma once

#include "rulebook/library.hpp"
#include "rulebook/synonyms.hpp"

namespace rulebook {

/// A word of a text, in the form in which words are compared: no case, no accents, "œ" as "oe".
struct Word {
    Mark mark;
    QString folded;
};

QString folded(const QString& text);
std::vector<Word> words_of(const QString& text);

/// What is looked for: the beginnings of words, with what means the same, and of rule numbers ("tg-4", "4.2").
class Query {
public:
    /// One of its phrases has to be there: words that follow each other, each of them a beginning.
    using Part = std::vector<QStringList>;

    explicit Query(const QString& text, const Synonyms& synonyms = {});

    bool empty() const { return parts_.empty() && rules_.isEmpty(); }
    const std::vector<Part>& parts() const { return parts_; }
    const QStringList& rules() const { return rules_; }
    /// The same with another word in the place of one that is typed.
    Query with(const QString& typed, const QString& meant) const;
    int size() const { return static_cast<int>(parts_.size()) + static_cast<int>(rules_.size()); }
    /// Where its words stand in a text, in order.
    std::vector<Mark> marks(const QString& text) const;
    /// The same on a whole page, which small words ("of the", or "th" that is still typed) would only make restless.
    std::vector<Mark> pageMarks(const QString& text) const;

private:
    struct Stretch {
        std::size_t first = 0;
        std::size_t length = 0;
    };

    /// Where its phrases stand among the words of a text.
    std::vector<Stretch> stretches(const std::vector<Word>& words) const;

    std::vector<Part> parts_;
    QStringList rules_;
    /// It has nothing but small words, which are left out beside others.
    bool only_small_ = false;
    QSet<QString> small_;
};

/// A section in which something was found.
struct Hit {
    const Book* book = nullptr;
    /// The block that says most of it; -1 where only the title does.
    Place best;
    int count = 0;
    /// 2 in the section's title, 1 in a smaller heading.
    int heading = 0;
    /// The words stand there as they were typed, and not only what means the same.
    bool literal = false;
    /// The paragraph that says most of it is the home of a rule.
    bool rule = false;
    /// A line of the block, with the hits marked.
    QString excerpt;
};

/// The words of all books of a language.
class Index {
public:
    explicit Index(std::vector<const Book*> books);

    /// Every word must hit in the same paragraph or its section's title. The book of `game` comes before all others; in
    /// it hits in titles and headings come first, then rules, what is typed before what means the same, and the
    /// sections with the most hits; books and sections in their order. A word that stands nowhere is taken for the
    /// nearest one.
    std::vector<Hit> find(const Query& asked, const QString& game = {}) const;

private:
    struct Unit {
        int book = 0;
        Place place;
        bool heading = false;
        QStringList rules;
        /// Its words in their order, by their numbers.
        std::vector<int> words;
    };

    /// Words by their numbers: those that begin alike follow each other.
    struct Range {
        int first = 0;
        int end = 0;
    };

    /// Of each unit, which parts of the query hit it, as bits, and how often.
    struct Found {
        std::vector<unsigned> parts;
        /// Those that hit it as they were typed.
        std::vector<unsigned> literal;
        std::vector<int> counts;
        unsigned all = 0;
    };

    Range wordsBeginning(const QString& beginning) const;
    /// How often the words of the phrase follow each other in the unit.
    static int count(const Unit& unit, const std::vector<Range>& phrase);
    Found look(const Query& query) const;
    /// The query with each word that no text knows replaced by the nearest that is a slip or two away.
    Query mended(const Query& query) const;
    /// A hit a section, in order.
    std::vector<Hit> gather(const Found& found) const;

    std::vector<const Book*> books_;
    std::vector<Unit> units_;
    /// Each word once, sorted.
    QStringList words_;
};

}
