// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSet>
#include <QStringList>

#include <vector>

namespace rulebook {

/// Groups of synonyms as prefixes of normalised words. A phrase is several words separated by spaces.
class Synonyms {
public:
    Synonyms() = default;
    /// Reads one group a line, separated by commas. "#" begins a comment; "small:" begins a line of words that are too
    /// common to search for.
    explicit Synonyms(const QByteArray& file);

    bool empty() const { return groups_.empty(); }
    /// Splits words into parts: a known phrase such as "roll again" is one part, and every other word is one.
    QStringList parts(const QStringList& words) const;
    /// Returns the synonyms of a part, without the part itself.
    QStringList others(const QString& part) const;
    const QSet<QString>& small() const { return small_; }
    bool isSmall(const QString& part) const { return small_.contains(part); }

private:
    std::vector<QStringList> groups_;
    QSet<QString> small_;
};

}
