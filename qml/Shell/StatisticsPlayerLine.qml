// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

Pressable {
    id: line

    required property string name
    required property string games
    required property int mark
    required property bool computer
    required property bool chosen

    text: name
    description: games
    implicitHeight: Theme.px(60)
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: chosen

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(8)
        color: line.chosen ? "#4D3A2A12" : line.hovered ? "#331E3A2D" : "transparent"
        border {
            width: Theme.line(line.chosen ? 2 : 1)
            color: line.chosen ? Theme.brassLight : line.hovered ? Theme.brass : Theme.hairline
        }
    }
    SeatMark {
        id: sign
        visible: !line.computer
        x: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        mark: line.mark
        size: Theme.px(36)
        Accessible.ignored: true
    }
    Icon {
        visible: line.computer
        anchors.centerIn: sign
        name: "computer"
        size: Theme.px(30)
    }
    Column {
        anchors {
            left: sign.right; leftMargin: Theme.px(12)
            right: parent.right; rightMargin: Theme.px(10)
            verticalCenter: parent.verticalCenter
        }

        CaptionText {
            width: parent.width
            text: line.name
            size: 18
            font.weight: Font.DemiBold
        }
        CaptionText {
            width: parent.width
            text: line.games
            size: 15
            color: Theme.sand
            least: 12
        }
    }
    FocusRing {
        visible: line.activeFocus
        corner: Theme.px(8)
        gap: -Theme.ring
    }
}
