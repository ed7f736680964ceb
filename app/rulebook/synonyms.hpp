#pragma once

#include <QByteArray>
#include <QSet>
#include <QStringList>

#include <vector>

namespace rulebook {

/// Words that mean the same in the rules, as beginnings of words, in the form in which words are compared. A phrase is
/// words with a blank between them.
class Synonyms {
public:
    Synonyms() = default;
    /// A group a line, with commas; # begins a remark, "small:" the words that stand everywhere and tell nothing.
    explicit Synonyms(const QByteArray& file);

    bool empty() const { return groups_.empty(); }
    /// The phrases of the text as one part each, all other words one by one: "roll again".
    QStringList parts(const QStringList& words) const;
    /// What else is looked for with a word or a phrase; without itself.
    QStringList others(const QString& part) const;
    const QSet<QString>& small() const { return small_; }
    bool isSmall(const QString& part) const { return small_.contains(part); }

private:
    std::vector<QStringList> groups_;
    QSet<QString> small_;
};

}
