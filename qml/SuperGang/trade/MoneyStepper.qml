// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// An amount of money.
StepperFrame {
    id: stepper

    /// True if the amount is more than somebody has.
    property bool alarming: false

    value: 0
    from: 0
    to: 100
    step: 5
    page: 50
    text: value
    erases: true
    implicitWidth: Theme.px(190)
    implicitHeight: Theme.px(48)
    activeFocusOnTab: enabled
    opacity: enabled ? 1 : 0.45
    edge: alarming ? Theme.danger : Theme.brass
    buttonSize: height - Theme.px(8)
    buttonMargin: Theme.px(4)
    fewerText: qsTranslate("SuperGang", "Less")
    moreText: qsTranslate("SuperGang", "More")

    FigureText {
        anchors.centerIn: parent
        width: parent.width - 2 * stepper.height
        horizontalAlignment: Text.AlignHCenter
        text: stepper.text
        size: 30
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 14
        color: stepper.alarming ? Theme.danger : Theme.brassLight
        Accessible.ignored: true
    }
}
