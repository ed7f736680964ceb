#pragma once

#include "item_model.hpp"

#include <QString>
#include <QtQml/qqmlregistration.h>

/// What happened, a sentence a line, as StyledText.
struct LogItem {
    int key = 0;
    QString text;

    bool operator==(const LogItem&) const = default;
};

class LogModel : public ItemModel<LogItem> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")

public:
    using ItemModel::ItemModel;

    void add(const QString& text) { append({static_cast<int>(items().size()), text}); }

protected:
    const std::vector<Column>& columns() const override
    {
        static const std::vector<Column> table{{"sentence", [](const LogItem& item) -> QVariant { return item.text; }}};
        return table;
    }
};
