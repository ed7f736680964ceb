// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.TheGang

/// A small gangster: number and sign on a cream chip. `reversed` means that it counts as the other type.
Rectangle {
    id: chip

    property int number: 0
    property bool reversed: false
    property int size: 24
    readonly property bool odd: (number % 2 === 1) !== reversed

    implicitWidth: row.implicitWidth + Theme.px(size * 0.42)
    implicitHeight: Theme.px(size * 1.06)
    radius: Theme.px(4)
    gradient: Gradient {
        GradientStop { position: 0; color: "#FAF1DB" }
        GradientStop { position: 1; color: Theme.creamShade }
    }
    border { width: 1; color: "#C9AF7C" }
    Accessible.role: Accessible.StaticText
    Accessible.name: odd ? qsTranslate("TheGang", "Gangster %1, odd").arg(number) : qsTranslate("TheGang", "Gangster %1, even").arg(number)

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.px(chip.size * 0.16)

        FigureText {
            anchors.verticalCenter: parent.verticalCenter
            text: chip.number
            size: chip.size
            color: chip.odd ? GangStyle.oddRed : GangStyle.evenBlue
            Accessible.ignored: true
        }
        ParitySign {
            anchors.verticalCenter: parent.verticalCenter
            odd: chip.odd
            size: Math.max(7, Theme.px(chip.size * 0.4))
        }
    }
}
