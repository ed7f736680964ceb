// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.SuperGang

/// A figure of the rulebook: a part of the town, or the current duel; below it the turn's dice and the gangs' plates
/// where they matter.
Item {
    id: picture

    required property TableFigure figure
    readonly property SuperGangTable table: figure.table as SuperGangTable
    readonly property bool diced: figure.shows("dice")
    readonly property bool seated: figure.shows("seats")
    readonly property int gap: Theme.px(8)

    height: table.layout.camera.view.height + (diced ? gap + dice.height : 0) + (seated ? gap + seats.height : 0)
    enabled: false
    clip: true

    Binding {
        target: picture.table.layout
        property: "size"
        value: Qt.size(picture.width, 1)
    }
    FigureTown { figure: picture.figure; window: picture; visible: !picture.table.duel.active }
    // The stall is expensive, so it is created only for a duel.
    Loader {
        id: stall

        readonly property bool due: picture.table.duel.active
        readonly property size room: Qt.size(picture.width, picture.table.layout.camera.view.height)

        function show() {
            if (stall.due)
                stall.setSource("duel/FigureDuel.qml", {
                    "room": Qt.binding(() => stall.room),
                    "shown": Qt.binding(() => picture.table.duel)
                })
            else
                stall.source = ""
        }

        onDueChanged: stall.show()
        Component.onCompleted: stall.show()
    }
    FigureQuestion {
        anchors { right: parent.right; rightMargin: Theme.px(10) }
        y: Theme.px(10)
        scale: Math.min(1, picture.width / Theme.px(400))
        transformOrigin: Item.TopRight
        table: picture.table
    }
    Row {
        id: dice
        /// Room for a die and its figure, five of which fit side by side.
        readonly property int dieRoom: Math.floor(Math.min(Theme.px(94), (picture.width - 4 * Theme.px(4)) / 5))
        anchors.horizontalCenter: parent.horizontalCenter
        y: picture.table.layout.camera.view.height + picture.gap
        height: Math.round(dice.dieRoom * 0.58)
        visible: picture.diced
        spacing: Math.max(Theme.px(4), Math.min(Theme.px(18), Math.floor((picture.width - 5 * dice.dieRoom) / 4)))

        Repeater {
            model: picture.diced ? picture.table.dice : null
            delegate: Item {
                id: die

                required property string kind
                required property string picture
                required property int face
                required property bool done
                required property string label

                readonly property int size: Math.round(dice.height * 0.78)

                width: dice.dieRoom
                height: dice.height
                opacity: done ? 0.5 : 1
                Accessible.role: Accessible.Graphic
                Accessible.name: label

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: die.size
                    height: width
                    visible: die.face === 0
                    radius: Theme.px(7)
                    color: "transparent"
                    border { width: Theme.line(1); color: Theme.brass }
                }
                Art {
                    anchors.verticalCenter: parent.verticalCenter
                    size: die.size
                    art: die.face > 0 ? "dice/" + die.kind + "-" + die.face : ""
                }
                Art {
                    x: parent.width - width
                    size: parent.height
                    art: die.picture
                }
            }
        }
    }
    Row {
        id: seats
        y: picture.height - height
        width: picture.width
        height: Theme.px(66)
        visible: picture.seated
        spacing: Theme.px(6)

        Repeater {
            id: plates
            model: picture.seated ? picture.table.plates : null
            delegate: Plate {
                id: seat

                required property string name
                required property int mark
                required property bool police
                required property bool out
                required property int cash
                required property string income
                required property string label
                required active

                width: Math.floor((seats.width - (plates.count - 1) * seats.spacing) / Math.max(1, plates.count))
                height: seats.height
                radius: Theme.px(8)
                doubled: false
                opacity: out ? 0.5 : 1
                Accessible.role: Accessible.StaticText
                Accessible.name: label

                SeatMark {
                    id: disc
                    x: Theme.px(7)
                    y: Theme.px(6)
                    mark: seat.mark
                    size: Theme.px(24)
                    Accessible.ignored: true
                }
                CaptionText {
                    anchors {
                        left: disc.right; leftMargin: Theme.px(6)
                        right: parent.right; rightMargin: Theme.px(6)
                        verticalCenter: disc.verticalCenter
                    }
                    text: seat.name
                    size: 15
                }
                CaptionText {
                    anchors {
                        left: parent.left; leftMargin: Theme.px(10)
                        verticalCenter: cash.verticalCenter; verticalCenterOffset: Theme.px(1)
                    }
                    text: seat.police || seat.out ? "" : seat.income
                    size: 16
                    font.weight: Font.DemiBold
                    color: Theme.success
                }
                FigureText {
                    id: cash
                    anchors { right: parent.right; rightMargin: Theme.px(11); bottom: parent.bottom; bottomMargin: Theme.px(3) }
                    text: seat.police || seat.out ? "" : seat.cash
                    size: 30
                    color: Theme.title
                    Accessible.ignored: true
                }
            }
        }
    }
}
