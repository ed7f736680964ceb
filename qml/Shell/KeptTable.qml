// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

/// A table of another house at which a seat is kept: a press goes back to it.
Item {
    id: line

    required property int index
    required property string title
    required property string note
    required property bool yourMove
    required property bool hosted

    signal opened()
    signal givenUp()

    function enter() { body.forceActiveFocus() }

    implicitHeight: Math.max(Theme.px(68), words.height + Theme.px(22))

    Pressable {
        id: body
        objectName: "goBack-" + line.index
        anchors.fill: parent
        text: line.title
        description: line.note
        onClicked: line.opened()

        Rectangle {
            anchors.fill: parent
            radius: Theme.px(10)
            color: body.down ? Theme.walnutDark : body.hovered ? "#661E3A2D" : line.yourMove ? "#40A08A5A" : "#400A1712"
            border {
                width: Theme.line(body.hovered ? 2 : 1)
                color: body.hovered ? Theme.brassLight : line.yourMove ? Theme.brass : Theme.hairline
            }
        }
        Icon {
            id: sign
            x: Theme.px(16)
            anchors.verticalCenter: parent.verticalCenter
            name: line.yourMove ? "play" : "hourglass"
            size: Theme.px(22)
        }
        Column {
            id: words
            anchors {
                left: sign.right; leftMargin: Theme.px(14)
                right: parent.right; rightMargin: giveUp.width + Theme.px(24)
                verticalCenter: parent.verticalCenter
            }

            BodyText {
                width: parent.width
                text: line.title
                size: 18
                font.weight: Font.Medium
                Accessible.ignored: true
            }
            BodyText {
                width: parent.width
                visible: text !== ""
                text: line.note
                size: 15
                color: line.yourMove ? Theme.brassLight : Theme.sand
                Accessible.ignored: true
            }
        }
        FocusRing { visible: body.activeFocus; corner: Theme.px(10); gap: 0 }
    }
    BrassButton {
        id: giveUp
        objectName: "giveUp-" + line.index
        anchors { right: parent.right; rightMargin: Theme.px(12); verticalCenter: parent.verticalCenter }
        text: line.hosted ? qsTr("Close") : qsTr("Give up")
        description: line.title
        size: 15
        sidePadding: Theme.px(12)
        onClicked: line.givenUp()
    }
}
