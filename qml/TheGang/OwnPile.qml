// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.TheGang

/// Lets the players see their own captured gangsters behind the open curtain: a button beside the name tells their
/// revolvers and fans them out.
Item {
    id: own

    required property TheGangTable table
    readonly property int count: table.ownPile.length
    property bool open: false
    /// The height of the player's place that the button covers.
    readonly property real foot: visible ? button.height - Theme.px(6) : 0

    anchors.fill: parent
    z: 450
    visible: count > 0
    onVisibleChanged: own.open = false

    BrassButton {
        id: button
        readonly property point explains: Qt.point(TheGangTable.OwnPile, 0)
        objectName: "ownPile"
        x: own.table.layout.person.x + Math.round((own.table.layout.person.width - width) / 2)
        y: own.table.layout.person.y + own.table.layout.person.height - height + Theme.px(6)
        height: Theme.px(34)
        size: 15
        sidePadding: Theme.px(12)
        iconName: "revolver"
        text: String(own.table.ownScore)
        description: qsTranslate("TheGang", "Your captured gangsters")
        Accessible.name: description + ": " + qsTranslate("TheGang", "%n revolver(s)", "", own.table.ownScore)
        onClicked: own.open = !own.open
        Keys.onEscapePressed: (event) => { event.accepted = own.open; own.open = false }
    }
    // A press anywhere else closes the pile.
    MouseArea {
        anchors.fill: parent
        visible: own.open
        z: -1
        onPressed: (mouse) => { mouse.accepted = false; own.open = false }
    }
    Plate {
        x: own.table.layout.streets[0].x
        y: own.table.layout.rail.y - height - Theme.px(6)
        width: own.table.layout.streets[0].width
        height: own.table.layout.handCard.height + Theme.px(62)
        visible: own.open
        strength: 1

        BodyText {
            id: heading
            x: Theme.px(18)
            y: Theme.px(12)
            text: qsTranslate("TheGang", "Your captured gangsters")
            size: 17
            font.weight: Font.DemiBold
            color: Theme.brassLight
        }
        Revolvers {
            anchors { right: parent.right; rightMargin: Theme.px(18); verticalCenter: heading.verticalCenter }
            count: own.table.ownScore
            size: 28
        }
        Item {
            id: fan
            readonly property real cardWidth: own.table.layout.handCard.width
            readonly property real apart: own.count < 2 ? 0 : Math.min(cardWidth + Theme.px(8), (width - cardWidth) / (own.count - 1))
            x: Theme.px(18)
            y: Theme.px(44)
            width: parent.width - 2 * x
            Repeater {
                model: own.open ? own.table.ownPile : []
                delegate: GangsterCard {
                    required property int index
                    required property int modelData
                    x: Math.round(index * fan.apart)
                    width: fan.cardWidth
                    number: modelData
                    revolvers: own.table.ownRevolvers[index] ?? 1
                }
            }
        }
        MouseArea {
            anchors.fill: parent
            onClicked: own.open = false
        }
    }
}
