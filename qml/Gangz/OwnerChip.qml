// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// A seat's mark and a word, on a dark pill over a card.
Rectangle {
    id: chip

    property int mark: 0
    property string text
    /// The maximum width.
    property real most: 1000
    readonly property bool worded: most > disc.width + Theme.px(46)

    width: worded ? Math.min(most, disc.width + word.implicitWidth + Theme.px(18)) : disc.width + Theme.px(4)
    height: disc.height + Theme.px(4)
    radius: height / 2
    color: "#F20D1A15"
    border { width: Theme.line(1); color: Theme.hairline }

    SeatMark {
        id: disc
        anchors { left: parent.left; leftMargin: Theme.px(2); verticalCenter: parent.verticalCenter }
        mark: chip.mark
        size: Theme.px(22)
        width: Math.max(18, Math.round(size))
        Accessible.ignored: true
    }
    CaptionText {
        id: word
        anchors {
            left: disc.right; leftMargin: Theme.px(5)
            right: parent.right; rightMargin: Theme.px(8)
            verticalCenter: parent.verticalCenter
        }
        visible: chip.worded
        text: chip.text
        size: 14
    }
}
