// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.Table
import Backroom.TheGang

GlidingPiece {
    id: piece

    required property TheGangTable table
    required property int key
    required property real stack
    required property bool held
    required property bool fading
    property int kind: TheGangTable.GangsterPiece
    property bool tilts: true
    property real raised: 0
    /// A tool tip below it would cover the numbers of the next row.
    readonly property bool tipBeside: true

    game: table
    z: lifted ? 1000 : gliding ? stack + 300 : stack + raised
    scale: homeWidth / width * (lifted && Theme.moves ? 1.06 : 1)
    rotation: lifted && tilts && Theme.moves ? -3 : 0
    transformOrigin: Item.TopLeft
    opacity: fading ? 0.25 : lifted && table.overGangster ? 0.5 : 1
    Accessible.selected: held
    // The second click of a double click does nothing to a card that is still gliding to its place.
    doubles: gliding && table.deciding
    onPicked: table.hold(kind, key)
    onTapped: (point) => { table.tap(kind, key, point); piece.tellBoard() }
    Accessible.onPressAction: piece.table.activate(piece.kind, piece.key)

    Behavior on opacity {
        enabled: Theme.speed > 0 && piece.table.animated
        NumberAnimation { duration: Theme.ms(320) }
    }
}
