// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// Lets the house play for somebody who is away, and asks whether once or until that person is back.
Row {
    id: buttons

    required property Elsewhere elsewhere
    required property int seat
    required property string person
    /// True if the house may play for that person now.
    required property bool offered
    /// A suffix of the buttons' object names, to tell those of several persons apart.
    property string suffix: ""
    property bool asked: false
    readonly property bool asking: offered && asked

    visible: offered
    spacing: Theme.px(8)
    onOfferedChanged: buttons.asked = false
    onSeatChanged: buttons.asked = false

    BrassButton {
        objectName: "letHousePlay" + buttons.suffix
        visible: !buttons.asked
        size: 16
        text: qsTr("Let the house play")
        description: buttons.person
        onClicked: { buttons.asked = true; once.forceActiveFocus() }
    }
    BrassButton {
        id: once
        objectName: "houseOnce" + buttons.suffix
        visible: buttons.asked
        size: 16
        text: qsTr("Once")
        description: buttons.person
        onClicked: buttons.elsewhere.letHousePlay(buttons.seat, true)
    }
    BrassButton {
        objectName: "houseUntilBack" + buttons.suffix
        visible: buttons.asked
        size: 16
        text: qsTr("Until %1 is back").arg(buttons.person)
        onClicked: buttons.elsewhere.letHousePlay(buttons.seat, false)
    }
    BrassButton {
        objectName: "houseNot" + buttons.suffix
        visible: buttons.asked
        size: 16
        text: qsTr("Wait")
        description: buttons.person
        onClicked: buttons.asked = false
    }
}
