// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// A column that scrolls if it has too little room, and follows the focus.
Item {
    id: place

    default property alias content: column.data
    property alias spacing: column.spacing
    readonly property bool scrolls: view.interactive
    readonly property real needed: column.implicitHeight

    function follow() {
        const focused = place.Window.activeFocusItem
        let item = focused
        while (item && item.parent !== column)
            item = item.parent
        if (!item)
            return
        // If it does not fit, only the focused part of it is made visible.
        if (item.height > view.height)
            item = focused
        const y = item.mapToItem(column, 0, 0).y
        view.contentY = Math.max(0, Math.min(view.contentHeight - view.height,
                                             Math.max(Math.min(view.contentY, y),
                                                      y + item.height - view.height)))
    }

    Flickable {
        id: view
        anchors.fill: parent
        contentHeight: column.height
        clip: interactive
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        onContentHeightChanged: place.follow()
        onHeightChanged: place.follow()

        Column {
            id: column
            width: view.width
        }
    }
    Rectangle {
        visible: view.interactive
        x: place.width + Theme.px(6)
        y: view.visibleArea.yPosition * view.height
        width: Theme.px(5)
        height: view.visibleArea.heightRatio * view.height
        radius: width / 2
        color: Theme.brassMid
    }
    Connections {
        target: place.Window.window
        function onActiveFocusItemChanged() { place.follow() }
    }
}
