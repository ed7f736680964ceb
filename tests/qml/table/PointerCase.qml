// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.App
import Backroom.Controls
import Backroom.Testing

/// A table in a window with a real mouse and fingers. All points are in coordinates of the stage, which never moves.
StageCase {
    id: test

    readonly property GameTable anyTable: House.table as GameTable

    /// Waits for the curtain: it cannot be opened before it has closed.
    function curtainShut() { return all((item) => item.openness !== undefined && item.closed && item.openness > 0).length === 0 }
    function settled() { tryVerify(() => test.anyTable === null || !test.anyTable.director.busy) }

    // Finding things.

    function one(fits, what) {
        const found = all(fits)
        compare(found.length, 1, what)
        return found[0]
    }
    function at(name) { return one((item) => item.objectName === name, name) }
    function isThere(name) { return all((item) => item.objectName === name).length > 0 }
    function button(text) { return one((item) => item.text === text && item.press !== undefined && item.enabled, text) }
    function hasButton(text) { return all((item) => item.text === text && item.press !== undefined && item.enabled).length > 0 }
    function refusalPlate() { return all((item) => item.sentence !== undefined && item.table !== undefined && item.strength !== undefined) }
    function refusalRule() { return all((item) => item.objectName === "why", refusalPlate()[0])[0].rule }

    // Points of the stage.

    function centre(item) { return stage.mapFromItem(item, item.width / 2, item.height / 2) }
    function corner(item) { return stage.mapFromItem(item, 5, 5) }
    function edge(item) { return centre(item) }
    function middle(rect) { return Qt.point(rect.x + rect.width / 2, rect.y + rect.height / 2) }
    function isHome(item) { return Math.abs(item.x - item.place.x) < 1 && Math.abs(item.y - item.place.y) < 1 }
    function lies(item, rect) {
        return Math.abs(item.place.x - rect.x) < 1 && Math.abs(item.place.y - rect.y) < 1
    }
    /// Returns whether an item is drawn after another one, and so over it.
    function isOver(item, other) {
        const way = (from) => from === stage || from.parent === null ? [from] : way(from.parent).concat([from])
        const [one, two] = [way(item), way(other)]
        let at = 0
        while (at < one.length && at < two.length && one[at] === two[at])
            ++at
        if (at === one.length || at === two.length)
            return at === two.length
        const order = (child) => Array.from(child.parent.children).indexOf(child)
        return one[at].z !== two[at].z ? one[at].z > two[at].z : order(one[at]) > order(two[at])
    }
    function inside(item, rect) {
        const middle = centre(item)
        return middle.x > rect.x && middle.x < rect.x + rect.width && middle.y > rect.y && middle.y < rect.y + rect.height
    }

    // Beside the rulebook the table is scaled down.

    /// A window that has room for a table and the book.
    function widen() {
        if (stage.width < 1600) {
            stage.width = 1680
            stage.height = 1050
        }
        tryVerify(() => anyTable.frame.size.width === stage.width)
        settled()
    }
    function openBookBeside() {
        widen()
        Rulebook.openForNow()
        tryVerify(() => at("screen").scale < 0.8)
        settled()
    }
    function onStage(point) { return stage.mapFromItem(at("screen"), point.x, point.y) }
    function hangsAt(item, point) {
        const at = centre(item)
        const corner = stage.mapFromItem(item, 0, 0)
        return Math.hypot(at.x - point.x, at.y - point.y) < 1.2 * Math.hypot(at.x - corner.x, at.y - corner.y)
    }

    // The mouse.

    function clickAt(point) { mouseMove(stage, point.x, point.y); mouseClick(stage, point.x, point.y) }
    function press(point) { mouseMove(stage, point.x, point.y); mousePress(stage, point.x, point.y) }
    function moveTo(from, to) {
        for (let step = 1; step <= 6; ++step)
            mouseMove(stage, from.x + (to.x - from.x) * step / 6, from.y + (to.y - from.y) * step / 6, -1, Qt.LeftButton)
    }
    function release(point) { mouseRelease(stage, point.x, point.y) }
    function lift(item, to) {
        const from = edge(item)
        press(from)
        moveTo(from, to)
    }
    function drop(point) { release(point); settled() }
    function drag(item, to) { lift(item, to); drop(to) }
    function clickThere(point) { clickAt(point); settled() }
    function clickOn(item) { clickThere(edge(item)) }
    function clickButton(name) { clickThere(centre(at(name))) }
    /// Opens the curtain to a decision.
    function openTo(phase) {
        tryVerify(() => curtainShut())
        clickAt(centre(at("openCurtain")))
        compare(anyTable.phase, phase)
    }

    // Fingers.

    function touchTap(point) {
        const finger = touchEvent(stage)
        finger.press(0, stage, point.x, point.y).commit()
        finger.release(0, stage, point.x, point.y).commit()
        settled()
    }
    function touchOn(item) { touchTap(edge(item)) }
    function touchDrag(item, to) {
        const from = edge(item)
        const finger = touchEvent(stage)
        finger.press(0, stage, from.x, from.y).commit()
        for (let step = 1; step <= 6; ++step)
            finger.move(0, stage, from.x + (to.x - from.x) * step / 6, from.y + (to.y - from.y) * step / 6).commit()
        finger.release(0, stage, to.x, to.y).commit()
        settled()
    }
    /// Rests a finger on an item, which must show its explanation, and do nothing when the finger is lifted.
    function touchLong(item) {
        const at = edge(item)
        const known = JSON.stringify(Setup.lines())
        const finger = touchEvent(stage)
        finger.press(0, stage, at.x, at.y).commit()
        tryVerify(() => isThere("detail"))
        finger.release(0, stage, at.x, at.y).commit()
        settled()
        verify(isThere("detail"))
        compare(JSON.stringify(Setup.lines()), known)
        touchTap(Qt.point(40, 600))
        tryVerify(() => !isThere("detail"))
        compare(JSON.stringify(Setup.lines()), known)
    }
    /// Checks that after a touch no item looks as if a mouse were over it.
    function nothingPointedAt() {
        const lit = () => all((item) => item.hovered === true || item.pointed === true || item.containsMouse === true)
        tryVerify(() => lit().length === 0, 2000, lit().join(" "))
    }
}
