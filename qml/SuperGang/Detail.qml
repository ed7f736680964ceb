// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.SuperGang

/// An enlarged thing of the table: a figure on its base, the town around a place, a die, or tokens.
ThingPicture {
    id: thing

    readonly property SuperGangTable gangs: table as SuperGangTable
    readonly property bool figured: kind === SuperGangTable.FigureSubject
    readonly property bool placed: kind === SuperGangTable.ShopSubject || kind === SuperGangTable.PlaceSubject
                                || kind === SuperGangTable.SectionSubject
    readonly property bool counted: kind === SuperGangTable.TokensSubject
    readonly property bool policed: kind === SuperGangTable.PoliceSubject
    readonly property list<string> dice: ["killer", "vamp", "dealer", "patrol", "patrol", "patrol"]
    /// Things that are a single picture.
    readonly property string art: kind === SuperGangTable.DieSubject && amount > 0 ? "dice/" + dice[subject] + "-" + amount
                                : kind === SuperGangTable.BankSubject || kind === SuperGangTable.MoneySubject ? "tokens/coin"
                                : kind === SuperGangTable.DistrictSubject ? TownPoints.districtPicture(subject) : ""

    width: placed ? Math.round(height * 1.12) : figured ? Math.round(height * 0.9) : policed || counted ? Math.round(height * 0.7)
         : art !== "" ? Math.round(height * 0.5) : 0
    enabled: false

    Loader {
        id: place
        readonly property bool due: thing.placed && thing.width > 1
        function load() {
            if (place.due && place.item === null)
                place.setSource(Qt.resolvedUrl("town/TownCut.qml"), {
                    "table": thing.gangs, "middle": TownPoints.pointOf(thing.kind, thing.subject)
                })
        }
        anchors.fill: parent
        onDueChanged: place.load()
        Component.onCompleted: place.load()
    }
    Art {
        anchors.centerIn: parent
        size: thing.width
        visible: thing.art !== ""
        art: visible ? thing.art : ""
    }
    // The police show both patrols.
    Art {
        size: thing.width * 0.62
        anchors.verticalCenter: parent.verticalCenter
        visible: thing.policed
        art: visible ? "figures/patrol-1" : ""
    }
    Art {
        x: thing.width - width
        size: thing.width * 0.62
        anchors.verticalCenter: parent.verticalCenter
        visible: thing.policed
        art: visible ? "figures/patrol-2" : ""
    }
    Repeater {
        model: thing.figured ? thing.gangs.figures : null
        delegate: Item {
            id: large

            required property int key
            required property string picture
            required property string base
            required property real angle
            required property bool free
            required property int record
            required property string chip
            required property int turns
            required property int leader
            /// The canvas of a figure is 112 wide with its feet at (52, 102).
            readonly property real canvas: Math.min(width, height) * 0.94
            readonly property point feet: Qt.point(width / 2, height * 0.5 + canvas * 0.4)

            anchors.fill: parent
            visible: key === thing.subject

            Item {
                x: large.feet.x - width * 38 / 84
                y: large.feet.y - height / 2
                width: large.canvas * (large.key >= 12 ? 0.86 : 0.78)
                height: width
                transform: [
                    Rotation {
                        origin {
                            x: large.canvas * (large.key >= 12 ? 0.86 : 0.78) * 38 / 84
                            y: large.canvas * (large.key >= 12 ? 0.43 : 0.39)
                        }
                        angle: large.angle
                    },
                    Scale { origin.y: large.canvas * (large.key >= 12 ? 0.43 : 0.39); yScale: 0.8 }
                ]
                Art {
                    anchors.fill: parent
                    art: large.visible ? large.base + (large.free ? "-free" : "") : ""
                    sourceSize { width: Math.max(1, large.canvas); height: Math.max(1, large.canvas) }
                    antialiasing: true
                }
            }
            Art {
                x: large.feet.x - large.canvas * 52 / 112
                y: large.feet.y - large.canvas * 102 / 112
                size: large.canvas
                art: large.visible ? large.picture : ""
            }
            Art {
                x: parent.width - width
                y: Math.round(parent.height * 0.08)
                width: Math.round(large.canvas * 0.34)
                height: Math.round(width * 40 / 76)
                visible: large.record > 0
                art: visible ? "chips/record" : ""
                FigureText {
                    x: parent.width * 0.36
                    width: parent.width * 0.6
                    height: parent.height
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    text: large.record
                    size: parent.height / Theme.u * 0.8
                    color: Theme.ink
                }
            }
            Row {
                anchors { left: parent.left; bottom: parent.bottom; bottomMargin: Math.round(parent.height * 0.04) }
                spacing: Theme.px(4)
                Art {
                    size: Math.round(large.canvas * 0.18)
                    visible: large.chip !== ""
                    art: visible ? "chips/" + large.chip : ""
                }
                FigureText {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: large.turns > 0
                    text: large.turns
                    size: 40
                }
            }
            Art {
                y: Math.round(parent.height * 0.06)
                size: Math.round(large.canvas * 0.18)
                visible: large.leader >= 0
                art: visible ? "chips/vamped-" + SeatStyle.file(large.leader) : ""
            }
        }
    }
    // A patrol that is out of play is not on the board.
    Art {
        anchors.fill: parent
        visible: thing.figured && thing.subject >= 12
        z: -1
        fillMode: Image.PreserveAspectFit
        art: visible ? "figures/patrol-" + (thing.subject - 11) : ""
        opacity: 0.5
    }
    Repeater {
        model: thing.counted ? thing.gangs.plates : null
        delegate: Item {
            id: tokens

            required property int seat
            required property int mark
            readonly property string file: SeatStyle.file(mark)

            anchors.fill: parent
            visible: seat === thing.subject

            Repeater {
                model: [
                    { "art": "ownership", "x": 0, "y": 0.12, "tall": 1 },
                    { "art": "racket", "x": 0.46, "y": 0.34, "tall": 1 },
                    { "art": "traffic", "x": 0.1, "y": 0.52, "tall": 1.25 }
                ]
                delegate: Art {
                    required property var modelData
                    x: modelData.x * tokens.width
                    y: modelData.y * tokens.height
                    width: Math.round(tokens.width * (modelData.tall > 1 ? 0.42 : 0.54))
                    height: Math.round(width * modelData.tall)
                    art: tokens.visible ? "tokens/" + modelData.art + "-" + tokens.file : ""
                }
            }
        }
    }
}
