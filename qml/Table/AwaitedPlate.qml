// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// Says in the rail for whom the table waits while all who are still to decide do it on their phones, and what can be
/// done about somebody who is away.
Plate {
    id: plate

    required property GameTable table
    readonly property rect rail: table.frame.rail
    readonly property Elsewhere elsewhere: table.elsewhere
    readonly property bool absent: elsewhere.absent >= 0
    /// The house is to play: once, or until that person is back?
    property bool asks: false
    /// Whose rail it is stays in sight.
    readonly property real least: absent && table.person.name !== "" ? table.frame.person.x + table.frame.person.width + Theme.px(6) : rail.x + Theme.px(20)
    readonly property real room: rail.x + rail.width - Theme.px(20) - least
    /// Beside the buttons the words would stand in too narrow a column.
    readonly property bool tall: absent && natural.implicitWidth + buttons.implicitWidth + Theme.px(60) > room

    x: Math.round(Math.max(least, rail.x + (rail.width - width) / 2))
    y: Math.round(Math.min(rail.y + (rail.height - height) / 2, rail.y + rail.height - height - Theme.px(4)))
    width: tall ? Math.min(room, Math.max(natural.implicitWidth + Theme.px(40), buttons.implicitWidth + Theme.px(28))) : Math.min(room, natural.implicitWidth + buttons.implicitWidth + Theme.px(60))
    height: (tall ? words.height + buttons.height + Theme.px(8) : Math.max(words.height, buttons.height)) + Theme.px(24)
    radius: Theme.px(10)
    visible: elsewhere.awaited !== "" && !House.picturing
    border { width: Theme.line(2); color: Theme.brass }
    Accessible.role: Accessible.Notification
    Accessible.name: elsewhere.awaited
    onVisibleChanged: plate.asks = false
    onAbsentChanged: plate.asks = false

    // The width of the words on one line, whatever room they get.
    LineText {
        id: natural
        visible: false
        text: words.text
        size: words.size
    }
    BodyText {
        id: words
        anchors { left: parent.left; leftMargin: Theme.px(20) }
        width: plate.tall ? parent.width - Theme.px(40) : buttons.x - x - Theme.px(20)
        y: Math.round(plate.tall ? Theme.px(12) : (parent.height - height) / 2)
        text: plate.elsewhere.awaited
        size: plate.absent ? 17 : 20
        color: Theme.cream
        Accessible.ignored: true
    }
    Row {
        id: buttons
        anchors { right: parent.right; rightMargin: Theme.px(14) }
        y: Math.round(plate.tall ? words.y + words.height + Theme.px(8) : (parent.height - height) / 2)
        spacing: Theme.px(8)

        BrassButton {
            objectName: "letHousePlay"
            visible: plate.elsewhere.houseMayPlay && !plate.asks
            size: 16
            text: qsTr("Let the house play")
            onClicked: { plate.asks = true; once.forceActiveFocus() }
        }
        BrassButton {
            id: once
            objectName: "houseOnce"
            visible: plate.elsewhere.houseMayPlay && plate.asks
            size: 16
            text: qsTr("Once")
            description: plate.elsewhere.absentName
            onClicked: plate.elsewhere.letHousePlay(plate.elsewhere.absent, true)
        }
        BrassButton {
            objectName: "houseUntilBack"
            visible: once.visible
            size: 16
            text: qsTr("Until %1 is back").arg(plate.elsewhere.absentName)
            onClicked: plate.elsewhere.letHousePlay(plate.elsewhere.absent, false)
        }
        BrassButton {
            objectName: "playHere"
            visible: plate.absent && !once.visible
            size: 16
            text: qsTr("Play here")
            description: plate.elsewhere.absentName
            onClicked: Phones.takeBack(plate.elsewhere.absent)
        }
        BrassButton {
            objectName: "awaitedPhones"
            visible: !once.visible
            iconName: "phone"
            size: plate.absent ? 16 : 17
            text: qsTr("Phones")
            onClicked: Panels.openPhones()
        }
        BrassButton {
            objectName: "houseNot"
            visible: once.visible
            size: 16
            text: qsTr("Wait")
            onClicked: plate.asks = false
        }
    }
}
