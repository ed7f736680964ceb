// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// A shop that may change hands, with a piece of its district's roofs.
Pressable {
    id: chip

    required property string name
    property string picture
    property string sign
    property bool chosen: false
    /// True if it is only shown and cannot be toggled.
    property bool fixed: false

    implicitHeight: Theme.px(32)
    enabled: !fixed
    opacity: 1
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: !fixed
    Accessible.checked: chosen

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(6)
        color: chip.chosen ? Theme.fieldChosen : chip.hovered ? Theme.fieldHovered : Theme.field
        border {
            width: chip.chosen ? Theme.line(2) : 1
            color: chip.chosen ? Theme.gold : chip.hovered ? Theme.brassLight : Theme.hairline
        }
    }
    Art {
        id: swatch
        x: Theme.px(5)
        anchors.verticalCenter: parent.verticalCenter
        size: parent.height - Theme.px(10)
        art: chip.picture
    }
    CaptionText {
        anchors {
            left: swatch.right; leftMargin: Theme.px(7)
            right: disc.left; rightMargin: Theme.px(4)
            verticalCenter: parent.verticalCenter
        }
        text: chip.name
        size: 15
        font.weight: chip.chosen ? Font.DemiBold : Font.Normal
        color: chip.chosen ? Theme.cream : Theme.sand
        least: 10
    }
    Art {
        id: disc
        anchors { right: parent.right; rightMargin: Theme.px(5); verticalCenter: parent.verticalCenter }
        size: chip.sign === "" ? 0 : Math.max(22, parent.height - Theme.px(6))
        visible: chip.sign !== ""
        art: chip.sign
    }
    FocusRing { visible: chip.activeFocus; gap: 0 }
}
