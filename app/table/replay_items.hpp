// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/member_property.hpp"

#include <QString>

struct ReplayMark {
    Q_GADGET

public:
    /// The position before the action that causes it.
    MEMBER_PROPERTY_AS(int, position, key) = 0;
    MEMBER_PROPERTY(QString, icon);
    MEMBER_PROPERTY(QString, words);

    bool operator==(const ReplayMark&) const = default;
};

/// The beginning of a job, a round or a turn.
struct ReplayChapter {
    Q_GADGET

public:
    MEMBER_PROPERTY_AS(int, position, key) = 0;
    /// The round that begins here; 0 if none does.
    MEMBER_PROPERTY(int, round) = 0;

    bool operator==(const ReplayChapter&) const = default;
};

struct ReplayViewer {
    Q_GADGET

public:
    /// A seat, or one of `Replay::Viewer`.
    MEMBER_PROPERTY_AS(int, viewer, key) = 0;
    MEMBER_PROPERTY(QString, name);
    /// The mark of the seat; −1 if it is not a seat.
    MEMBER_PROPERTY(int, mark) = -1;
    MEMBER_PROPERTY(bool, chosen) = false;

    bool operator==(const ReplayViewer&) const = default;
};
