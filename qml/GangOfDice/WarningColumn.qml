// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.GangOfDice

/// The warning of the round: the card on its deck, its kind and text, and the boss.
Item {
    id: column

    required property GangOfDiceTable table
    readonly property rect place: table.layout.card
    readonly property int round: table.round

    anchors.fill: parent
    onRoundChanged: turn.begin()

    Repeater {
        model: Math.min(3, column.table.card.toCome)
        delegate: Item {
            id: back

            required property int index
            x: column.place.x + Theme.px(4) * (index + 1)
            y: column.place.y - Theme.px(4) * (index + 1)
            z: -index
            width: column.place.width
            height: column.place.height
            CardPicture {
                source: back.index < column.table.card.brightToCome ? "qrc:/art/backs/warning-bright.svg"
                                                                    : "qrc:/art/backs/warning-dark.svg"
            }
        }
    }
    WarningCard {
        id: card
        readonly property point explains: Qt.point(GangOfDiceTable.WarningOnTable, bomb ? 1 : 0)
        objectName: "warning"
        Placed.at: column.place
        bomb: column.table.card.bomb
        figure: column.table.card.figure
        faces: column.table.card.faces
        word: column.table.card.word
        description: column.table.card.label
        burning: column.table.phase === GangOfDiceTable.Rolling || column.table.effect === GangOfDiceTable.Fuse
        hurried: column.table.effect === GangOfDiceTable.Fuse
        flashing: column.table.effect === GangOfDiceTable.Bang
        transform: Scale { origin.x: card.width / 2; xScale: turn.way }

        Moment { id: turn; lasts: column.table.animated; atOnce: false; duration: Theme.ms(320); easing.type: Easing.OutBack }
    }
    Item {
        Placed.at: column.table.layout.cardText
        clip: true

        TitleText {
            id: kind
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: column.table.card.kind
            // With large text the sentence needs the room.
            size: Theme.large ? 22 : 28
        }
        BodyText {
            id: sentence
            // With large text the column would extend to the edge of the window.
            readonly property int side: Theme.large ? Theme.px(7) : 0
            anchors { top: kind.bottom; topMargin: Theme.px(2) }
            x: side
            width: parent.width - 2 * side
            height: parent.height - kind.height - (left.visible ? left.height : 0) - Theme.px(6)
            horizontalAlignment: Text.AlignHCenter
            text: column.table.card.sentence
            size: 17
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            lineHeight: 0.98
        }
        BodyText {
            id: left
            anchors.bottom: parent.bottom
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            // The bar shows it as well.
            visible: !Theme.large
            text: column.table.card.toComeText
            size: 14
            color: Theme.sand
        }
    }
    Plate {
        readonly property bool low: height - Theme.px(10) < 28
        readonly property point explains: Qt.point(GangOfDiceTable.DieFace, 0)
        // Without room for its sentence, the face alone would say nothing.
        visible: !low
        Placed.at: column.table.layout.bossPlate

        DieFace {
            id: boss
            // A plate of medium height has room for the sentence only, and so has a narrow one with large text.
            visible: parent.height >= 46 && (!Theme.large || parent.width >= 200)
            x: visible ? Theme.px(12) : 0
            anchors.verticalCenter: parent.verticalCenter
            size: visible ? Math.min(Theme.px(Theme.large ? 30 : 42), parent.height - Theme.px(14)) : 0
            face: 0
            Accessible.ignored: true
        }
        BodyText {
            anchors {
                left: boss.right; leftMargin: Theme.px(11)
                right: parent.right; rightMargin: Theme.px(10)
                verticalCenter: parent.verticalCenter
            }
            // Inside the line of the frame.
            height: parent.height - Theme.px(10)
            verticalAlignment: Text.AlignVCenter
            text: column.table.card.bossText
            size: 15
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            lineHeight: 0.98
        }
    }
}
