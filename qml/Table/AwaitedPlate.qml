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
    readonly property Elsewhere elsewhere: table.elsewhere
    /// Above the words, so that the plate stays narrow.
    readonly property string watched: Friends.atTable && Friends.onlyWatching ? qsTr("You are watching.") : ""
    readonly property string sentence: (watched !== "" ? watched + " " : "") + elsewhere.awaited
    readonly property bool below: elsewhere.alsoHere
    readonly property rect place: below ? table.frame.bannerRoom : table.frame.rail
    readonly property bool absent: elsewhere.absent >= 0
    /// The owner of the rail stays visible.
    readonly property real least: !below && absent && table.person.name !== ""
                                  ? table.frame.person.x + table.frame.person.width + Theme.px(6)
                                  : place.x + Theme.px(20)
    readonly property real room: place.x + place.width - Theme.px(20) - least
    /// If nobody is away, buttons would cover the town for nothing.
    readonly property bool offers: absent || (!below && !elsewhere.far)
    readonly property real around: offers ? buttons.implicitWidth + Theme.px(60) : Theme.px(40)
    /// True if beside the buttons the words would form too narrow a column.
    readonly property bool tall: absent && natural.implicitWidth + around > room

    objectName: "awaited"
    x: Math.round(Math.max(least, place.x + (place.width - width) / 2))
    y: Math.round(below ? place.y + Theme.px(4)
                        : Math.min(place.y + (place.height - height) / 2, place.y + place.height - height - Theme.px(4)))
    width: tall ? Math.min(room, Math.max(natural.implicitWidth + Theme.px(40), buttons.implicitWidth + Theme.px(28)))
                : Math.min(room, natural.implicitWidth + around)
    height: (tall ? words.height + buttons.height + Theme.px(8)
                  : offers ? Math.max(words.height, buttons.height) : words.height) + Theme.px(offers ? 24 : 10)
    radius: Theme.px(10)
    visible: elsewhere.awaited !== "" && !House.picturing
    border { width: Theme.line(2); color: Theme.brass }
    Accessible.role: Accessible.Notification
    Accessible.name: sentence
    onVisibleChanged: house.asked = false

    // Measures the width of the words on one line.
    LineText {
        id: natural
        visible: false
        text: plate.watched.length > plate.elsewhere.awaited.length ? plate.watched : plate.elsewhere.awaited
        size: words.size
    }
    BodyText {
        id: words
        anchors { left: parent.left; leftMargin: Theme.px(20) }
        width: plate.tall || !plate.offers ? parent.width - Theme.px(40) : buttons.x - x - Theme.px(20)
        y: Math.round(plate.tall ? Theme.px(12) : (parent.height - height) / 2)
        text: (plate.watched !== "" ? plate.watched + "\n" : "") + plate.elsewhere.awaited
        horizontalAlignment: plate.watched !== "" ? Text.AlignHCenter : Text.AlignLeft
        size: plate.absent || plate.below ? 17 : 20
        color: Theme.cream
        Accessible.ignored: true
    }
    Row {
        id: buttons
        anchors { right: parent.right; rightMargin: Theme.px(14) }
        y: Math.round(plate.tall ? words.y + words.height + Theme.px(8) : (parent.height - height) / 2)
        spacing: Theme.px(8)

        HouseButtons {
            id: house
            elsewhere: plate.elsewhere
            seat: plate.elsewhere.absent
            person: plate.elsewhere.absentName
            offered: plate.elsewhere.houseMayPlay
        }
        BrassButton {
            objectName: "playHere"
            visible: plate.absent && !house.asking && !plate.elsewhere.far
            size: 16
            text: qsTr("Play here")
            description: plate.elsewhere.absentName
            onClicked: Phones.takeBack(plate.elsewhere.absent)
        }
        BrassButton {
            objectName: "awaitedPhones"
            visible: plate.offers && !house.asking && !plate.elsewhere.far
            iconName: "phone"
            size: plate.absent ? 16 : 17
            text: qsTr("Phones")
            onClicked: Panels.openPhones()
        }
    }
}
