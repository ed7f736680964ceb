// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

/// The players: marks and names in the available room. Names are dropped before marks.
Row {
    id: players

    property list<string> names
    property list<int> marks
    property real room: 0

    readonly property int count: names.length
    readonly property int markSize: Math.max(24, Theme.px(26))
    readonly property int gap: Theme.px(6)
    /// The room for all names together, and the limit for each: short names leave room for the others.
    readonly property real together: room - (count - 1) * Theme.px(12) - count * (markSize + gap)
    readonly property bool named: together >= count * Theme.px(32)
    readonly property real share: fair()

    function fair(): real {
        const widths = Array.from(players.names, (name) => Math.ceil(metrics.advanceWidth(name)) + 1)
        widths.sort((one, other) => one - other)
        let left = players.together
        for (let at = 0; at < widths.length; ++at) {
            const each = left / (widths.length - at)
            if (widths[at] > each)
                return each
            left -= widths[at]
        }
        return players.room
    }

    spacing: named ? Theme.px(12) : Math.min(gap, (room - count * markSize) / Math.max(1, count - 1))

    FontMetrics { id: metrics; font { family: Theme.textFont; pixelSize: Theme.font(16) } }
    Repeater {
        model: players.names
        delegate: Row {
            id: player

            required property int index
            required property string modelData

            spacing: players.gap

            SeatMark {
                mark: players.marks[player.index]
                size: players.markSize
                Accessible.ignored: true
            }
            CaptionText {
                visible: players.named
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, players.share)
                text: player.modelData
                size: 16
            }
        }
    }
}
