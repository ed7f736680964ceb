// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// The number of pieces of a kind that are left, and the number in the suitcase, waiting to be placed.
Row {
    id: stock

    required property string picture
    required property int count
    property int waiting: 0

    spacing: Theme.px(3)
    Accessible.ignored: true

    Art {
        anchors.verticalCenter: parent.verticalCenter
        size: Math.max(14, Theme.px(18))
        art: "tokens/" + stock.picture
        fillMode: Image.PreserveAspectFit
    }
    CaptionText {
        anchors.verticalCenter: parent.verticalCenter
        text: stock.count
        size: 15
    }
    Art {
        anchors.verticalCenter: parent.verticalCenter
        size: Math.max(14, Theme.px(18))
        visible: stock.waiting > 0
        art: visible ? "tokens/suitcase" : ""
    }
    CaptionText {
        anchors.verticalCenter: parent.verticalCenter
        visible: stock.waiting > 0
        text: stock.waiting
        size: 15
        font.weight: Font.Bold
        color: Theme.gold
    }
}
