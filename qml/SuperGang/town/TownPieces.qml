// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.SuperGang

/// Everything in the town: pawns, signs with their tokens, figures. Its origin is the board's.
Item {
    id: pieces

    required property SuperGangTable table
    /// The item in whose coordinates the table expects the pointer.
    required property Item window
    property real zoom: table.layout.camera.zoom
    /// As in `TownView`.
    property real shrink: 1
    /// Both as in `ShopSign`.
    property Item litNames: nameLayer
    property rect covered: Qt.rect(0, 0, 0, 0)
    /// Clickable sections of pavement are above the figures.
    property bool pawnsAbove: false
    readonly property alias figures: figures

    signal pressedByKey(int mover)

    Repeater {
        model: pieces.table.manholes
        delegate: Manhole { table: pieces.table; zoom: pieces.zoom }
    }
    Item {
        z: pieces.pawnsAbove ? 1 : 0
        Repeater {
            model: pieces.table.pawns
            delegate: PawnOnPavement { table: pieces.table; zoom: pieces.zoom }
        }
    }
    Item {
        Repeater {
            model: pieces.table.shops
            delegate: ShopSign {
                table: pieces.table
                window: pieces.window
                zoom: pieces.zoom
                names: nameLayer
                litNames: pieces.litNames
                covered: pieces.covered
                seen: pieces.zoom * pieces.shrink
            }
        }
    }
    // The figure being moved passes over the names.
    Item {
        id: nameLayer
        z: pieces.table.choosing ? 0 : 1
    }
    Repeater {
        model: pieces.table.wards
        delegate: Ward { zoom: pieces.zoom }
    }
    Item {
        id: figures
        objectName: "figures"
        Repeater {
            model: pieces.table.figures
            delegate: FigurePiece {
                table: pieces.table
                frame: pieces.window
                zoom: pieces.zoom
                onPressedByKey: pieces.pressedByKey(mover)
            }
        }
    }
}
