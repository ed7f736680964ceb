// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.GangOfDice

/// A figure of the rulebook: warning card and tray, with seats and middle where they matter.
Item {
    id: picture

    required property TableFigure figure
    readonly property GangOfDiceTable table: figure.table as GangOfDiceTable
    readonly property GangOfDiceLayout layout: table.layout
    /// True if the table's texts are shown: they are in the program's language.
    readonly property bool worded: figure.language === Preferences.language

    height: layout.figureHeight
    enabled: false
    clip: true

    Binding {
        target: picture.layout
        property: "size"
        value: Qt.size(picture.width, 1)
    }
    WarningCard {
        Placed.at: picture.layout.card
        bomb: picture.table.card.bomb
        figure: picture.table.card.figure
        faces: picture.table.card.faces
        word: picture.worded ? picture.table.card.word : ""
        burning: picture.table.effect === GangOfDiceTable.Fuse
        flashing: picture.table.effect === GangOfDiceTable.Bang
    }
    Art {
        x: picture.layout.tray.x
        y: picture.layout.tray.y
        width: picture.layout.tray.width
        height: picture.layout.tray.height
        art: "room/tray"
    }
    FigureText {
        readonly property int sum: Math.max(picture.table.tray.sum, picture.table.tray.endedSum)
        anchors.right: parent.right
        anchors.rightMargin: Math.round(picture.layout.tray.height * 0.2)
        y: picture.layout.tray.y + picture.layout.tray.height - height - Math.round(picture.layout.tray.height * 0.14)
        visible: sum >= 0
        text: Math.max(0, sum)
        size: 34
        color: picture.table.tray.alarming || picture.table.tray.sum < 0 && picture.table.tray.endedBusted ? Theme.danger : Theme.title
    }
    Icon {
        readonly property bool ended: picture.table.tray.sum < 0 && picture.table.tray.endedSum >= 0
        objectName: "turnEnded"
        visible: ended
        x: picture.layout.tray.x + Math.round(picture.layout.tray.height * 0.2)
        y: picture.layout.tray.y + picture.layout.tray.height - height - Math.round(picture.layout.tray.height * 0.18)
        name: picture.table.tray.endedBusted ? "danger" : "success"
        tone: "status"
        size: Theme.px(26)
    }
    Plate {
        Placed.at: picture.layout.middlePlate
        doubled: false

        FigureText {
            anchors { right: parent.right; rightMargin: Theme.px(14); verticalCenter: parent.verticalCenter }
            text: picture.table.middle.prize
            size: 26
            color: Theme.title
        }
    }
    Repeater {
        model: picture.table.plates
        delegate: Plate {
            id: plate

            required property string name
            required property int mark
            required property rect place
            required property string total
            required property bool busted
            required property bool leads
            required active

            Placed.at: place
            radius: Theme.px(8)
            doubled: false

            SeatMark { id: disc; x: Theme.px(7); y: Theme.px(5); mark: plate.mark; size: 24 }
            LineText {
                anchors { left: disc.right; leftMargin: Theme.px(6); right: result.left; verticalCenter: disc.verticalCenter }
                text: plate.name
                size: 15
            }
            FigureText {
                id: result
                anchors { right: parent.right; rightMargin: Theme.px(9); verticalCenter: disc.verticalCenter }
                text: plate.total
                size: 26
                color: plate.busted ? Theme.danger : plate.leads ? Theme.title : Theme.cream
                font.strikeout: plate.busted
            }
        }
    }
    Repeater {
        model: picture.table.tokens
        delegate: Token { table: picture.table }
    }
    Repeater {
        model: picture.table.dice
        delegate: Die { table: picture.table; handful: Qt.point(0, 0) }
    }
}
