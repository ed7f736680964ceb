// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App

/// Numbered dots for steps: those done, the current one (bright), those to come. `current` counts from 1.
Row {
    id: steps

    property int count: 4
    property int current: 1
    property int size: 24

    spacing: Theme.px(5)
    Accessible.role: Accessible.StaticText
    Accessible.name: Sentence.of(qsTr("%1 of %2"), current, count)

    Repeater {
        model: steps.count
        delegate: Rectangle {
            id: dot

            required property int index
            readonly property int step: index + 1
            readonly property bool now: step === steps.current
            readonly property bool done: step < steps.current

            width: Math.max(20, Theme.px(steps.size))
            height: width
            radius: width / 2
            color: now ? Theme.focus : done ? Theme.brassDark : "transparent"
            border { width: 1.5; color: now ? Theme.focus : Theme.brassDark }

            Text {
                anchors.centerIn: parent
                text: dot.step
                color: dot.now ? Theme.ink : dot.done ? Theme.strong ? Theme.ink : Theme.cream : Theme.brassLight
                font { family: Theme.textFont; pixelSize: Theme.font(14); weight: Font.Bold }
                // Native letters lose strokes when scaled down.
                renderType: Theme.large ? Text.QtRendering : Text.NativeRendering
                Accessible.ignored: true
            }
        }
    }
}
