// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

FocusScope {
    id: plate

    readonly property alias count: list.count

    signal forgottenAsked()
    signal versusAsked()

    Plate { anchors.fill: parent }
    TitleText {
        id: heading
        x: Theme.px(22)
        y: Theme.px(16)
        width: parent.width - 2 * x
        text: qsTr("Players")
        size: 26
    }
    ListView {
        id: list
        objectName: "playerList"
        x: Theme.px(12)
        y: heading.y + heading.height + Theme.px(10)
        width: parent.width - 2 * x
        height: parent.height - y - Theme.px(14) - foot.height - (foot.height > 0 ? Theme.px(6) : 0)
        focus: true
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: Theme.ms(120)
        spacing: Theme.px(6)
        model: Statistics.players
        Accessible.role: Accessible.List
        Accessible.name: heading.text
        delegate: StatisticsPlayerLine {
            required property int index
            required property int player

            objectName: "player-" + index
            width: list.width
            onActiveFocusChanged: if (activeFocus) list.currentIndex = index
            onClicked: Statistics.choose(player)
        }
    }
    Column {
        id: foot
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.px(14) }
        spacing: Theme.px(6)

        BrassButton {
            objectName: "versusAll"
            visible: list.count > 1
            width: parent.width
            height: Theme.px(36)
            size: 15
            iconName: "trophy"
            text: qsTr("Head-to-head table")
            onClicked: plate.versusAsked()
        }
        BrassButton {
            objectName: "forgotten"
            visible: Statistics.forgotten.length > 0
            width: parent.width
            height: Theme.px(36)
            size: 15
            text: qsTr("%n forgotten player(s)", "", Statistics.forgotten.length)
            onClicked: plate.forgottenAsked()
        }
    }
}
