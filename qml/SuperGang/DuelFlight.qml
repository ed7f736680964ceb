pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.SuperGang

/// The newest dart: its flight, and what it does where it strikes.
Item {
    id: flight

    required property duelShow shown
    required property real unit
    /// Of the stall: where the dart strikes.
    required property point strike
    /// It comes from the left of who throws it, or from the right.
    required property bool fromLeft
    required property bool drops

    readonly property string seat: SeatStyle.file(shown.shooterMark)
    readonly property string result: shown.flying ? "" : shown.outcome
    readonly property real k: unit / 126

    /// From the hand (0) into the board (1).
    property real way: 1
    readonly property point start: Qt.point(strike.x + (fromLeft ? -1 : 1) * Theme.px(300), height + Theme.px(60))
    readonly property real angle: Math.atan2(strike.y - start.y, strike.x - start.x)
    readonly property real size: 1.05 - 0.65 * way
    readonly property bool inAir: fly.running
    /// Lets go of the board.
    property real fallen: 0

    function throwIt() {
        stuck.stop()
        star.opacity = 0
        dust.opacity = 0
        flight.fallen = 0
        if (flight.shown.flying && Theme.moves)
            fly.restart()
    }
    function strikeIt() {
        fly.stop()
        flight.way = 1
        if (Theme.speed === 0)
            return
        const missed = flight.result === "missed"
        pin.opacity = 1
        star.opacity = missed ? 0 : 1
        dust.opacity = missed ? 1 : 0
        letGo.to = missed && flight.drops ? 1 : 0
        letGo.duration = missed && flight.drops ? Theme.ms(300) : 0
        stuck.restart()
    }

    Accessible.ignored: true

    readonly property int newest: shown.flying ? shown.dartNumber : 0
    onNewestChanged: if (newest > 0) flight.throwIt()
    onResultChanged: if (result !== "") flight.strikeIt(); else if (!shown.flying) stuck.stop()

    NumberAnimation { id: fly; target: flight; property: "way"; from: 0; to: 1; duration: Theme.ms(220); easing.type: Easing.OutQuad }
    ParallelAnimation {
        id: stuck
        SequentialAnimation {
            PauseAnimation { duration: Theme.ms(200) }
            NumberAnimation { id: letGo; target: flight; property: "fallen"; from: 0; easing.type: Easing.InQuad }
            PropertyAction { target: pin; property: "opacity"; value: 0 }
        }
        SequentialAnimation {
            ParallelAnimation {
                NumberAnimation { target: star; property: "scale"; from: Theme.moves ? 0.3 : 1; to: 1; duration: Theme.ms(200); easing.type: Easing.OutBack }
                NumberAnimation { target: dust; property: "scale"; from: Theme.moves ? 0.5 : 1; to: 1.2; duration: Theme.ms(320) }
            }
            ParallelAnimation {
                NumberAnimation { target: star; property: "opacity"; to: 0; duration: Theme.ms(160) }
                NumberAnimation { target: dust; property: "opacity"; to: 0; duration: Theme.ms(240) }
            }
        }
    }

    Image {
        id: dust
        x: flight.strike.x - width / 2
        y: flight.strike.y - height / 2
        width: Math.round(80 * flight.k)
        height: width
        opacity: 0
        source: "qrc:/art/duel/miss.svg"
        sourceSize { width: width; height: width }
        Accessible.ignored: true
    }
    Image {
        id: star
        x: flight.strike.x - width / 2
        y: flight.strike.y - height / 2
        width: Math.round(110 * flight.k)
        height: width
        opacity: 0
        antialiasing: true
        source: "qrc:/art/duel/hit.svg"
        sourceSize { width: width; height: width }
        Accessible.ignored: true
    }
    // It stays in the board until that falls; in what it may not fell it finds no hold.
    Image {
        id: pin
        x: flight.strike.x - width / 2
        y: flight.strike.y - height / 2 + flight.fallen * flight.unit * 1.6
        width: Math.round(46 * flight.k)
        height: width
        opacity: 0
        rotation: flight.fallen * 120
        source: "qrc:/art/duel/stuck-" + flight.seat + ".svg"
        sourceSize { width: width; height: width }
        Accessible.ignored: true
    }
    Item {
        x: flight.start.x + (flight.strike.x - flight.start.x) * flight.way
        // A little arc.
        y: flight.start.y + (flight.strike.y - flight.start.y) * flight.way - Math.sin(Math.PI * flight.way) * Theme.px(34)
        visible: flight.inAir
        rotation: flight.angle * 180 / Math.PI + 10 * (flight.way - 0.5) * (flight.fromLeft ? 1 : -1)
        scale: flight.size
        transformOrigin: Item.TopLeft

        // The light that it draws behind it.
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
        Image {
            // Its point is where the item is.
            x: -Math.round(width * 116 / 120)
            y: -Math.round(height / 2)
            width: Theme.px(150)
            height: Theme.px(50)
            antialiasing: true
            source: "qrc:/art/duel/dart-" + flight.seat + ".svg"
            sourceSize { width: width; height: height }
            Accessible.ignored: true
        }
    }
}
