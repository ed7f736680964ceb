// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// The stall of a duel: aiming and throwing.
DuelCase {
    id: test

    name: "SuperGangDuel"

    // Aiming and throwing.

    /// The mouse moves the centre of the sway; a press throws at the present position of the sight.
    function test_a_click_throws() {
        open()
        const to = onStage(3, 0.4)
        mouseMove(stage, to.x, to.y)
        fuzzy(test.scene.hand, 3, 0.4, "hand")
        mousePress(stage, to.x, to.y)
        compare(test.scene.shots.length, 1)
        fuzzy(test.scene.shots[0], sighted().x, sighted().y, "shot")
        verify(Math.hypot(test.scene.shots[0].x - 3, test.scene.shots[0].y - 0.4) > 0.2, "the sight is beside the hand")
        mouseRelease(stage, to.x, to.y)
        compare(test.scene.shots.length, 1)
    }
    /// After aiming with keys, the pointer moves onto the stall and rests.
    function test_the_mouse_after_the_keys() {
        mouseMove(stage, 640, 740)
        open()
        tryVerify(() => !test.scene.fresh)
        keyClick(Qt.Key_Right)
        keyClick(Qt.Key_Up)
        const to = onStage(5, 0.4)
        mouseMove(stage, to.x, to.y)
        fuzzy(test.scene.hand, 5, 0.4, "hand")
        keyClick(Qt.Key_Left)
        fuzzy(test.scene.hand, 4.9, 0.4, "the keys again")
        const again = onStage(3, -0.2)
        mouseMove(stage, again.x, again.y)
        fuzzy(test.scene.hand, 3, -0.2, "the mouse again")
    }
    function test_the_same_widths_in_any_window_data() {
        return [{ tag: "1024x640", width: 1024, height: 593 }, { tag: "1280x800", width: 1280, height: 743 },
                { tag: "1920x1080", width: 1920, height: 1003 }, { tag: "800x500", width: 800, height: 453 }]
    }
    function test_the_same_widths_in_any_window(row) {
        stage.width = row.width
        stage.height = row.height
        open()
        for (const [x, y] of [[5, -0.5], [-1, 0.8], [2, 0]]) {
            const to = onStage(x, y)
            mouseMove(stage, to.x, to.y)
            fuzzyCompare(test.scene.hand.x, x, 0.06)
            fuzzyCompare(test.scene.hand.y, y, 0.06)
        }
        for (const board of boards()) {
            const at = stage.mapFromItem(board, board.width / 2, board.height / 2)
            const middle = onStage(board.target.place, 0)
            verify(Math.abs(at.x - middle.x) < 2 && Math.abs(at.y - middle.y) < 2)
            fuzzyCompare(board.width, test.scene.unit, 1)
            fuzzyCompare(board.height / board.width, 1.667, 0.03)
        }
        // The sway in widths does not depend on their size.
        fuzzyCompare(test.sight.reach * 126, test.scene.unit, 0.01)
    }
    function test_one_dart_a_chance() {
        open()
        const to = onStage(3, 0)
        mouseClick(stage, to.x, to.y)
        mouseClick(stage, to.x, to.y)
        keyClick(Qt.Key_Space)
        compare(test.scene.shots.length, 1)
        verify(!test.scene.ready)
        become({aiming: false, flying: true, dartNumber: 2})
        mouseClick(stage, to.x, to.y)
        compare(test.scene.shots.length, 1)
        become({dartNumber: 2})
        mouseClick(stage, to.x, to.y)
        compare(test.scene.shots.length, 2)
        // The next dart may follow at once.
        become({dartNumber: 3})
        mouseClick(stage, to.x, to.y)
        compare(test.scene.shots.length, 3)
        // After undo the dart is in hand again.
        become({dartNumber: 2})
        mouseClick(stage, to.x, to.y)
        compare(test.scene.shots.length, 4)
    }
    function test_keys() {
        open()
        tryVerify(() => named("duelStall").activeFocus)
        const before = Qt.point(test.scene.hand.x, test.scene.hand.y)
        keyClick(Qt.Key_Right)
        fuzzyCompare(test.scene.hand.x, before.x + 0.1, 0.01)
        keyClick(Qt.Key_Left)
        keyClick(Qt.Key_Right, Qt.ShiftModifier)
        fuzzyCompare(test.scene.hand.x, before.x + 0.04, 0.01)
        keyClick(Qt.Key_Left, Qt.ShiftModifier)
        keyClick(Qt.Key_Right)
        keyClick(Qt.Key_Left)
        fuzzy(test.scene.hand, before.x, before.y, "back again")
        keyClick(Qt.Key_Up)
        verify(test.scene.hand.y > before.y)
        keyClick(Qt.Key_Down)
        fuzzy(test.scene.hand, before.x, before.y, "down again")
        // Never beyond the stall.
        for (let step = 0; step < 160; ++step)
            keyClick(Qt.Key_Right)
        verify(test.scene.onStall(test.scene.hand).x < stage.width + 1)
        keyClick(Qt.Key_Space)
        compare(test.scene.shots.length, 1)
        keyClick(Qt.Key_Return)
        compare(test.scene.shots.length, 1)
        become({dartNumber: 2})
        keyClick(Qt.Key_Return)
        compare(test.scene.shots.length, 2)
    }
    /// The sight begins at the middle of the possible targets, and returns there for another player.
    function test_where_the_sight_begins() {
        open()
        fuzzy(test.scene.hand, 4, 0, "their middle")
        const to = onStage(5, 0.5)
        mouseMove(stage, to.x, to.y)
        become({dartNumber: 2})
        fuzzy(test.scene.hand, 5, 0.5, "the same hand")
        become({dartNumber: 3, shooterName: "Bea", shooterMark: 1,
                targets: [target(-1, "standing", true), target(1, "standing", false)]})
        fuzzy(test.scene.hand, -1, 0, "another hand")
    }
    /// In reduced motion it jumps between eight positions, none of them in the middle.
    function test_eight_places_data() {
        return [{ tag: "animations off", speed: 0, reduced: false }, { tag: "reduced motion", speed: 1, reduced: true }]
    }
    function test_eight_places(row) {
        Theme.speed = row.speed
        Theme.reducedMotion = row.reduced
        open()
        const to = onStage(3, 0)
        mouseMove(stage, to.x, to.y)
        const places = new Set()
        for (let place = 0; place < 8; ++place) {
            const phase = test.sight.phase
            const at = sighted()
            places.add(Math.round(100 * at.x) + "," + Math.round(100 * at.y))
            verify(Math.hypot(at.x - 3, at.y) > 0.2)
            tryVerify(() => test.sight.phase !== phase, 1000)
        }
        compare(places.size, 8)
    }
    /// Space throws only after the player has moved the hand, so that pressing it slowly to skip throws nothing.
    function test_space_is_asked_for() {
        open()
        verify(!PressGuard.spaceAsked)
        findChild(stage, "duelStall").forceActiveFocus()
        keyClick(Qt.Key_Left)
        verify(PressGuard.spaceAsked)
        become({aiming: false, flying: true})
        verify(!PressGuard.spaceAsked)
        become({dartNumber: 2})
        verify(PressGuard.spaceAsked)
        become({active: false})
        verify(!PressGuard.spaceAsked)
    }
    function test_it_sways() {
        open()
        let far = 0
        let high = 0
        for (let sixteenth = 0; sixteenth < 16; ++sixteenth) {
            test.sight.phase = sixteenth / 16
            const at = sighted()
            far = Math.max(far, Math.abs(at.x - test.scene.hand.x))
            high = Math.max(high, Math.abs(at.y - test.scene.hand.y))
        }
        // 200 by 120 pixels around a target of 126.
        fuzzyCompare(far, 100 / 126, 0.01)
        fuzzyCompare(high, 60 / 126, 0.01)
        Theme.speed = 1
        const phase = test.sight.phase
        tryVerify(() => test.sight.phase !== phase)
    }
    function test_steady_hands() {
        open()
        const reach = test.sight.reach
        const round = test.sight.round
        test.scene.steady = true
        fuzzyCompare(test.sight.reach, reach / 2, 0.001)
        verify(test.sight.round > round)
    }
    function test_the_sight_goes() {
        open()
        verify(test.sight.visible)
        keyClick(Qt.Key_Space)
        tryVerify(() => !test.sight.visible)
        const phase = test.sight.phase
        wait(700)
        compare(test.sight.phase, phase)
    }

    // Accidental presses.

    /// A press does not mean something that has just appeared.
    function test_presses_that_come_too_soon() {
        const ever = 3600000
        PressGuard.patience = ever
        open()
        const to = onStage(3, 0)
        mouseClick(stage, to.x, to.y)
        compare(test.scene.shots.length, 0)
        PressGuard.patience = 0
        mouseClick(stage, to.x, to.y)
        compare(test.scene.shots.length, 1)
        // Presses are ignored after the turn to aim has changed, too.
        PressGuard.patience = ever
        become({dartNumber: 2, shooterName: "Bea", shooterMark: 1})
        mouseClick(stage, to.x, to.y)
        compare(test.scene.shots.length, 1)
        PressGuard.patience = 0
        mouseClick(stage, to.x, to.y)
        compare(test.scene.shots.length, 2)
    }
    /// A press that was meant to skip what came before does not throw.
    function test_the_first_press_takes_the_darts_up() {
        PressGuard.readingTime = 1
        open()
        const to = onStage(3, 0)
        const press = () => { wait(5); mouseClick(stage, to.x, to.y) }
        press()
        compare(test.scene.shots.length, 0)
        press()
        compare(test.scene.shots.length, 1)
        // The next darts of the same player are in the hand already.
        become({dartNumber: 2})
        press()
        compare(test.scene.shots.length, 2)
        become({dartNumber: 3, shooterName: "Bea", shooterMark: 1})
        for (const shots of [2, 3]) {
            wait(5)
            keyClick(Qt.Key_Return)
            compare(test.scene.shots.length, shots)
        }
    }
    function test_who_watches_may_skip() {
        open({aiming: false, dartNumber: 1})
        const to = onStage(3, 0)
        mouseClick(stage, to.x, to.y)
        compare(test.scene.shots.length, 0)
        compare(test.scene.skips, 1)
        keyClick(Qt.Key_Space)
        compare(test.scene.shots.length, 0)
        verify(!test.sight.visible)
    }

    /// The consequences stay until a player continues: by a click anywhere, a key, or the button.
    function test_going_on() {
        open({aiming: false, over: true})
        verify(!named("duelGoOn").visible)
        test.scene.waiting = true
        tryVerify(() => named("duelStall").activeFocus)
        verify(named("duelGoOn").visible)
        const to = onStage(3, 0)
        mouseClick(stage, to.x, to.y)
        compare(test.scene.skips, 1)
        let skips = 1
        for (const key of [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter]) {
            keyClick(key)
            compare(test.scene.skips, ++skips)
        }
        const button = named("duelGoOn")
        const middle = stage.mapFromItem(button, button.width / 2, button.height / 2)
        mouseClick(stage, middle.x, middle.y)
        compare(test.scene.skips, ++skips)
        mouseClick(stage, stage.width - 20, stage.height - 20)
        compare(test.scene.skips, ++skips)
        compare(test.scene.shots.length, 0)
    }
    /// The press that threw the last dart does not continue.
    function test_not_too_soon() {
        open({aiming: false, over: true})
        PressGuard.patience = 3600000
        test.scene.waiting = true
        const to = onStage(3, 0)
        mouseClick(stage, to.x, to.y)
        compare(test.scene.skips, 0)
        PressGuard.patience = 0
        mouseClick(stage, to.x, to.y)
        compare(test.scene.skips, 1)
    }
}
