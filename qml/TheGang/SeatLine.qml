// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.TheGang

/// The plate of a seat: mark and name, cards in hand, captured gangsters, and the gangster of this job.
SeatFrame {
    id: line

    required property int cards
    required property bool special
    required property int captured
    required property int gangster
    required property string note
    required property bool done

    heard: gangster > 0 ? Sentence.of(qsTranslate("TheGang", "%1, in this job: %2"), label, gangster) : label

    // With large text both shrink to their normal size before one is left out.
    TextMetrics {
        id: leastName
        font { family: Theme.textFont; pixelSize: Theme.usualFont(nameText.size); weight: Font.DemiBold }
        text: line.name
    }
    TextMetrics {
        id: leastNote
        font { family: Theme.textFont; pixelSize: Theme.usualFont(13) }
        text: line.note
    }
    SeatSign {
        id: disc
        x: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        mark: line.mark
        face: line.face
        mood: line.mood
        level: line.level
        levelText: line.levelText
        phone: line.phone
        phoneText: line.phoneText
        size: Theme.px(32)
    }
    CaptionText {
        id: nameText
        anchors {
            left: disc.right; leftMargin: Theme.px(9)
            right: chip.visible ? chip.left : noteRow.left; rightMargin: Theme.px(6)
            bottom: parent.verticalCenter; bottomMargin: -Theme.px(2)
        }
        text: line.name
        size: 17
        least: 10
        font.weight: Font.DemiBold
    }
    Row {
        id: counts
        anchors { left: nameText.left; top: parent.verticalCenter; topMargin: Theme.px(3) }
        spacing: Theme.px(8)
        Row {
            readonly property point explains: Qt.point(TheGangTable.HandOfSeat, 0)
            readonly property bool tipBeside: true
            spacing: Theme.px(5)
            Icon { anchors.verticalCenter: parent.verticalCenter; name: "hand"; size: Math.max(14, Theme.px(16)) }
            BodyText {
                anchors.verticalCenter: parent.verticalCenter
                text: line.cards + (line.special ? "+1" : "")
                size: 15
                color: Theme.sand
                Accessible.ignored: true
            }
        }
        Row {
            readonly property point explains: Qt.point(TheGangTable.PileOfSeat, 0)
            readonly property bool tipBeside: true
            spacing: Theme.px(5)
            Icon { anchors.verticalCenter: parent.verticalCenter; name: "pile"; size: Math.max(14, Theme.px(16)) }
            BodyText {
                anchors.verticalCenter: parent.verticalCenter
                text: line.captured
                size: 15
                color: Theme.sand
                Accessible.ignored: true
            }
        }
    }
    NumberChip {
        id: chip
        readonly property point explains: Qt.point(TheGangTable.GangsterPiece, line.gangster)
        readonly property bool tipBeside: true
        anchors { right: parent.right; rightMargin: Theme.px(10); bottom: parent.verticalCenter; bottomMargin: -Theme.px(1) }
        visible: line.gangster > 0
        number: line.gangster
        size: 21
        Accessible.ignored: true
    }
    Row {
        id: noteRow
        anchors { right: parent.right; rightMargin: Theme.px(10) }
        y: Math.round((chip.visible ? counts.y + counts.height / 2 + Theme.px(1) : nameText.y + nameText.height / 2) - height / 2)
        spacing: Theme.px(4)
        CaptionText {
            readonly property real beside: line.width - nameText.x - Math.ceil(leastName.advanceWidth) - Theme.px(line.done ? 40 : 22)
            readonly property real room: chip.visible ? line.width - counts.x - counts.width - Theme.px(line.done ? 34 : 16)
                                                      : Math.min(line.width * 0.5, beside)
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, room)
            // A truncated note or name is useless: the cards and the check mark have to suffice.
            visible: room >= leastNote.advanceWidth
            text: line.note
            size: 13
            color: line.active ? Theme.brassLight : Theme.sand
        }
        Icon { anchors.verticalCenter: parent.verticalCenter; visible: line.done; name: "check"; size: Math.max(12, Theme.px(14)) }
    }
}
