// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// Says in the rail for whom the table waits while all who are still to decide do it on their phones.
Plate {
    id: plate

    required property GameTable table
    readonly property rect rail: table.frame.rail

    x: Math.round(rail.x + (rail.width - width) / 2)
    y: Math.round(rail.y + (rail.height - height) / 2)
    width: Math.min(rail.width - Theme.px(40), words.implicitWidth + phones.width + Theme.px(60))
    height: Math.max(words.height, phones.height) + Theme.px(24)
    radius: Theme.px(10)
    visible: table.awaited !== "" && !House.picturing
    border { width: Theme.line(2); color: Theme.brass }
    Accessible.role: Accessible.Notification
    Accessible.name: table.awaited

    BodyText {
        id: words
        anchors { left: parent.left; leftMargin: Theme.px(20); right: phones.left; rightMargin: Theme.px(20); verticalCenter: parent.verticalCenter }
        text: plate.table.awaited
        size: 20
        color: Theme.cream
        Accessible.ignored: true
    }
    BrassButton {
        id: phones
        objectName: "awaitedPhones"
        anchors { right: parent.right; rightMargin: Theme.px(14); verticalCenter: parent.verticalCenter }
        iconName: "phone"
        text: qsTr("Phones")
        onClicked: Panels.openPhones()
    }
}
