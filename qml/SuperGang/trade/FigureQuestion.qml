// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// A question in a figure of the rulebook: who is asked, and about what, without texts.
Plate {
    id: asked

    required property SuperGangTable table
    readonly property QuestionSheet question: table.question
    readonly property bool trading: table.trade.asked
    readonly property string icon: trading ? "trade"
                                 : question.kind === QuestionSheet.Arrest ? "arrest"
                                 : question.kind === QuestionSheet.Custody ? "custody" : "name-price"

    width: signs.width + Theme.px(28)
    height: Theme.px(52)
    visible: trading || question.shown
    strength: 0.95
    Accessible.role: Accessible.Graphic
    Accessible.name: trading ? table.trade.title : question.title

    Row {
        id: signs
        anchors.centerIn: parent
        spacing: Theme.px(8)
        SeatMark {
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.px(36)
            mark: asked.trading ? asked.table.trade.mark : asked.question.mark
        }
        Art {
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.px(30)
            art: asked.visible ? "actions/brass/" + asked.icon : ""
        }
        FigureText { anchors.verticalCenter: parent.verticalCenter; text: "?"; size: 34; color: Theme.title; Accessible.ignored: true }
    }
}
