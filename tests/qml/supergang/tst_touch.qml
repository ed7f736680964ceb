// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.SuperGang
import Backroom.Table
import Backroom.Testing

/// The same with a finger, and the town with two.
SuperGangCase {
    id: test
    name: "SuperGangTouch"

    readonly property BoardCamera camera: table === null ? null : table.layout.camera

    function test_by_tap() {
        startMoving()
        touchOn(figure(key(0, killer)))
        verify(table.choosing)
        touchTap(placePoint("s45"))
        compare(Setup.placeOf(0, killer), "s45")
        nothingPointedAt()
    }
    function test_by_drag() {
        startMoving()
        touchDrag(figure(key(0, killer)), placePoint("s45"))
        compare(Setup.placeOf(0, killer), "s45")
        nothingPointedAt()
    }
    function test_a_long_press_shows_the_figure() {
        startMoving()
        touchLong(figure(key(0, killer)))
        verify(!table.choosing)
    }
    /// Two fingers from these points of the stage to those, in small steps.
    function move(from, to) {
        const fingers = touchEvent(stage)
        fingers.press(0, stage, from[0].x, from[0].y).commit()
        fingers.stationary(0).press(1, stage, from[1].x, from[1].y).commit()
        const between = (finger, way) => Qt.point(from[finger].x + (to[finger].x - from[finger].x) * way,
                                                  from[finger].y + (to[finger].y - from[finger].y) * way)
        for (let step = 1; step <= 20; ++step) {
            const [one, other] = [between(0, step / 20), between(1, step / 20)]
            fingers.move(0, stage, one.x, one.y).move(1, stage, other.x, other.y).commit()
        }
        fingers.release(0, stage, to[0].x, to[0].y).release(1, stage, to[1].x, to[1].y).commit()
    }
    function off(point, x, y) { return Qt.point(point.x + x, point.y + y) }
    /// The town grows with the distance of the fingers, and the point between them stays there.
    function test_pinch() {
        startMoving()
        const at = placePoint("s60")
        const before = camera.zoom
        const held = camera.toBoard(at)
        move([off(at, -40, 0), off(at, 40, 0)], [off(at, -100, 0), off(at, 100, 0)])
        // The fingers hold the town once it is clear that they pinch.
        verify(camera.zoom > before * 1.4 && camera.zoom <= before * 2.6, camera.zoom + " after " + before)
        const now = camera.toBoard(at)
        verify(Math.hypot(now.x - held.x, now.y - held.y) < 25, now + " " + held)
        const near = camera.zoom
        move([off(at, -100, 0), off(at, 100, 0)], [off(at, -40, 0), off(at, 40, 0)])
        verify(camera.zoom < near * 0.8, camera.zoom + " after " + near)
        compare(Setup.lines(), 1)
        verify(!table.choosing)
        nothingPointedAt()
    }
    function test_pan_with_two_fingers() {
        startMoving()
        const at = placePoint("s60")
        camera.zoomBy(2, at)
        const before = Qt.point(camera.origin.x, camera.origin.y)
        const zoom = camera.zoom
        move([off(at, -40, 0), off(at, 40, 0)], [off(at, 20, 60), off(at, 100, 60)])
        fuzzyCompare(camera.zoom, zoom, zoom * 0.05)
        verify(camera.origin.x > before.x + 25 && camera.origin.y > before.y + 25, camera.origin + " " + before)
        compare(Setup.lines(), 1)
    }
    function test_pan_with_one() {
        startMoving()
        const at = placePoint("s60")
        camera.zoomBy(2, at)
        const before = Qt.point(camera.origin.x, camera.origin.y)
        const finger = touchEvent(stage)
        finger.press(0, stage, at.x, at.y).commit()
        for (let step = 1; step <= 6; ++step)
            finger.move(0, stage, at.x - 10 * step, at.y).commit()
        finger.release(0, stage, at.x - 60, at.y).commit()
        verify(camera.origin.x < before.x - 30, camera.origin + " " + before)
    }
}
