// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// Chooses the seat from whose view the replay is shown: a button, and a list above it.
Pressable {
    id: chooser

    required property Replay replay
    property bool open: false

    objectName: "replayViewer"
    z: open ? 1 : 0
    implicitWidth: words.implicitWidth + Theme.px(72)
    text: qsTr("Seen by: %1").arg(replay.seenByName)
    focusedByPress: false
    onClicked: { chooser.open = !chooser.open; if (chooser.open) FocusWalker.enter(list) }
    onActiveFocusChanged: if (!activeFocus) chooser.open = false

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(7)
        color: chooser.down ? Theme.walnutDark : chooser.hovered || chooser.open ? "#1E3A2D" : "#0E1A14"
        border { width: Theme.line(1); color: chooser.hovered || chooser.open ? Theme.brassLight : Theme.brass }
    }
    ReplayViewerMark {
        x: Theme.px(9)
        anchors.verticalCenter: parent.verticalCenter
        mark: chooser.replay.seenByMark
        everyone: chooser.replay.seenBy === Replay.Everyone
    }
    CaptionText {
        id: words
        anchors {
            left: parent.left; leftMargin: Theme.px(40)
            right: chevron.left; rightMargin: Theme.px(4)
            verticalCenter: parent.verticalCenter
        }
        text: chooser.replay.seenByName
        size: 15
        least: 12
        color: Theme.brassLight
    }
    Icon {
        id: chevron
        anchors { right: parent.right; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
        name: chooser.open ? "chevron-down" : "chevron-up"
        size: Theme.px(16)
    }
    FocusRing { visible: chooser.activeFocus && !list.activeFocus }

    // A press anywhere else closes the list.
    MouseArea {
        readonly property int far: 10000
        x: -far
        y: -far
        width: 2 * far
        height: 2 * far
        enabled: chooser.open
        visible: enabled
        onPressed: chooser.open = false
    }
    FocusScope {
        id: list
        anchors { right: parent.right; bottom: parent.top; bottomMargin: Theme.px(8) }
        visible: chooser.open
        enabled: visible
        width: Math.max(chooser.width, Theme.px(260))
        height: lines.height + Theme.px(16)

        Keys.onPressed: (event) => {
            if (event.key === Qt.Key_Escape) { event.accepted = true; chooser.open = false; chooser.forceActiveFocus(Qt.TabFocusReason) }
            else if (event.key >= Qt.Key_Left && event.key <= Qt.Key_Down) { event.accepted = true; FocusWalker.walk(list, event.key) }
        }

        Plate { anchors.fill: parent; strength: 1; border { width: Theme.line(2); color: Theme.brass } }
        Column {
            id: lines
            x: Theme.px(8)
            y: Theme.px(8)
            width: parent.width - 2 * Theme.px(8)
            spacing: Theme.px(2)

            Repeater {
                model: chooser.replay.viewers
                delegate: Pressable {
                    id: line
                    required property int viewer
                    required property string name
                    required property int mark
                    required property bool chosen
                    objectName: "viewer" + viewer
                    width: lines.width
                    height: Theme.px(38)
                    text: name
                    onClicked: { chooser.open = false; chooser.forceActiveFocus(); chooser.replay.setViewer(viewer) }

                    Rectangle {
                        anchors.fill: parent
                        radius: Theme.px(6)
                        color: line.chosen ? "#3A4A2A" : "#1E3A2D"
                        visible: line.hovered || line.chosen
                    }
                    ReplayViewerMark {
                        x: Theme.px(8)
                        anchors.verticalCenter: parent.verticalCenter
                        mark: line.mark
                        everyone: line.viewer === Replay.Everyone
                    }
                    CaptionText {
                        anchors {
                            left: parent.left; leftMargin: Theme.px(40)
                            right: parent.right; rightMargin: Theme.px(30)
                            verticalCenter: parent.verticalCenter
                        }
                        text: line.name
                        size: 16
                        least: 12
                    }
                    Icon {
                        anchors { right: parent.right; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
                        visible: line.chosen
                        name: "check"
                        size: Theme.px(16)
                    }
                    FocusRing { visible: line.activeFocus; gap: 0 }
                }
            }
        }
    }
}
