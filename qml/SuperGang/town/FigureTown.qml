// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.SuperGang

/// The part of the town that a figure of the rulebook shows, with everything in it.
Item {
    id: town

    required property TableFigure figure
    /// The item in whose coordinates the table expects gestures; there are none here.
    required property Item window

    readonly property SuperGangTable table: figure.table as SuperGangTable
    readonly property BoardCamera camera: table.layout.camera

    width: camera.view.width
    height: camera.view.height
    clip: true

    Rectangle { anchors.fill: parent; color: "#C3C77E" }
    // Only this part of the town is decoded. Figures of one part share the image; on paper all at a high zoom do.
    Image {
        readonly property real zoom: town.camera.zoom
        // The clip is in physical dots, by whose number the size is multiplied.
        readonly property real ratio: town.figure.onPaper ? town.figure.dots : Screen.devicePixelRatio
        readonly property bool shared: town.figure.onPaper && zoom * ratio > 0.8
        readonly property real drawn: shared ? 1.4 / ratio : zoom
        readonly property point from: shared ? Qt.point(0, 0) : Qt.point(Math.max(0, Math.round(-town.camera.origin.x * ratio)),
                                                                         Math.max(0, Math.round(-town.camera.origin.y * ratio)))
        x: from.x / ratio + town.camera.origin.x
        y: from.y / ratio + town.camera.origin.y
        width: shared ? 2000 * zoom : sourceClipRect.width / ratio
        height: shared ? 1250 * zoom : sourceClipRect.height / ratio
        source: town.width > 1 ? "qrc:/art/town/town.svg" : ""
        sourceSize { width: Math.ceil(2000 * drawn); height: Math.ceil(1250 * drawn) }
        sourceClipRect: shared ? Qt.rect(0, 0, 0, 0)
                               : Qt.rect(from.x, from.y, Math.ceil(town.width * ratio), Math.ceil(town.height * ratio))
        asynchronous: true
        Accessible.ignored: true
    }
    TownOwners { x: town.camera.origin.x; y: town.camera.origin.y; table: town.table; zoom: town.camera.zoom }
    PlaceFrames { anchors.fill: parent; figure: town.figure }
    TownOverlay { anchors.fill: parent; table: town.table }
    PaperWays { width: town.figure.onPaper ? town.width : 0; height: town.height; figure: town.figure }
    Item {
        x: town.camera.origin.x
        y: town.camera.origin.y

        TownPieces {
            table: town.table
            window: town.window
            // Paper is viewed from nearer: names are legible there, and prices are not needed.
            shrink: town.figure.onPaper && zoom > 0.36 ? 0.7 / zoom : 1
        }
        SeenCrime { table: town.table }
    }
    PaperWays { width: town.figure.onPaper ? town.width : 0; height: town.height; figure: town.figure; refused: true }
}
