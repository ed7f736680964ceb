// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

/// Turns a card over: `shown` follows `wanted` while the card is edge-on. Bind scaleX of the card to `edge` and its
/// opacity to `veil`.
QtObject {
    id: flip

    /// The face to show; 0 is the back.
    property int wanted: 0
    property int shown: 0
    property bool ready: false
    property real edge: 1
    property real veil: 1
    readonly property bool atOnce: Theme.still || Theme.speed <= 0
    readonly property bool turning: fold.running || unfold.running
    readonly property NumberAnimation fold: NumberAnimation {
        target: flip
        property: Theme.reducedMotion ? "veil" : "edge"
        to: Theme.reducedMotion ? 0.3 : 0
        duration: Theme.ms(110)
        easing.type: Easing.InSine
        onFinished: { flip.shown = flip.wanted; flip.unfold.start() }
    }
    readonly property NumberAnimation unfold: NumberAnimation {
        target: flip
        property: Theme.reducedMotion ? "veil" : "edge"
        to: 1
        duration: Theme.ms(110)
        easing.type: Easing.OutSine
        onFinished: flip.edge = flip.veil = 1
    }

    function follow() {
        if (!flip.ready || flip.atOnce || (flip.shown > 0 && flip.wanted > 0 && !flip.turning))
            flip.settle()
        else if (flip.shown !== flip.wanted)
            flip.start()
    }
    function settle() { flip.fold.stop(); flip.unfold.stop(); flip.shown = flip.wanted; flip.edge = 1; flip.veil = 1 }
    function start() { flip.unfold.stop(); flip.fold.restart() }

    onWantedChanged: flip.follow()
    onAtOnceChanged: if (flip.atOnce) flip.settle()
    Component.onCompleted: { flip.shown = flip.wanted; flip.ready = true }
}
