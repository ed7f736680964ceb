// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

Rectangle {
    id: line

    property string title
    property bool current: false
    property int size: 16

    signal opened()

    width: parent ? parent.width : 0
    height: words.height + Theme.px(size > 16 ? 10 : 13)
    radius: Theme.px(5)
    color: current ? PaperTheme.chosen : mouse.containsMouse ? PaperTheme.hovered : "transparent"
    activeFocusOnTab: true
    Accessible.role: Accessible.Link
    Accessible.name: title
    Accessible.selected: current
    Accessible.focusable: true
    Accessible.onPressAction: line.opened()
    Keys.onReturnPressed: line.opened()
    Keys.onEnterPressed: line.opened()
    Keys.onSpacePressed: line.opened()

    Text {
        id: words
        x: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - Theme.px(16)
        text: line.title
        color: line.current ? Theme.cream : Theme.ink
        font { family: Theme.textFont; pixelSize: Theme.font(line.size); weight: line.current ? Font.DemiBold : Font.Normal }
        wrapMode: Text.WordWrap
        renderType: Text.NativeRendering
        textFormat: Text.PlainText
        Accessible.ignored: true
    }
    PaperRing { visible: line.activeFocus; gap: 0 }
    MouseArea {
        id: mouse
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: { line.forceActiveFocus(Qt.MouseFocusReason); line.opened() }
    }
}
