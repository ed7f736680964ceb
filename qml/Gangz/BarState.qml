// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.Gangz

/// In the bar: the round, its three parts, and how many cards are in the deck or on the wall.
Row {
    id: bar

    required property GangzTable table
    readonly property int part: table.layout.spread

    spacing: Theme.px(14)

    LineText {
        anchors.verticalCenter: parent.verticalCenter
        text: bar.table.progress
        size: 18
        font.weight: Font.DemiBold
    }
    Repeater {
        model: [qsTranslate("Gangz", "Choose"), qsTranslate("Gangz", "Vote"), qsTranslate("Gangz", "Reveal")]
        delegate: Rectangle {
            id: chip

            required property int index
            required property string modelData
            readonly property bool now: index === bar.part
            readonly property bool done: index < bar.part

            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
            /// With large text only the current part has its word: all of it must fit beside the title.
            readonly property bool worded: now || !Theme.large
            width: worded ? word.implicitWidth + Theme.px(26) : Theme.px(16)
            height: worded ? Math.max(22, Theme.px(26)) : Theme.px(16)
            radius: height / 2
            color: now ? Theme.focus : done ? Theme.brassSpent : "transparent"
            border { width: 1.5; color: now ? Theme.focus : Theme.brassDark }

            LineText {
                id: word
                anchors.centerIn: parent
                visible: chip.worded
                text: chip.modelData
                size: 14
                font.weight: Font.DemiBold
                color: chip.now ? Theme.ink : chip.done ? Theme.cream : Theme.brassLight
                Accessible.name: chip.now ? qsTranslate("Gangz", "%1, now").arg(chip.modelData) : chip.modelData
            }
        }
    }
    Row {
        readonly property point explains: Qt.point(GangzTable.Deck, 0)
        anchors.verticalCenter: parent.verticalCenter
        visible: bar.part === GangzLayout.Choosing && bar.table.warning === ""
        spacing: Theme.px(8)
        Icon { anchors.verticalCenter: parent.verticalCenter; name: "deck"; size: Theme.px(20) }
        LineText {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTranslate("Gangz", "%n in the deck", "cards", bar.table.deck)
            size: 18
            color: Theme.sand
        }
    }
    LineText {
        objectName: "warning"
        anchors.verticalCenter: parent.verticalCenter
        visible: text !== ""
        // The log has the whole sentence.
        text: !Theme.large || bar.table.warning === "" ? bar.table.warning : qsTranslate("Gangz", "This may be the last round.")
        size: 18
        color: Theme.focus
    }
    LineText {
        anchors.verticalCenter: parent.verticalCenter
        visible: bar.part === GangzLayout.Voting && bar.table.warning === ""
        text: qsTranslate("Gangz", "%n cards, 2 intruders", "on the wall", bar.table.onWall)
        size: 18
        color: Theme.sand
    }
    LineText {
        anchors.verticalCenter: parent.verticalCenter
        visible: bar.part === GangzLayout.Revealing
        text: bar.table.words.title
        size: 18
        font.weight: Font.DemiBold
        color: Theme.danger
    }
}
