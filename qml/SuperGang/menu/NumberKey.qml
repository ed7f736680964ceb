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
}
