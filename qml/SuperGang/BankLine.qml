// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// The money left in the bank, and who owns or plays the police.
Plate {
    id: line

    required property superGangTown town

    radius: Theme.px(8)

    Row {
        id: bank
        readonly property point explains: Qt.point(SuperGangTable.BankSubject, 0)
        x: Theme.px(Theme.large ? 6 : 12)
        height: parent.height
        spacing: Theme.px(6)
        Accessible.role: Accessible.StaticText
        Accessible.name: line.town.bankLabel

        Art {
            anchors.verticalCenter: parent.verticalCenter
            size: Math.max(18, Theme.px(22))
            art: "tokens/coin"
        }
        FigureText {
            anchors.verticalCenter: parent.verticalCenter
            text: line.town.bank
            size: 26
            color: line.town.owed !== "" ? Theme.danger : Theme.cream
            Accessible.ignored: true
        }
        CaptionText {
            anchors.verticalCenter: parent.verticalCenter
            visible: text !== ""
            width: Math.min(implicitWidth, line.width - Theme.px(12) - x - police.least)
            text: line.town.owed
            size: 14
            color: Theme.danger
        }
    }
    Item {
        id: police
        readonly property point explains: Qt.point(SuperGangTable.PoliceSubject, 0)
        readonly property int least: Theme.px(72)
        anchors {
            left: bank.right; leftMargin: Theme.px(Theme.large ? 4 : 8)
            right: parent.right; rightMargin: Theme.px(Theme.large ? 8 : 10)
        }
        height: parent.height
        Accessible.role: Accessible.StaticText
        Accessible.name: line.town.policeLabel

        // The text is fitted to its room, so its natural width is measured here.
        TextMetrics { id: natural; font: words.font; text: words.text }
        CaptionText {
            id: words
            readonly property int least: cops.width + (mark.visible ? mark.width : 0) + Theme.px(Theme.large ? 8 : 14)
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            visible: line.town.owed === "" || police.width >= natural.width + least
            width: visible ? Math.min(Math.ceil(natural.width) + 1, police.width - least) : 0
            text: line.town.police
            size: 15
            minimumPixelSize: 11
            color: line.town.policeAbout ? Theme.cream : Theme.sand
        }
        SeatMark {
            id: mark
            anchors { right: words.left; rightMargin: words.visible ? Theme.px(5) : 0; verticalCenter: parent.verticalCenter }
            visible: line.town.policeMark >= 0
            mark: Math.max(0, line.town.policeMark)
            size: Theme.px(24)
            Accessible.ignored: true
        }
        Art {
            id: cops
            anchors { right: mark.visible ? mark.left : words.left; rightMargin: Theme.px(3); verticalCenter: parent.verticalCenter }
            size: Math.min(line.height, Theme.px(48)) - Theme.px(8)
            art: "figures/patrol-1"
            opacity: line.town.policeAbout ? 1 : 0.5
        }
    }
}
