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

    /// Goes below the target, or above if there is no room, and stays inside the window.
    function place() {
        const below = tip.target.mapToItem(tip.parent, tip.target.width / 2, tip.target.height + 8)
        const above = tip.target.mapToItem(tip.parent, 0, -8)
        tip.x = Math.round(Math.max(4, Math.min(below.x - tip.width / 2, tip.parent.width - tip.width - 4)))
        tip.y = Math.round(below.y + tip.height > tip.parent.height ? above.y - tip.height : below.y)
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
