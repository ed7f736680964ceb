// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// A board larger than its view: the wheel zooms at the pointer; dragging pans and keeps gliding when released; keys and
/// two fingers do both. Its children have positions in units of the board.
FocusScope {
    id: view

    required property BoardCamera camera
    property bool animated: true
    /// True if the wheel does something else, through `wheelTurned`.
    property bool wheelTaken: false
    default property alias pieces: board.data
    readonly property real step: Math.round(Math.min(width, height) / 6)
    readonly property point middle: Qt.point(x + width / 2, y + height / 2)
    readonly property real wheelStep: 1.19
    property real glidedZoom: 1
    property real glided: 0

    /// Emitted for a click on the ground; `at` is in window coordinates.
    signal tapped(point at)
    signal wheelTurned(int steps)

    /// `around` is the point of the window that stays in place.
    function zoomBy(factor: real, around: point) {
        const goal = (zooming.running ? zooming.to : view.camera.zoom) * factor
        gliding.stop()
        if (!zooming.running)
            zooming.around = Qt.point(-1, -1)
        zooming.stop()
        if (!view.animated || !Theme.moves) {
            view.camera.zoomBy(goal / view.camera.zoom, around)
            return
        }
        // While it zooms, keeps to the same point of the board, even if the board's edges move it.
        if (zooming.around !== around)
            zooming.fixed = view.camera.toBoard(around)
        zooming.around = around
        zooming.from = view.camera.zoom
        zooming.to = goal
        zooming.start()
    }
    function fit() {
        zooming.stop()
        gliding.stop()
        view.camera.fit()
    }
    /// Glides on by this many pixels, slowing down.
    function glideBy(way: point) {
        gliding.stop()
        if (!view.animated || !Theme.moves)
            return
        gliding.way = way
        gliding.done = 0
        gliding.start()
    }

    Placed.at: camera.view
    clip: true

    Keys.onPressed: (event) => {
        const steps = event.modifiers & Qt.ControlModifier ? view.step : 0
        event.accepted = true
        if (event.key === Qt.Key_Plus) view.zoomBy(1.25, view.middle)
        else if (event.key === Qt.Key_Minus) view.zoomBy(0.8, view.middle)
        else if (event.key === Qt.Key_F && event.modifiers === Qt.NoModifier) view.fit()
        else if (event.key === Qt.Key_Left && steps) view.camera.panBy(Qt.point(steps, 0))
        else if (event.key === Qt.Key_Right && steps) view.camera.panBy(Qt.point(-steps, 0))
        else if (event.key === Qt.Key_Up && steps) view.camera.panBy(Qt.point(0, steps))
        else if (event.key === Qt.Key_Down && steps) view.camera.panBy(Qt.point(0, -steps))
        else event.accepted = false
    }
    onGlidedZoomChanged: if (zooming.running) view.camera.zoomTo(view.glidedZoom, zooming.fixed, zooming.around)
    onGlidedChanged: {
        if (!gliding.running)
            return
        const part = view.glided - gliding.done
        gliding.done = view.glided
        view.camera.panBy(Qt.point(gliding.way.x * part, gliding.way.y * part))
    }

    NumberAnimation {
        id: zooming
        property point around
        property point fixed
        target: view
        property: "glidedZoom"
        duration: Theme.ms(160)
        easing.type: Easing.OutCubic
    }
    NumberAnimation {
        id: gliding
        property point way
        property real done: 0
        target: view
        property: "glided"
        from: 0
        to: 1
        duration: Theme.ms(240)
        easing.type: Easing.OutCubic
    }
    WheelSteps {
        anchors.fill: parent
        stepped: view.wheelTaken
        onTurned: (notches) => view.wheelTurned(notches)
        onMoved: (notches, at) => view.zoomBy(Math.pow(view.wheelStep, notches), Qt.point(view.x + at.x, view.y + at.y))
    }
    DragArea {
        id: ground
        property point before
        property point last
        property double at: 0
        anchors.fill: parent
        frame: view.parent
        yields: true
        onStarted: { gliding.stop(); ground.before = Qt.point(0, 0); ground.last = Qt.point(0, 0) }
        onOffsetChanged: {
            ground.last = Qt.point(ground.offset.x - ground.before.x, ground.offset.y - ground.before.y)
            ground.at = Stopwatch.now()
            view.camera.panBy(ground.last)
            ground.before = ground.offset
        }
        onTapped: (point) => view.tapped(point)
        // Keeps gliding if the pointer was still moving at the release.
        onDropped: if (Stopwatch.now() - ground.at < 60) view.glideBy(Qt.point(ground.last.x * 3, ground.last.y * 3))
    }
    // Two fingers keep the points of the board that they have touched below them.
    PinchHandler {
        id: pinch
        property real grown: 1
        property point last
        function follow() {
            if (!pinch.active)
                return
            const now = pinch.centroid.position
            const held = view.camera.toBoard(Qt.point(view.x + pinch.last.x, view.y + pinch.last.y))
            view.camera.zoomTo(view.camera.zoom * pinch.activeScale / pinch.grown, held, Qt.point(view.x + now.x, view.y + now.y))
            pinch.grown = pinch.activeScale
            pinch.last = now
        }
        target: null
        onActiveChanged: {
            zooming.stop()
            gliding.stop()
            pinch.grown = pinch.activeScale
            pinch.last = pinch.centroid.position
        }
        onActiveScaleChanged: pinch.follow()
        onCentroidChanged: pinch.follow()
    }
    Item {
        id: board
        objectName: "board"
        x: view.camera.origin.x
        y: view.camera.origin.y
        width: view.camera.board.width
        height: view.camera.board.height
        scale: view.camera.zoom
        transformOrigin: Item.TopLeft
    }
}
