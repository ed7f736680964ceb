#pragma once

#include "models/item_list.hpp"

#include <QString>
#include <QStringList>

struct OptionItem {
    Q_GADGET
    Q_PROPERTY(QString optionId MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString hint MEMBER hint)
    Q_PROPERTY(QStringList choices MEMBER choices)
    Q_PROPERTY(int current MEMBER current)

public:
    int key = 0;
    QString id;
    QString name;
    QString hint;
    /// Is empty for a switch.
    QStringList choices;
    /// The chosen row; for a switch, 0 is off and 1 is on.
    int current = 0;

    bool operator==(const OptionItem&) const = default;
};

using OptionList = ItemListOf<OptionItem>;
