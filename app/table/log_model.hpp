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
    /// Adds a line about what is said.
    void addAside(LogItem line)
    {
        line.key = static_cast<int>(items().size());
        append(line);
    }
    /// Ends the log after this number of lines, until `restore` brings back what is there now.
    void rewind(std::size_t lines)
    {
        kept_ = items();
        truncate(lines);
    }
    void restore()
    {
        if (kept_)
            assign(*std::exchange(kept_, {}));
    }

private:
    std::optional<std::vector<LogItem>> kept_;
};
