// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Table
import Backroom.TheGang

TableScreen {
    drafted: (table as TheGangTable).holding || (table as TheGangTable).canTakeBack
    boardSource: Qt.resolvedUrl("Board.qml")
    endSource: Qt.resolvedUrl("EndScreen.qml")
    pictureSource: Qt.resolvedUrl("Detail.qml")
    ownKeys: [
        { keys: ["1–9"], text: qsTranslate("TheGang", "choose a gangster, the special card or a ticket, from left to right") }
    ]
}
