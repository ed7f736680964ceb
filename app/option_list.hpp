#pragma once

#include "item_model.hpp"

#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

/// An option of a new game, in the language of the program.
struct OptionItem {
    int key = 0;
    QString id;
    QString name;
    QString hint;
    /// Empty for a switch.
    QStringList choices;
    /// The row of what is chosen; of a switch 0 for off, 1 for on.
    int current = 0;

    bool operator==(const OptionItem&) const = default;
};

class OptionList : public ItemModel<OptionItem> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of another type")

public:
    using ItemModel::ItemModel;

protected:
    const std::vector<Column>& columns() const override
    {
        static const std::vector<Column> table{
            {"optionId", [](const OptionItem& option) -> QVariant { return option.id; }},
            {"name", [](const OptionItem& option) -> QVariant { return option.name; }},
            {"hint", [](const OptionItem& option) -> QVariant { return option.hint; }},
            {"choices", [](const OptionItem& option) -> QVariant { return option.choices; }},
            {"current", [](const OptionItem& option) -> QVariant { return option.current; }},
        };
        return table;
    }
};
