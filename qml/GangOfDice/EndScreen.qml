// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.Table
import Backroom.GangOfDice

/// The end: the screens are lifted one by one, the poorest first; then the winner is announced.
EndFrame {
    id: screen

    readonly property GangOfDiceTable diceTable: table as GangOfDiceTable
    /// The number of screens that have been lifted, starting with the last place.
    property int lifted: fresh ? 0 : plates.count

    revealed: lifted >= plates.count
    title: revealed ? diceTable.result.title : diceTable.result.heading
    standings: diceTable.standings
    plate: StandingLine {
        width: screen.lineWidth
        height: screen.lineHeight
        revealed: screen.revealed
        lifted: screen.lifted >= screen.plates.count - index
        fresh: screen.fresh
    }
    usualHeight: plates.count < 3 ? 210 : 160
    note: revealed ? diceTable.result.note : ""
    noteRule: diceTable.result.noteRule
    onHurried: screen.lifted = plates.count

    Timer {
        interval: Math.max(1, Theme.ms(1100))
        running: !screen.revealed
        repeat: true
        onTriggered: screen.lifted += 1
    }
}
