// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Gangz

/// The rail while a seat votes: the slots of its two pawns, and the buttons.
Item {
    id: rail

    required property GangzTable table

    anchors.fill: parent
    visible: table.phase === GangzTable.Voting

    Repeater {
        model: rail.table.layout.pawnSlots.length
        delegate: Rectangle {
            id: slot
            required property int index
            Placed.at: rail.table.layout.pawnSlots[index] ?? Qt.rect(0, 0, 0, 0)
            radius: Theme.px(8)
            color: "#59000000"
            border { width: Theme.line(1); color: Theme.brassDark }
            BodyText {
                readonly property bool empty: rail.table.rail.pawnsLaid & (1 << slot.index)
                anchors { right: parent.right; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
                width: empty ? parent.width - Theme.px(16) : parent.width - Math.min(Theme.px(112), parent.width * 0.58)
                horizontalAlignment: empty ? Text.AlignHCenter : Text.AlignLeft
                height: parent.height - Theme.px(6)
                verticalAlignment: Text.AlignVCenter
                text: slot.index === 0 ? qsTranslate("Gangz", "first pawn") : qsTranslate("Gangz", "second pawn")
                size: 15
                fontSizeMode: Text.Fit
                minimumPixelSize: 11
                color: Theme.sand
            }
        }
    }
    BodyText {
        Placed.at: rail.table.layout.railWords
        verticalAlignment: Text.AlignVCenter
        text: rail.table.rail.text
        size: 17
        fontSizeMode: Text.Fit
        minimumPixelSize: 12
    }
}
