#pragma once

#include "gangz/scene.hpp"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

// What the parts of the table say, for QML.

namespace gangz_table {

/// Beside the leader, or in what the wall leaves free.
struct GangzWords {
    Q_GADGET
    QML_VALUE_TYPE(gangzWords)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString hint MEMBER hint)
    Q_PROPERTY(QString heard MEMBER heard)

public:
    QString title;
    QString text;
    /// In smaller letters; empty for nothing.
    QString hint;
    /// What the votes bring to light, line by line, for who sees nothing of it: empty until a step of it is complete.
    QString heard;

    bool operator==(const GangzWords&) const = default;
};

/// The rail: what is chosen, and what can be done.
struct GangzRail {
    Q_GADGET
    QML_VALUE_TYPE(gangzRail)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString confirmText MEMBER confirm_text)
    Q_PROPERTY(bool canConfirm MEMBER can_confirm)
    Q_PROPERTY(bool canTakeBack MEMBER can_take_back)
    Q_PROPERTY(QString swapText MEMBER swap_text)
    Q_PROPERTY(bool swapping MEMBER swapping)

public:
    QString title;
    QString text;
    QString confirm_text;
    bool can_confirm = false;
    bool can_take_back = false;
    /// Of the button that swaps the hand, or asks for it; empty where that is not allowed.
    QString swap_text;
    /// What it costs is told, and it is to be decided.
    bool swapping = false;

    bool operator==(const GangzRail&) const = default;
};

GangzWords words_of(const Scene& scene, const QStringList& names);
GangzRail rail_of(const Scene& scene, const QStringList& names);

}
