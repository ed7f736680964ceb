// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

/// People each of whom can be selected: accomplices, targets, gangsters to be taken into custody. `people` is a list of
/// `PersonChoice`.
Flow {
    id: chips

    required property list<var> people
    property bool named: true
    property int chipHeight: Theme.px(46)
    property bool exclusive: false
    readonly property real oneLine: sum()

    signal toggled(int index)

    function focusFirst() { const first = all.itemAt(0) as Pressable; if (first !== null) first.forceActiveFocus(Qt.TabFocusReason) }
    function sum(): real {
        let width = 0
        for (let at = 0; at < all.count; ++at)
            width += (all.itemAt(at)?.width ?? 0) + (at > 0 ? chips.spacing : 0)
        return width
    }

    spacing: Theme.px(8)

    Repeater {
        id: all
        // With a count as the model, a toggled chip stays the same item and keeps the focus.
        model: chips.people.length
        delegate: Pressable {
            id: chip

            required property int index
            readonly property var who: chips.people[index] ?? null
            readonly property bool chosen: who !== null && who.chosen

            objectName: "person-" + index
            implicitWidth: content.width + Theme.px(20)
            implicitHeight: chips.chipHeight
            text: who === null ? "" : who.name
            enabled: who !== null && who.enabled
            Accessible.role: chips.exclusive ? Accessible.RadioButton : Accessible.CheckBox
            Accessible.checkable: true
            Accessible.checked: chosen
            onClicked: chips.toggled(chip.index)

            Rectangle {
                anchors.fill: parent
                radius: Theme.px(8)
                color: chip.chosen ? Theme.fieldChosen : chip.hovered ? Theme.fieldHovered : Theme.field
                border {
                    width: chip.chosen ? Theme.line(2) : 1
                    color: chip.chosen ? Theme.gold : chip.hovered ? Theme.brassLight : Theme.hairline
                }
            }
            Row {
                id: content
                anchors.centerIn: parent
                height: parent.height
                spacing: Theme.px(8)

                Art {
                    anchors.verticalCenter: parent.verticalCenter
                    size: chip.height - Theme.px(8)
                    art: chip.who === null ? "" : chip.who.picture
                }
                CaptionText {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: chips.named
                    width: Math.min(implicitWidth, Theme.px(180))
                    text: chip.text
                    size: 16
                    color: chip.chosen ? Theme.cream : Theme.sand
                    font.weight: chip.chosen ? Font.DemiBold : Font.Normal
                }
                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    opacity: chip.chosen ? 1 : 0
                    name: "check"
                    size: Theme.px(18)
                }
            }
            FocusRing { visible: chip.activeFocus; gap: 1 }
        }
    }
}
