// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.Table
import Backroom.SuperGang

TableScreen {
    readonly property SuperGangTable town: table as SuperGangTable

    drafted: town.choosing && !town.proposing || town.menu.preparing
    boardLater: true
    beforeSource: Qt.resolvedUrl("town/TownFromFar.qml")
    asks: true
    personsOut: town.personsOut
    // With large text it does not fit beside the buttons of the town, but the rail is empty.
    backRaise: Theme.large ? 0 : table.frame.rail.height
    boardSource: Qt.resolvedUrl("Board.qml")
    endSource: Qt.resolvedUrl("result/EndScreen.qml")
    pictureSource: Qt.resolvedUrl("Detail.qml")
    ownKeys: [
        { keys: ["←", "→", "↑", "↓"],
          text: qsTranslate("SuperGang", "with a figure in hand: choose another end for its move; with a dart: move the sight") },
        { keys: [qsTranslate("SuperGang", "Shift+arrows")], text: qsTranslate("SuperGang", "with a dart: move the sight finely") },
        { keys: [qsTranslate("SuperGang", "Tab")],
          text: qsTranslate("SuperGang", "with a figure in hand: another route to the same place, or the next place") },
        { keys: ["1–9", "0"], text: qsTranslate("SuperGang", "after a move: choose an action, or Done") },
        { keys: ["+", "−", "F"], text: qsTranslate("SuperGang", "zoom in, zoom out, whole town") }
    ]
}
