// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

Rectangle {
    id: bubble

    required property GameTable table
    required property int mark
    property real dotSize: Theme.px(7)
    readonly property bool thinks: table.thinking && table.inTurn.mark === mark

    objectName: "thinkingDots"
    width: dots.width + dotSize * 2
    height: dotSize * 3
    radius: height / 2
    visible: thinks
    color: Theme.cream
    border { width: Theme.line(2); color: Theme.ink }
    Accessible.role: Accessible.StaticText
    Accessible.name: table.thinkingText

    Row {
        id: dots
        anchors.centerIn: parent
        spacing: bubble.dotSize * 0.6

        Repeater {
            model: 3
            delegate: Rectangle {
                id: dot
                required property int index
                width: bubble.dotSize
                height: width
                radius: width / 2
                color: Theme.ink

                SequentialAnimation on opacity {
                    running: bubble.thinks && Theme.moves
                    loops: Animation.Infinite
                    PauseAnimation { duration: 140 * dot.index }
                    NumberAnimation { from: 1; to: 0.25; duration: 280 }
                    NumberAnimation { from: 0.25; to: 1; duration: 280 }
                    PauseAnimation { duration: 280 - 140 * dot.index }
                }
            }
        }
    }
}
