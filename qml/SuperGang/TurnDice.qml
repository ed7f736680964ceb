pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// The turn's dice, each beside the figure that it moves: thrown, in hand, moved.
Row {
    id: dice

    required property SuperGangTable table
    property bool playable: true

    /// Large ones take the place of those that are not there.
    readonly property int places: Theme.large ? Math.max(3, cards.count) : 5

    spacing: Theme.px(6)

    Repeater {
        id: cards
        model: dice.table.dice
        delegate: DieCard {
            table: dice.table
            playable: dice.playable
            height: dice.height
            width: Math.min(Theme.px(86), (dice.width - (dice.places - 1) * dice.spacing) / dice.places)
        }
    }
}
