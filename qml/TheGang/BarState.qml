// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.TheGang

Row {
    id: progress

    required property TheGangTable table

    spacing: Theme.px(20)

    LineText {
        anchors.verticalCenter: parent.verticalCenter
        text: progress.table.roundText
        size: 18
        font.weight: Font.DemiBold
    }
    Row {
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(10)
        LineText {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTranslate("TheGang", "Job")
            size: 18
            color: Theme.sand
        }
        StepList {
            anchors.verticalCenter: parent.verticalCenter
            count: progress.table.jobs
            current: progress.table.job
        }
    }
    Row {
        readonly property point explains: Qt.point(TheGangTable.Deck, 0)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)
        Icon { anchors.verticalCenter: parent.verticalCenter; name: "deck"; size: Theme.px(20) }
        LineText {
            anchors.verticalCenter: parent.verticalCenter
            text: progress.table.deckText
            size: 18
            color: progress.table.deckLow ? Theme.focus : Theme.sand
        }
    }
}
