// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

/// The sight: sways along a horizontal figure of eight around the point that the hand aims at (SG-8.4). The sway is the
/// same in widths of a target whatever the size of the window.
Item {
    id: sight

    /// The width of a target in pixels.
    required property real unit
    /// True if it sways half as far, and more slowly.
    required property bool steady
    required property bool on

    /// The point that the hand aims at; the sight follows with some inertia.
    required property point hand
    /// True to let the sight jump to the hand without inertia.
    property bool weightless: false
    property real heldX: hand.x
    property real heldY: hand.y
    /// The position on the figure of eight, from 0 to 1, with a random start.
    property real phase: Math.floor(Math.random() * 8) / 8 + 1 / 16

    readonly property int round: steady ? 4200 : 2600
    readonly property real reach: unit / 126 * (steady ? 0.5 : 1)
    readonly property point at: Qt.point(heldX + 100 * reach * Math.sin(2 * Math.PI * phase),
                                         heldY + 60 * reach * Math.sin(4 * Math.PI * phase))

    Accessible.ignored: true

    Behavior on heldX { enabled: Theme.moves && !sight.weightless; SpringAnimation { spring: 5.5; damping: 0.42; mass: 1.1; epsilon: 0.3 } }
    Behavior on heldY { enabled: Theme.moves && !sight.weightless; SpringAnimation { spring: 5.5; damping: 0.42; mass: 1.1; epsilon: 0.3 } }
    FrameAnimation {
        running: sight.on && sight.visible && Theme.moves
        onTriggered: sight.phase = (sight.phase + Math.min(frameTime, 0.1) * 1000 / sight.round) % 1
    }
    // In reduced motion it jumps between eight positions, so that timing still matters.
    Timer {
        interval: sight.round / 8
        repeat: true
        running: sight.on && sight.visible && !Theme.moves
        onTriggered: sight.phase = (Math.floor(sight.phase * 8) + 1) % 8 / 8 + 1 / 16
    }

    Art {
        x: Math.round(sight.heldX - width / 2)
        y: Math.round(sight.heldY - height / 2)
        width: Math.round(220 * sight.reach)
        height: Math.round(140 * sight.reach)
        opacity: 0.8
        art: "duel/sway"
    }
    Art {
        x: sight.at.x - width / 2
        y: sight.at.y - height / 2
        size: Math.round(Math.max(Theme.px(60), sight.unit * 0.94))
        art: "duel/sight"
    }
}
