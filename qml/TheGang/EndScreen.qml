// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.Table
import Backroom.TheGang

/// The end: the winner, all piles fanned out, revolvers counted up, ties explained.
EndFrame {
    id: screen

    readonly property TheGangTable gang: table as TheGangTable
    /// All piles have as many rows as the largest one, so that their cards have the same size.
    readonly property int rows: {
        let most = 1
        for (let at = 0; at < made && at < plates.count; ++at)
            most = Math.max(most, (plates.itemAt(at) as StandingLine)?.rowsNeeded ?? 1)
        return most
    }
    property int made: 0

    // False until all revolvers have been counted.
    revealed: !fresh
    title: revealed ? gang.result.title : gang.result.heading
    standings: gang.standings
    plate: StandingLine {
        width: screen.lineWidth
        height: screen.lineHeight
        revealed: screen.revealed
        fresh: screen.fresh
        rows: screen.rows
    }
    usualHeight: plates.count < 3 ? 236 : 176
    note: revealed ? gang.result.tie : ""
    noteRule: note === "" ? "" : "TG-6.3"
    noteDetails: Repeater {
        model: screen.gang.result.deciders
        delegate: Row {
            id: decider
            required property int index
            required property int modelData
            spacing: Theme.px(8)
            LineText {
                anchors.verticalCenter: parent.verticalCenter
                visible: decider.index > 0
                text: qsTranslate("TheGang", "beats")
                size: 17
            }
            NumberChip { number: decider.modelData; size: 24 }
        }
    }

    onHurried: screen.revealed = true

    Connections {
        target: screen.plates
        function onItemAdded() { screen.made += 1 }
    }
    Timer {
        interval: Math.max(1, Theme.ms(500))
        running: !screen.revealed && screen.plates.count > 0
        repeat: true
        onTriggered: {
            for (let at = 0; at < screen.plates.count; ++at)
                if (!(screen.plates.itemAt(at) as StandingLine).complete)
                    return
            screen.revealed = true
        }
    }
}
