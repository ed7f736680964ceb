// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.Gangz

/// A gun pawn in its slot, held, or on a card; other players' pawns drop from above.
GlidingPiece {
    id: gun

    required property GangzTable table
    required property int pawn
    required property int mark
    required property bool held
    required property bool gone

    readonly property point explains: Qt.point(GangzTable.Pawn, 0)

    game: table
    glideTime: 240
    glideCurve: Easing.OutCubic
    pressable: usable
    y: homeY + offsetY - Theme.px(90) * (1 - fall.way)
    z: lifted ? 1100 : held ? 150 : 120 + pawn
    width: homeWidth
    height: Math.round(width * 104 / 110)
    scale: (lifted || held) && Theme.moves ? 1.15 : 1
    rotation: lifted && Theme.moves ? -12 : 0
    // Only suggested as long as the hint is shown.
    opacity: gone ? 0 : usable && table.hint !== "" && !held ? 0.62 : 1
    Accessible.selected: held
    onPicked: table.hold(GangzTable.Pawn, pawn)
    onTapped: (point) => { table.tap(GangzTable.Pawn, pawn, point); gun.tellBoard() }
    Component.onCompleted: if (!usable) fall.begin()
    Accessible.onPressAction: gun.table.tap(GangzTable.Pawn, gun.pawn, Qt.point(gun.x, gun.y))

    Behavior on opacity {
        enabled: Theme.speed > 0 && gun.table.animated
        NumberAnimation { duration: Theme.ms(300) }
    }
    Moment { id: fall; lasts: gun.glides; atOnce: false; duration: Theme.ms(260); easing.type: Easing.OutBounce }
    Art { anchors.fill: parent; art: "guns/" + SeatStyle.file(gun.mark) }
    FocusRing { visible: gun.activeFocus && gun.usable }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(4)
        visible: gun.held && !gun.lifted
        radius: Theme.px(8)
        color: "transparent"
        border { width: Theme.line(2); color: Theme.gold }
    }
}
