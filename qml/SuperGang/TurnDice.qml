pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// The turn's dice, each beside the figure that it moves: thrown, in hand, moved.
Row {
    id: dice

    required property SuperGangTable table
    property bool playable: true

    spacing: Theme.px(6)

    Repeater {
        model: dice.table.dice
        delegate: DieCard {
            table: dice.table
            playable: dice.playable
            height: dice.height
            width: Math.min(Theme.px(86), (dice.width - 4 * dice.spacing) / 5)
        }
    }
}
