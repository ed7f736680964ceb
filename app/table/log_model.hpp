// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/item_list.hpp"
#include "app/models/member_property.hpp"

#include <QPointF>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

/// A line of the log, as StyledText.
struct LogItem {
    Q_GADGET

public:
    int key = 0;
    /// The first role, which `TableSpeech` reads by its number.
    MEMBER_PROPERTY_AS(QString, sentence, text);
    /// The thing that the line refers to: kind and id as for explanations, or `about_seat` and the seat's mark; (−1,
    /// −1) for none.
    MEMBER_PROPERTY_AS(QPointF, subject, about){-1, -1};
    /// True for a remark, which is also heard when it is made.
    MEMBER_PROPERTY(bool, aside) = false;

    bool operator==(const LogItem&) const = default;
};

class LogModel : public ITEM_LIST_OF(LogItem) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")

public:
    using ItemListOf::ItemListOf;

    static constexpr int about_seat = -2;

    void add(const QStringList& lines, QPointF about)
    {
        for (const QString& line : lines)
            append({static_cast<int>(items().size()), line, about});
    }
    /// Adds a line that no event of the match tells. It keeps its place when the log is told anew, and its words in
    /// whatever language.
    void addAside(const QString& line, QPointF about)
    {
        append({static_cast<int>(items().size()), line, about, true});
        asides_.emplace_back(items().size() - asides_.size() - 1, items().back());
    }
    /// Replaces the lines of the match's events. Asides at places that are gone by undo are dropped.
    void retell(const std::vector<LogItem>& lines)
    {
        if (kept_)
            asides_ = std::exchange(kept_, {})->asides;
        std::erase_if(asides_, [&lines](const auto& aside) { return aside.first > lines.size(); });
        std::vector<LogItem> all;
        auto next = asides_.begin();
        for (std::size_t place = 0; place <= lines.size(); ++place) {
            for (; next != asides_.end() && next->first == place; ++next)
                all.push_back(next->second);
            if (place < lines.size())
                all.push_back(lines[place]);
        }
        for (std::size_t at = 0; at < all.size(); ++at)
            all[at].key = static_cast<int>(at);
        assign(all);
    }
    /// Ends the log after this number of lines of events, until `restore` brings back what is there now.
    void rewind(std::size_t lines)
    {
        kept_ = Kept{items(), asides_};
        std::erase_if(asides_, [lines](const auto& aside) { return aside.first > lines; });
        truncate(lines + asides_.size());
    }
    void restore()
    {
        if (!kept_)
            return;
        asides_ = kept_->asides;
        assign(std::exchange(kept_, {})->items);
    }

private:
    /// Each with the number of the other lines before it.
    using Asides = std::vector<std::pair<std::size_t, LogItem>>;
    struct Kept {
        std::vector<LogItem> items;
        Asides asides;
    };

    Asides asides_;
    std::optional<Kept> kept_;
};
