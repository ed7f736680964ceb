#pragma once

#include "models/lent.hpp"

#include <QString>

/// The explanation of a thing on the table, with the number of its rule. It is shown beside the thing, or on its own
/// with the thing enlarged.
struct Detail {
    Q_GADGET
    QML_VALUE_TYPE(detail)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(int amount MEMBER amount)
    Q_PROPERTY(int kind MEMBER kind)
    Q_PROPERTY(int id MEMBER id)

public:
    /// Is empty for no explanation.
    QString title;
    QString text;
    QString rule;
    /// A number on its picture.
    int amount = 0;
    /// As in the game's `detailOf`.
    int kind = 0;
    int id = 0;

    bool operator==(const Detail&) const = default;
};
