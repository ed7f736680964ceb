// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// The key on the keyboard that does the same.
Rectangle {
    id: badge

    required property int number

    width: Math.max(15, Theme.px(16))
    height: width
    radius: Theme.px(4)
    color: Theme.ink
    border { width: 1; color: Theme.brass }

    BodyText {
        anchors.centerIn: parent
        text: badge.number
        size: 11
        font.weight: Font.Bold
        color: Theme.brassLight
        Accessible.ignored: true
    }
    // A stroke, as a zero looks like the letter O.
    Rectangle {
        objectName: "zeroStroke"
        anchors.centerIn: parent
        visible: badge.number === 0
        width: 1
        height: Math.round(badge.height * 0.5)
        rotation: 35
        antialiasing: true
        color: Theme.brassLight
    }
}
