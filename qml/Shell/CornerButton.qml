// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// A button with its icon above or beside its text.
FocusScope {
    id: button

    property string text
    property string iconName
    property bool flat: false

    signal clicked()

    function press() { if (button.enabled) button.clicked() }

    implicitWidth: flat ? icon.width + label.implicitWidth + Theme.px(38) : Math.max(Theme.px(86), label.implicitWidth + Theme.px(26))
    implicitHeight: Theme.px(flat ? 45 : 76)
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.focusable: true
    Accessible.onPressAction: button.press()

    Keys.onReturnPressed: (event) => { if (!event.isAutoRepeat) button.press() }
    Keys.onEnterPressed: (event) => { if (!event.isAutoRepeat) button.press() }
    Keys.onSpacePressed: (event) => { if (!event.isAutoRepeat) button.press() }

    Plate {
        anchors.fill: parent
        highlighted: mouse.containsMouse
    }
    Icon {
        id: icon
        x: button.flat ? Theme.px(14) : Math.round((button.width - width) / 2)
        y: Math.round((button.height - (button.flat ? height : height + label.height)) / 2)
        name: button.iconName
        size: Theme.px(button.flat ? 22 : 26)
    }
    BodyText {
        id: label
        x: button.flat ? icon.x + icon.width + Theme.px(10) : Math.round((button.width - width) / 2)
        y: button.flat ? Math.round((button.height - height) / 2) : icon.y + icon.height
        width: button.flat ? implicitWidth : Math.min(implicitWidth, button.width - Theme.px(20))
        text: button.text
        size: 16
        font.weight: Font.Medium
        lineHeight: 0.9
        horizontalAlignment: Text.AlignHCenter
        wrapMode: button.flat ? Text.NoWrap : Text.WordWrap
        Accessible.ignored: true
    }
    FocusRing {
        visible: button.activeFocus
        corner: Theme.px(12)
        gap: 1
    }
    MouseArea {
        id: mouse
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onPressed: button.forceActiveFocus(Qt.MouseFocusReason)
        onClicked: button.press()
    }
}
