// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// Lets the house play for somebody who is away, and asks whether once or until that person is back.
Flow {
    id: buttons

    required property Elsewhere elsewhere
    required property int seat
    required property string person
    /// True if that person has left the table for good: there is nothing to choose.
    property bool gone: false
    /// True if the house may play for that person now.
    required property bool offered
    /// A suffix of the buttons' object names, to tell those of several persons apart.
    property string suffix: ""
    /// The width at which the buttons form several lines.
    property real room: Infinity
    property bool asked: false
    readonly property bool asking: offered && asked

    readonly property real natural: {
        let sum = 0
        for (let at = 0; at < visibleChildren.length; ++at)
            sum += visibleChildren[at].implicitWidth + spacing
        return Math.max(0, sum - spacing)
    }

    visible: offered
    width: Math.min(room, natural)
    spacing: Theme.px(8)
    onOfferedChanged: buttons.asked = false
    onSeatChanged: buttons.asked = false

    BrassButton {
        objectName: "letHousePlay" + buttons.suffix
        visible: !buttons.asked
        width: Math.min(implicitWidth, buttons.room)
        size: 16
        text: buttons.gone ? qsTr("Let a computer play") : qsTr("Let the house play")
        description: buttons.person
        onClicked: {
            if (buttons.gone)
                return buttons.elsewhere.letHousePlay(buttons.seat, false)
            buttons.asked = true
            once.forceActiveFocus()
        }
    }
    BrassButton {
        id: once
        objectName: "houseOnce" + buttons.suffix
        visible: buttons.asked
        width: Math.min(implicitWidth, buttons.room)
        size: 16
        text: qsTr("Once")
        description: buttons.person
        onClicked: buttons.elsewhere.letHousePlay(buttons.seat, true)
    }
    BrassButton {
        objectName: "houseUntilBack" + buttons.suffix
        visible: buttons.asked
        width: Math.min(implicitWidth, buttons.room)
        size: 16
        text: qsTr("Until %1 is back").arg(buttons.person)
        onClicked: buttons.elsewhere.letHousePlay(buttons.seat, false)
    }
    BrassButton {
        objectName: "houseNot" + buttons.suffix
        visible: buttons.asked
        width: Math.min(implicitWidth, buttons.room)
        size: 16
        text: qsTr("Wait")
        description: buttons.person
        onClicked: buttons.asked = false
    }
}
