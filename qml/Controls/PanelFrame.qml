// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App

/// A panel in the middle of the window over a dimmed screen. Its content is added as children of a column, which
/// scrolls if the window is too low; the footer stays below the column. Escape asks to close the panel.
FocusScope {
    id: panel

    property string title
    property int plateWidth: Theme.px(680)
    property bool closeOnOutside: true
    default property alias content: column.data
    property alias footer: foot.data
    readonly property real innerWidth: column.width
    readonly property real spacing: Theme.px(16)
    /// The height that the column can have without scrolling.
    readonly property real room: view.room
    readonly property Item focused: Window.activeFocusItem

    signal closeAsked()

    function follow() {
        if (!view.scrolls || panel.focused === null)
            return
        for (let item = panel.focused; item !== column; item = item.parent)
            if (item === null || item === panel)
                return
        const y = panel.focused.mapToItem(column, 0, 0).y
        view.contentY = Math.max(0, Math.min(y - Theme.px(12),
                                             Math.max(view.contentY, y + panel.focused.height + Theme.px(12) - view.height),
                                             view.contentHeight - view.height))
    }

    anchors.fill: parent
    focus: true
    Accessible.role: Accessible.Dialog
    Accessible.name: title

    onFocusedChanged: panel.follow()
    Keys.onEscapePressed: panel.closeAsked()
    Keys.onPressed: (event) => {
        const way = event.key === Qt.Key_PageDown ? 1 : event.key === Qt.Key_PageUp ? -1 : 0
        if (way === 0 || !view.scrolls)
            return
        event.accepted = true
        view.contentY = Math.max(0, Math.min(view.contentY + way * 0.8 * view.height, view.contentHeight - view.height))
    }

    Cover { anchors.fill: parent }
    // Keeps the Tab key inside the panel.
    Item {
        activeFocusOnTab: true
        Accessible.ignored: true
        onActiveFocusChanged: if (activeFocus) FocusWalker.enterLast(panel)
    }
    Rectangle {
        anchors.fill: parent
        color: "#B0050B08"

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            acceptedButtons: Qt.AllButtons
            onClicked: if (panel.closeOnOutside) panel.closeAsked()
            onWheel: (wheel) => wheel.accepted = true
        }
    }
    Rectangle {
        anchors.centerIn: parent
        width: Math.min(panel.plateWidth, panel.width - Theme.px(48))
        height: view.height + (foot.visible ? foot.height + panel.spacing : 0) + 2 * view.rim
        radius: Theme.px(12)
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.brassLight }
            GradientStop { position: 1; color: Theme.brassDark }
        }

        Shadow { level: "large" }
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.line(4)
            radius: Theme.px(9)
            gradient: Gradient {
                GradientStop { position: 0; color: Theme.strong ? Theme.baize : "#183B2D" }
                GradientStop { position: 1; color: Theme.strong ? Theme.night : "#0B1B14" }
            }
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.px(11)
            radius: Theme.px(7)
            color: "transparent"
            border { width: Theme.line(1); color: Theme.brassMid }
        }
        MouseArea { anchors.fill: parent }
        Flickable {
            id: view
            readonly property int rim: Theme.px(30)
            readonly property real room: panel.height - Theme.px(20) - 2 * rim - (foot.visible ? foot.height + panel.spacing : 0)
            readonly property bool scrolls: column.implicitHeight > room
            anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: rim }
            width: parent.width - 2 * Theme.px(28)
            height: Math.min(column.implicitHeight, Math.max(0, room))
            contentHeight: column.implicitHeight
            interactive: scrolls
            clip: scrolls
            boundsBehavior: Flickable.StopAtBounds

            Column {
                id: column
                x: Theme.px(8)
                width: view.width - 2 * x
                spacing: panel.spacing

                TitleText {
                    width: parent.width
                    visible: panel.title !== ""
                    text: panel.title
                    size: 34
                    horizontalAlignment: Text.AlignHCenter
                }
            }
        }
        Rectangle {
            objectName: "panelScroll"
            visible: view.scrolls
            x: parent.width - Theme.px(24)
            y: view.y + view.visibleArea.yPosition * view.height
            width: Theme.px(5)
            height: view.visibleArea.heightRatio * view.height
            radius: width / 2
            color: Theme.brass
        }
        Item {
            id: foot
            visible: children.length > 0
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: view.rim }
            width: column.width
            height: childrenRect.height
        }
    }
    Item {
        activeFocusOnTab: true
        Accessible.ignored: true
        onActiveFocusChanged: if (activeFocus) FocusWalker.enter(panel)
    }
}
