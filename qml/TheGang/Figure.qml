// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.TheGang

/// A figure of the rulebook: rows of some cities, and chosen or waiting cards where they matter, made of the table's
/// own pieces.
Item {
    id: picture

    required property TableFigure figure
    readonly property TheGangTable table: figure.table as TheGangTable
    /// Room above the first row of cards for the value of a gang.
    readonly property int head: Theme.px(24)

    // Chosen and waiting cards are below the rows, if the figure is about them; they are left out on paper.
    height: !table ? 0 : head + (figure.shows("choices") && !figure.onPaper ? table.layout.figureHeight : table.layout.rail.y - Theme.px(2))
    enabled: false
    clip: true

    Binding {
        target: picture.table ? picture.table.layout : null
        property: "size"
        value: Qt.size(picture.width, 1)
    }
    Item {
        y: picture.head
        width: picture.width

        Repeater {
            model: picture.table ? picture.table.layout.streets : []
            delegate: Street {
                required property int index
                required property rect modelData
                city: index
                Placed.at: modelData
                skyline: picture.table.layout.skyline
            }
        }
        Repeater {
            model: picture.table ? picture.table.tickets : null
            delegate: TicketPiece { table: picture.table }
        }
        Repeater {
            model: picture.table ? picture.table.gangsters : null
            delegate: GangsterPiece { table: picture.table }
        }
        Repeater {
            model: picture.table ? picture.table.specials : null
            delegate: SpecialPiece { table: picture.table }
        }
        Repeater {
            model: picture.table ? picture.table.gangs : null
            delegate: CaptureChip {
                required property rect place
                required count
                required revolvers
                x: Math.round(place.x + (place.width - width) / 2)
                y: Math.round(place.y - height - Theme.px(1))
                z: 5000
            }
        }
    }
}
