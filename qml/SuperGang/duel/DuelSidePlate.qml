// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// A side of a duel: who fights, and the throw.
Plate {
    id: plate

    required property duelSide side
    property bool animated: true
    property duelDie noDie

    readonly property int count: side.dice.length
    readonly property int rows: count > 5 ? 2 : 1
    readonly property int perRow: Math.ceil(count / rows)
    readonly property real diceRoom: width - sum.width - Theme.px(14 + 14 + 10)
    /// The killers’ +2 needs room beside their dice.
    readonly property real dieSize: Math.max(Theme.px(20), Math.min(Theme.px(rows > 1 ? 26 : 46), diceRoom / (perRow * 1.56 + 0.8)))

    implicitWidth: Theme.px(366)
    implicitHeight: Theme.px(134)
    strength: 0.94
    active: side.shooting
    border { width: Theme.line(active ? 3 : 1); color: active ? Theme.gold : Theme.hairline }
    Accessible.role: Accessible.Grouping
    Accessible.name: side.label

    SeatSign {
        id: mark
        x: Theme.px(face > 0 ? 10 : 14)
        y: Theme.px(face > 0 ? 6 : 13)
        mark: plate.side.mark
        face: plate.side.face
        mood: plate.side.mood
        size: Theme.px(face > 0 ? 42 : 34)
    }
    CaptionText {
        id: name
        anchors { left: mark.right; leftMargin: Theme.px(10); right: parent.right; rightMargin: Theme.px(14) }
        y: Theme.px(Theme.large ? 5 : 9)
        text: plate.side.name
        size: 20
        font.weight: Font.DemiBold
    }
    CaptionText {
        anchors { left: name.left; right: name.right }
        y: Theme.px(Theme.large ? 32 : 34)
        height: Theme.px(Theme.large ? 34 : 20)
        text: plate.side.role
        size: 15
        color: Theme.sand
        least: Theme.large ? Theme.usualFont(15) : 11
        // With large text the words keep their size on two lines.
        wrapMode: Theme.large ? Text.WordWrap : Text.NoWrap
        fontSizeMode: Theme.large ? Text.Fit : Text.HorizontalFit
        maximumLineCount: Theme.large ? 2 : 1
        lineHeight: 0.85
    }
    Flow {
        x: Theme.px(14)
        y: Theme.px(Theme.large ? 68 : 62) + (Theme.px(62) - height) / 2
        width: plate.diceRoom
        spacing: Math.round(plate.dieSize * 0.14)

        Repeater {
            model: plate.count
            delegate: DuelDieFace {
                required property int index
                animated: plate.animated
                thrown: plate.side.dice[index] ?? plate.noDie
                order: index
                size: plate.dieSize
            }
        }
    }
    Art {
        x: Theme.px(16)
        y: Theme.px(72)
        size: Theme.px(44)
        visible: plate.count === 0
        art: "chips/clinic"
    }
    FigureText {
        id: sum
        anchors { right: parent.right; rightMargin: Theme.px(18); bottom: parent.bottom; bottomMargin: Theme.px(4) }
        width: Theme.px(70)
        height: Theme.px(76)
        visible: plate.side.sum >= 0
        horizontalAlignment: Text.AlignRight
        text: plate.side.sum
        size: 78
        color: plate.side.ahead ? Theme.title : Theme.sand
        Accessible.ignored: true
    }
}
