pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.SuperGang

/// The part of the town that a figure of the rulebook shows, with everything in it.
Item {
    id: town

    required property TableFigure figure
    readonly property SuperGangTable table: figure.table as SuperGangTable
    /// The item in whose coordinates the table expects gestures; there are none here.
    required property Item window
    readonly property BoardCamera camera: table.layout.camera

    width: camera.view.width
    height: camera.view.height
    clip: true

    Rectangle { anchors.fill: parent; color: "#C3C77E" }
    // Only this part of the town is drawn; figures of the same part share the picture.
    Image {
        readonly property real zoom: town.camera.zoom
        readonly property point from: Qt.point(Math.max(0, Math.round(-town.camera.origin.x)), Math.max(0, Math.round(-town.camera.origin.y)))
        x: from.x + town.camera.origin.x
        y: from.y + town.camera.origin.y
        width: sourceClipRect.width
        height: sourceClipRect.height
        source: town.width > 1 ? "qrc:/art/town/town.svg" : ""
        sourceSize { width: Math.ceil(2000 * zoom); height: Math.ceil(1250 * zoom) }
        sourceClipRect: Qt.rect(from.x, from.y, Math.ceil(town.width), Math.ceil(town.height))
        asynchronous: true
        Accessible.ignored: true
    }
    PlaceFrames { anchors.fill: parent; figure: town.figure }
    TownOverlay { anchors.fill: parent; table: town.table }
    Item {
        x: town.camera.origin.x
        y: town.camera.origin.y

        TownPieces { table: town.table; window: town.window }
        SeenCrime { table: town.table }
    }
}
