// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Table
import Backroom.Gangz

TableScreen {
    drafted: (table as GangzTable).holding || (table as GangzTable).rail.canTakeBack
    backPlace: (table as GangzTable).layout.buttons
    boardSource: Qt.resolvedUrl("Board.qml")
    endSource: Qt.resolvedUrl("EndScreen.qml")
    pictureSource: Qt.resolvedUrl("Detail.qml")
    ownKeys: [
        { keys: ["1–9"], text: qsTranslate("Gangz", "choose a card in your hand, or aim at one on the wall") }
    ]
}
