// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Gangz

/// A figure of the rulebook: the leader, the wall, and the points where they matter.
Item {
    id: picture

    required property TableFigure figure
    readonly property GangzTable table: figure.table as GangzTable

    height: table.layout.figureHeight
    enabled: false
    clip: true

    Binding {
        target: picture.table.layout
        property: "size"
        value: Qt.size(picture.width, 1)
    }
    Repeater {
        model: picture.table.cards
        delegate: TattooPiece { table: picture.table }
    }
    Repeater {
        model: picture.table.pawns
        delegate: GunPawn { table: picture.table }
    }
    PointTrack { table: picture.table; plated: false }
}
