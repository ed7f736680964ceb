// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// The die that decides what a dart does (SG-8.5); tumbles while it is thrown, then stays.
Item {
    id: die

    /// 0 before the throw.
    required property int face
    required property bool rolling
    property int size: Theme.px(30)

    /// 0 in the hand, 1 at rest.
    readonly property real rest: tumble.way
    readonly property bool tumbling: rest < 0.92
    readonly property int frame: 1 + Math.floor(rest * 13) % 6

    width: size
    height: size

    Moment { id: tumble; lasts: die.rolling; duration: Theme.ms(460); easing.type: Easing.OutQuad }
    Art {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: die.tumbling ? -Math.abs(Math.sin(die.rest * 2 * Math.PI)) * (1 - die.rest) * die.size * 0.6 : 0
        size: Math.round(die.size * (die.tumbling ? 1.3 : 1.06))
        rotation: die.tumbling ? (1 - die.rest) * 500 : 0
        antialiasing: die.tumbling
        art: die.face === 0 ? "" : "dice/dealer-" + (die.tumbling ? "tumble-" + die.frame : die.face)
    }
}
