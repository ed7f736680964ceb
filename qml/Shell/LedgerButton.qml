// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.Rulebook

/// A button on a page of the list of matches: an icon and a text, in ink.
Pressable {
    id: button

    property string iconName
    property string shortcutText
    property int size: 16

    implicitWidth: sign.width + word.implicitWidth + Theme.px(8 + 2 * 12)
    implicitHeight: Theme.px(40)
    description: shortcutText

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(6)
        color: button.down ? PaperTheme.faint : button.hovered ? PaperTheme.hovered : "#30FFFFFF"
        border { width: Theme.line(1); color: button.hovered ? Theme.ink : Theme.inkSoft }
    }
    Icon {
        id: sign
        x: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        name: button.iconName
        tone: "ink"
        size: Theme.px(20)
    }
    CaptionText {
        id: word
        x: sign.x + sign.width + Theme.px(8)
        width: button.width - x - Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        text: button.text
        color: Theme.ink
        size: button.size
        font.weight: Font.DemiBold
        least: 12
    }
    FocusRing { visible: button.activeFocus }
}
