#pragma once

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace rulebook {

/// Words that mean the same in the rules, as beginnings of words, in the form in which words are compared. A phrase is
/// words with a blank between them.
class Synonyms {
public:
    Synonyms() = default;
    /// A group a line, with commas; # begins a remark.
    explicit Synonyms(const QByteArray& file);

    bool empty() const { return groups_.empty(); }
    /// The phrases of the text as one part each, all other words one by one: "roll again".
    QStringList parts(const QStringList& words) const;
    /// What else is looked for with a word or a phrase; without itself.
    QStringList others(const QString& part) const;

private:
    std::vector<QStringList> groups_;
};

}
