// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// A traffic pawn on its section of pavement, or a lit section where one can be placed.
Item {
    id: pawn

    required property SuperGangTable table
    required property int key
    required property point foot
    required property string picture
    required property bool usable
    required property string label
    property real zoom: table.layout.camera.zoom

    readonly property point explains: Qt.point(SuperGangTable.SectionSubject, key)
    readonly property int breadth: Math.round(Math.max(15, 32 * zoom))

    // In a replay, every section has a row.
    visible: usable || picture !== ""
    width: usable ? Math.max(26, breadth) : breadth
    height: Math.round(width * 1.25)
    x: Math.round(foot.x * zoom - width / 2)
    y: Math.round(foot.y * zoom - (usable ? height / 2 : height * 0.86))
    activeFocusOnTab: usable
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.focusable: usable
    Accessible.onPressAction: pawn.table.tapSection(pawn.key)
    Keys.onReturnPressed: pawn.table.tapSection(pawn.key)
    Keys.onEnterPressed: pawn.table.tapSection(pawn.key)
    Keys.onSpacePressed: pawn.table.tapSection(pawn.key)

    Art {
        anchors.fill: parent
        visible: pawn.picture !== ""
        art: visible ? "tokens/" + pawn.picture : ""
        sourceSize {
            width: pawn.breadth <= 16 ? 16 : pawn.breadth <= 32 ? 32 : 78
            height: pawn.breadth <= 16 ? 20 : pawn.breadth <= 32 ? 40 : 98
        }
    }
    Rectangle {
        anchors.centerIn: parent
        width: Math.min(parent.width, Math.max(16, 24 * pawn.zoom))
        height: width
        radius: width / 2
        visible: pawn.usable
        color: area.containsMouse ? Theme.gold : Theme.strong ? Theme.focus : "#B0FFF3CC"
        border { width: 2; color: Theme.ink }
        Text {
            anchors.centerIn: parent
            text: "+"
            color: Theme.ink
            font { family: Theme.textFont; pixelSize: Math.max(12, parent.height * 0.8); weight: Font.Bold }
            renderType: Text.NativeRendering
            Accessible.ignored: true
        }
    }
    MouseArea {
        id: area
        anchors.fill: parent
        enabled: pawn.usable || !pawn.table.choosing
        hoverEnabled: pawn.usable
        cursorShape: pawn.usable ? Qt.PointingHandCursor : Qt.ArrowCursor
        onClicked: pawn.usable ? pawn.table.tapSection(pawn.key) : pawn.table.lookAt(SuperGangTable.SectionSubject, pawn.key)
    }
    FocusRing { visible: pawn.activeFocus; corner: width / 2 }
}
