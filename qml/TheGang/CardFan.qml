// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

/// A few gangsters fanned out, the middle one in front: five in a broad place, otherwise three.
Item {
    id: fan

    readonly property bool broad: width > height * 1.7
    readonly property list<int> numbers: broad ? [12, 57, 24, 43, 60] : [8, 35, 19]
    readonly property list<int> revolvers: broad ? [1, 1, 1, 2, 1] : [2, 2, 1]
    readonly property int cardWidth: Math.round(Math.min(width * (broad ? 0.25 : 0.43), height * 0.53))
    /// Degrees and pixels from one card to the next.
    readonly property real turn: broad ? 7 : width > height * 1.2 ? 10 : 13
    readonly property real step: cardWidth * (broad ? 0.62 : width > height * 1.2 ? 0.88 : 0.46)
    readonly property real sink: broad ? cardWidth * 0.1 : 0
    readonly property real middle: (numbers.length - 1) / 2

    Accessible.ignored: true

    Repeater {
        model: fan.numbers
        delegate: GangsterCard {
            required property int index
            required property int modelData
            readonly property real away: index - fan.middle

            number: modelData
            revolvers: fan.revolvers[index] ?? 1
            width: fan.cardWidth
            height: implicitHeight
            x: Math.round(fan.width / 2 + away * fan.step - width / 2)
            y: Math.round(fan.height / 2 + Math.abs(away) * fan.sink - height / 2)
            z: fan.broad ? index : -Math.abs(away)
            rotation: away * fan.turn
            Accessible.ignored: true
        }
    }
}
