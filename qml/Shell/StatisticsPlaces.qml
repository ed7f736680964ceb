// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// How often the player had each place: bars, of which the first is bright.
Item {
    Accessible.role: Accessible.Chart
    Accessible.name: heading.text
    Accessible.description: Statistics.placesSummary

    StatisticsBar {
        id: heading
        width: parent.width
        text: qsTr("Places")
    }
    Row {
        id: bars
        readonly property real share: Math.floor((width - (columns.count - 1) * spacing) / Math.max(1, columns.count))
        y: heading.height + Theme.px(8)
        width: parent.width
        height: parent.height - y - Theme.px(10)
        spacing: Theme.px(10)

        Repeater {
            id: columns
            model: Statistics.places
            delegate: Item {
                id: bar

                required property int place
                required property int count
                required property double share

                objectName: "place-" + place
                width: bars.share
                height: bars.height

                FigureText {
                    id: number
                    anchors { horizontalCenter: parent.horizontalCenter; bottom: body.top; bottomMargin: Theme.px(2) }
                    text: bar.count
                    size: 24
                    Accessible.ignored: true
                }
                Rectangle {
                    id: body
                    anchors { horizontalCenter: parent.horizontalCenter; bottom: foot.top }
                    width: Math.min(parent.width, Theme.px(64))
                    height: Math.max(Theme.line(2), Math.round(bar.share * (parent.height - foot.height - number.height - Theme.px(6))))
                    radius: Math.min(Theme.px(3), height / 2)
                    border { width: Theme.line(1); color: bar.place === 1 ? Theme.brassLight : Theme.hairline }
                    gradient: bar.place === 1 ? won : lost

                    Gradient {
                        id: won
                        GradientStop { position: 0; color: Theme.brassShine }
                        GradientStop { position: 1; color: Theme.brassMid }
                    }
                    Gradient {
                        id: lost
                        GradientStop { position: 0; color: "#2C5F49" }
                        GradientStop { position: 1; color: "#163527" }
                    }
                }
                Row {
                    id: foot
                    anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
                    height: Theme.px(28)
                    spacing: Theme.px(4)

                    Icon {
                        visible: bar.place === 1
                        anchors.verticalCenter: parent.verticalCenter
                        name: "crown"
                        size: Theme.px(18)
                    }
                    BodyText {
                        anchors.verticalCenter: parent.verticalCenter
                        text: bar.place
                        size: 16
                        color: bar.place === 1 ? Theme.brassLight : Theme.sand
                        font.weight: Font.DemiBold
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    Rectangle {
        y: bars.y + bars.height - Theme.px(28)
        width: parent.width
        height: Theme.line(1)
        color: Theme.hairline
    }
}
