// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// A side of a duel in a figure of the rulebook, without texts: its gang and its throw.
Plate {
    id: plate

    required property duelSide side
    /// The width of the stall.
    required property real room
    property duelDie noDie

    readonly property int count: side.dice.length
    readonly property real dieSize: Math.min(Theme.px(38), (room * 0.42 - Theme.px(116)) / Math.max(1, count) * 0.68)

    width: mark.width + dice.width + (sum.visible ? sum.width + Theme.px(12) : 0) + Theme.px(32)
    height: Theme.px(64)
    radius: Theme.px(8)
    strength: 0.94
    doubled: false
    border { width: Theme.line(side.shooting ? 3 : 1); color: side.shooting ? Theme.gold : Theme.hairline }
    Accessible.role: Accessible.Graphic
    Accessible.name: side.label

    SeatMark {
        id: mark
        x: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        mark: plate.side.mark
        size: Theme.px(30)
        Accessible.ignored: true
    }
    Row {
        id: dice
        anchors { left: mark.right; leftMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
        spacing: Math.round(plate.dieSize * 0.34)

        Repeater {
            model: plate.count
            delegate: DuelDieFace {
                required property int index
                thrown: plate.side.dice[index] ?? plate.noDie
                order: index
                size: plate.dieSize
            }
        }
    }
    FigureText {
        id: sum
        anchors { left: dice.right; leftMargin: Theme.px(14); verticalCenter: parent.verticalCenter }
        visible: plate.side.sum >= 0
        text: plate.side.sum
        size: 46
        color: plate.side.ahead ? Theme.title : Theme.sand
        Accessible.ignored: true
    }
}
