// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.GangOfDice

/// A token in the middle, or behind the open screen, where a click exchanges it for three dice.
Item {
    id: token

    required property GangOfDiceTable table
    required property int key
    required property rect place
    required property bool usable
    required property bool own
    required property bool fading
    required property string label

    readonly property point explains: Qt.point(GangOfDiceTable.WealthToken, 0)

    x: place.x
    y: place.y
    width: place.width
    height: place.height
    opacity: fading ? 0 : 1
    visible: opacity > 0
    Accessible.role: Accessible.Button
    Accessible.name: label
    // A token that enters the middle drops there once.
    Component.onCompleted: if (!own && table.director.busy) drop.begin()
    Accessible.onPressAction: token.table.takeToken()

    Behavior on x {
        enabled: token.table.animated && Theme.moves
        NumberAnimation { duration: Theme.ms(320); easing.type: Easing.InOutCubic }
    }
    Behavior on y {
        enabled: token.table.animated && Theme.moves
        NumberAnimation { duration: Theme.ms(320); easing.type: Easing.InOutCubic }
    }

    Behavior on opacity {
        enabled: Theme.speed > 0 && token.table.animated
        NumberAnimation { duration: Theme.ms(560); easing.type: Easing.InQuad }
    }

    TokenPicture {
        size: token.width
        scale: 2.4 - 1.4 * drop.way
        Accessible.ignored: true

        Moment {
            id: drop
            lasts: token.table.animated && token.table.director.busy
            atOnce: false
            duration: Theme.ms(420)
            easing.type: Easing.OutBounce
        }
    }
    MouseArea {
        anchors.fill: parent
        enabled: token.usable
        cursorShape: Qt.PointingHandCursor
        onClicked: token.table.takeToken()
    }
}
