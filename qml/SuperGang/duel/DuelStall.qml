// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

/// The fairground stall: cloth, awning, the beams of two lamps, and the plank. Things on the plank are added as
/// children.
Item {
    id: stall

    /// The y coordinate of the targets' feet.
    required property real plankTop
    /// The progress of opening, from 0 to 1.
    required property real opened
    /// The side that is lit: −1 left, 1 right, 0 both.
    property int lit: 0

    readonly property int awningHeight: Theme.px(66)
    /// With large text the names below the plank need some of its room.
    readonly property int plankHeight: Theme.px(Theme.large ? 64 : 92)

    clip: true

    Art {
        anchors.fill: parent
        art: "duel/cloth"
        sourceSize { width: stall.width; height: stall.height }
    }
    Repeater {
        model: [-1, 1]
        delegate: Art {
            required property int modelData
            readonly property bool overRight: modelData > 0
            // The lamp over one side lights the other.
            x: overRight ? stall.width * 0.96 - width : stall.width * 0.04
            y: stall.awningHeight * 0.5
            width: Math.round(stall.width * 0.36)
            height: Math.max(1, stall.plankTop - y + Theme.px(6))
            opacity: stall.opened * (stall.lit === 0 ? 0.55 : stall.lit === modelData ? 1 : 0.12)
            mirror: overRight
            art: "duel/beam"

            Behavior on opacity { enabled: Theme.moves; NumberAnimation { duration: Theme.ms(260) } }
        }
    }
    Art {
        y: stall.plankTop - Math.round(height * 8 / 92) + (1 - stall.opened) * Theme.px(60)
        width: stall.width
        height: stall.plankHeight
        // Its lamps stay round.
        fillMode: Image.TileHorizontally
        sourceSize { width: Math.round(stall.plankHeight * 1280 / 92); height: stall.plankHeight }
        art: "duel/plank"
    }
    Art {
        y: (stall.opened - 1) * height
        z: 20
        width: stall.width
        height: stall.awningHeight
        art: "duel/awning"
    }
}
