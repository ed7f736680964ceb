// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// The empty place of a card, with the number of the card that will return there.
Rectangle {
    id: slot

    property int number: 0
    /// True if the card under the pointer could be placed here.
    property bool lit: false

    implicitWidth: Theme.px(107)
    implicitHeight: Math.round(width * 1.4)
    radius: width * 0.072
    color: lit ? "#33FFF3CC" : "#59000000"
    border { width: Theme.line(lit ? 2 : 1); color: lit ? Theme.brassLight : Theme.brassMid }
    Accessible.role: Accessible.Graphic
    Accessible.name: number > 0 ? qsTranslate("TheGang", "Place of gangster %1").arg(number) : qsTranslate("TheGang", "Empty place")

    FigureText {
        anchors.centerIn: parent
        visible: slot.number > 0
        text: slot.number
        font.pixelSize: Math.max(12, Math.round(slot.width * 0.42))
        color: slot.lit ? Theme.brassLight : Theme.brassMid
        Accessible.ignored: true
    }
}
