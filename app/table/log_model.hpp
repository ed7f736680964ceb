#pragma once

#include "models/item_list.hpp"

#include <QString>
#include <QtQml/qqmlregistration.h>

/// What happened, a sentence a line, as StyledText.
struct LogItem {
    Q_GADGET
    Q_PROPERTY(QString sentence MEMBER text)

public:
    int key = 0;
    QString text;

    bool operator==(const LogItem&) const = default;
};

class LogModel : public ItemListOf<LogItem> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")

public:
    using ItemListOf::ItemListOf;

    /// All of it, anew: what was there already stays.
    void become(const QStringList& lines)
    {
        std::vector<LogItem> log;
        for (const QString& line : lines)
            log.push_back({static_cast<int>(log.size()), line});
        ItemListOf::become(log);
    }
    void add(const QString& text) { append({static_cast<int>(items().size()), text}); }
};
