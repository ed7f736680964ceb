// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// Why the game is over, with its rule.
Rectangle {
    id: line

    required property GameTable table
    required property real room
    /// True if there is room for one line only: then large text shrinks to the normal size before it takes two.
    property bool low: false

    width: words.width + Theme.px(36)
    height: words.height + Theme.px(8)
    radius: Theme.px(14)
    visible: table.ending.reason !== ""
    color: "#E60A1712"
    border { width: 1; color: Theme.hairline }

    Row {
        id: words
        anchors.centerIn: parent
        spacing: Theme.px(12)

        BodyText {
            objectName: "endReason"
            width: Math.min(implicitWidth, line.room - why.width - words.spacing - Theme.px(36))
            text: line.table.ending.reason
            size: 17
            wrapMode: line.low && Theme.large ? Text.NoWrap : Text.WordWrap
        }
        Why { id: why; objectName: "whyEnded"; asks: false; anchors.verticalCenter: parent.verticalCenter; rule: line.table.ending.rule }
    }
}
