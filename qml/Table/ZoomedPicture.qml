// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// A picture of a whole board that is sharp at every zoom: the current image is scaled while the camera zooms; soon
/// after the last step a new one of the right size is decoded in the background and replaces it. A child of a
/// `BoardView`.
Item {
    id: picture

    required property BoardCamera camera
    required property url source
    /// A simpler picture of the same board that is decoded quickly, shown until the first one is ready.
    property url before
    /// Pixels per unit of the current image; 0 before the first is ready.
    readonly property real drawnZoom: front === null ? 0 : front.zoom
    property Sheet front: null

    /// Larger images need too much memory; the largest is scaled instead.
    readonly property real mostPixels: 4800

    component Sheet: Image {
        property real zoom: 0
        anchors.fill: parent
        visible: picture.front === this
        asynchronous: true
        cache: false
        Accessible.ignored: true
        onStatusChanged: if (status === Image.Ready) picture.show(this)
    }

    function show(sheet: Sheet) {
        const last = picture.front === sheet ? null : picture.front
        picture.front = sheet
        if (last !== null) {
            last.source = ""
            last.zoom = 0
        }
    }
    function draw() {
        const zoom = Math.min(picture.camera.zoom, picture.mostPixels / picture.camera.board.width)
        const next = picture.front === one ? two : one
        if (Math.abs(zoom - picture.drawnZoom) < 0.001 * zoom)
            return
        next.source = ""
        next.zoom = zoom
        next.sourceSize = Qt.size(Math.ceil(picture.camera.board.width * zoom), Math.ceil(picture.camera.board.height * zoom))
        next.source = picture.source
    }

    width: camera.board.width
    height: camera.board.height
    Component.onCompleted: picture.draw()

    Image {
        objectName: "before"
        anchors.fill: parent
        source: picture.front === null ? picture.before : ""
        sourceSize { width: Math.ceil(picture.width * picture.camera.zoom); height: Math.ceil(picture.height * picture.camera.zoom) }
        Accessible.ignored: true
    }
    Sheet { id: one }
    Sheet { id: two }
    Timer {
        id: rest
        interval: Theme.patience > 0 ? 120 : 1
        onTriggered: picture.draw()
    }
    Connections {
        target: picture.camera
        function onChanged() { if (Math.abs(picture.camera.zoom - picture.drawnZoom) > 0.001 * picture.camera.zoom) rest.restart() }
    }
}
