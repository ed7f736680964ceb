// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.App
import Backroom.GangOfDice
import Backroom.Controls
import Backroom.Testing

DiceCase {
    id: test
    name: "GangOfDiceKeyboard"

    /// Types a number, while the focus is on the button that rolls.
    function roll(number) {
        compare(focused().objectName, "roll")
        for (const digit of String(number))
            hit(Qt.Key_0 + Number(digit))
        compare(table.turn.take, number)
        tabAndPress("roll")
    }

    function test_a_whole_round() {
        begin([3, 1, 0, 2, 0, 5, 1])
        roll(3)
        // The dice have the focus; one is rerolled.
        compare(table.phase, GangOfDiceTable.Rolling)
        tabAndHit(isTrayDie(2), "the boss", Qt.Key_Space)
        verify(trayDie(2).chosen)
        tabAndPress("reroll")
        compare(Setup.shown(0), [3, 1, 2])
        tabAndPress("stop")
        compare(Setup.result(0), 6)
        open()
        roll(1)
        tabAndPress("stop")
        compare(Setup.result(1), 0)
        open()
        roll(2)
        tabAndPress("stop")
        compare(table.round, 2)
        compare(Setup.wealth(0), 48 + 3)
        compare(table.inTurn.name, "Rosa")
        open()
    }
    /// After using the mouse one key press is enough: it does the next thing, and does not repeat the last one.
    function test_a_key_after_the_mouse_data() { return [{ tag: "clicked" }, { tag: "dragged" }] }
    function test_a_key_after_the_mouse(row) {
        start([1, 2, 3, 4, 5, 0].concat(Array(40).fill(1)))
        openCurtain()
        const die = ownDie(6)
        if (row.tag === "clicked")
            clickOn(die)
        else
            drag(die, Qt.point(1150, 300))
        keyClick(Qt.Key_H)
        tryVerify(() => table.hint !== "", 20000)
        // The hint lays out its number.
        const chosen = table.turn.take
        keyClick(Qt.Key_Return)
        settled()
        compare(table.phase, GangOfDiceTable.Rolling)
        compare(Setup.shown(0).length, chosen)
        clickOn(trayDie(1))
        compare(table.turn.toReroll, 1)
        keyClick(Qt.Key_Return)
        settled()
        compare(table.turn.toReroll, 0)
    }
    function test_the_number() {
        begin([])
        for (const [key, number] of [[Qt.Key_Plus, 4], [Qt.Key_Minus, 3], [Qt.Key_PageUp, 8], [Qt.Key_PageDown, 3],
                                     [Qt.Key_End, 36], [Qt.Key_Home, 1], [Qt.Key_1, 1], [Qt.Key_2, 12]]) {
            hit(key)
            compare(table.turn.take, number)
        }
        for (const place of ["take", "roll"]) {
            tabAndHit(isNamed(place), place, Qt.Key_Up)
            compare(table.turn.take, 13)
            hit(Qt.Key_Down)
            compare(table.turn.take, 12)
            compare(focused().objectName, place)
        }
    }
    /// For a player who changes from mouse to keys, the focus begins at the pending decision.
    function test_the_first_tab() {
        begin([])
        board().forceActiveFocus()
        strike(Qt.Key_Tab)
        verify(focused() !== null && ["take", "roll"].includes(focused().objectName) || isOwnDie(0)(focused()), "first Tab: " + focused())
    }
    /// Screen readers do not repeat an item that keeps the focus: after others have played it is announced.
    function test_the_turn_is_heard_though_the_focus_stays() {
        begin([])
        tabTo(isNamed("roll"), "roll")
        const screen = one((item) => item.othersPlayed !== undefined, "screen")
        compare(screen.last, at("roll"))
        whispered = []
        screen.pressed = at("roll")
        screen.hearSame()
        compare(whispered, [], "nobody else has played")
        screen.othersPlayed = true
        screen.hearSame()
        compare(whispered, [at("roll").text])
        screen.hearSame()
        compare(whispered.length, 1, "once")
        screen.othersPlayed = true
        screen.pressed = at("take")
        screen.hearSame()
        compare(whispered.length, 1, "what comes to the focus anew is said by the reader")
    }
    SignalSpy { id: played; signalName: "othersPlayedChanged" }
    /// Thinking computer players count as others who have played.
    function test_computers_are_others() {
        Setup.startAgainst("gang-of-dice", ["Rosa", "Bea"], [0, 1], 6)
        settled()
        const screen = one((item) => item.othersPlayed !== undefined, "screen")
        if (screen.closed)
            hit(Qt.Key_Return)
        tryVerify(() => table.phase === GangOfDiceTable.Taking && screen.deciding, 20000)
        played.target = screen
        played.clear()
        tabTo(isNamed(table.card.bomb ? "roll" : "take"), "what begins the turn")
        roll(1)
        if (table.phase === GangOfDiceTable.Rolling && screen.deciding) {
            compare(played.count, 0, "nobody else yet")
            tabAndPress("stop")
        }
        tryVerify(() => played.count > 0, 20000)
        tryVerify(() => screen.deciding, 20000)
        verify(!screen.othersPlayed, "heard, and over")
        played.target = null
    }
    function test_keys_lead_out_of_the_table() {
        begin([])
        keyClick(Qt.Key_Comma, Qt.ControlModifier)
        tryVerify(() => Panels.shown === "settings")
        keyClick(Qt.Key_W, Qt.ControlModifier)
        compare(House.screen, House.Table)
        keyClick(Qt.Key_Escape)
        tryVerify(() => Panels.shown === "")
        keyClick(Qt.Key_W, Qt.ControlModifier)
        tryVerify(() => isThere("accept"))
        compare(House.screen, House.Table)
        clickAt(centre(at("accept")))
        compare(House.screen, House.Home)
    }
    function test_dice_behind_the_screen() {
        begin([3, 1, 0, 2, 4])
        tabAndHit(isOwnDie(5), "the fifth die")
        compare(table.turn.take, 5)
        hit(Qt.Key_Left)
        verify(isOwnDie(4)(focused()))
        hit(Qt.Key_Space)
        compare(table.turn.take, 4)
    }
    function test_arrows_walk_over_the_dice() {
        startRolled([3, 1, 0])
        tabAndHit(isTrayDie(0), "the first die", Qt.Key_Right)
        verify(isTrayDie(1)(focused()))
        hit(Qt.Key_Right)
        verify(isTrayDie(2)(focused()))
        hit(Qt.Key_Left)
        verify(isTrayDie(1)(focused()))
        hit(Qt.Key_Down)
        verify(["reroll", "stop"].includes(focused().objectName), focused())
    }
    /// The bar is reached upwards only: to the right of "Reroll" is nothing that Enter should press.
    function test_arrows_stay_on_the_table() {
        startRolled([3, 1, 0])
        tabAndHit(isTrayDie(1), "the second die", Qt.Key_Space)
        hit(Qt.Key_Down)
        compare(focused().objectName, "reroll", "below a chosen die")
        for (let presses = 0; presses < 5; ++presses) {
            hit(Qt.Key_Right)
            verify(focused() !== null && focused().objectName !== "leave" && !inside(focused(), table.frame.bar), "right of " + presses)
        }
    }
    /// A click has moved the focus to what follows, where it is not shown.
    function test_tab_after_a_click_on_a_die() {
        startRolled([3, 1, 0])
        clickOn(trayDie(1))
        hit(Qt.Key_Tab)
        compare(focused().objectName, "reroll")
    }
    function test_tab_goes_from_the_dice_to_the_bar() {
        startRolled([3, 1, 0])
        tabAndHit(isTrayDie(0), "the first die")
        const order = []
        for (let step = 0; step < 9; ++step) {
            hit(Qt.Key_Tab)
            order.push(focused().tosses !== undefined ? "die" : focused().objectName !== "" ? focused().objectName : "bar")
        }
        compare(order, ["die", "die", "stop", "reroll", "look", "phones", "hint", "again", "bar"])
    }
    function test_few_presses() {
        begin([3, 1, 0, 2, 4, 5])
        fewPresses(ownDice().filter((die) => die.usable), ["roll"], 5)
        startRolled([3, 1, 0, 2, 4, 5])
        fewPresses(trayDice(), ["stop"], 5)
        clickOn(trayDie(0))
        fewPresses(trayDice(), ["reroll"], 5)
    }
    function test_undo_keeps_all_first() {
        start([3, 1, 0], {}, [{ type: "take", dice: 1 }, { type: "stop" }, { type: "take", dice: 1 }], true)
        tabAndHit(isTrayDie(0), "the die")
        verify(trayDie(0).chosen)
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        verify(!trayDie(0).chosen)
        compare(table.phase, GangOfDiceTable.Rolling)
    }
    /// The golden button has the focus, whatever the card.
    function test_one_key_rolls() {
        for (const key of [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space]) {
            begin([4, 1, 2], { warnings: [pairNow, total7] })
            compare(focused().objectName, "roll")
            hit(key)
            compare(table.phase, GangOfDiceTable.Rolling)
            House.goHome()
        }
    }
    /// The key that stops needs a second press if stopping loses the dice.
    function test_s_does_not_lose_at_once() {
        startRolled([5, 5], [2], { warnings: [pairBomb, total7] })
        verify(table.turn.stopLoses)
        hit(Qt.Key_S)
        compare(Setup.lines(), 1)
        compare(focused().objectName, "stop")
        hit(Qt.Key_S)
        settled()
        compare(Setup.lines(), 2)
    }
    function test_a_number_and_enter() {
        begin([4, 1, 2], { warnings: [pairNow, total7] })
        compare(focused().objectName, "roll")
        hit(Qt.Key_3)
        compare(focused().objectName, "roll")
        hit(Qt.Key_Return)
        compare(table.phase, GangOfDiceTable.Rolling)
        compare(trayDice().length, 3)
    }
    /// H, then Enter, does what the hint advises: it takes dice, and then rerolls some or stops.
    function test_enter_after_a_hint() {
        start([1, 2, 3, 4, 5, 0].concat(Array(40).fill(1)))
        openCurtain()
        keyClick(Qt.Key_H)
        tryVerify(() => table.hint !== "", 20000)
        const taken = table.turn.take
        keyClick(Qt.Key_Return)
        settled()
        compare(table.phase, GangOfDiceTable.Rolling)
        compare(Setup.shown(0).length, taken)
        keyClick(Qt.Key_H)
        tryVerify(() => table.hint !== "", 20000)
        verify(focused() === (table.turn.toReroll > 0 ? at("reroll") : at("stop")))
    }
    /// A click on the bar leaves the focus on the table.
    function test_after_a_click_on_the_hint() {
        Setup.startAgainst("gang-of-dice", ["Rosa", "Bea"], [0, 1], 6)
        settled()
        const screen = one((item) => item.othersPlayed !== undefined, "screen")
        if (screen.closed)
            hit(Qt.Key_Return)
        tryVerify(() => table.phase === GangOfDiceTable.Taking && screen.deciding, 20000)
        clickOn(at("hint"))
        tryVerify(() => table.hint !== "", 20000)
        verify(focused() !== at("hint"))
        hit(Qt.Key_1)
        compare(table.turn.take, 1)
        // Not `hit`, which measures the ring round the die: a tilted one is too thin for that.
        keyClick(Qt.Key_Return)
        tryVerify(() => table.phase !== GangOfDiceTable.Taking)
    }
    /// The keys 4, 2 and 6 of a French keyboard, without Shift.
    function test_a_french_keyboard() {
        begin([])
        for (const [key, place, number] of [[Qt.Key_Apostrophe, 13, 4], [Qt.Key_Home, 0, 1], [Qt.Key_Eacute, 11, 2], [Qt.Key_Home, 0, 1]]) {
            Setup.keyAt(key, place)
            compare(table.turn.take, number)
        }
        table.setTake(9)
        stepper().typed = 0
        Setup.keyAt(Qt.Key_Minus, 15)
        compare(table.turn.take, 6)
    }
    function test_what_a_panel_covers_is_gone() {
        begin([])
        goneBehindEveryPanel()
    }
    function test_escape_puts_the_number_back() {
        begin([])
        hit(Qt.Key_9)
        compare(table.turn.take, 9)
        hit(Qt.Key_Escape)
        compare(table.turn.take, 3)
        verify(!isThere("reject"), "nothing is asked as long as something can be put back")
    }
    function test_escape_keeps_all() {
        startRolled([3, 1, 0])
        tabAndHit(isTrayDie(0), "the first die")
        verify(trayDie(0).chosen)
        hit(Qt.Key_Escape)
        verify(!trayDie(0).chosen)
    }
    function test_look_by_key() {
        startRolled([3, 1, 0])
        tabTo(isNamed("look"), "look")
        keyClick(Qt.Key_Space)
        verify(table.screen.open)
        keyClick(Qt.Key_Space)
        verify(!table.screen.open)
        keyClick(Qt.Key_Return)
        verify(table.screen.open)
        keyClick(Qt.Key_Tab)
        verify(!table.screen.open, "closed when the focus goes")
    }
    function test_space_skips() {
        begin([3, 1, 0])
        spaceSkips()
        compare(table.phase, GangOfDiceTable.Rolling)
        tryVerify(() => trayDice().some((die) => die.activeFocus))
    }
    function test_a_bust_passes_the_focus_on() {
        begin([4, 4], { warnings: [pairNow, total7] })
        roll(2)
        compare(table.phase, GangOfDiceTable.Curtain)
        compare(table.inTurn.name, "Bea")
        compare(focused().objectName, "openCurtain")
    }
    function test_staying_gives_the_focus_back() {
        startRolled([3, 1, 0])
        tabTo(isTrayDie(1), "a die")
        stayingGivesTheFocusBack()
    }
    function test_settings_give_the_focus_back() {
        startRolled([3, 1, 0])
        tabTo(isTrayDie(1), "a die")
        settingsGiveTheFocusBack()
        compare(table.phase, GangOfDiceTable.Rolling)
    }
    /// On rolled dice, digits mark them, Enter rerolls, and S stops, wherever the focus is.
    function test_digits_on_rolled_dice_data() { return [{ tag: "unfocused", from: "" }, { tag: "from the log", from: "log" }] }
    function test_digits_on_rolled_dice(row) {
        startRolled([3, 1, 0], [2, 0])
        if (row.from === "log")
            one((item) => item.hear !== undefined && item.raised !== undefined, "the log").forceActiveFocus(Qt.TabFocusReason)
        hit(Qt.Key_3)
        compare(trayDice().map((die) => die.chosen), [false, false, true])
        hit(Qt.Key_2)
        hit(Qt.Key_2)
        compare(table.turn.toReroll, 1)
        hit(Qt.Key_9)
        compare(table.turn.toReroll, 1)
        hit(Qt.Key_Return)
        settled()
        compare(Setup.shown(0), [3, 1, 2])
        hit(Qt.Key_S)
        settled()
        compare(Setup.result(0), 6)
    }
    /// Enter is never lost while a number is to be chosen.
    function test_enter_from_the_log() {
        begin([3, 1, 0, 2, 0, 5, 1])
        const log = one((item) => item.hear !== undefined && item.raised !== undefined, "the log")
        log.forceActiveFocus(Qt.TabFocusReason)
        hit(Qt.Key_2)
        compare(table.turn.take, 2)
        hit(Qt.Key_Return)
        settled()
        compare(Setup.shown(0), [3, 1])
    }
}
