// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

/// An option of a new game: its name, with a choice or a switch.
Column {
    id: option

    required property string optionId
    required property string name
    required property string hint
    required property list<string> choices
    required property int current
    /// True if it cannot be chosen now: `hint` says why.
    required property bool barred

    readonly property bool isSwitch: choices.length === 0

    signal chosen(int row)

    spacing: Theme.px(6)

    Item {
        width: parent.width
        height: Math.max(words.height, option.isSwitch ? toggle.height : 0)

        Column {
            id: words
            width: parent.width - (option.isSwitch ? toggle.width + Theme.px(14) : 0)
            anchors.verticalCenter: parent.verticalCenter

            BodyText {
                width: parent.width
                text: option.name
                size: 18
                font.weight: Font.Medium
            }
            BodyText {
                width: parent.width
                visible: text !== ""
                text: option.hint
                size: 15
                color: Theme.sand
            }
        }
        MouseArea {
            anchors.fill: words
            enabled: option.isSwitch && !option.barred
            cursorShape: Qt.PointingHandCursor
            onClicked: { toggle.forceActiveFocus(Qt.MouseFocusReason); toggle.press() }
        }
        ToggleSwitch {
            id: toggle
            objectName: option.optionId
            visible: option.isSwitch
            enabled: !option.barred
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: option.name
            description: option.barred ? option.hint : ""
            checked: option.current === 1
            onToggled: (on) => option.chosen(on ? 1 : 0)
        }
    }
    SegmentedChoice {
        objectName: option.optionId
        visible: !option.isSwitch
        enabled: !option.barred
        width: Math.min(implicitWidth, parent.width)
        room: option.width
        label: option.name
        model: option.choices
        currentIndex: option.current
        onChosen: (row) => option.chosen(row)
    }
    Rectangle { width: parent.width; height: 1; color: Theme.hairline; opacity: 0.5 }
}
