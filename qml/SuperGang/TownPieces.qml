pragma ComponentBehavior: Bound

import QtQuick
import Backroom.SuperGang

/// What lies and stands in the town: pawns, signs with their tokens, figures. Its upper left corner is that of the board.
Item {
    id: pieces

    required property SuperGangTable table
    /// In whose coordinates the table is told of the pointer.
    required property Item window
    property real zoom: table.layout.camera.zoom
    /// As `TownView.shrink`.
    property real shrink: 1
    /// What is to be clicked on the pavement lies over who stands there.
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
            delegate: ShopSign { table: pieces.table; window: pieces.window; zoom: pieces.zoom; names: nameLayer; seen: pieces.zoom * pieces.shrink }
        }
    }
    // Who is being moved passes over them.
    Item {
        id: nameLayer
        z: pieces.table.choosing ? 0 : 1
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
