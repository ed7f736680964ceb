// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.SuperGang
import Backroom.Table

/// The alarms, on the railway above the town, where no piece stands.
Row {
    id: line

    required property SuperGangTable table
    readonly property rect room: table.layout.camera.view
    /// A second one is shown if both fit side by side: one below the other they would cover squares.
    readonly property int most: 2
    readonly property real widest: room.width - Theme.px(20)
    property superGangAlarm noAlarm

    // Untyped, because a type would lose the fields of the gadget.
    function alarmAt(index) { return line.table.alarms[index] ?? line.noAlarm }

    x: Math.round(room.x + (room.width - width) / 2)
    y: Math.round(room.y) + Theme.px(5)
    spacing: Theme.px(8)
    visible: !table.duel.active && !table.over
    // Not through a banner that fades in or out above it.
    opacity: table.announcement.title !== "" && !table.announcement.passing ? 0 : 1

    Behavior on opacity {
        enabled: Theme.speed > 0 && line.opacity === 0
        SequentialAnimation {
            PauseAnimation { duration: Theme.ms(160) }
            NumberAnimation { duration: Theme.ms(160) }
        }
    }

    Repeater {
        id: plates
        model: Math.min(line.most, line.table.alarms.length)
        delegate: Plate {
            id: alarm

            required property int index
            readonly property superGangAlarm of: line.alarmAt(index)
            readonly property string text: of.text

            objectName: "alarm-" + index
            visible: index === 0 || width + line.spacing + (plates.itemAt(0)?.width ?? 0) <= line.widest
            width: words.width + Theme.px(24)
            height: words.height + Theme.px(8)
            radius: height / 2
            strength: 0.97
            shields: true
            doubled: false
            scale: 1 + 0.16 * Math.sin(Math.PI * pulse.way)
            border { width: Theme.line(of.urgent ? 2 : 1); color: of.urgent ? Theme.danger : Theme.brass }
            onTextChanged: pulse.begin()

            Moment { id: pulse; lasts: line.table.animated; atOnce: false; duration: Theme.ms(500) }
            Row {
                id: words
                anchors.centerIn: parent
                spacing: Theme.px(8)

                SeatMark {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: alarm.of.mark >= 0
                    mark: Math.max(0, alarm.of.mark)
                    size: Theme.px(20)
                    Accessible.ignored: true
                }
                LineText {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, line.widest - why.width - Theme.px(70))
                    text: alarm.of.text
                    size: 16
                    font.weight: Font.DemiBold
                    color: alarm.of.urgent ? Theme.danger : Theme.cream
                }
                Why { id: why; anchors.verticalCenter: parent.verticalCenter; rule: alarm.of.rule; text: alarm.of.rule; size: 13 }
            }
        }
    }
}
