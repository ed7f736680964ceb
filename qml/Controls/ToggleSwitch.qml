// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A switch. It does not change its state itself: `toggled` asks for the other one.
Pressable {
    id: toggle

    property bool checked: false

    signal toggled(bool on)

    implicitWidth: Theme.px(56)
    implicitHeight: Theme.px(30)
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onToggleAction: toggle.press()
    onClicked: toggle.toggled(!toggle.checked)

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: toggle.checked ? Theme.brass : "#0A120E"
        border { width: Theme.line(1); color: toggle.checked || toggle.hovered ? Theme.brassLight : Theme.brass }

        // A stroke for on and a circle for off, so that the state does not depend on colour.
        Rectangle {
            visible: toggle.checked
            x: Theme.px(15)
            anchors.verticalCenter: parent.verticalCenter
            width: 2
            height: Theme.px(12)
            color: Theme.ink
        }
        Rectangle {
            visible: !toggle.checked
            x: parent.width - Theme.px(20)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(10)
            height: width
            radius: width / 2
            color: "transparent"
            border { width: 1.5; color: Theme.sand }
        }
        Rectangle {
            property real place: toggle.checked ? 1 : 0
            x: Theme.px(4) + place * (parent.width - width - 2 * Theme.px(4))
            anchors.verticalCenter: parent.verticalCenter
            width: parent.height - 2 * Theme.px(4)
            height: width
            radius: width / 2
            color: toggle.checked ? Theme.ink : Theme.sand
            Behavior on place { NumberAnimation { duration: Theme.ms(90); easing.type: Easing.OutQuad } }
        }
    }
    FocusRing { visible: toggle.activeFocus; corner: toggle.height / 2; gap: 2 }
}
