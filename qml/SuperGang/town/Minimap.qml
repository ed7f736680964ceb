// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.SuperGang

/// The whole town in small, if it does not fit: figures are dots, the visible part is a frame that can be dragged.
Plate {
    id: map

    required property SuperGangTable table
    readonly property BoardCamera camera: table.layout.camera
    readonly property real scaled: (width - 8) / camera.board.width
    /// The figure that moves and the end of its move, in window coordinates; empty for none. The minimap moves to the
    /// upper corner to avoid hiding them.
    property rect mover: Qt.rect(0, 0, 0, 0)
    property rect goal: Qt.rect(0, 0, 0, 0)
    /// Its two y coordinates.
    property real high: 0
    property real low: 0
    readonly property bool inTheWay: hides(mover) || hides(goal)
    property bool raised: false

    function hides(body: rect): bool {
        return body.width > 0 && body.x < map.x + map.width && body.x + body.width > map.x
               && body.y < map.low + map.height && body.y + body.height > map.low
    }
    function lookAt(x: real, y: real) {
        const seen = map.camera.seen
        map.camera.panBy(Qt.point((seen.x + seen.width / 2 - (x - 4) / map.scaled) * map.camera.zoom,
                                  (seen.y + seen.height / 2 - (y - 4) / map.scaled) * map.camera.zoom))
    }

    y: raised ? high : low
    width: Theme.px(212)
    height: Math.round((width - 8) * 0.625) + 8
    visible: !camera.fitting
    doubled: false
    strength: 1
    radius: Theme.px(6)
    Accessible.ignored: true
    // Stays in its corner while it is dragged.
    onInTheWayChanged: if (!area.pressed) raised = inTheWay
    Component.onCompleted: raised = inTheWay

    Art {
        anchors { fill: parent; margins: 4 }
        art: map.visible ? "town/town" : ""
        sourceSize { width: map.width - 8; height: map.height - 8 }
        asynchronous: true
    }
    TownOwners { x: 4; y: 4; table: map.table; zoom: map.scaled }
    Repeater {
        model: map.table.figures
        delegate: Rectangle {
            required property point feet
            required property string base
            required property int key
            x: 4 + feet.x * map.scaled - width / 2
            y: 4 + feet.y * map.scaled - height / 2
            visible: base !== ""
            width: Math.max(6, Theme.px(8))
            height: width
            radius: key >= 12 ? 1 : width / 2
            color: key >= 12 ? "#22418C" : SeatStyle.color(map.table.markOf(key))
            border { width: 1; color: Theme.cream }
        }
    }
    Rectangle {
        x: 4 + map.camera.seen.x * map.scaled
        y: 4 + map.camera.seen.y * map.scaled
        width: map.camera.seen.width * map.scaled
        height: map.camera.seen.height * map.scaled
        color: "transparent"
        border { width: 2; color: Theme.oxblood }
    }
    MouseArea {
        id: area
        anchors.fill: parent
        preventStealing: true
        onReleased: map.raised = map.inTheWay
        onPressed: (mouse) => map.lookAt(mouse.x, mouse.y)
        onPositionChanged: (mouse) => map.lookAt(mouse.x, mouse.y)
    }
}
