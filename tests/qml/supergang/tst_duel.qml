// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.App
import Backroom.Controls
import Backroom.SuperGang

/// The stall of a duel: aiming, throwing, and what is shown. The stage is the window below its bar.
Item {
    id: root

    width: stage.width
    height: stage.height

    Component { id: targetMaker; QtObject { property duelTarget made } }
    Component { id: sideMaker; QtObject { property duelSide made } }
    Component { id: dieMaker; QtObject { property duelDie made } }
    Component { id: dartMaker; QtObject { property duelDart made } }
    Component { id: rowMaker; QtObject { property duelRow made } }
    Component { id: missMaker; QtObject { property duelMiss made } }
    Component { id: showMaker; QtObject { property duelShow made } }
    Component {
        id: sceneMaker
        DuelScene {
            property var shots: []
            property int skips: 0
            onShot: (x, y) => shots.push(Qt.point(x, y))
            onSkipped: ++skips
        }
    }
    Binding { target: Theme; property: "u"; value: Theme.scaleFor(stage.width, stage.height) }
    Item { id: stage; width: 1280; height: 743 }

    TestCase {
        id: test

        property DuelScene scene: null
        readonly property Item sight: scene === null ? null : named("duelSight")

        name: "SuperGangDuel"
        when: windowShown

        function init() {
            stage.width = 1280
            stage.height = 743
            Theme.speed = 0
            Theme.reducedMotion = false
            PressGuard.patience = 0
            mouseMove(stage, 640, 30)
        }
        function cleanup() {
            if (test.scene !== null)
                test.scene.destroy()
            test.scene = null
            Theme.speed = 0
            Theme.reducedMotion = false
            PressGuard.patience = 0
        }

        // Display.

        function made(maker, values) {
            const holder = maker.createObject(root)
            for (const name in values)
                holder.made[name] = values[name]
            return holder
        }
        function target(place, fate, inPlay) {
            return made(targetMaker, {place: place, attacks: place < 0,
                                      picture: place < 0 ? "duel/target-killer-diamond" : "duel/target-manager-1",
                                      back: place < 0 ? "duel/back-diamond" : "duel/back-manager", fate: fate, inPlay: inPlay,
                                      name: "Somebody", state: fate, label: "Somebody at " + place + ", " + fate}).made
        }
        function side(name, mark, shooting) {
            const die = made(dieMaker, {dice: "killer", face: 5, figure: "figures/killer-diamond", bonus: "+2",
                                        label: "The killer: 5, plus 2"}).made
            return made(sideMaker, {name: name, mark: mark, role: "attacks", dice: [die], sum: 7, ahead: shooting, shooting: shooting,
                                    label: name + ": attacks, sum 7"}).made
        }
        function dart(number, did) { return made(dartMaker, {number: number, did: did, word: did}).made }
        function row(text, rule) { return made(rowMaker, {icon: "actions/brass/clinic", text: text, rule: rule}).made }
        /// Rosa aims at two targets with the second of three darts.
        function aiming(values) {
            const show = {active: true, title: "Duel: stick-up in The Lost Loaf", heading: "3 darts",
                          sentence: "7 − 4 = 3: Rosa shoots first",
                          attack: side("Rosa", 0, true), defence: side("Bea", 1, false), throwNumber: 1,
                          targets: [target(-1, "standing", false), target(1, "back", false),
                                    target(3, "standing", true), target(5, "standing", true)],
                          darts: [dart(1, "back"), dart(2, "next"), dart(3, "left")], dartNumber: 1, outcome: "back",
                          untold: "Somebody falls backwards: injured.", aiming: true, shooterName: "Rosa", shooterMark: 0,
                          railTitle: "Dart 2 of 3", aboveText: "Above the middle", belowText: "Below the middle",
                          hint: "Click or press Space",
                          followsTitle: "What happens next", follows: [row("Somebody goes to the clinic.", "SG-8.6")]}
            for (const name in values)
                show[name] = values[name]
            return made(showMaker, show)
        }
        function open(values) {
            const show = aiming(values ?? {})
            test.scene = sceneMaker.createObject(stage, {shown: show.made,
                                                          width: Qt.binding(() => stage.width), height: Qt.binding(() => stage.height)})
            verify(test.scene !== null)
            waitForRendering(stage, 60)
            // A resting pointer is ignored, even if its position is reported late.
            tryVerify(() => !test.scene.fresh)
        }
        function become(values) { test.scene.shown = aiming(values).made }

        // Finding things.

        function all(fits, from) {
            const found = []
            const walk = (item) => {
                for (let at = 0; at < item.children.length; ++at) {
                    if (fits(item.children[at]))
                        found.push(item.children[at])
                    walk(item.children[at])
                }
            }
            walk(from ?? test.scene)
            return found
        }
        function named(name) { return all((item) => item.objectName === name)[0] ?? null }
        function boards() { return all((item) => item.backSeen !== undefined) }
        function onStage(x, y) {
            const point = test.scene.onStall(Qt.point(x, y))
            return stage.mapFromItem(test.scene, point.x, point.y)
        }
        /// Returns the position of the sight in widths of a target.
        function sighted() { return test.scene.inWidths(test.sight.at) }
        function fuzzy(point, x, y, what) {
            fuzzyCompare(point.x, x, 0.02, what)
            fuzzyCompare(point.y, y, 0.02, what)
        }

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
            fuzzy(test.scene.hand, 4.8, 0.4, "the keys again")
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
            verify(test.scene.hand.x > before.x)
            keyClick(Qt.Key_Left)
            fuzzy(test.scene.hand, before.x, before.y, "back again")
            keyClick(Qt.Key_Up)
            verify(test.scene.hand.y > before.y)
            keyClick(Qt.Key_Down)
            fuzzy(test.scene.hand, before.x, before.y, "down again")
            // Never beyond the stall.
            for (let step = 0; step < 80; ++step)
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

        // Display and screen readers.

        /// The call says whose darts they are, at the beginning and whenever the shooter changes.
        function test_whose_darts() {
            open()
            const call = named("duelCall")
            verify(call.visible)
            compare(call.Accessible.name, "Rosa, your darts")
            tryVerify(() => !call.visible, 4000)
            become({dartNumber: 2})
            verify(!call.visible)
            become({dartNumber: 3, shooterName: "Bea", shooterMark: 1})
            verify(call.visible)
            compare(call.Accessible.name, "Bea, your darts")
            become({dartNumber: 3, aiming: false, flying: true, shooterName: "Bea", shooterMark: 1})
            verify(!call.visible)
        }
        /// If dice decide, each dart has a die that tumbles and then stays.
        function test_dice_of_darts() {
            Theme.speed = 1
            const byDice = (number, did, die) => made(dartMaker, {number: number, did: did, word: did, die: die}).made
            open({aiming: false, byDice: true, darts: [byDice(1, "back", 5), byDice(2, "left", 0), byDice(3, "left", 0)]})
            const dice = () => all((item) => item.rolling !== undefined && item.face !== undefined)
            compare(dice().map((die) => die.face), [5, 0, 0])
            verify(!dice()[1].tumbling)
            become({aiming: false, byDice: true, darts: [byDice(1, "back", 5), byDice(2, "rolling", 2), byDice(3, "left", 0)]})
            verify(dice()[1].tumbling)
            tryVerify(() => !dice()[1].tumbling, 2000)
            compare(dice()[1].face, 2)
            verify(!dice()[0].tumbling)
        }

        function test_who_lies_how() {
            open({targets: [target(-1, "standing", false), target(1, "back", false), target(3, "face", false), target(5, "left", false)]})
            compare(boards().map((board) => board.fall), [0, 1, 1, 0])
            compare(boards().map((board) => board.backSeen), [false, false, true, false])
            tryCompare(boards()[3], "opacity", 0)
            compare(boards().map((board) => board.Accessible.name),
                    ["Somebody at -1, standing", "Somebody at 1, back", "Somebody at 3, face", "Somebody at 5, left"])
        }
        function test_out_of_play_is_dark() {
            open()
            tryVerify(() => boards()[0].opacity < 0.6)
            compare(boards()[1].opacity, 1)
            compare(boards()[2].opacity, 1)
        }
        function test_a_fall_takes_its_time() {
            Theme.speed = 1
            open()
            compare(boards()[2].fall, 0)
            become({aiming: false, dartNumber: 2, outcome: "face",
                    targets: [target(-1, "standing", false), target(1, "back", false),
                              target(3, "face", false), target(5, "standing", true)]})
            verify(boards()[2].fall < 0.5)
            tryCompare(boards()[2], "fall", 1, 2000)
            // After undo it stands at once.
            become({dartNumber: 1})
            compare(boards()[2].fall, 0)
        }
        function test_darts_that_missed() {
            open({stuck: [made(missMaker, {at: Qt.point(2, 0.5), mark: 0, drops: false}).made,
                          made(missMaker, {at: Qt.point(-1, 0), mark: 0, drops: true}).made]})
            const pins = all((item) => item.miss !== undefined)
            compare(pins.map((pin) => pin.visible), [true, false])
            const at = stage.mapFromItem(pins[0], pins[0].width / 2, pins[0].height / 2)
            const struck = onStage(2, 0.5)
            verify(Math.abs(at.x - struck.x) < 2 && Math.abs(at.y - struck.y) < 2)
        }
        function test_outcomes_are_said() {
            open({aiming: false, flying: true, dartNumber: 2, outcome: "", untold: ""})
            const said = () => all((item) => item.Accessible.role === Accessible.Notification && item.visible)
                .map((item) => item.Accessible.name)
            compare(said(), [])
            become({aiming: false, dartNumber: 2})
            compare(said(), ["Somebody falls backwards: injured."])
            become({aiming: false, dartNumber: 3, flying: true, outcome: "", untold: ""})
            compare(said(), [])
        }
        /// From any rule beside the duel to the sight.
        function test_few_presses() {
            open({follows: [1, 2, 3, 4, 5].map((number) => row("Somebody goes to the clinic.", "SG-8." + number))})
            const links = all((item) => item.rule !== undefined && item.ask !== undefined)
            compare(links.length, 5)
            const stall = findChild(stage, "duelStall")
            for (const link of links) {
                const presses = [[Qt.Key_Tab, Qt.NoModifier], [Qt.Key_Backtab, Qt.ShiftModifier]].map(([key, modifiers]) => {
                    link.forceActiveFocus(Qt.TabFocusReason)
                    let count = 0
                    for (; count < 10 && !stall.activeFocus; ++count)
                        keyClick(key, modifiers)
                    return count
                })
                verify(Math.min(...presses) <= 5, link.rule + ": " + presses)
            }
        }
        function test_a_rule_can_be_asked_for() {
            open()
            const links = all((item) => item.rule !== undefined && item.ask !== undefined)
            compare(links.map((link) => link.rule), ["SG-8.6"])
            verify(links[0].activeFocusOnTab)
            const at = stage.mapFromItem(links[0], links[0].width / 2, links[0].height / 2)
            mouseClick(stage, at.x, at.y)
            compare(test.scene.shots.length, 0)
            Rulebook.close()
        }
        function test_rings_round_rules() {
            open({follows: [1, 2, 3, 4, 5].map((number) => row("Somebody goes to the clinic.", "SG-8." + number))})
            const list = all((item) => item.contentHeight !== undefined && item.boundsBehavior !== undefined)[0]
            verify(!list.interactive, "all of them have room")
            const links = all((item) => item.rule !== undefined && item.ask !== undefined)
            compare(links.length, 5)
            for (const link of links) {
                const ring = all((item) => item.corner !== undefined && item.gap !== undefined, link)[0]
                const from = list.mapFromItem(ring, 0, 0)
                const to = list.mapFromItem(ring, ring.width, ring.height)
                verify(from.x >= 0 && from.y >= 0 && to.x <= list.width && to.y <= list.height, link.rule + " " + from + " " + to)
            }
        }
        function test_nothing_without_a_duel() {
            open({active: false, aiming: false})
            verify(!test.scene.visible)
            const to = Qt.point(640, 400)
            mouseClick(stage, to.x, to.y)
            compare(test.scene.shots.length, 0)
            compare(test.scene.skips, 0)
        }
        function test_dice_come_to_rest_first() {
            Theme.speed = 1
            open({aiming: false, throwNumber: 0})
            become({aiming: false, throwNumber: 1})
            verify(!test.scene.known)
            tryVerify(() => test.scene.known, 3000)
            // A player who skips that may aim at once.
            become({aiming: false, throwNumber: 2})
            verify(!test.scene.known)
            become({throwNumber: 2})
            verify(test.scene.known)
        }
    }
}
