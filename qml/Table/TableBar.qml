// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The bar over a table: the game, its progress (the children), and the buttons that every table has.
WalnutBar {
    id: bar

    required property GameTable table
    default property alias state: middle.data
    readonly property bool watching: Friends.atTable && Friends.onlyWatching
    /// The arrow keys stay among the things on the table before they reach the bar (`FocusWalker`).
    readonly property bool walkedApart: true

    // A click leaves the focus on the table, for which the next key is meant.
    component BarButton: IconButton { focusedByPress: false }

    Placed.at: table.frame.bar

    TitleText {
        id: title
        readonly property real room: buttons.x - Theme.px(34) - x
        readonly property real least: Math.ceil(implicitWidth * minimumPixelSize / font.pixelSize) + 1
        objectName: "tableTitle"
        x: Theme.px(18)
        width: Theme.large ? Math.min(implicitWidth, Math.max(least, room - middle.width)) : implicitWidth
        height: parent.height
        // With large text the progress may need all the room, even if both are smaller.
        visible: !Theme.large || 0.8 * middle.width <= room - least
        text: bar.table.title
        size: 28
    }
    Row {
        id: middle
        readonly property real from: title.x + (title.visible ? title.width + Theme.px(16) : 0)
        readonly property real room: buttons.x - Theme.px(16) - from
        // In the middle if there is room, smaller if there is too little.
        x: Math.round(Math.max(from, Math.min((bar.width - width * scale) / 2, from + room - width * scale)))
        anchors.verticalCenter: parent.verticalCenter
        transformOrigin: Item.Left
        scale: Math.min(1, room / Math.max(1, width))
        spacing: Theme.px(20)
        visible: !tag.visible
    }
    // In place of the progress, which is that of a moment ago.
    Rectangle {
        id: tag
        objectName: "shownAgain"
        x: Math.round(Math.max(middle.from, Math.min((bar.width - width) / 2, middle.from + middle.room - width)))
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(middle.room, marks.implicitWidth + Theme.px(28))
        height: parent.height - Theme.px(12)
        visible: bar.table.shownAgain
        radius: height / 2
        color: Theme.brass
        Row {
            id: marks
            anchors.centerIn: parent
            spacing: Theme.px(8)
            Icon { anchors.verticalCenter: parent.verticalCenter; name: "replay"; size: Theme.px(20); tone: "ink" }
            LineText {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, middle.room - Theme.px(56))
                text: qsTr("Shown again: already happened")
                size: 18
                font.weight: Font.DemiBold
                color: Theme.ink
            }
        }
    }
    Row {
        id: buttons
        anchors { right: parent.right; rightMargin: Theme.px(12); verticalCenter: parent.verticalCenter }
        spacing: Theme.px(6)

        FriendsCall { focusedByPress: false }
        TalkButton { visible: Friends.atTable && Friends.hasCompany; focusedByPress: false }
        PhonesButton { focusedByPress: false }
        BarButton {
            objectName: "hint"
            visible: bar.table.givesHints && !bar.watching
            iconName: "lamp"
            text: bar.table.deciding && bar.table.noHint !== "" ? bar.table.noHint : qsTr("Hint")
            shortcutText: qsTr("H")
            unavailable: !bar.table.deciding || bar.table.noHint !== ""
            onClicked: bar.table.askHint()
        }
        BarButton {
            objectName: "again"
            visible: bar.table.replay === null && !bar.watching
            iconName: "replay"
            text: bar.table.shownAgain ? qsTr("Back to the game") : qsTr("Replay what just happened")
            shortcutText: qsTr("R")
            unavailable: !bar.table.canShowAgain && !bar.table.shownAgain
            onClicked: bar.table.showAgain()
        }
        BarButton {
            visible: bar.table.replay === null && !bar.watching
            iconName: "undo"
            text: qsTr("Undo")
            shortcutText: qsTr("Ctrl+Z")
            unavailable: !bar.table.canUndo
            onClicked: bar.table.undo()
        }
        BarButton {
            visible: bar.table.replay === null && !bar.watching
            iconName: "redo"
            text: qsTr("Redo")
            shortcutText: qsTr("Ctrl+Shift+Z")
            unavailable: !bar.table.canRedo
            onClicked: bar.table.redo()
        }
        BarButton {
            objectName: "rules"
            iconName: "rules"
            text: qsTr("Rules")
            shortcutText: qsTr("F1")
            onClicked: Rulebook.toggle()
        }
        SoundButton { focusedByPress: false }
        BarButton {
            iconName: "settings"
            text: qsTr("Settings")
            shortcutText: qsTr("Ctrl+,")
            onClicked: Panels.openSettings()
        }
        BarButton {
            iconName: "door"
            text: bar.table.replay !== null ? qsTr("Leave the replay") : House.lesson !== null ? qsTr("Leave the lesson")
                : House.saves ? qsTr("Leave the table (games in progress are saved)")
                : qsTr("Leave the table (the game is lost when the window closes)")
            shortcutText: qsTr("Ctrl+W")
            onClicked: (bar.parent as TableBoard).leaveWanted()
        }
    }
}
