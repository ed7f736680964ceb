// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.Table

/// A player at the end: the screen, and once it is lifted, tokens and dice, counted up.
StandingPlate {
    id: plate

    required property int wealth
    required property int diceCount
    required property int tokenCount
    required property bool out
    required property string contents
    required property string label
    property bool lifted: false
    readonly property real counted: lifted ? wealth * count.way : 0

    readonly property real piece: Math.min(Theme.px(34), (height - 2 * rim) * 0.36)
    readonly property real tokenStep: tokenCount < 2 ? 0 : Math.min(piece * 1.08, (rest.width - piece) / (tokenCount - 1))
    readonly property real dieStep: diceCount < 2 ? 0 : Math.min(piece * 1.12, (rest.width - piece) / (diceCount - 1))

    rankShown: revealed
    remark: out || lifted ? contents : ""
    heard: lifted ? label : ""
    Accessible.name: lifted ? label : name

    Moment { id: count; lasts: plate.lifted && plate.fresh; moves: false; duration: Theme.ms(800); easing.type: Easing.OutQuad }
    Item {
        id: rest
        anchors { left: parent.left; right: total.left; rightMargin: Theme.px(20); top: parent.top; bottom: parent.bottom }

        Art {
            anchors.verticalCenter: parent.verticalCenter
            height: Math.min(parent.height, Theme.px(92))
            width: Math.round(height * 320 / 124)
            visible: !plate.lifted && !plate.out
            art: "pieces/screen"
        }
        Repeater {
            model: plate.lifted ? plate.tokenCount : 0
            delegate: TokenPicture {
                required property int index
                x: Math.round(index * plate.tokenStep)
                y: Math.round(rest.height / 2 - size - Theme.px(4))
                size: plate.piece
                Accessible.ignored: true
            }
        }
        Repeater {
            model: plate.lifted ? plate.diceCount : 0
            delegate: DieFace {
                required property int index
                x: Math.round(index * plate.dieStep)
                y: Math.round(rest.height / 2 + Theme.px(4))
                size: plate.piece
                face: (index * 5 + 3) % 6
                Accessible.ignored: true
            }
        }
    }
    FigureText {
        id: total
        anchors { right: dice.left; rightMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
        visible: plate.lifted || plate.out
        text: Theme.speed > 0 ? Math.round(plate.counted) : plate.wealth
        size: plate.figureSize(60)
        color: plate.active ? Theme.title : Theme.cream
        Accessible.ignored: true
    }
    CaptionText {
        id: dice
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        visible: total.visible
        text: qsTranslate("GangOfDice", "dice", "after a number", Math.round(plate.counted))
        size: 18
    }
}
