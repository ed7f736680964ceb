// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// Phones: the code to scan, and who plays on one.
PanelFrame {
    id: panel

    title: qsTr("Phones")
    plateWidth: Theme.px(820)
    onCloseAsked: Panels.close()
    Keys.onPressed: (event) => { event.accepted = FocusWalker.walk(panel, event.key) }
    Component.onCompleted: {
        Phones.turnOn()
        Phones.showCode(-1)
        done.forceActiveFocus()
    }
    // Nothing stays open to the network for nobody.
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

        // White, with the margin that a code needs.
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
                text: Phones.shownSeat < 0 ? qsTr("Scan the code with your phone and tap your name. You then have your cards and dice on the phone, while this screen shows the table.")
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
            /// The house is to play: once, or until this person is back?
            property bool asksHouse: false
            readonly property bool choosesHouse: absent && !asked && asksHouse

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
                anchors { left: sign.right; leftMargin: Theme.px(12); right: buttons.left; rightMargin: Theme.px(12); verticalCenter: parent.verticalCenter }

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
                BrassButton {
                    objectName: "letHousePlay-" + row.seat
                    visible: row.absent && !row.asked && !row.asksHouse
                    text: qsTr("Let the house play")
                    description: row.name
                    size: 16
                    onClicked: row.asksHouse = true
                }
                BrassButton {
                    objectName: "houseOnce-" + row.seat
                    visible: row.choosesHouse
                    text: qsTr("Once")
                    description: row.name
                    size: 16
                    onClicked: House.table.elsewhere.letHousePlay(row.seat, true)
                }
                BrassButton {
                    objectName: "houseUntilBack-" + row.seat
                    visible: row.choosesHouse
                    text: qsTr("Until %1 is back").arg(row.name)
                    size: 16
                    onClicked: House.table.elsewhere.letHousePlay(row.seat, false)
                }
                BrassButton {
                    objectName: "takeBack-" + row.seat
                    visible: row.held && !row.asked && !row.choosesHouse
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
            text: qsTr("Back to the table")
            primary: true
            onClicked: panel.closeAsked()
        }
        BrassButton {
            objectName: "phonesOff"
            visible: Phones.on && Phones.count > 0
            text: qsTr("Turn the phones off")
            onClicked: { Phones.turnOff(); panel.closeAsked() }
        }
    }
}
