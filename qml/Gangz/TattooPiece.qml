// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.Gangz

/// A tattoo on the table: in the hand it can be picked up by mouse or keyboard, on the wall it can be pointed at.
GlidingPiece {
    id: piece

    required property GangzTable table
    required property int key
    required property int face
    required property real stack
    required property bool held
    required property bool chosen
    required property bool aimed
    required property bool own
    required property int ownMark
    required property int ownerMark
    required property string ownerName
    required property int points
    required property bool shaking
    required property bool intruder
    required property bool leader
    required property bool gone
    required property string name

    readonly property bool inHand: stack >= 60
    /// A lesson points no longer at it.
    readonly property bool put: chosen
    readonly property bool onWall: stack >= 10 && stack < 60
    readonly property int kind: inHand ? GangzTable.HandCard
                              : onWall ? GangzTable.WallCard
                              : leader ? GangzTable.LeaderCard
                                       : GangzTable.NextLeaderCard
    readonly property point explains: Qt.point(kind, face)
    /// The tool tip is its name: what it means is up to the players. None if the name can be read already.
    readonly property bool brief: true
    readonly property bool quiet: name !== "" || onWall && table.layout.enlarged.width > 0

    /// True if the keyboard focus is here.
    readonly property bool walkedTo: activeFocus && PressGuard.byKeyboard
    property real shake: 0

    /// Emitted when the pointer or the focus enters it, without a press.
    signal lookedAt(int card)
    signal lookedAway(int card)
    signal takenBackByKey()

    game: table
    glideTime: 360
    draggable: usable && inHand
    doubles: inHand
    reach: inHand && chosen ? Math.round(34 * table.layout.scale) : 0
    cursor: own ? Qt.ForbiddenCursor : Qt.PointingHandCursor
    x: homeX + offsetX + (shaking ? shake : 0)
    width: homeWidth
    height: homeHeight
    z: lifted ? 1000 : gliding ? stack + 100 : stack + (table.spectacle.weight > 0 && (intruder || shaking) ? 60 : 0)
    rotation: lifted && Theme.moves ? -3 : 0
    opacity: gone ? 0 : 1
    Accessible.selected: chosen
    onPicked: table.hold(GangzTable.HandCard, key)
    onTapped: (point) => { table.tap(kind, key, point); piece.tellBoard() }
    onTappedTwice: (point) => table.sendIn(key, point)
    onWalkedToChanged: if (walkedTo) piece.lookedAt(face); else piece.lookedAway(face)
    onPointedChanged: if (pointed) piece.lookedAt(face); else piece.lookedAway(face)
    Accessible.onPressAction: piece.table.tap(piece.kind, piece.key, Qt.point(piece.x + piece.width / 2, piece.y + piece.height / 2))

    Keys.onDeletePressed: (event) => { if (!event.isAutoRepeat) piece.takenBackByKey() }
    Keys.onPressed: (event) => {
        if (event.key !== Qt.Key_Backspace)
            return
        event.accepted = true
        if (!event.isAutoRepeat)
            piece.takenBackByKey()
    }

    Behavior on opacity {
        enabled: Theme.speed > 0 && piece.table.animated
        NumberAnimation { duration: Theme.ms(300) }
    }
    SequentialAnimation {
        running: piece.shaking && Theme.moves
        loops: Animation.Infinite
        NumberAnimation { target: piece; property: "shake"; to: 6; duration: 35 }
        NumberAnimation { target: piece; property: "shake"; to: -6; duration: 70 }
        NumberAnimation { target: piece; property: "shake"; to: 0; duration: 35 }
    }
    Rectangle {
        readonly property real rim: piece.table.layout.leaderRim
        anchors.fill: parent
        anchors.margins: -rim
        visible: piece.leader
        radius: rim * 1.1
        color: "#1A0E07"
        border { width: Theme.line(2); color: Theme.brassLight }
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.line(3)
            radius: parent.radius - Theme.line(3)
            color: "transparent"
            border { width: Theme.line(1); color: Theme.brassDark }
        }
    }
    TattooCard {
        anchors.fill: parent
        face: piece.face
        drawnWidth: piece.place.width
        name: piece.name
        chosen: piece.chosen || piece.held || piece.aimed
        unmasked: piece.intruder
        hovered: piece.hovered && !piece.own
        focusShown: piece.activeFocus && piece.usable
        shadowLevel: piece.lifted ? "large" : piece.hovered ? "medium" : "small"
        Accessible.ignored: true
    }
    Rectangle {
        anchors.fill: parent
        visible: piece.own
        radius: piece.width * 0.065
        color: "#5C0A1712"
    }
    OwnerChip {
        readonly property point explains: Qt.point(GangzTable.OwnChip, 0)
        anchors.horizontalCenter: parent.horizontalCenter
        // On the upper edge if the picture's name is at the bottom.
        y: piece.name === "" ? piece.height - Math.round(height * 0.75) : -Math.round(height * 0.25)
        visible: piece.own
        mark: piece.ownMark
        text: qsTranslate("Gangz", "yours")
        most: piece.width
    }
    OwnerChip {
        id: owner
        readonly property point explains: Qt.point(GangzTable.OwnerChip, 0)
        property real rise: visible ? 0 : Theme.px(26)
        x: -Math.round(height * 0.2)
        y: -Math.round(height * 0.45) + rise
        visible: piece.ownerMark >= 0
        mark: Math.max(0, piece.ownerMark)
        text: piece.ownerName
        most: piece.width - (worth.visible ? worth.width : 0) + Theme.px(8)
        Behavior on rise {
            enabled: piece.glides
            NumberAnimation { duration: Theme.ms(200); easing.type: Easing.OutBack }
        }
    }
    Rectangle {
        id: worth
        readonly property point explains: Qt.point(GangzTable.PointsChip, 0)
        anchors { right: parent.right; rightMargin: -Math.round(height * 0.25) }
        y: owner.y
        width: Math.max(height * 1.3, worthText.implicitWidth + Theme.px(14))
        height: owner.height
        radius: height / 2
        // Before the reveal, a replay seen as everyone shows the owners alone.
        visible: owner.visible && piece.points !== 0
        color: piece.points > 0 ? "#14603F" : "#A3211B"
        border { width: Theme.line(1); color: piece.points > 0 ? Theme.success : Theme.danger }
        BodyText {
            id: worthText
            anchors.centerIn: parent
            text: piece.points > 0 ? "+" + piece.points : "−" + Math.abs(piece.points)
            size: 16
            font.weight: Font.Bold
            Accessible.ignored: true
        }
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        // Large letters leave the top of the drawing free.
        y: -Math.round(height * (Theme.large ? 0.72 : 0.5))
        width: Math.min(piece.width * 1.1, mask.implicitWidth + Theme.px(24))
        height: mask.implicitHeight + Theme.px(4)
        radius: height / 2
        // On a small card only the light shows it.
        visible: piece.intruder && !mask.truncated
        color: "#A3211B"
        border { width: Theme.line(2); color: Theme.captureOutline }
        TitleText {
            id: mask
            anchors.centerIn: parent
            width: Math.min(implicitWidth, piece.width * 1.1 - Theme.px(10))
            text: qsTranslate("Gangz", "Intruder")
            size: 18
            color: Theme.cream
            Accessible.ignored: true
        }
    }
}
