// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.Table
import Backroom.GangOfDice

/// The plate of a seat: mark and name, its screen, the result of this round and a note about it.
SeatFrame {
    id: line

    required property string total
    required property string note
    required property int wealth
    required property bool leads
    required property bool busted
    required property bool out
    required property bool done

    opacity: out ? 0.6 : 1

    SeatSign {
        id: disc
        x: Theme.px(10)
        y: Theme.px(Theme.large ? 5 : 7)
        mark: line.mark
        face: line.face
        mood: line.mood
        level: line.level
        levelText: line.levelText
        phone: line.phone
        phoneText: line.phoneText
        size: Theme.px(Theme.large ? 24 : line.face > 0 ? 34 : 29)
    }
    CaptionText {
        anchors {
            left: disc.right; leftMargin: Theme.px(9)
            right: total.left; rightMargin: Theme.px(line.leads || line.busted ? 33 : 6)
            verticalCenter: disc.verticalCenter
        }
        text: line.name
        size: 17
        least: 12
        font.weight: Font.DemiBold
    }
    Icon {
        anchors { right: total.left; rightMargin: Theme.px(7); verticalCenter: total.verticalCenter }
        visible: line.leads
        name: "crown"
        size: Theme.px(20)
    }
    Icon {
        anchors { right: total.left; rightMargin: Theme.px(7); verticalCenter: total.verticalCenter }
        visible: line.busted
        tone: "status"
        name: "danger"
        size: Theme.px(20)
    }
    FigureText {
        id: total
        readonly property point explains: Qt.point(line.total === "" ? -1 : GangOfDiceTable.TurnResult, 0)
        readonly property bool tipBeside: true
        anchors { right: parent.right; rightMargin: Theme.px(13); verticalCenter: disc.verticalCenter }
        text: line.total
        size: Theme.large ? 28 : 36
        color: line.busted ? Theme.danger : line.leads ? Theme.title : line.done ? Theme.cream : Theme.sand
        font.strikeout: line.busted
        Accessible.ignored: true
    }
    Row {
        readonly property point explains: Qt.point(GangOfDiceTable.ScreenWealth, 0)
        readonly property bool tipBeside: true
        anchors { right: parent.right; rightMargin: Theme.px(12); bottom: parent.bottom; bottomMargin: Theme.px(6) }
        visible: line.wealth >= 0
        spacing: Theme.px(5)
        Art {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(26)
            height: Math.round(width * 40 / 64)
            art: line.wealth >= 0 ? "pieces/screen-small" : ""
        }
        BodyText {
            anchors.verticalCenter: parent.verticalCenter
            text: Math.max(0, line.wealth)
            size: 15
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
    }
    CaptionText {
        anchors {
            left: parent.left; leftMargin: Theme.px(12)
            right: parent.right; rightMargin: Theme.px(line.wealth >= 0 ? 70 : 12)
            bottom: parent.bottom; bottomMargin: Theme.px(Theme.large ? 4 : 6)
        }
        text: line.note
        size: 14
        font.pixelSize: Theme.large && line.height < Theme.px(80) ? Theme.px(size) : Theme.font(size)
        color: line.busted ? Theme.danger : line.active || line.leads ? Theme.brassLight : Theme.sand
    }
}
