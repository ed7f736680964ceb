// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// A light on the thing that a lesson points at, and an arrow beside it.
Item {
    id: light

    required property rect place
    /// The side of the thing on which the arrow is: 0 above, 1 below, 2 left, 3 right.
    required property int side
    /// True if the held piece should go there, which emphasises it.
    property bool wanted: false
    readonly property bool across: side > 1
    readonly property int away: side === 0 || side === 2 ? -1 : 1
    readonly property real middle: (across ? width : height) / 2

    Placed.at: place
    onWantedChanged: if (wanted) hopping.begin()

    // Visible on light streets and on dark wood.
    Rectangle {
        readonly property real round: Theme.line(light.wanted ? 7 : 4)
        objectName: "lessonRim"
        anchors { fill: parent; margins: -round }
        color: "transparent"
        radius: Math.min(Theme.px(8), light.height / 2) + round
        border { width: Theme.line(2); color: Theme.ink }
    }
    Rectangle {
        anchors { fill: parent; margins: -Theme.line(5) }
        visible: light.wanted
        color: "transparent"
        radius: Math.min(Theme.px(8), light.height / 2) + Theme.line(5)
        border { width: Theme.line(5); color: Theme.gold }
    }
    Glow { corner: Math.min(Theme.px(8), parent.height / 2); pulsing: light.wanted }
    Rectangle {
        id: arrow
        /// The arrow hops four times.
        readonly property real hop: hopping.running ? Theme.px(8) * Math.abs(Math.sin(4 * Math.PI * hopping.way)) : 0
        /// The distance between the centres of the light and the arrow.
        readonly property real far: light.away * (light.middle + Theme.px(4) + width / 2 + hop)

        objectName: "lessonArrow"
        x: (light.width - width) / 2 + (light.across ? far : 0)
        y: (light.height - height) / 2 + (light.across ? 0 : far)
        width: Theme.px(light.wanted ? 42 : 32)
        height: width
        radius: width / 2
        color: Theme.brass
        border { width: Theme.line(2); color: Theme.ink }

        Icon {
            anchors.centerIn: parent
            name: light.side === 1 ? "arrow-up" : "arrow-down"
            rotation: light.side === 2 ? -90 : light.side === 3 ? 90 : 0
            tone: "ink"
            size: Theme.px(light.wanted ? 29 : 22)
        }
        Moment { id: hopping; lasts: light.visible; duration: 2560 }
    }
}
