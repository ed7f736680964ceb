// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// What is shown and told of a duel at its stall.
DuelCase {
    id: test

    name: "SuperGangDuelShown"

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
    /// It lies well above the names of the targets, with any size of text.
    function test_the_call_leaves_the_names_data() { return [{ tag: "usual", large: false }, { tag: "large", large: true }] }
    function test_the_call_leaves_the_names(row) {
        Theme.textFactor = row.large ? 1.3 : 1
        open()
        const call = named("duelCall")
        const names = all((item) => item.narrow !== undefined && item.target !== undefined)
        compare(names.length, 4)
        for (const name of names)
            verify(name.y >= call.y + call.height + Theme.px(8), [call.y + call.height, name.y])
        Theme.textFactor = 1
    }
    /// The rail says how to aim, and what the ring is if both fit.
    function test_the_rail_says_how() {
        open({hint: "Mouse or keys.", more: "The ring."})
        compare(named("duelHint").text, "Mouse or keys. The ring.")
        become({hint: "Mouse or keys.", more: "The ring. ".repeat(30)})
        compare(named("duelHint").text, "Mouse or keys.")
        become({hint: "Mouse or keys."})
        compare(named("duelHint").text, "Mouse or keys.")
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
    /// The dice lie still as soon as what they show is told, even if that comes early.
    function test_dice_come_to_rest_first() {
        Theme.speed = 1
        const throwing = (rolling) => {
            const side = made(sideMaker, {name: "Rosa", mark: 0, role: "attacks", sum: rolling ? -1 : 7, label: "Rosa"})
            side.made.dice = [1, 2, 3].map((face) => made(dieMaker, {dice: "killer", face: face, rolling: rolling}).made)
            return {aiming: false, attack: side.made, heading: rolling ? "Who shoots first?" : "3 darts"}
        }
        const tumbling = () => all((item) => item.thrown !== undefined && item.tumbling).length
        const sums = () => all((item) => item.text === "7" && item.visible).length
        open(throwing(false))
        compare([tumbling(), sums()], [0, 2])
        become(throwing(true))
        compare([tumbling(), sums()], [3, 1])
        tryVerify(() => tumbling() === 0, 4000)
        compare(sums(), 1)
        become(throwing(false))
        become(throwing(true))
        compare(tumbling(), 3)
        become(throwing(false))
        compare([tumbling(), sums()], [0, 2])
    }
}
