// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

/// A small button on paper with an icon or a short text; its name is the tool tip.
FocusScope {
    id: button

    property string iconName
    property string word
    property string name
    property string shortcutText
    /// True in a group of which one button is chosen.
    property bool choice: false
    property bool chosen: false
    readonly property bool hovered: mouse.containsMouse

    signal clicked()

    function press() { if (button.enabled) button.clicked() }

    implicitWidth: Theme.px(40)
    implicitHeight: Theme.px(36)
    activeFocusOnTab: true
    opacity: enabled ? 1 : 0.38
    Accessible.role: choice ? Accessible.RadioButton : Accessible.Button
    Accessible.name: name
    Accessible.description: shortcutText
    Accessible.checkable: choice
    Accessible.checked: chosen
    Accessible.focusable: true
    Accessible.onPressAction: button.press()

    Keys.onReturnPressed: (event) => { if (!event.isAutoRepeat) button.press() }
    Keys.onEnterPressed: (event) => { if (!event.isAutoRepeat) button.press() }
    Keys.onSpacePressed: (event) => { if (!event.isAutoRepeat) button.press() }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(6)
        color: button.chosen ? PaperTheme.chosen : mouse.pressed ? PaperTheme.faint : button.hovered ? PaperTheme.hovered : "transparent"
        border { width: Theme.line(1); color: button.chosen ? PaperTheme.chosen : button.hovered ? Theme.brassDark : PaperTheme.line }
    }
    Icon {
        anchors.centerIn: parent
        visible: button.iconName !== ""
        name: button.iconName
        tone: "ink"
        size: Theme.px(20)
    }
    Text {
        anchors.centerIn: parent
        visible: text !== ""
        text: button.word
        color: button.chosen ? Theme.cream : Theme.ink
        font { family: Theme.textFont; pixelSize: Theme.font(15); weight: Font.DemiBold }
        renderType: Text.NativeRendering
        textFormat: Text.PlainText
        Accessible.ignored: true
    }
    PaperRing { visible: button.activeFocus }
    MouseArea {
        id: mouse
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onPressed: button.forceActiveFocus(Qt.MouseFocusReason)
        onClicked: button.press()
    }
    HoverTip { target: button; text: button.name; shortcutText: button.shortcutText; pointed: button.hovered; pressed: mouse.pressed }
}
