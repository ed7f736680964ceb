// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// A player's mark, and the button to choose another one.
Pressable {
    id: button

    property int mark: 0
    property int face: 0
    /// True while the marks to choose from are shown.
    property bool choosing: false

    // The arrow is beside the widest sign, a face with its mark.
    width: Theme.px(90)
    height: Theme.px(54)
    text: qsTr("Mark: %1").arg(Theme.markName(mark))
    Accessible.role: Accessible.ButtonMenu

    SeatSign {
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.px(2)
        mark: button.mark
        face: button.face
        size: Theme.px(button.face > 0 ? 38 : 50)
    }
    Icon {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        name: button.choosing ? "chevron-up" : "chevron-down"
        size: Theme.px(16)
        opacity: button.hovered ? 1 : 0.8
    }
    FocusRing {
        visible: button.activeFocus
        corner: Theme.px(27)
        gap: 0
    }
}
