// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// The turn's dice, each beside the figure that it moves: thrown, in hand, moved.
Row {
    id: dice

    required property SuperGangTable table
    property bool playable: true

    /// With large text, dice with nothing to do are left out to make room.
    readonly property int places: Theme.large ? Math.max(3, cards.count - idle) : 5
    property int idle: 0
    readonly property real spare: Theme.large ? Math.max(0, width - places * cardWidth - (places - 1) * spacing) : 0
    readonly property real cardWidth: Math.min(Theme.px(Theme.large && places > 3 ? 74 : 86), (width - (places - 1) * spacing) / places)

    function countIdle() {
        let sum = 0
        for (let at = 0; at < cards.count; ++at)
            if ((cards.itemAt(at) as DieCard)?.idle ?? false)
                ++sum
        dice.idle = sum
    }

    spacing: Theme.px(6)

    Repeater {
        id: cards
        model: dice.table.dice
        onCountChanged: dice.countIdle()
        delegate: DieCard {
            visible: !Theme.large || !idle
            table: dice.table
            playable: dice.playable
            height: dice.height
            width: dice.cardWidth
            onIdleChanged: dice.countIdle()
        }
    }
}
