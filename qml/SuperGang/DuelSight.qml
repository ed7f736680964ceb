pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

/// The sight: sways along a lying eight round the point that the hand holds (SG-8.4). It sways as far in targets' widths
/// whatever the window's size.
Item {
    id: sight

    /// A target's width.
    required property real unit
    /// Half as far, and slower.
    required property bool steady
    /// Somebody aims.
    required property bool on

    /// Where the hand is; the sight follows it, but it has weight.
    required property point hand
    /// It does not: it is there at once.
    property bool weightless: false
    property real heldX: hand.x
    property real heldY: hand.y
    /// Of the way round the eight, from 0 to 1. It begins anywhere.
    property real phase: Math.floor(Math.random() * 8) / 8 + 1 / 16

    readonly property int round: steady ? 4200 : 2600
    readonly property real reach: unit / 126 * (steady ? 0.5 : 1)
    readonly property point at: Qt.point(heldX + 100 * reach * Math.sin(2 * Math.PI * phase),
                                         heldY + 60 * reach * Math.sin(4 * Math.PI * phase))

    Accessible.ignored: true

    Behavior on heldX { enabled: Theme.moves && !sight.weightless; SpringAnimation { spring: 5.5; damping: 0.42; mass: 1.1; epsilon: 0.3 } }
    Behavior on heldY { enabled: Theme.moves && !sight.weightless; SpringAnimation { spring: 5.5; damping: 0.42; mass: 1.1; epsilon: 0.3 } }
    FrameAnimation {
        running: sight.on && sight.visible && Theme.moves
        onTriggered: sight.phase = (sight.phase + Math.min(frameTime, 0.1) * 1000 / sight.round) % 1
    }
    // Eight places instead of a way: where it is, is still a matter of the right moment.
    Timer {
        interval: sight.round / 8
        repeat: true
        running: sight.on && sight.visible && !Theme.moves
        onTriggered: sight.phase = (Math.floor(sight.phase * 8) + 1) % 8 / 8 + 1 / 16
    }

    Image {
        x: Math.round(sight.heldX - width / 2)
        y: Math.round(sight.heldY - height / 2)
        width: Math.round(220 * sight.reach)
        height: Math.round(140 * sight.reach)
        opacity: 0.8
        source: "qrc:/art/duel/sway.svg"
        sourceSize { width: width; height: height }
        Accessible.ignored: true
    }
    Image {
        x: sight.at.x - width / 2
        y: sight.at.y - height / 2
        width: Math.round(Math.max(Theme.px(60), sight.unit * 0.94))
        height: width
        source: "qrc:/art/duel/sight.svg"
        sourceSize { width: width; height: width }
        Accessible.ignored: true
    }
}
