// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// In the bar: the round, the parts of the turn, and the clock if there is one.
Row {
    id: bar

    required property SuperGangTable table
    readonly property int remaining: table.secondsLeft
    property superGangStep noStep

    signal askedToGiveUp()

    // Untyped, because a type would lose the fields of the gadget.
    function stepAt(index) { return bar.table.rail.steps[index] ?? bar.noStep }

    spacing: Theme.px(10)

    LineText {
        anchors.verticalCenter: parent.verticalCenter
        text: bar.table.roundText
        size: 18
        font.weight: Font.DemiBold
    }
    Repeater {
        model: bar.table.rail.steps.length
        delegate: Rectangle {
            id: chip

            required property int index
            readonly property superGangStep step: bar.stepAt(index)

            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
            // With large text only the current part fits.
            visible: !Theme.large || step.now
            width: word.implicitWidth + Theme.px(24)
            height: Math.max(22, Theme.px(26))
            radius: height / 2
            color: step.now ? Theme.focus : step.done ? Theme.brassSpent : "transparent"
            border { width: 1.5; color: step.now ? Theme.focus : Theme.brassDark }

            LineText {
                id: word
                anchors.centerIn: parent
                text: chip.step.word
                size: 14
                font.weight: Font.DemiBold
                color: chip.step.now ? Theme.ink : chip.step.done ? Theme.cream : Theme.brassLight
                Accessible.name: chip.step.now ? qsTranslate("SuperGang", "%1, now").arg(chip.step.word) : chip.step.word
            }
        }
    }
    IconButton {
        objectName: "giveUp"
        anchors.verticalCenter: parent.verticalCenter
        // Takes up its room even while invisible, so that nothing moves when it appears.
        enabled: bar.table.rail.canGiveUp
        opacity: enabled ? 1 : 0
        implicitWidth: Theme.px(30)
        implicitHeight: Theme.px(30)
        iconSize: Theme.px(17)
        iconName: "flag"
        text: qsTranslate("SuperGang", "Give up…")
        onClicked: bar.askedToGiveUp()
    }
    FigureText {
        anchors.verticalCenter: parent.verticalCenter
        visible: bar.remaining >= 0
        text: Math.floor(bar.remaining / 60) + ":" + ("0" + bar.remaining % 60).slice(-2)
        size: 26
        color: bar.remaining < 30 ? Theme.danger : Theme.title
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTranslate("SuperGang", "%1 left").arg(text)
    }
}
