// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// A setting: its name, a sentence about it, and its control on the right.
Item {
    id: row

    property string text
    property string hint
    default property alias control: place.data

    readonly property ToggleSwitch toggle: place.children.length > 0 ? place.children[0] as ToggleSwitch : null
    /// True if the control does not fit beside the text.
    readonly property bool below: width - place.width < Theme.px(240)

    width: parent ? parent.width : 0
    implicitHeight: (below ? words.height + Theme.px(6) + place.height : Math.max(words.height, place.height)) + Theme.px(14)

    Column {
        id: words
        y: row.below ? Theme.px(7) : Math.round((row.height - height) / 2)
        width: row.below ? row.width : row.width - place.width - Theme.px(20)

        BodyText {
            width: parent.width
            text: row.text
            size: 18
            font.weight: Font.Medium
        }
        BodyText {
            width: parent.width
            visible: text !== ""
            text: row.hint
            size: 15
            color: Theme.sand
        }
    }
    MouseArea {
        anchors.fill: words
        enabled: row.toggle !== null
        cursorShape: row.toggle !== null ? Qt.PointingHandCursor : Qt.ArrowCursor
        onClicked: { row.toggle.forceActiveFocus(Qt.MouseFocusReason); row.toggle.press() }
    }
    Item {
        id: place
        x: row.below ? 0 : row.width - width
        y: row.below ? words.y + words.height + Theme.px(6) : Math.round((row.height - height) / 2)
        width: childrenRect.width
        height: childrenRect.height
    }
}
