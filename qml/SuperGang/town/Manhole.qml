// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// A manhole of the town: its cover slides aside for figures that pass through, and water splashes when a patrol falls
/// in.
Item {
    id: manhole

    required property SuperGangTable table
    required property point middle
    required property bool open
    required property bool splash
    property real zoom: table.layout.camera.zoom
    readonly property bool shown: open || slid > 0
    property real slid: open ? 1 : 0

    x: Math.round(middle.x * zoom)
    y: Math.round(middle.y * zoom)

    Behavior on slid {
        enabled: manhole.table.animated && Theme.moves
        NumberAnimation { duration: Theme.ms(120); easing.type: Easing.InOutSine }
    }
    Rectangle {
        x: -width / 2
        y: -height / 2
        width: Math.round(40 * manhole.zoom)
        height: width
        radius: width / 2
        visible: manhole.shown
        color: "#14100D"
        border { width: Theme.line(2); color: "#4A4640" }
    }
    Art {
        x: -width / 2 + 34 * manhole.zoom * manhole.slid
        y: -height / 2
        size: Math.round(44 * manhole.zoom)
        visible: manhole.shown
        art: visible ? "town/manhole-cover" : ""
        sourceSize { width: 88; height: 88 }
    }
    Repeater {
        model: rings.running ? 3 : 0
        delegate: Rectangle {
            required property int index
            readonly property real spread: Math.max(0, Math.min(1, rings.way * 1.6 - index * 0.3))
            anchors.centerIn: parent
            width: (24 + 70 * spread) * manhole.zoom
            height: width
            radius: width / 2
            visible: spread > 0
            opacity: 1 - spread
            color: "transparent"
            border { width: Theme.line(3); color: "#DFF4FF" }
        }
    }
    Moment { id: rings; lasts: manhole.splash; duration: Theme.ms(650) }
}
