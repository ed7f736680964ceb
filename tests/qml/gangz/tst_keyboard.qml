// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Gangz
import Backroom.Controls
import Backroom.Testing

/// Everything by keyboard, with a focus that is always visible.
GangzCase {
    id: test
    name: "GangzKeyboard"

    function isInHand(number) { return (item) => item.kind === GangzTable.HandCard && item.key === number && item.usable !== undefined }
    function isOnWall(number) { return (item) => item.kind === GangzTable.WallCard && item.key === number && item.usable !== undefined }
    function isPawn(index) { return (item) => item.pawn === index && item.usable === true }

    function open(phase) {
        focusSeen("at the curtain")
        compare(focused().objectName, "openCurtain")
        hit(Qt.Key_Return)
        compare(table.phase, phase)
    }
    function choose(...how) { start(...how); open(GangzTable.Choosing) }
    function vote(...how) { startVoting(...how); open(GangzTable.Voting) }
    function send(numbers) {
        open(GangzTable.Choosing)
        for (const number of numbers) {
            tabAndHit(isInHand(number), "card " + number)
            verify(inHand(number).chosen)
        }
        tabAndPress("confirm")
    }
    function point(one, other) {
        open(GangzTable.Voting)
        tabAndHit(isOnWall(one), "card " + one)
        tabAndHit(isOnWall(other), "card " + other)
        compare(focused().objectName, "confirm")
        keyClick(Qt.Key_Return)
    }

    function test_what_a_panel_covers_is_gone() {
        choose([])
        goneBehindEveryPanel()
    }
    function test_a_whole_round() {
        start()
        send([0, 5])
        compare(Setup.played(0), [0, 5])
        send([10])
        send([20, 21, 22])
        compare(Setup.wall().length, 8)
        point(200, 10)
        settled()
        compare(Setup.vote(0), [10, 200])
        point(0, 201)
        settled()
        point(10, 200)
        settled()
        compare(table.round, 2)
        compare([Setup.total(0), Setup.total(1), Setup.total(2)], [2 + 1 - 1, 2 - 2, 2 + 3])
        compare(table.inTurn.name, "Rosa")
        open(GangzTable.Choosing)
    }
    function test_few_presses() {
        choose()
        clickOn(inHand(0))
        fewPresses(cards(GangzTable.HandCard), ["confirm"], 5)
        House.goHome()
        begin(sixPlayers, { hands: [0, 1, 2, 3, 4, 5].map((seat) => [0, 1, 2, 3, 4, 5].map((at) => 10 * seat + at)), leaders: leaders },
              sent(sixPlayers.map((name, seat) => [10 * seat, 10 * seat + 1, 10 * seat + 2])))
        open(GangzTable.Voting)
        const wall = cards(GangzTable.WallCard)
        compare(wall.length, 20)
        const others = wall.filter((item) => item.usable && item.key > 9)
        clickOn(others[0])
        clickOn(others[1])
        fewPresses(others, ["confirm"], 5)
    }
    /// The focus is on the button that continues.
    function test_a_round_that_is_told() {
        slow = true
        startVoting([[0, 1], [10], [20, 21]], [[200, 201], [0, 20]])
        point(0, 201)
        for (let time = 0; time < 60 && !table.roundShown; ++time) {
            wait(20)
            keyClick(Qt.Key_Space)
        }
        tryVerify(() => isThere("nextRound"))
        tryVerify(() => at("nextRound").activeFocus)
        focusSeen("told")
        keyClick(Qt.Key_Tab)
        tryVerify(() => focused().objectName === "tellAgain")
        focusSeen("tell it again")
        keyClick(Qt.Key_Tab, Qt.ShiftModifier)
        tryVerify(() => at("nextRound").activeFocus)
        keyClick(Qt.Key_Return)
        tryCompare(table, "phase", GangzTable.Curtain)
        compare(table.round, 2)
        compare(focused().objectName, "openCurtain")
    }
    function test_staying_gives_the_focus_back() {
        choose()
        tabTo(isInHand(2), "card 2")
        stayingGivesTheFocusBack()
    }
    function test_staying_after_the_reveal() {
        slow = true
        startVoting([[0, 1], [10], [20, 21]], [[200, 201], [0, 20]])
        point(0, 201)
        for (let time = 0; time < 60 && !table.roundShown; ++time) {
            wait(20)
            keyClick(Qt.Key_Space)
        }
        tryVerify(() => isThere("nextRound") && at("nextRound").activeFocus)
        stayingGivesTheFocusBack()
        keyClick(Qt.Key_Return)
        tryCompare(table, "phase", GangzTable.Curtain)
        compare(table.round, 2)
    }
    function test_the_focus_begins_at_the_cards() {
        choose()
        verify(focused().kind === GangzTable.HandCard, focused())
    }
    function test_arrows_walk_over_the_hand() {
        choose()
        tabAndHit(isInHand(2), "card 2", Qt.Key_Right)
        verify(isInHand(3)(focused()))
        hit(Qt.Key_Left)
        hit(Qt.Key_Left)
        verify(isInHand(1)(focused()))
    }
    function test_arrows_walk_over_the_wall() {
        vote([[0, 1, 2], [10, 11], [20]])
        const wall = Setup.wall()
        tabAndHit(isOnWall(wall[0]), "the first card", Qt.Key_Right)
        verify(isOnWall(wall[1])(focused()))
        hit(Qt.Key_Down)
        verify(isOnWall(wall[5])(focused()))
        hit(Qt.Key_Left)
        verify(isOnWall(wall[4])(focused()))
        hit(Qt.Key_Up)
        verify(isOnWall(wall[0])(focused()))
    }
    function test_a_pawn() {
        vote()
        tabAndHit(isPawn(1), "the second pawn")
        verify(table.holding)
        hit(Qt.Key_Escape)
        verify(!table.holding)
        tabAndHit(isPawn(1), "the second pawn", Qt.Key_Space)
        tabAndHit(isOnWall(21), "card 21")
        compare(under(1), 21)
        verify(isInSlot(0))
    }
    /// Beyond the last card there is no button to press by mistake.
    function test_arrows_stay_among_the_cards() {
        choose()
        tabAndHit(isInHand(0), "card 0", Qt.Key_Space)
        tabTo(isInHand(0), "card 0")
        for (let step = 0; step < 8; ++step)
            hit(Qt.Key_Right)
        verify(isInHand(5)(focused()), focused())
        hit(Qt.Key_Space)
        compare(Setup.lines(), 0)
        compare(chosen(), [0, 5])
    }
    function test_swapping() {
        choose()
        tabAndPress("swap")
        verify(table.rail.swapping)
        tabAndPress("takeBack")
        verify(!table.rail.swapping)
        tabAndPress("swap")
        tabAndPress("swapNow")
        compare(Setup.hand(0).length, 5)
        focusSeen("after the swap")
    }
    property int forgotten: 0
    Connections {
        target: Speech
        function onForgotten() { ++test.forgotten }
    }
    /// A refusal is whispered, and withdrawn when the curtain closes.
    function test_a_refusal_keeps_the_focus() {
        vote()
        tabTo(isOnWall(1), "the own card")
        heard = []
        whispered = []
        forgotten = 0
        hit(Qt.Key_Return)
        refusedBy("GZ-2.4")
        compare(whispered, [table.refusal.text])
        compare(heard, [])
        compare(forgotten, 0)
        verify(isOnWall(1)(focused()))
        hit(Qt.Key_Escape)
        compare(refusalPlate().length, 0)
    }
    /// The effect of a press on a card of the hand is whispered, and withdrawn when the curtain closes.
    function test_the_curtain_hushes() {
        choose()
        tabTo(isInHand(2), "card 2")
        heard = []
        whispered = []
        forgotten = 0
        hit(Qt.Key_Return)
        compare(whispered.length, 1)
        verify(whispered[0].endsWith("chosen"), whispered[0])
        compare(heard, [])
        tabTo(isNamed("confirm"), "send in")
        compare(forgotten, 0)
        hit(Qt.Key_Return)
        tryVerify(() => table.curtainClosed)
        verify(forgotten > 0)
    }
    function test_a_key_enlarges_a_card() {
        choose()
        tabTo(isInHand(2), "card 2")
        keyClick(Qt.Key_I)
        tryVerify(() => isThere("detail"))
        compare(table.detail.rule, "GZ-2.1")
        keyClick(Qt.Key_Escape)
        tryVerify(() => !isThere("detail"))
        compare(chosen(), [])
    }
    function test_space_skips() {
        startVoting([[0, 1], [10], [20, 21]], [[200, 201], [0, 20]])
        Preferences.speed = Preferences.Slow
        clickAt(centre(at("openCurtain")))
        tryVerify(() => table.phase === GangzTable.Voting && !isThere("openCurtain"))
        table.tap(GangzTable.WallCard, 0, Qt.point(0, 0))
        table.tap(GangzTable.WallCard, 201, Qt.point(0, 0))
        at("confirm").forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Return)
        verify(table.director.busy)
        keyClick(Qt.Key_Space)
        verify(!table.director.busy)
        compare(table.round, 2)
    }
    function test_settings_give_the_focus_back() {
        vote()
        tabTo(isOnWall(20), "card 20")
        settingsGiveTheFocusBack()
        compare(table.phase, GangzTable.Voting)
    }
    /// Digits choose cards of the hand and aim at cards of the wall, and one key then confirms.
    function test_digits() {
        startToChoose()
        hit(Qt.Key_2)
        hit(Qt.Key_5)
        compare(chosen(), [1, 4])
        hit(Qt.Key_2)
        compare(chosen(), [4])
        compare(focused().objectName, "confirm")
        hit(Qt.Key_Return)
        compare(Setup.played(0), [4])
    }
    function test_digits_on_the_wall() {
        startToVote()
        const sameRow = (one, other) => Math.abs(one.y - other.y) < one.height / 2
        const others = cards(GangzTable.WallCard).sort((one, other) => sameRow(one, other) ? one.x - other.x : one.y - other.y)
        const own = others.findIndex((item) => item.own)
        const aims = others.map((item, at) => at).filter((at) => !others[at].own).slice(0, 2)
        hit(Qt.Key_1 + own)
        refusedBy("GZ-2.4")
        for (const at of aims)
            hit(Qt.Key_1 + at)
        compare([under(0), under(1)].sort(), aims.map((at) => others[at].key).sort())
        compare(focused().objectName, "confirm")
    }
}
