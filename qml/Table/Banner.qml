// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// An announcement, shown between the bar and the thing it is about. A click continues.
Item {
    id: banner

    required property GameTable table
    /// The board below it; null until it is there.
    required property TableBoard board
    readonly property announcement said: table.announcement
    readonly property bool shown: said.title !== "" && !table.curtainClosed
    /// The last announcement, kept while it fades out.
    property announcement last

    readonly property rect room: table.frame.bannerRoom
    /// Where its plate comes to rest; empty while nothing is announced.
    readonly property rect place: shown ? Qt.rect(room.x + plate.spot.x, room.y + plate.spot.y, plate.width, plate.height)
                                        : Qt.rect(0, 0, 0, 0)
    /// Where somebody acts, as in a menu.
    readonly property rect kept: board === null ? Qt.rect(0, 0, 0, 0)
                                                : Qt.rect(board.used.x - room.x, board.used.y - room.y, board.used.width, board.used.height)

    /// True if that reaches so high and so low that only the side is free.
    readonly property bool beside: kept.width > 0 && kept.y < Theme.px(96) && room.height - kept.y - kept.height < Theme.px(96)
    readonly property real most: beside ? Math.max(Theme.px(220), kept.x - Theme.px(8), room.width - kept.x - kept.width - Theme.px(8))
                                        : room.width

    Placed.at: room
    z: 1500
    // It does not fade out over a scene that has come to cover the table.
    visible: shown || plate.opacity > 0 && !(board?.logHidden ?? false)
    onSaidChanged: if (banner.said.title !== "") { banner.last = banner.said; if (banner.said.passing) patience.restart() }

    Binding { target: banner.board; property: "banner"; value: banner.place; when: banner.board !== null }
    Timer {
        id: patience
        interval: Math.max(1800, 2400 * Theme.speed)
        onTriggered: if (banner.said.passing) banner.table.dismissAnnouncement()
    }
    Plate {
        id: plate
        // Keeps it inside the window, and off the bar of a replay, however large its text is.
        readonly property rect foot: banner.table.frame.rail
        readonly property real raise: Math.min(0, foot.y + foot.height - banner.y - height - Theme.px(6))
        /// In the middle at the top; beside or below what it must not cover.
        readonly property point spot: {
            const kept = banner.kept
            const gap = Theme.px(8)
            const last = banner.width - width
            const low = Math.max(raise, banner.height - height)
            let best = Qt.point(last / 2, raise)
            let least = Infinity
            for (const [x, y] of [[last / 2, raise], [kept.x - width - gap, raise], [kept.x + kept.width + gap, raise], [last / 2, low],
                                  [0, raise], [last, raise], [0, low], [last, low]]) {
                const hidden = x < 0 || x > last ? Infinity
                    : Math.max(0, Math.min(x + width, kept.x + kept.width) - Math.max(x, kept.x))
                      * Math.max(0, Math.min(y + height, kept.y + kept.height) - Math.max(y, kept.y))
                if (hidden < least) {
                    least = hidden
                    best = Qt.point(x, y)
                }
            }
            return best
        }
        objectName: "banner"
        x: spot.x
        y: spot.y - (banner.shown || !Theme.moves ? 0 : Theme.px(14))
        width: Math.min(banner.most, Math.max(Theme.px(430), lines.implicitWidth + Theme.px(64)))
        height: lines.height + Theme.px(34)
        strength: 0.97
        opacity: banner.shown ? 1 : 0
        border { width: Theme.line(2); color: banner.last.bad ? Theme.danger : Theme.brass }

        Behavior on opacity {
            enabled: Theme.speed > 0
            NumberAnimation { duration: Theme.ms(160) }
        }
        Behavior on y {
            enabled: Theme.moves
            NumberAnimation { duration: Theme.ms(220); easing.type: Easing.OutBack }
        }
        Column {
            id: lines
            anchors.centerIn: parent
            spacing: Theme.px(8)

            Row {
                id: head
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.px(14)
                SeatMark {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: banner.last.mark >= 0
                    mark: Math.max(0, banner.last.mark)
                    size: Theme.px(46)
                }
                TitleText {
                    anchors.verticalCenter: parent.verticalCenter
                    text: banner.last.title
                    size: 36
                    color: banner.last.bad ? Theme.danger : Theme.title
                    minimumPixelSize: 12
                    width: Math.min(implicitWidth, banner.most - Theme.px(banner.last.mark >= 0 ? 140 : 64))
                }
            }
            BodyText {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: text !== ""
                // Prefers two or three lines to a plate across the whole table, but not a word alone below a wide title.
                width: Math.min(implicitWidth, banner.most - Theme.px(80), Math.max(Theme.px(520), seats.width, head.width))
                horizontalAlignment: Text.AlignHCenter
                text: banner.last.text
                size: 18
            }
            // One below the other if there is little room.
            Grid {
                id: seats
                anchors.horizontalCenter: parent.horizontalCenter
                visible: banner.last.seats.length > 0
                topPadding: Theme.px(8)
                columns: Math.max(1, Math.min(banner.last.seats.length, Math.floor((banner.most - Theme.px(64)) / Theme.px(146))))
                horizontalItemAlignment: Grid.AlignHCenter
                columnSpacing: Theme.px(26)
                rowSpacing: Theme.px(8)

                Repeater {
                    model: banner.last.seats
                    delegate: Column {
                        id: seat
                        required property announcedSeat modelData
                        spacing: Theme.px(3)

                        SeatMark {
                            anchors.horizontalCenter: parent ? parent.horizontalCenter : undefined
                            mark: seat.modelData.mark
                            size: Theme.px(38)
                        }
                        LineText {
                            anchors.horizontalCenter: parent ? parent.horizontalCenter : undefined
                            width: Math.min(implicitWidth, Theme.px(120))
                            text: seat.modelData.name
                            size: 16
                            least: 12
                            font.weight: Font.DemiBold
                        }
                        FigureText {
                            id: figure
                            anchors.horizontalCenter: parent ? parent.horizontalCenter : undefined
                            text: seat.modelData.figure
                            size: 40
                            color: Theme.title

                            FigureText {
                                objectName: "gain"
                                anchors { left: figure.right; leftMargin: Theme.px(5); top: figure.top; topMargin: Theme.px(2) }
                                text: seat.modelData.gain
                                size: 22
                                color: Theme.brass
                            }
                        }
                        LineText {
                            anchors.horizontalCenter: parent ? parent.horizontalCenter : undefined
                            text: seat.modelData.text
                            size: 14
                            color: Theme.sand
                        }
                        LineText {
                            anchors.horizontalCenter: parent ? parent.horizontalCenter : undefined
                            visible: text !== ""
                            text: seat.modelData.also
                            size: 14
                            color: Theme.brass
                        }
                    }
                }
            }
            BodyText {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: banner.last.waits && (banner.table.replay === null || banner.table.director.busy)
                text: qsTr("Click, or press Space, to go on")
                size: 14
                color: Theme.sand
            }
        }
    }
}
