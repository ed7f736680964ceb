// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// Pairs of players: how often one was ahead of the other at the same table.
Column {
    id: panel

    signal focused(line: Item)

    visible: list.count > 0
    spacing: Theme.px(8)

    StatisticsBar {
        width: parent.width
        text: qsTr("Head to head")
    }
    Row {
        x: panel.width - width
        spacing: Theme.px(18)

        Repeater {
            model: [qsTr("ahead"), qsTr("tied"), qsTr("behind")]
            delegate: Row {
                id: key

                required property int index
                required property string modelData

                spacing: Theme.px(6)

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(14)
                    height: width
                    radius: Theme.px(2)
                    color: [Theme.brass, "#2C5F49", Theme.oxblood][key.index]
                    border { width: Theme.line(1); color: Theme.hairline }
                }
                LineText {
                    text: key.modelData
                    size: 14
                    color: Theme.sand
                }
            }
        }
    }
    Repeater {
        id: list
        model: Statistics.rivals
        delegate: FocusScope {
            id: line

            required property int index
            required property string name
            required property int mark
            required property bool computer
            required property int together
            required property int ahead
            required property int level
            required property int behind
            required property string sentence

            objectName: "rival-" + index
            width: panel.width
            height: Theme.px(40)
            activeFocusOnTab: true
            Accessible.role: Accessible.StaticText
            Accessible.name: sentence
            Accessible.focusable: true
            onActiveFocusChanged: if (activeFocus) panel.focused(line)
            SeatMark {
                id: sign
                visible: !line.computer
                x: Theme.px(6)
                anchors.verticalCenter: parent.verticalCenter
                mark: line.mark
                size: Theme.px(30)
                Accessible.ignored: true
            }
            Icon {
                visible: line.computer
                anchors.centerIn: sign
                name: "computer"
                size: Theme.px(24)
            }
            CaptionText {
                anchors { left: sign.right; leftMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
                width: split.x - x - Theme.px(12)
                text: line.name
                size: 17
                font.weight: Font.DemiBold
            }
            StatisticsSplit {
                id: split
                x: Math.round(parent.width * 0.32)
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - x
                height: Theme.px(30)
                ahead: line.ahead
                level: line.level
                behind: line.behind
            }
            FocusRing {
                visible: line.activeFocus
                corner: Theme.px(6)
                gap: -Theme.line(2)
            }
        }
    }
}
