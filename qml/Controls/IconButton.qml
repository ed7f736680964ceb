// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A button with only an icon; its text is the tool tip and the name for screen readers.
Pressable {
    id: button

    property string iconName
    property string shortcutText
    property bool framed: true
    property int iconSize: Theme.px(22)

    function explain() { tip.explain() }

    implicitWidth: Theme.px(40)
    implicitHeight: Theme.px(40)
    description: shortcutText

    Rectangle {
        anchors.fill: parent
        visible: button.framed || button.hovered
        radius: Theme.px(7)
        color: button.down ? Theme.walnutDark : button.hovered ? "#4A3420" : "#40120B06"
        border { width: Theme.line(1); color: button.hovered ? Theme.brassLight : Theme.outline }
    }
    Icon {
        anchors.centerIn: parent
        name: button.iconName
        size: button.iconSize
    }
    FocusRing { visible: button.activeFocus; gap: 2 }
    HoverTip {
        id: tip
        target: button
        text: button.text
        shortcutText: button.shortcutText
        pointed: button.hovered
        pressed: button.down
    }
}
