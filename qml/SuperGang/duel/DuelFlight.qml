// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.SuperGang

/// The newest dart: its flight, and its effect where it strikes.
Item {
    id: flight

    required property duelShow shown
    required property real unit
    /// In coordinates of the stall.
    required property point strike
    /// True if the dart comes from the left side of the stall.
    required property bool fromLeft
    required property bool drops
    required property bool animated

    readonly property string seat: SeatStyle.file(shown.shooterMark)
    readonly property string result: shown.flying ? "" : shown.outcome
    readonly property real k: unit / 126

    /// 0 in the hand, 1 in the target.
    readonly property real way: fly.way
    readonly property point start: Qt.point(strike.x + (fromLeft ? -1 : 1) * Theme.px(300), height + Theme.px(60))
    readonly property real angle: Math.atan2(strike.y - start.y, strike.x - start.x)
    readonly property real size: 1.05 - 0.65 * way
    readonly property bool inAir: fly.running
    readonly property bool missed: result === "missed"
    /// The progress of the dart's fall to the ground, from 0 to 1.
    readonly property real fallen: missed && drops ? Math.pow(stuck.part(200, 500), 2) : 0

    Accessible.ignored: true

    onResultChanged: if (result !== "") stuck.begin()

    Moment { id: fly; lasts: flight.shown.flying; duration: Theme.ms(220); easing.type: Easing.OutQuad }
    Moment {
        id: stuck
        readonly property real length: 560
        /// Returns the progress, from 0 to 1, of the part of the animation between these times in milliseconds.
        function part(from: real, to: real): real { return Math.max(0, Math.min(1, (stuck.way * stuck.length - from) / (to - from))) }
        lasts: flight.animated
        atOnce: false
        moves: false
        duration: Theme.ms(length)
    }

    Art {
        x: flight.strike.x - width / 2
        y: flight.strike.y - height / 2
        size: Math.round(80 * flight.k)
        visible: stuck.running && flight.missed
        scale: Theme.moves ? 0.5 + 0.7 * stuck.part(0, 320) : 1.2
        opacity: 1 - stuck.part(320, 560)
        art: "duel/miss"
    }
    Art {
        x: flight.strike.x - width / 2
        y: flight.strike.y - height / 2
        size: Math.round(110 * flight.k)
        visible: stuck.running && flight.result !== "" && !flight.missed
        scale: Theme.moves ? 0.3 + 0.7 * Math.sin(Math.PI / 2 * stuck.part(0, 200)) : 1
        opacity: 1 - stuck.part(320, 480)
        antialiasing: true
        art: "duel/hit"
    }
    // Sticks in the target until that falls; does not stick in a target that it may not fell.
    Art {
        x: flight.strike.x - width / 2
        y: flight.strike.y - height / 2 + flight.fallen * flight.unit * 1.6
        size: Math.round(46 * flight.k)
        visible: stuck.running && flight.result !== "" && stuck.part(200, flight.missed && flight.drops ? 500 : 201) < 1
        rotation: flight.fallen * 120
        art: "duel/stuck-" + flight.seat
    }
    Item {
        x: flight.start.x + (flight.strike.x - flight.start.x) * flight.way
        y: flight.start.y + (flight.strike.y - flight.start.y) * flight.way - Math.sin(Math.PI * flight.way) * Theme.px(34)
        visible: flight.inAir
        rotation: flight.angle * 180 / Math.PI + 10 * (flight.way - 0.5) * (flight.fromLeft ? 1 : -1)
        scale: flight.size
        transformOrigin: Item.TopLeft

        Repeater {
            model: 3
            delegate: Rectangle {
                required property int index
                x: -Theme.px(330) * Math.min(1, flight.way * 2) + index * Theme.px(40)
                y: -height / 2
                width: -x - Theme.px(60)
                height: Theme.px(20 - 6 * index)
                visible: width > 0
                antialiasing: true
                gradient: Gradient {
                    orientation: Gradient.Horizontal
                    GradientStop { position: 0; color: "#00FFF1CC" }
                    GradientStop { position: 1; color: "#55FFF1CC" }
                }
            }
        }
        Art {
            // The point of the dart is at the item's position.
            x: -Math.round(width * 116 / 120)
            y: -Math.round(height / 2)
            width: Theme.px(150)
            height: Theme.px(50)
            antialiasing: true
            art: "duel/dart-" + flight.seat
        }
    }
}
