// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.SuperGang

/// A big moment: the town is darkened and hushed, then light falls on those concerned, with a face and a number as
/// large as the moment is important. The banner above has the text.
Item {
    id: light

    required property SuperGangTable table
    readonly property superGangMoment now: table.moment
    readonly property bool lasts: now.weight > 0
    readonly property bool struck: lasts && !now.hushed
    /// Kept while the darkness fades out.
    property superGangMoment last
    readonly property rect room: table.layout.camera.view
    property seatSign noFace

    // Untyped, because a type would lose the fields of the gadget.
    function winnerAt(index) { return light.last.winners[index] ?? light.noFace }
    function loserAt(index) { return light.last.losers[index] ?? light.noFace }

    component Shown: Column {
        id: shown

        required property seatSign of
        property real size: Theme.px(80)

        spacing: Theme.px(8)
        SeatSign {
            anchors.horizontalCenter: parent.horizontalCenter
            mark: shown.of.mark
            face: shown.of.face
            mood: shown.of.mood
            size: shown.size
        }
        // On a plate, as the roofs behind it may be as light as the letters.
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            width: name.width + Theme.px(18)
            height: name.height + Theme.px(4)
            radius: height / 2
            color: Theme.night

            LineText {
                id: name
                anchors.centerIn: parent
                text: shown.of.name
                size: 18
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }
        }
    }

    objectName: "bigMoment"
    Placed.at: room
    z: 1300
    clip: true
    // It does not fade out over the stall of a duel.
    visible: dark.opacity > 0 && !table.duel.active
    onNowChanged: if (now.weight > 0) light.last = light.now

    Rectangle {
        id: dark
        anchors.fill: parent
        color: "#05080A"
        // A won district has a light of its own.
        opacity: !light.lasts ? 0 : light.now.winners.length > 0 ? 0.2 : 0.42 + 0.12 * light.now.weight
        Behavior on opacity {
            enabled: Theme.speed > 0
            NumberAnimation { duration: Theme.ms(light.lasts ? 260 : 180) }
        }
    }
    // A light that beats like a heart during the pause of suspense.
    Rectangle {
        anchors.fill: parent
        color: "transparent"
        opacity: breath.running ? 0.5 + 0.5 * Math.sin(Math.PI * breath.way) : light.lasts ? 0.5 : 0
        border { width: Theme.line(3 + 3 * light.last.weight); color: light.last.winners.length > 0 ? Theme.gold : Theme.danger }
        Moment { id: breath; lasts: light.lasts && light.now.hushed; moves: false; duration: Theme.ms(400 + 200 * light.last.weight) }
    }
    Moment {
        id: arrival
        lasts: light.struck
        duration: Theme.ms(180 + 120 * light.last.weight)
        easing { type: Easing.OutBack; overshoot: 1.2 }
    }
    Moment {
        id: counting
        lasts: light.struck
        moves: false
        duration: Theme.ms(400 + 250 * light.last.weight)
        easing.type: Easing.OutQuad
    }
    Item {
        id: stage
        width: parent.width
        height: parent.height
        visible: light.struck
        scale: 0.7 + 0.3 * arrival.way

        Art {
            anchors.centerIn: row
            width: Math.min(light.width, row.height * (2.2 + 0.4 * light.last.weight))
            height: width * 0.62
            art: light.visible ? "room/glory" : ""
            opacity: light.last.winners.length > 0 ? 0.9 : 0.35
            asynchronous: true
        }
        Row {
            id: row
            anchors.horizontalCenter: parent.horizontalCenter
            // Below the banner.
            y: Math.max(Theme.px(150), Math.round((parent.height - height) * 0.62))
            spacing: Theme.px(34)

            Repeater {
                model: light.last.winners.length
                delegate: Shown {
                    required property int index
                    objectName: "momentWinner"
                    anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                    of: light.winnerAt(index)
                    size: Theme.px(90 + 26 * light.last.weight)
                }
            }
            Row {
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(16)
                Repeater {
                    model: light.last.losers.length
                    delegate: Shown {
                        required property int index
                        objectName: "momentLoser"
                        of: light.loserAt(index)
                        size: Theme.px(light.last.winners.length > 0 ? 52 : 70 + 24 * light.last.weight)
                    }
                }
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                visible: light.last.number > 0
                FigureText {
                    objectName: "momentNumber"
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: Math.round(light.last.number * counting.way)
                    size: 90 + 30 * light.last.weight
                    color: Theme.title
                    Accessible.ignored: true
                }
                LineText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: light.last.unit
                    size: 20
                    font.weight: Font.DemiBold
                    Accessible.ignored: true
                }
            }
        }
    }
}
