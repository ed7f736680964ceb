// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// Shows that a crime is witnessed: an eye flies from a patrol to the gangster and shows the years. The parent's origin
/// must be the board's.
Art {
    id: eye

    required property SuperGangTable table
    readonly property real zoom: table.layout.camera.zoom
    readonly property bool shown: table.witnessing
    readonly property point from: table.witnessFrom
    readonly property point to: table.witnessTo
    readonly property real way: flight.way

    x: (from.x + (to.x - from.x) * way) * zoom - width / 2
    y: (from.y + (to.y - from.y) * way - 90 * Math.sin(Math.PI * way)) * zoom - height / 2 - Theme.px(26) * way
    z: 9500
    size: Theme.px(40)
    visible: shown
    art: shown ? "chips/witness" : ""
    sourceSize { width: 80; height: 80 }

    Moment { id: flight; lasts: eye.shown; duration: Theme.ms(600); easing.type: Easing.InOutQuad }
    Rectangle {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.top; bottomMargin: 2 }
        width: years.implicitWidth + Theme.px(14)
        height: years.implicitHeight + Theme.px(4)
        radius: Theme.px(6)
        color: Theme.warning
        visible: eye.way >= 1
        LineText {
            id: years
            anchors.centerIn: parent
            text: "+ " + eye.table.witnessYears
            size: 15
            font.weight: Font.DemiBold
            color: Theme.ink
        }
    }
}
