// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// The middle line of a target: a hit above it injures, one below kills.
Rectangle {
    height: Theme.line(3)
    color: Theme.cream
    border { width: Theme.line(1); color: Theme.ink }
    Accessible.ignored: true
}
