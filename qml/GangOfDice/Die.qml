// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.Table
import Backroom.GangOfDice

/// A die, wherever it is: tumbles to its place when thrown, otherwise glides there.
GlidingPiece {
    id: die

    required property GangOfDiceTable table
    required property int key
    required property int face
    required property real tilt
    required property real stack
    required property int tosses
    required property int order
    required property int thrown
    required property bool held
    required property bool chosen
    required property string tag
    /// True for a die that lies behind the screen and is not rolled.
    required property bool stock
    required property bool offending
    required property bool dimmed
    required property bool fading
    /// The offset of the dice that are dragged together from their places.
    required property point handful

    /// A lesson points no longer at it.
    readonly property bool put: chosen
    /// This many dice of a throw fly one by one; further ones land in a group.
    readonly property int singles: 24
    readonly property bool flying: flight < 1
    readonly property bool grouped: order >= singles

    /// 0 in the hand, 1 in its place.
    readonly property real flight: {
        const part = Math.max(0, (flightTime.way * (flightTime.delay + flightTime.length) - flightTime.delay) / flightTime.length)
        return 1 - (grouped ? 0.4 : 1) * Math.pow(1 - part, 3)
    }
    /// The start of the throw, relative to the place.
    property point from: Qt.point(0, 0)
    property int shownTosses: 0

    readonly property real hop: !flying ? 0 : flight < 0.55 ? Math.sin(flight / 0.55 * Math.PI) * place.width * 0.9
                              : flight < 0.82 ? Math.sin((flight - 0.55) / 0.27 * Math.PI) * place.width * 0.3
                                              : Math.sin((flight - 0.82) / 0.18 * Math.PI) * place.width * 0.07
    readonly property real spin: flying ? (1 - flight) * (order % 2 === 0 ? 540 : -610) : 0
    readonly property bool tumbling: flight < 0.86
    readonly property int frame: 1 + Math.floor((1 - flight) * 13 + order) % 6

    readonly property point explains: Qt.point(flying ? -1 : stock ? GangOfDiceTable.StockDie : GangOfDiceTable.DieFace, face)

    function toss() {
        if (!flightTime.lasts || !Theme.moves)
            return
        const start = die.table.throwFrom
        const aside = ((die.order * 37) % 11 - 5) * die.place.width * 0.16
        die.from = Qt.point(start.x - die.place.x - die.place.width / 2 + aside, start.y - die.place.y)
        flightTime.delay = Math.min(40, 560 / Math.max(1, die.thrown - 1)) * Math.min(die.order, die.singles)
        flightTime.begin()
    }

    game: table
    glideTime: 420
    glides: table.animated && Theme.moves && !flying
    pressable: usable
    x: homeX + offsetX + (held && !lifted ? handful.x : 0) + (flying ? (1 - flight) * from.x : 0)
    y: homeY + offsetY + (held && !lifted ? handful.y : 0) + (flying ? (1 - flight) * from.y - hop : 0)
    z: lifted ? 1000 : held ? 900 : flying ? stack + 400 : stack
    width: place.width
    height: place.height
    scale: (homeWidth / width) * (lifted && Theme.moves ? 1.08 : 1)
    transformOrigin: Item.TopLeft
    opacity: fading ? 0 : 1
    visible: opacity > 0 && !(flying && grouped && flight <= 0.6)
    Accessible.selected: chosen
    onPicked: table.hold(key)
    onTapped: (point) => table.tap(key, point)
    onTossesChanged: if (tosses > shownTosses) { shownTosses = tosses; die.toss() }
    Component.onCompleted: if (tosses > 0) { shownTosses = tosses; die.toss() }
    Accessible.onPressAction: die.table.activate(die.key)

    Behavior on opacity {
        enabled: Theme.speed > 0 && die.table.animated
        NumberAnimation { duration: Theme.ms(560); easing.type: Easing.InQuad }
    }

    Moment {
        id: flightTime
        property int delay: 0
        readonly property int length: die.grouped ? 420 : 960
        lasts: die.table.animated && die.table.director.busy
        atOnce: false
        duration: Theme.ms(delay + length)
    }
    // A single picture is cheaper than a `BorderImage`: it moves with every die of a throw.
    Image {
        readonly property string level: die.lifted ? "large" : die.width > 40 ? "medium" : "small"
        readonly property int reach: die.lifted ? 24 : die.width > 40 ? 14 : 6
        x: -reach
        y: Math.round(die.hop) - reach + (die.lifted ? 10 : 3)
        width: die.width + 2 * reach
        height: width
        visible: !die.fading
        source: "qrc:/art/ninepatches/shadow-" + level + ".png"
        sourceSize { width: width; height: height }
        Accessible.ignored: true
    }
    Item {
        anchors.fill: parent
        rotation: die.spin + die.tilt + (die.lifted ? -4 : 0)
        scale: die.flight > 0.86 && die.flying ? 1 + 0.06 * Math.sin((die.flight - 0.86) / 0.14 * Math.PI) : 1

        DieFace {
            visible: !die.tumbling
            face: die.face
            size: die.width
            opacity: die.dimmed ? 0.45 : 1
            Accessible.ignored: true
        }
        Loader {
            anchors.fill: parent
            active: die.chosen
            sourceComponent: Glow { kind: "gold"; corner: Math.round(width * 0.14) }
        }
        Loader {
            anchors.fill: parent
            active: die.offending
            sourceComponent: Glow { kind: "capture"; pulsing: false; bracketed: false; corner: Math.round(width * 0.14) }
        }
        FocusRing { visible: die.activeFocus && die.usable; corner: Math.round(die.width * 0.14) }
    }
    Art {
        anchors.centerIn: parent
        size: Math.round(parent.width * 1.4)
        visible: die.tumbling
        rotation: die.spin * 0.4
        art: visible ? "dice/tumble-" + die.frame : ""
    }
    Rectangle {
        anchors.fill: parent
        visible: die.hovered && !die.chosen && !die.lifted
        color: "transparent"
        radius: Math.round(width * 0.16)
        rotation: die.tilt
        border { width: Theme.line(2); color: Theme.brassLight }
    }
    RerollTag {
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.bottom; topMargin: Theme.px(7) }
        visible: die.tag !== "" && !die.lifted
        word: die.tag
    }
}
