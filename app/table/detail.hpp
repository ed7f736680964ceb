#pragma once

#include "models/lent.hpp"

#include <QString>

/// What a thing on the table is, in a sentence, with the number of its rule: shown beside it, and, with the thing
/// itself enlarged, on its own.
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
    /// Empty for nothing.
    QString title;
    QString text;
    QString rule;
    /// What is counted on its picture.
    int amount = 0;
    /// As the game counts them.
    int kind = 0;
    int id = 0;

    bool operator==(const Detail&) const = default;
};
