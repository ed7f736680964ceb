// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Table
import Backroom.GangOfDice

ThingPicture {
    id: picture

    readonly property bool die: kind === GangOfDiceTable.DieFace || kind === GangOfDiceTable.StockDie

    readonly property bool warns: kind === GangOfDiceTable.WarningOnTable
    readonly property GangOfDiceTable dice: table as GangOfDiceTable

    width: warns ? Math.round(height / 1.4) : die || kind === GangOfDiceTable.WealthToken ? Math.round(height * 0.5) : 0

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
    WarningCard {
        anchors.fill: parent
        visible: picture.warns
        bomb: picture.dice.card.bomb
        figure: picture.dice.card.figure
        faces: picture.dice.card.faces
        word: picture.dice.card.word
        description: picture.dice.card.label
    }
}
