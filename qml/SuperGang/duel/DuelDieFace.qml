// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// A die of a duel with the silhouette of the figure that throws it; tumbles when thrown, and lies still once what all
/// of them show may be told.
Item {
    id: die

    required property duelDie thrown
    /// The order in which dice come to rest.
    required property int order
    property real size: Theme.px(44)
    property bool animated: true

    /// 0 in the hand, 1 at rest.
    readonly property real rest: tumble.way
    readonly property bool tumbling: rest < 0.92
    readonly property int frame: 1 + Math.floor(rest * 17 + order * 2) % 6

    implicitWidth: size * 1.4 + (thrown.bonus === "" ? 0 : bonus.width + size * 0.2)
    implicitHeight: size
    Accessible.role: Accessible.Graphic
    Accessible.name: thrown.label

    Moment {
        id: tumble
        lasts: die.animated && die.thrown.rolling
        duration: Theme.ms(640 + 90 * die.order)
        easing.type: Easing.OutQuad
    }
    Item {
        width: die.size
        height: die.size
        y: die.tumbling ? -Math.abs(Math.sin(die.rest * 3 * Math.PI)) * (1 - die.rest) * die.size * 0.5 : 0

        Art {
            anchors.centerIn: parent
            size: Math.round(die.size * (die.tumbling ? 1.3 : 1.06))
            rotation: die.tumbling ? (1 - die.rest) * (die.order % 2 === 0 ? 500 : -560) : 0
            antialiasing: die.tumbling
            opacity: die.thrown.face === 0 ? 0.5 : 1
            art: die.thrown.dice === "" ? ""
                : "dice/" + die.thrown.dice + "-" + (die.tumbling || die.thrown.face === 0 ? "tumble-" + die.frame : die.thrown.face)
        }
        Art {
            x: Math.round(die.size * 0.9)
            y: Math.round(die.size * 0.34)
            size: Math.round(die.size * 0.7)
            art: die.thrown.figure
        }
    }
    FigureText {
        id: bonus
        x: Math.round(die.size * 1.56)
        height: die.size
        text: die.thrown.bonus
        font.pixelSize: Math.max(12, Math.round(die.size * 0.68))
        color: Theme.title
        Accessible.ignored: true
    }
}
