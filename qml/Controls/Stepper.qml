// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App

/// A number with its unit.
StepperFrame {
    id: stepper

    readonly property int minimumValue: from
    readonly property int maximumValue: to

    implicitWidth: Theme.px(216)
    implicitHeight: Theme.px(54)
    activeFocusOnTab: true
    fewerText: qsTr("Fewer")
    moreText: qsTr("More")
    // Screen readers announce the new value wherever the focus is.
    onValueChanged: if (visible && value >= from && PressGuard.byKeyboard) Speech.say(label + ": " + value)

    CaptionText {
        anchors.centerIn: parent
        width: parent.width - Theme.px(104)
        horizontalAlignment: Text.AlignHCenter
        text: stepper.text
        size: 19
        font.weight: Font.DemiBold
        color: Theme.brassLight
        least: 12
    }
}
