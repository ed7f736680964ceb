// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Gangz

/// The track of points with a mark for each seat, and a shadow where a mark was before.
Item {
    id: track

    required property GangzTable table
    readonly property GangzLayout layout: table.layout
    readonly property int end: layout.beads.length - 1
    readonly property int lowest: layout.lowest
    /// False on the rail, which has its own background.
    property bool plated: true

    visible: end > 0

    Item {
        objectName: "track"
        Placed.at: track.layout.track
        Plate { anchors.fill: parent; visible: track.plated; doubled: false }
    }
    TitleText {
        readonly property point explains: Qt.point(GangzTable.PointsOfSeat, 0)
        readonly property bool tipBeside: true
        x: track.plated ? track.layout.track.x + Theme.px(18) : track.layout.track.x - width - Theme.px(6)
        y: track.layout.track.y + Math.round((track.layout.track.height - height) / 2)
        width: track.plated
             ? Math.min(Theme.px(90), track.layout.beads.length > 0 ? track.layout.beads[0].x - track.layout.track.x - Theme.px(32)
                                                                    : Theme.px(90))
             : Math.min(Theme.px(110), track.layout.track.x - Theme.px(22))
        text: qsTranslate("Gangz", "Points")
        size: track.plated ? 22 : 28
        minimumPixelSize: 12
    }
    Rectangle {
        readonly property rect first: track.end > 0 ? track.layout.beads[0] : Qt.rect(0, 0, 0, 0)
        readonly property rect last: track.end > 0 ? track.layout.beads[track.end] : first
        x: first.x + first.width / 2
        y: first.y + Math.round(first.height / 2) - 2
        width: last.x - first.x
        height: 4
        radius: 2
        color: Theme.brassDark
    }
    Repeater {
        model: track.layout.beads.length
        delegate: Rectangle {
            id: bead
            required property int index
            readonly property bool goal: index === track.layout.goal
            readonly property int points: track.lowest + index
            readonly property point explains: Qt.point(GangzTable.PointsOfSeat, 0)
            // The cards of the hand are below it.
            readonly property bool tipBeside: true
            Placed.at: index < track.layout.beads.length ? track.layout.beads[index] : Qt.rect(0, 0, 0, 0)
            radius: width / 2
            color: goal ? Theme.brass : "#140D07"
            border { width: Theme.line(1.5); color: goal ? Theme.brassLight : Theme.brass }
            BodyText {
                anchors.centerIn: parent
                text: bead.points < 0 ? "−" + (-bead.points) : bead.points
                size: 14
                font.pixelSize: Theme.large ? Math.max(12, Math.min(Theme.font(size), Math.floor(bead.height * 0.62))) : Theme.font(size)
                font.weight: Font.DemiBold
                color: bead.goal ? Theme.ink : Theme.brassLight
                Accessible.ignored: true
            }
        }
    }
    Repeater {
        model: track.table.pointMarks
        delegate: SeatMark {
            required mark
            required property rect shadow
            x: shadow.x
            y: shadow.y
            visible: shadow.width > 0
            size: Math.max(1, shadow.width)
            opacity: 0.35
            Accessible.ignored: true
        }
    }
    Repeater {
        model: track.table.pointMarks
        delegate: Item {
            id: seat
            required property int mark
            required property rect place
            required property string label

            property real walkX: place.x

            SeatMark {
                readonly property point explains: Qt.point(GangzTable.PointsOfSeat, 0)
                readonly property bool tipBeside: true
                x: seat.walkX
                y: seat.place.y
                visible: seat.place.width > 0
                mark: seat.mark
                size: Math.max(1, seat.place.width)
                Accessible.name: seat.label
            }
            Behavior on walkX {
                enabled: track.table.animated && Theme.moves
                NumberAnimation { duration: Theme.ms(700); easing.type: Easing.InOutCubic }
            }
        }
    }
}
