// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// A scroll bar that can be dragged.
Item {
    id: mark

    required property Flickable view
    readonly property real share: view.visibleArea.heightRatio

    visible: share < 0.999
    width: Theme.px(12)
    Accessible.ignored: true

    Rectangle {
        id: thumb
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(Math.max(0, Math.min(mark.height - height, mark.view.visibleArea.yPosition * mark.height)))
        width: Theme.px(area.containsMouse || area.pressed ? 8 : 5)
        height: Math.max(Theme.px(30), Math.round(mark.share * mark.height))
        radius: width / 2
        color: area.containsMouse || area.pressed ? Theme.brassDark : PaperTheme.line
    }
    MouseArea {
        id: area
        property real grip: 0
        function pull(y: real) {
            mark.view.contentY = mark.view.originY
                                 + Math.max(0, Math.min(1, (y - grip) / Math.max(1, mark.height - thumb.height)))
                                   * Math.max(0, mark.view.contentHeight - mark.view.height)
        }
        anchors.fill: parent
        hoverEnabled: true
        preventStealing: true
        onPressed: (mouse) => {
            grip = mouse.y >= thumb.y && mouse.y <= thumb.y + thumb.height ? mouse.y - thumb.y : thumb.height / 2
            pull(mouse.y)
        }
        onPositionChanged: (mouse) => { if (pressed) pull(mouse.y) }
    }
}
