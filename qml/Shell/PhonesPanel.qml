// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table

/// Phones: the code to scan, and the persons who play on phones.
PanelFrame {
    id: panel

    /// True while the player is asked whether to turn off phones that are in use.
    property bool asks: false
    property int players: Phones.count

    title: qsTr("Phones")
    plateWidth: Theme.px(820)
    onCloseAsked: Panels.close()
    Keys.onPressed: (event) => { event.accepted = FocusWalker.walk(panel, event.key) }
    Component.onCompleted: {
        Phones.turnOn()
        Phones.showCode(-1)
        done.forceActiveFocus()
    }
    // Nothing stays open to the network without a user.
    Component.onDestruction: Phones.rest()

    BodyText {
        width: panel.innerWidth
        visible: Phones.problem !== ""
        text: Phones.problem
        size: 18
    }
    Row {
        visible: Phones.on
        width: panel.innerWidth
        spacing: Theme.px(22)

        // White, with the margin that a QR code needs.
        Rectangle {
            id: card
            objectName: "code"
            width: Theme.px(250)
            height: width
            radius: Theme.px(8)
            color: "white"
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("QR code for %1").arg(Phones.link)

            Image {
                anchors { fill: parent; margins: Theme.px(20) }
                source: Phones.code
                smooth: false
                fillMode: Image.PreserveAspectFit
            }
        }
        Column {
            width: panel.innerWidth - card.width - parent.spacing
            spacing: Theme.px(8)

            BodyText {
                width: parent.width
                size: 18
                color: Theme.cream
                text: Phones.shownSeat < 0
                      ? qsTr("Scan the code with your phone and tap your name. "
                             + "You then have your cards and dice on the phone, while this screen shows the table.")
                      : qsTr("This code is only for %1.").arg(Phones.shownName)
            }
            FigureText {
                objectName: "address"
                text: Phones.address
                size: 34
                color: Theme.brassLight
            }
            BodyText {
                width: parent.width
                size: 16
                text: qsTr("The phone must be on the same Wi-Fi as this computer. Anyone without a phone plays here, behind the curtain.")
            }
        }
    }
    Repeater {
        model: Phones.on ? Phones.persons : null
        delegate: Item {
            id: row

            required property int seat
            required property string name
            required property int mark
            required property string note
            required property bool held
            required property bool away
            required property bool absent
            required property bool asked

            width: panel.innerWidth
            height: Math.max(words.height, buttons.height) + Theme.px(8)

            SeatMark {
                id: sign
                anchors.verticalCenter: parent.verticalCenter
                mark: row.mark
                size: Theme.px(30)
            }
            Column {
                id: words
                anchors {
                    left: sign.right; leftMargin: Theme.px(12)
                    right: buttons.left; rightMargin: Theme.px(12)
                    verticalCenter: parent.verticalCenter
                }

                LineText {
                    width: parent.width
                    text: row.name
                    size: 18
                    color: Theme.cream
                }
                BodyText {
                    width: parent.width
                    text: row.asked ? qsTr("Another phone wants to play as %1.").arg(row.name) : row.note
                    size: 15
                    color: row.asked || row.away ? Theme.brassLight : Theme.sand
                }
            }
            Row {
                id: buttons
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                spacing: Theme.px(8)

                BrassButton {
                    objectName: "letIn-" + row.seat
                    visible: row.asked
                    primary: true
                    text: qsTr("Accept")
                    description: row.name
                    size: 16
                    onClicked: Phones.letIn(row.seat, true)
                }
                BrassButton {
                    objectName: "keepOut-" + row.seat
                    visible: row.asked
                    text: qsTr("No")
                    description: row.name
                    size: 16
                    onClicked: Phones.letIn(row.seat, false)
                }
                HouseButtons {
                    id: house
                    elsewhere: House.table?.elsewhere ?? null
                    seat: row.seat
                    person: row.name
                    offered: row.absent && !row.asked
                    suffix: "-" + row.seat
                }
                BrassButton {
                    objectName: "takeBack-" + row.seat
                    visible: row.held && !row.asked && !house.asking
                    text: qsTr("Play here")
                    description: row.name
                    size: 16
                    onClicked: Phones.takeBack(row.seat)
                }
                BrassButton {
                    objectName: "showCode-" + row.seat
                    visible: !row.asked && !row.absent
                    text: Phones.shownSeat === row.seat ? qsTr("Code for everyone") : qsTr("Personal code")
                    description: row.name
                    size: 16
                    onClicked: Phones.showCode(Phones.shownSeat === row.seat ? -1 : row.seat)
                }
            }
        }
    }
    footer: Row {
        anchors.horizontalCenter: parent !== null ? parent.horizontalCenter : undefined
        spacing: Theme.px(14)

        BrassButton {
            id: done
            objectName: "phonesDone"
            text: panel.asks ? qsTr("Leave them on") : qsTr("Back to the table")
            primary: true
            onClicked: if (panel.asks) panel.asks = false; else panel.closeAsked()
        }
        BrassButton {
            objectName: "phonesOff"
            visible: Phones.on && panel.players > 0
            text: panel.asks ? qsTr("%n player(s) on phones: turn them off", "", panel.players) : qsTr("Turn the phones off")
            danger: panel.asks
            onClicked: if (panel.asks) { Phones.turnOff(); panel.closeAsked() } else { panel.asks = true; done.forceActiveFocus() }
        }
    }
}
