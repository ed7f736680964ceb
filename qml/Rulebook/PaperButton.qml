pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

/// A small button on paper with an icon or a short text; its name is the tool tip.
Pressable {
    id: button

    property string iconName
    property string word
    property string shortcutText
    /// One of a group of which one is chosen.
    property bool choice: false
    property bool chosen: false

    implicitWidth: Theme.px(40)
    implicitHeight: Theme.px(36)
    opacity: enabled ? 1 : 0.38
    description: shortcutText
    Accessible.role: choice ? Accessible.RadioButton : Accessible.Button
    Accessible.checkable: choice
    Accessible.checked: chosen

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(6)
        color: button.chosen ? PaperTheme.chosen : button.down ? PaperTheme.faint : button.hovered ? PaperTheme.hovered : "transparent"
        border { width: Theme.line(1); color: button.chosen ? PaperTheme.chosen : button.hovered ? Theme.brassDark : PaperTheme.line }
    }
    Icon {
        anchors.centerIn: parent
        visible: button.iconName !== ""
        name: button.iconName
        tone: "ink"
        size: Theme.px(20)
    }
    CaptionText {
        anchors.centerIn: parent
        visible: text !== ""
        text: button.word
        color: button.chosen ? Theme.cream : Theme.ink
        size: 15
        font.weight: Font.DemiBold
    }
    PaperRing { visible: button.activeFocus }
    HoverTip { target: button; text: button.text; shortcutText: button.shortcutText; pointed: button.hovered; pressed: button.down }
}
