// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.SuperGang

Item {
    id: view

    required property SuperGangTable table
    required property Item window

    readonly property BoardCamera camera: table.layout.camera
    readonly property alias pieces: pieces.figures
    /// The item that zooms and pans, also by keys.
    readonly property alias ground: ground

    /// The part of the window that the menu covers.
    property rect covered: Qt.rect(0, 0, 0, 0)
    /// The scale at which the table is drawn, less than 1 beside the rulebook.
    property real shrink: 1

    signal pressedByKey(int mover)

    function measure() { view.shrink = view.mapToItem(null, 1, 0).x - view.mapToItem(null, 0, 0).x }
    function toWindow(point: point): point {
        return Qt.point(view.camera.view.x + view.camera.origin.x + point.x * view.camera.zoom,
                        view.camera.view.y + view.camera.origin.y + point.y * view.camera.zoom)
    }
    /// Returns the part of the window that a figure at a point of the board covers; empty for no point.
    function bodyAt(point: point): rect {
        if (point.x < 0)
            return Qt.rect(0, 0, 0, 0)
        const feet = view.toWindow(point)
        const canvas = Math.max(56, 94 * view.camera.zoom)
        return Qt.rect(feet.x - canvas / 2, feet.y - canvas, canvas, 1.25 * canvas)
    }
    function zoomBy(factor: real) { ground.zoomBy(factor, ground.middle) }
    function fit() { ground.fit() }

    objectName: "townView"
    Component.onCompleted: view.measure()
    // Waits until the table has its final size.
    Timer { id: measuring; interval: 0; onTriggered: view.measure() }
    Connections {
        target: view.camera
        function onChanged() { measuring.restart() }
    }
    Connections {
        target: Rulebook
        function onOpenChanged() { measuring.restart() }
    }
    Item {
        Placed.at: view.camera.view
        clip: true

        Repeater {
            model: [[-1, 0], [1, 0], [0, -1], [0, 1]]
            delegate: TownEdge {
                required property var modelData
                camera: view.camera
                across: modelData[0]
                down: modelData[1]
            }
        }
    }
    BoardView {
        id: ground
        objectName: "town"
        camera: view.camera
        animated: view.table.animated
        wheelTaken: view.table.wayCount > 1
        onTapped: (at) => view.table.tapAt(at)
        onWheelTurned: (steps) => view.table.turnWay(steps)

        ZoomedPicture { camera: view.camera; source: "qrc:/art/town/town.svg"; before: "qrc:/art/town/far.svg" }
    }
    Item {
        Placed.at: view.camera.view
        clip: true

        // Things that are drawn but are not items: roofs, squares, pavement. They have no tool tips.
        Item {
            readonly property bool quiet: true
            readonly property point at: pointer.hovered ? pointer.point.position : Qt.point(-1, -1)
            readonly property point explains: at.x < 0 ? Qt.point(-1, -1)
                : view.table.subjectAt(view.camera.toBoard(Qt.point(view.camera.view.x + at.x, view.camera.view.y + at.y)))
            anchors.fill: parent

            HoverHandler { id: pointer }
        }
        TownOwners { x: view.camera.origin.x; y: view.camera.origin.y; table: view.table; zoom: view.camera.zoom }
        // Below the squares that are lit and the numbers of a path.
        TownNames { objectName: "townNames"; x: view.camera.origin.x; y: view.camera.origin.y; table: view.table; shrink: view.shrink }
        TownOverlay {
            id: overlay
            readonly property string celebrated: view.table.celebrated
            anchors.fill: parent
            table: view.table
            celebration: lighting.way
            Moment { id: lighting; lasts: overlay.celebrated !== ""; duration: Theme.ms(700) }
        }
        TownPieces {
            id: pieces
            x: view.camera.origin.x
            y: view.camera.origin.y
            table: view.table
            window: view.window
            covered: Qt.rect(view.covered.x - view.camera.view.x - x, view.covered.y - view.camera.view.y - y,
                             view.covered.width, view.covered.height)
            shrink: view.shrink
            litNames: lit
            pawnsAbove: view.table.placing
            onPressedByKey: (mover) => view.pressedByKey(mover)
        }
        DistrictLight { objectName: "districtLight"; anchors.fill: parent; table: view.table }
        Item {
            id: lit
            x: view.camera.origin.x
            y: view.camera.origin.y
            SeenCrime { table: view.table }
        }
    }
}
