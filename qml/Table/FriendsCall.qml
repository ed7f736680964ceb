// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// Shown while friends elsewhere wait for one's move at a table that is not on the screen; goes to the list of tables.
IconButton {
    objectName: "friendsCall"
    visible: Friends.yourMove
    iconName: "friends"
    text: qsTr("Friends: your move")
    onClicked: { House.goHome(); House.openJoin() }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(7)
        color: "transparent"
        border { width: Theme.line(2); color: Theme.gold }
    }
}
