// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// The remark of a computer player, beside its plate and over everything on the board. It disappears by itself, and no
/// click waits for it.
Item {
    id: bubble

    required property GameTable table
    /// The plate of its player, in the coordinates of the board.
    required property rect place
    required property int mark
    /// False if remarks are not shown here at all.
    property bool lasts: true
    readonly property string said: lasts ? table.talk.lines[mark] ?? "" : ""
    readonly property bool shown: said !== ""
    /// The last remark, kept while it fades out.
    property string line

    x: Math.round(place.x - width - Theme.px(9))
    y: Math.round(place.y + (place.height - height) / 2)
    width: words.width + Theme.px(30)
    height: words.height + Theme.px(18)
    opacity: shown ? 1 : 0
    visible: opacity > 0
    onShownChanged: if (bubble.shown) bubble.line = bubble.said

    Behavior on opacity {
        enabled: Theme.speed > 0
        NumberAnimation { duration: Theme.ms(160) }
    }
    Rectangle {
        anchors { right: parent.right; rightMargin: -width / 2 + Theme.px(2); verticalCenter: parent.verticalCenter }
        width: Theme.px(12)
        height: width
        rotation: 45
        color: Theme.paper
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(10)
        color: Theme.paper
    }
    BodyText {
        id: words
        objectName: "talk"
        anchors.centerIn: parent
        width: Math.min(implicitWidth, Theme.px(250))
        text: bubble.line
        color: Theme.ink
        size: 16
        font.italic: true
        Accessible.ignored: true
    }
}
