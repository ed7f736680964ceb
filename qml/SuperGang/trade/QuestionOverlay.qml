// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// Questions and trades over the table, created with the first one.
Item {
    id: layer

    required property SuperGangTable table
    /// The point that the question is about, in window coordinates.
    property point happens: Qt.point(-1, -1)
    /// Large text also needs the room below the town and, for a trade, the room beside it.
    readonly property rect town: table.layout.camera.view
    readonly property rect tall: Theme.large ? Qt.rect(town.x, town.y, town.width, height - town.y) : town
    readonly property rect wide: Theme.large ? Qt.rect(0, town.y, width, height - town.y) : town

    readonly property rect answers: trade.shown ? trade.answers : Qt.rect(0, 0, 0, 0)

    function offerFocus() {
        if (layer.table.trade.shown)
            trade.offerFocus()
        else
            question.offerFocus()
    }

    function focusOn(name: string) {
        if (layer.table.trade.shown)
            trade.focusOn(name)
        else
            question.focusOn(name)
    }

    anchors.fill: parent

    QuestionPlate {
        id: question
        sheet: layer.table.question
        room: layer.tall
        keepClear: layer.happens
    }
    TradePlate {
        id: trade
        sheet: layer.table.trade
        room: layer.wide
    }
}
