// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/synonyms.hpp"

#include "app/rulebook/search.hpp"

#include <algorithm>

namespace rulebook {

namespace {

/// A word also matches if its last letter is still to be typed ("parit" for "parita") or if it has an ending ("ties"
/// for "tie").
constexpr qsizetype least_typed = 3;
constexpr qsizetype still_to_type = 1;
constexpr qsizetype longest_ending = 2;

bool means(const QString& word, const QString& known)
{
    if (word == known)
        return true;
    if (word.size() < least_typed)
        return false;
    return word.startsWith(known) ? word.size() - known.size() <= longest_ending
                                  : known.startsWith(word) && known.size() - word.size() <= still_to_type;
}

QStringList folded_words(const QString& text)
{
    QStringList words;
    for (const Word& word : words_of(text))
        words += word.folded;
    return words;
}

}

Synonyms::Synonyms(const QByteArray& file)
{
    constexpr QByteArrayView small = "small:";
    for (const QByteArray& line : file.split('\n')) {
        if (line.startsWith(small)) {
            for (const QString& word : folded_words(QString::fromUtf8(line.sliced(small.size()))))
                small_ += word;
            continue;
        }
        QStringList group;
        if (!line.trimmed().startsWith('#'))
            for (const QString& member : QString::fromUtf8(line).split(QLatin1Char(',')))
                if (const QString word = folded_words(member).join(QLatin1Char(' ')); !word.isEmpty())
                    group += word;
        if (group.size() > 1)
            groups_.push_back(group);
    }
}

QStringList Synonyms::parts(const QStringList& words) const
{
    QStringList parts;
    for (qsizetype at = 0; at < words.size();) {
        qsizetype longest = 1;
        for (const QStringList& group : groups_)
            for (const QString& member : group) {
                const QStringList phrase = member.split(QLatin1Char(' '));
                if (phrase.size() > longest && words.mid(at, phrase.size()) == phrase)
                    longest = phrase.size();
            }
        parts += words.mid(at, longest).join(QLatin1Char(' '));
        at += longest;
    }
    return parts;
}

QStringList Synonyms::others(const QString& part) const
{
    QStringList others;
    for (const QStringList& group : groups_)
        if (std::ranges::any_of(group, [&](const QString& member) { return means(part, member); }))
            for (const QString& member : group)
                if (member != part && !others.contains(member))
                    others += member;
    return others;
}

}
