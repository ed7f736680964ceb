// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// Contents and tools on top of a narrow page.
Rectangle {
    id: folded

    signal done()

    color: "#F6ECD3"
    onVisibleChanged: if (visible) FocusWalker.enter(contents)

    Cover { anchors.fill: parent }
    MouseArea { anchors.fill: parent; hoverEnabled: true; onWheel: (wheel) => wheel.accepted = true }
    Connections {
        target: folded.visible ? Rulebook : null
        function onArrived() { folded.done() }
    }
    ContentsColumn {
        id: contents
        y: Theme.px(8)
        width: parent.width
        height: tools.y - y - Theme.px(10)
    }
    Rectangle { y: tools.y - Theme.px(9); width: parent.width; height: 1; color: PaperTheme.line }
    PageTools {
        id: tools
        width: parent.width
        y: parent.height - height
    }
}
