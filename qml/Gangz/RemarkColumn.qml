// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Gangz

/// The remarks of computer players at the end of the reveal, below the leader to which they refer: beside their plates
/// they would cover owners and points on the wall. They stay until the cards leave.
Item {
    id: column

    required property GangzTable table
    /// The number of players who speak, or spoke last.
    property int count: 1
    /// Large text leaves little room around the words.
    readonly property int pad: Theme.px(Theme.large ? 2 : 5)
    /// The maximum height of each remark.
    readonly property real share: (height - (count - 1) * list.spacing) / count

    function countSpeakers() {
        let speakers = 0
        for (let mark = 0; mark < column.table.talk.lines.length; ++mark)
            speakers += column.table.talk.lines[mark] === "" ? 0 : 1
        // The last remarks stay as they are while they fade out.
        if (speakers > 0)
            column.count = speakers
    }

    Placed.at: table.layout.remarks
    visible: width > 0
    Component.onCompleted: column.countSpeakers()

    Connections {
        target: column.table.talk
        function onChanged() { column.countSpeakers() }
    }
    Column {
        id: list
        width: parent.width
        spacing: Theme.px(Theme.large ? 6 : 9)

        Repeater {
            model: column.table.plates
            delegate: Rectangle {
                id: bubble
                required property int mark
                readonly property string said: column.table.talk.lines[mark] ?? ""
                property string line

                width: list.width
                height: Math.min(words.contentHeight, words.height) + 2 * column.pad
                radius: Theme.px(9)
                color: Theme.paper
                opacity: said !== "" ? 1 : 0
                visible: opacity > 0
                // Words set while there was no room for them would stay invisible: Qt does not lay them out again.
                onSaidChanged: if (bubble.visible && bubble.said !== "") bubble.line = bubble.said
                onVisibleChanged: bubble.line = bubble.visible ? bubble.said : ""
                Component.onCompleted: if (visible) bubble.line = bubble.said

                Behavior on opacity {
                    enabled: Theme.speed > 0
                    NumberAnimation { duration: Theme.ms(160) }
                }
                SeatMark {
                    id: speaker
                    x: -Math.round(size * 0.45)
                    y: x
                    mark: bubble.mark
                    size: Math.max(16, Theme.px(20))
                    Accessible.ignored: true
                }
                BodyText {
                    id: words
                    objectName: "talk"
                    // Clear of the mark at the corner.
                    x: Math.max(Theme.px(Theme.large ? 12 : 17), speaker.x + speaker.width + Theme.px(3))
                    y: column.pad
                    width: parent.width - x - Theme.px(Theme.large ? 2 : 5)
                    height: column.share - 2 * column.pad
                    text: bubble.line
                    color: Theme.ink
                    size: 15
                    fontSizeMode: Text.Fit
                    minimumPixelSize: 10
                    lineHeight: 0.92
                    elide: Text.ElideRight
                    font.italic: true
                    Accessible.ignored: true
                }
            }
        }
    }
}
