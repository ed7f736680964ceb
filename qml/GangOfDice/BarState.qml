// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.GangOfDice

Row {
    id: progress

    required property GangOfDiceTable table

    spacing: Theme.px(10)

    LineText {
        anchors.verticalCenter: parent.verticalCenter
        text: progress.table.roundText
        size: 18
        font.weight: Font.DemiBold
    }
    StepList {
        anchors.verticalCenter: parent.verticalCenter
        count: progress.table.rounds
        current: progress.table.round
    }
}
