// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// Says for whom the table waits while all seats that must decide do so on phones or in other houses, and offers help
/// if somebody is away: in the rail or, if they may decide at this screen too, in a small plate below the bar.
Plate {
    id: plate

    required property GameTable table
    property TableBoard board: null
    readonly property Elsewhere elsewhere: table.elsewhere
    /// Above the words, so that the plate stays narrow.
    readonly property string watched: Friends.atTable && Friends.onlyWatching ? qsTr("You are watching.") : ""
    readonly property string sentence: (watched !== "" ? watched + " " : "") + elsewhere.awaited
    readonly property bool below: elsewhere.alsoHere
    /// The part of the rail that the board leaves free.
    readonly property rect given: board?.awaitedRoom ?? Qt.rect(0, 0, 0, 0)
    readonly property bool aside: !below && given.width > 0
    readonly property bool narrow: aside && given.width < Theme.px(300)
    readonly property rect place: below ? table.frame.bannerRoom : aside ? given : table.frame.rail
    readonly property bool absent: elsewhere.absent >= 0
    readonly property real inset: Theme.px(narrow ? 8 : 20)
    readonly property real least: place.x + (aside ? 0 : Theme.px(20))
    readonly property real room: place.x + place.width - (aside ? 0 : Theme.px(20)) - least
    /// If nobody is away, buttons would cover the town for nothing.
    readonly property bool offers: absent || (!below && !elsewhere.allRemote)
    readonly property real around: offers ? buttons.implicitWidth + 3 * inset : 2 * inset
    /// True if beside the buttons the words would form too narrow a column.
    readonly property bool tall: absent && natural.implicitWidth + around > room

    objectName: "awaited"
    x: Math.round(Math.max(least, place.x + (place.width - width) / 2))
    y: Math.round(below ? place.y + Theme.px(4) : aside ? place.y + place.height - height
                        : Math.min(place.y + (place.height - height) / 2, place.y + place.height - height - Theme.px(4)))
    width: tall ? Math.min(room, Math.max(natural.implicitWidth + 2 * inset, buttons.implicitWidth + 2 * inset))
                : Math.min(room, natural.implicitWidth + around)
    height: (tall ? words.height + buttons.height + Theme.px(8)
                  : offers ? Math.max(words.height, buttons.height) : words.height) + Theme.px(offers ? 24 : 10)
    radius: Theme.px(10)
    visible: elsewhere.awaited !== "" && !House.picturing
    border { width: Theme.line(2); color: Theme.brass }
    Accessible.role: Accessible.Notification
    Accessible.name: sentence
    onVisibleChanged: house.asked = false

    Binding {
        target: plate.board
        when: plate.board !== null
        property: "awaitedHeight"
        value: plate.visible && plate.aside ? plate.height + Theme.px(4) : 0
    }
    // Measures the width of the words on one line.
    LineText {
        id: natural
        visible: false
        text: plate.watched.length > plate.elsewhere.awaited.length ? plate.watched : plate.elsewhere.awaited
        size: words.size
    }
    BodyText {
        id: words
        anchors { left: parent.left; leftMargin: plate.inset }
        width: plate.tall || !plate.offers ? parent.width - 2 * plate.inset : buttons.x - x - plate.inset
        y: Math.round(plate.tall ? Theme.px(12) : (parent.height - height) / 2)
        text: (plate.watched !== "" ? plate.watched + "\n" : "") + plate.elsewhere.awaited
        horizontalAlignment: plate.watched !== "" ? Text.AlignHCenter : Text.AlignLeft
        size: plate.absent || plate.below || plate.narrow ? 17 : 20
        color: Theme.cream
        Accessible.ignored: true
    }
    Row {
        id: buttons
        anchors { right: parent.right; rightMargin: Theme.px(plate.narrow ? 8 : 14) }
        y: Math.round(plate.tall ? words.y + words.height + Theme.px(8) : (parent.height - height) / 2)
        spacing: Theme.px(8)

        HouseButtons {
            id: house
            elsewhere: plate.elsewhere
            seat: plate.elsewhere.absent
            person: plate.elsewhere.absentName
            gone: plate.elsewhere.gone
            offered: plate.elsewhere.houseMayPlay
            room: plate.narrow ? plate.room - 2 * plate.inset : Infinity
        }
        BrassButton {
            objectName: "playHere"
            visible: plate.absent && !house.asking && !plate.elsewhere.allRemote
            size: 16
            text: qsTr("Play here")
            description: plate.elsewhere.absentName
            onClicked: Phones.takeBack(plate.elsewhere.absent)
        }
        BrassButton {
            objectName: "awaitedPhones"
            visible: plate.offers && !house.asking && !plate.elsewhere.allRemote
            iconName: "phone"
            size: plate.absent ? 16 : 17
            text: qsTr("Phones")
            onClicked: Panels.openPhones()
        }
    }
}
