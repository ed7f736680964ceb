// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Table
import Backroom.GangOfDice

TableScreen {
    drafted: (table as GangOfDiceTable).turn.drafted
    personsOut: (table as GangOfDiceTable).personsOut
    boardSource: Qt.resolvedUrl("Board.qml")
    endSource: Qt.resolvedUrl("EndScreen.qml")
    pictureSource: Qt.resolvedUrl("Detail.qml")
    ownKeys: [
        { keys: ["0–9", "+", "−"], text: qsTranslate("GangOfDice", "how many dice you take") },
        { keys: [qsTranslate("GangOfDice", "Space")],
          text: qsTranslate("GangOfDice", "on a die: mark it for the reroll, or leave it as it is") },
        { keys: ["1–9"], text: qsTranslate("GangOfDice", "after a roll: mark a die for the reroll") },
        { keys: [qsTranslate("GangOfDice", "Enter")],
          text: qsTranslate("GangOfDice", "roll that many dice, or reroll the marked ones") },
        { keys: [qsTranslate("GangOfDice", "S")], text: qsTranslate("GangOfDice", "stop") }
    ]
}
