// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Table
import Backroom.GangOfDice

ThingPicture {
    id: picture

    readonly property bool die: kind === GangOfDiceTable.DieFace || kind === GangOfDiceTable.StockDie

    width: die || kind === GangOfDiceTable.WealthToken ? Math.round(height * 0.5) : 0

    DieFace {
        anchors.centerIn: parent
        visible: picture.die
        face: visible ? picture.subject : 1
        size: Math.max(1, picture.width)
    }
    TokenPicture {
        anchors.centerIn: parent
        visible: picture.kind === GangOfDiceTable.WealthToken
        size: Math.max(1, picture.width)
    }
}
