// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

/// A tool tip beside its target, above everything in the window. Create it to show it and delete it afterwards, as
/// `HoverTip` does.
Rectangle {
    id: tip

    required property Item target
    property string text
    property string shortcutText
    property bool beside: false
    /// The item whose left and right edges limit the tip; null for the window.
    property Item within: null

    /// Goes below the target, or above if there is no room, or beside it, level with its lower edge; stays inside the window.
    function place() {
        if (tip.beside)
            return tip.placeBeside()
        const below = tip.target.mapToItem(tip.parent, tip.target.width / 2, tip.target.height + 8)
        const above = tip.target.mapToItem(tip.parent, 0, -8)
        const from = tip.within === null ? 4 : tip.within.mapToItem(tip.parent, 0, 0).x
        const to = tip.within === null ? tip.parent.width - 4 : tip.within.mapToItem(tip.parent, tip.within.width, 0).x
        tip.x = Math.round(Math.max(from, Math.min(below.x - tip.width / 2, to - tip.width)))
        tip.y = Math.round(below.y + tip.height > tip.parent.height ? above.y - tip.height : below.y)
    }

    function placeBeside() {
        const right = tip.target.mapToItem(tip.parent, tip.target.width + 8, tip.target.height)
        const left = tip.target.mapToItem(tip.parent, -8, 0)
        tip.x = Math.round(Math.max(4, right.x + tip.width > tip.parent.width - 4 ? left.x - tip.width : right.x))
        tip.y = Math.round(Math.max(4, Math.min(right.y - tip.height, tip.parent.height - tip.height - 4)))
    }

    parent: target ? target.Window.contentItem : null
    z: 1000
    width: row.width + Theme.px(20)
    height: row.height + Theme.px(12)
    radius: Theme.px(6)
    color: "#F20A1712"
    border { width: 1; color: Theme.brass }
    Accessible.role: Accessible.ToolTip
    Accessible.name: text

    Component.onCompleted: place()

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.px(10)

        BodyText {
            width: Math.min(implicitWidth, Theme.px(320))
            text: tip.text
            size: 15
        }
        BodyText {
            visible: text !== ""
            text: tip.shortcutText
            size: 15
            color: Theme.sand
        }
    }
}
