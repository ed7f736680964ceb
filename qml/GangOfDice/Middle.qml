// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.GangOfDice

/// The prize in the middle as a number. Its dice and tokens are drawn above the plate.
Plate {
    id: middle

    required property GangOfDiceTable table

    readonly property point explains: Qt.point(GangOfDiceTable.MiddlePrize, 0)

    Placed.at: table.layout.middlePlate
    Accessible.role: Accessible.StaticText
    Accessible.name: label.text + ", " + prize.text + " " + words.text

    BodyText {
        id: label
        x: middle.table.layout.middleLabel.x - middle.x
        width: middle.table.layout.middleLabel.width
        height: parent.height - 2 * y
        y: Theme.px(3)
        verticalAlignment: Text.AlignVCenter
        text: middle.table.middle.title
        maximumLineCount: 2
        size: 17
        fontSizeMode: Text.Fit
        minimumPixelSize: 12
        font.weight: Font.DemiBold
        color: Theme.brassLight
        lineHeight: 0.95
        Accessible.ignored: true
    }
    FigureText {
        id: prize
        x: middle.table.layout.middleText.x - middle.x
        height: parent.height
        text: middle.table.middle.prize
        size: Math.min(44, Math.floor(height / Theme.u * 0.85))
        color: Theme.title
        Accessible.ignored: true
    }
    BodyText {
        id: words
        anchors {
            left: prize.right; leftMargin: Theme.px(11)
            right: parent.right; rightMargin: Theme.px(14)
            verticalCenter: parent.verticalCenter
        }
        // The plate is very low with large text beside a replay's bar: then only the number is shown.
        visible: contentHeight <= middle.height - 2 * Theme.px(3)
        height: Math.min(implicitHeight, parent.height - 2 * Theme.px(3))
        verticalAlignment: Text.AlignVCenter
        text: middle.table.middle.text
        maximumLineCount: Theme.large ? 3 : 99
        size: 15
        lineHeight: 0.98
        Accessible.ignored: true
    }
}
