// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

/// Explains a key. Can be focused, so that screen readers read the page line by line.
Item {
    id: line

    property var keys: []
    property string text

    height: Math.max(caps.height, words.height)
    activeFocusOnTab: true
    Accessible.role: Accessible.StaticText
    Accessible.name: keys.join(", ") + ": " + text
    Accessible.focusable: true

    Flow {
        id: caps
        width: Math.round(line.width * 0.42)
        spacing: Theme.px(5)

        Repeater {
            model: line.keys
            delegate: Rectangle {
                id: cap
                required property string modelData
                width: Math.min(caps.width, word.implicitWidth + Theme.px(14))
                height: word.implicitHeight + Theme.px(4)
                radius: Theme.px(5)
                color: Theme.night
                border { width: Theme.line(1); color: Theme.brass }

                CaptionText {
                    id: word
                    anchors.centerIn: parent
                    width: Math.min(implicitWidth, cap.width - Theme.px(6))
                    text: cap.modelData
                    size: 15
                    color: Theme.brassLight
                }
            }
        }
    }
    BodyText {
        id: words
        x: caps.width + Theme.px(10)
        width: line.width - x
        text: line.text
        size: 15
        Accessible.ignored: true
    }
    FocusRing { visible: line.activeFocus; gap: 2 }
}
