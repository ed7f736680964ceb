// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.SuperGang

/// A gangster or patrol on the board: walks from square to square, is lifted by its feet, and shows which way it faces.
GlidingPiece {
    id: figure

    required property SuperGangTable table
    required property int key
    required property int mover
    required property point feet
    required property string picture
    required property string base
    required property real angle
    required property bool free
    required property real size
    required property real stack
    required property bool chosen
    required property bool veiled
    required property bool acting
    required property bool underground
    required property int record
    required property string chip
    required property int turns
    required property int leader
    required property point joint
    property real zoom: table.layout.camera.zoom

    /// In a replay, figures that are not in play yet have a row, too.
    readonly property bool there: picture !== ""
    readonly property point explains: Qt.point(SuperGangTable.FigureSubject, key)
    /// Its actions, or those at the end that is aimed at, are on a plate, which a tool tip would cover.
    readonly property bool quiet: acting || chosen || table.choosing
    /// A lesson points no longer at it.
    readonly property bool put: chosen
    readonly property int canvas: Math.round(Math.max(56, 94 * zoom) * size)
    /// Pictures are decoded only in a few sizes, whatever the zoom.
    readonly property int decoded: canvas <= 58 ? 58 : canvas <= 84 ? 84 : canvas <= 128 ? 128 : 232
    readonly property bool patrol: key >= 12
    property real turned: angle

    visible: there
    place: Qt.rect(feet.x, feet.y, 0, 0)
    game: table
    glides: there && table.animated && Theme.moves
    glideTime: 170
    glideCurve: Easing.InOutSine
    width: canvas * 0.8
    height: canvas
    x: Math.round(homeX * zoom - width / 2) + offsetX
    y: Math.round(homeY * zoom - height * 0.91) + offsetY
    z: lifted ? 9000 : stack
    Accessible.selected: chosen
    onPicked: table.hold(mover)
    onTapped: (point) => table.tapFigure(key, point)

    // A lifted figure has the keyboard focus until it is put down: keys aim, and do nothing else.
    onChosenChanged: if (chosen && !table.proposing) figure.forceActiveFocus(Qt.OtherFocusReason)
    onPointedChanged: table.overFigure(key, pointed)
    Keys.onTabPressed: (event) => { event.accepted = figure.chosen && !figure.table.proposing; if (event.accepted) figure.table.aimNext(1) }
    Keys.onBacktabPressed: (event) => {
        event.accepted = figure.chosen && !figure.table.proposing
        if (event.accepted)
            figure.table.aimNext(-1)
    }
    Accessible.onPressAction: figure.pressedByKey()

    Behavior on turned {
        enabled: figure.glides
        RotationAnimation { duration: Theme.ms(170); direction: RotationAnimation.Shortest }
    }
    // A faint copy stays in its place while it is lifted.
    Art {
        x: -figure.offsetX + (figure.width - width) / 2 + figure.canvas * 0.04
        y: -figure.offsetY
        size: figure.canvas
        visible: figure.lifted
        art: visible ? figure.picture : ""
        sourceSize { width: figure.decoded; height: figure.decoded }
        opacity: 0.38
    }
    Item {
        width: figure.width
        height: figure.height
        y: figure.lifted && Theme.moves ? -Theme.px(10) : 0
        scale: figure.lifted && Theme.moves ? 1.12 : 1
        transformOrigin: Item.Bottom
        opacity: !figure.veiled || figure.lifted ? 1 : figure.chosen ? 0.6 : 0.42

        Behavior on opacity { enabled: figure.glides; NumberAnimation { duration: Theme.ms(120) } }
        // One ring around a vamp and the man she leads.
        Rectangle {
            readonly property real reach: figure.canvas * 0.3
            x: figure.width / 2 + Math.min(0, figure.joint.x * figure.zoom) - reach
            y: figure.height * 0.91 + figure.joint.y * figure.zoom / 2 - height / 2
            width: Math.abs(figure.joint.x) * figure.zoom + 2 * reach
            height: figure.canvas * 0.46 + Math.abs(figure.joint.y) * figure.zoom
            radius: height / 2
            visible: figure.joint.x !== 0 && !figure.lifted && !figure.underground
            color: "#40FFC2D6"
            border { width: Theme.line(2); color: "#FFFFC2D6" }
        }
        Item {
            // The disc is off the centre of its picture, which has room for the arrow.
            x: (figure.width - width) / 2 + width * 4 / 84
            y: figure.height * 0.91 - height / 2
            width: figure.canvas * (figure.patrol ? 0.86 : 0.78)
            height: width
            visible: !figure.underground
            opacity: figure.lifted ? 0.55 : 1
            transform: Scale { origin.x: 0; origin.y: figure.canvas * 0.39; yScale: 0.8 }

            Art {
                anchors.fill: parent
                art: figure.base !== "" ? figure.base + (figure.free ? "-free" : "") : ""
                sourceSize { width: figure.decoded; height: figure.decoded }
                transform: Rotation { origin.x: figure.canvas * 0.39 * 38 / 42; origin.y: figure.canvas * 0.39; angle: figure.turned }
                antialiasing: true
            }
        }
        Art {
            id: person
            x: (figure.width - width) / 2 + figure.canvas * 0.04
            size: figure.canvas
            art: figure.there ? figure.picture : ""
            sourceSize { width: figure.decoded; height: figure.decoded }
            opacity: figure.chip === "jail" || figure.chip === "graveyard" ? 0.8 : 1
            transform: Scale {
                origin.y: person.height * 0.91
                yScale: figure.underground ? 0 : 1
                Behavior on yScale {
                    enabled: figure.glides
                    NumberAnimation { duration: Theme.ms(160) }
                }
            }
        }
        // Pulses below a figure that can be moved now.
        Rectangle {
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: -Theme.px(2) }
            width: figure.canvas * 0.7
            height: figure.canvas * 0.3
            radius: height / 2
            visible: figure.usable && !figure.lifted || figure.acting
            color: "transparent"
            border {
                width: Theme.line(figure.chosen || figure.acting ? 3 : 2)
                color: figure.chosen || figure.acting ? Theme.gold
                     : figure.hovered ? Theme.brassShine
                     : Theme.strong ? Theme.focus : "#C0FFE9A8"
            }

            // Visible on stones as light as the ring itself.
            Rectangle {
                anchors.fill: parent
                anchors.margins: -Theme.line(1)
                radius: height / 2
                color: "transparent"
                border { width: Theme.line(1); color: Theme.ink }
            }
        }
        Art {
            x: figure.width * 0.86 - width * 0.1
            y: figure.height * 0.6
            width: Math.max(27, figure.canvas * 0.36)
            height: width * 40 / 76
            visible: figure.record > 0
            art: visible ? "chips/record" : ""
            sourceSize { width: 76; height: 40 }
            FigureText {
                x: parent.width * 0.36
                width: parent.width * 0.6
                height: parent.height
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                text: figure.record
                size: parent.height / Theme.u * 0.8
                color: Theme.ink
                Accessible.ignored: true
            }
        }
        // With large text or stronger contrast, gangs can be told apart by their signs at any zoom.
        Art {
            objectName: "gangSign"
            x: Math.round(figure.width * 0.14 - width * 0.75)
            y: Math.round(figure.height * 0.5)
            size: Math.max(18, Math.round(figure.canvas * 0.26))
            visible: (Theme.strong || Theme.large) && figure.there && !figure.patrol && !figure.underground
            art: visible ? "marks/" + SeatStyle.file(figure.table.markOf(figure.key)) + "-disc" : ""
        }
        Art {
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: -Theme.px(7) }
            size: Math.max(18, figure.canvas * 0.28)
            // The ward has the sign where heads lie in rows.
            visible: figure.chip !== "" && figure.chip !== "clinic" && figure.chip !== "graveyard" && figure.turns === 0
            art: visible ? "chips/" + figure.chip : ""
            sourceSize { width: 40; height: 40 }
        }
        // The years of a figure in jail, on bars narrow enough for a full jail.
        Rectangle {
            id: tag
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: -Theme.px(4) }
            width: Math.ceil(years.contentWidth) + 6
            height: Math.max(14, Math.round(figure.canvas * 0.34))
            visible: figure.turns > 0
            radius: 3
            color: Theme.oxblood
            border { width: 1; color: Theme.cream }

            Rectangle { x: 2; y: 1; width: 1; height: tag.height - 2; color: Theme.cream; opacity: 0.7 }
            Rectangle { x: tag.width - 3; y: 1; width: 1; height: tag.height - 2; color: Theme.cream; opacity: 0.7 }
            Text {
                id: years
                anchors.centerIn: parent
                text: figure.turns
                color: Theme.cream
                font { family: Theme.figureFont; pixelSize: Math.max(12, Math.round(figure.canvas * 0.32)) }
                renderType: Text.NativeRendering
                Accessible.ignored: true
            }
        }
        Art {
            anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: -Theme.px(4) }
            size: Math.max(18, figure.canvas * 0.28)
            visible: figure.leader >= 0
            art: visible ? "chips/vamped-" + SeatStyle.file(figure.leader) : ""
            sourceSize { width: 40; height: 40 }
        }
        FocusRing { visible: figure.activeFocus && figure.usable; corner: Theme.px(8) }
    }
}
