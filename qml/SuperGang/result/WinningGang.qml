// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// A winning gang, or the police: figures in play in front, the others as shadows.
Item {
    id: gang

    required property bool winner
    required property int mark
    required property bool police
    required property list<var> figures
    /// The width for all of them.
    required property real room
    /// True if shown for the first time.
    property bool fresh: false

    /// The vamp in the middle, in front of the two men.
    readonly property list<var> order: figures.length < 3 ? figures : [figures[0], figures[2], figures[1]]
    readonly property int size: Math.round(Math.min(height - Theme.px(14), room / (1 + 0.54 * (Math.max(1, order.length) - 1))))
    readonly property int step: Math.round(size * 0.54)

    visible: winner
    width: visible ? size + step * (order.length - 1) : 0
    Accessible.ignored: true

    Rectangle {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
        width: gang.width * 0.96
        height: Theme.px(22)
        radius: height / 2
        color: "#55000000"
    }
    Repeater {
        model: gang.visible ? gang.order : []
        delegate: Art {
            id: person
            required property superGangFigure modelData
            required property int index
            readonly property bool front: gang.order.length === 3 && index === 2
            readonly property int delay: 500 + 180 * index
            x: gang.step * (gang.order.length < 3 ? index : front ? 1 : 2 * index)
            y: gang.height - height - Theme.px(front ? 2 : 10)
            size: gang.size
            art: modelData.picture
            opacity: modelData.away ? 0.35 : 1
            scale: 0.6 + 0.4 * Math.max(0, 1 - (1 - arrival.way) * (delay + 320) / 320)

            Moment { id: arrival; lasts: gang.fresh; duration: Theme.ms(person.delay + 320) }
        }
    }
}
