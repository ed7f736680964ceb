// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.GangOfDice
import Backroom.Controls
import Backroom.Testing

DiceCase {
    name: "GangOfDiceRolling"

    function test_choose_by_click_and_reroll() {
        startRolled([3, 1, 0], [5, 2])
        verify(!at("reroll").enabled)
        clickOn(trayDie(0))
        verify(trayDie(0).chosen)
        compare(at("reroll").text, "Reroll 1 die")
        clickOn(trayDie(2))
        compare(at("reroll").text, "Reroll 2 dice")
        const kept = Qt.point(trayDie(1).x, trayDie(1).y)
        clickButton("reroll")
        compare(faces(), [5, 1, 2])
        compare(Setup.shown(0), [5, 1, 2])
        compare(Qt.point(trayDie(1).x, trayDie(1).y), kept)
        compare(Setup.roll(), 2)
        verify(trayDice().every((die) => !die.chosen))
    }
    function test_click_again_keeps() {
        startRolled([3, 1, 0])
        clickOn(trayDie(0))
        clickOn(trayDie(0))
        verify(!trayDie(0).chosen)
        verify(!at("reroll").enabled)
    }
    function test_drag_below_rerolls_and_back_keeps() {
        startRolled([3, 1, 0], [4])
        const die = trayDie(1)
        lift(die, below())
        verify(die.held && die.lifted)
        compare(table.holding, GangOfDiceTable.KeptDie)
        verify(table.aimed)
        compare(all((item) => item.text === "Drop it here to mark it for the reroll").length, 1)
        drop(below())
        verify(die.chosen)
        verify(isHome(die))
        compare(all((item) => item.text === "reroll").length, 1)
        // Dragged back into the tray, it is kept again.
        lift(die, tray())
        compare(table.holding, GangOfDiceTable.RerolledDie)
        release(tray())
        verify(!die.chosen)
        drag(die, Qt.point(1150, 300))
        verify(!die.chosen && isHome(die))
        drag(die, below())
        clickButton("reroll")
        compare(faces(), [3, 4, 0])
    }
    function test_escape_keeps_all() {
        startRolled([3, 1, 0])
        clickOn(trayDie(0))
        clickOn(trayDie(1))
        keyClick(Qt.Key_Escape)
        verify(trayDie(0).chosen && !trayDie(1).chosen)
        keyClick(Qt.Key_Escape)
        verify(trayDice().every((die) => !die.chosen))
        compare(table.phase, GangOfDiceTable.Rolling)
    }
    function test_stop() {
        startRolled([3, 1, 0])
        compare(at("stop").text, "Stop at 4")
        clickButton("stop")
        compare(Setup.result(0), 4)
        compare(table.phase, GangOfDiceTable.Curtain)
        compare(table.inTurn.name, "Bea")
        openCurtain()
        // The result is the one to beat, and its dice are in front of the seat.
        compare(all((item) => item.text === "To beat: 4 with 3 dice (Rosa)").length, 1)
        const plate = table.layout.plates[0]
        compare(dice().filter((die) => inside(die, plate)).map((die) => die.face).sort(), [0, 1, 3])
    }
    /// The winner of the round, who played last, begins the next one without passing the mouse.
    function test_the_curtain_knows_who_has_the_mouse() {
        start([1, 5], {}, [], false, ["Rosa", "Bea"])
        const says = (text) => tryVerify(() => all((item) => item.text === text).length === 1)
        turn(1)
        tryCompare(table, "phase", GangOfDiceTable.Curtain)
        says("Pass the mouse to")
        turn(1)
        tryCompare(table, "phase", GangOfDiceTable.Curtain)
        compare(table.inTurn.name, "Bea")
        says("The mouse stays with")
    }
    /// The tray says what a sum beats, and the rail what is left beside the tray.
    function test_what_is_beaten() {
        startRolled([3, 1, 0], [3, 3])
        clickButton("stop")
        openCurtain()
        compare(table.tray.toBeat, "To beat: 4 with 3 dice (Rosa)")
        compare(table.screen.text, "dice in all")
        rollDice(2)
        compare(table.tray.toBeat, "Beats 4 with 3 dice (Rosa)")
        table.look(true)
        compare(table.screen.text, "dice left\nand 2 in the tray")
    }
    function test_two_rerolls_at_most() {
        startRolled([1, 1], [0, 0])
        clickOn(trayDie(0))
        clickButton("reroll")
        clickOn(trayDie(0))
        clickButton("reroll")
        compare(table.phase, GangOfDiceTable.Curtain)
        compare(Setup.result(0), 1)
    }
    function test_sum_and_help() {
        startRolled([3, 1, 0], [5])
        compare(table.tray.sum, 4)
        compare(all((item) => item.text === "Up to 2 more is safe.").length, 1)
        clickOn(trayDie(1))
        clickButton("reroll")
        // 3 and 5: the bomb ticks, but can still be stopped.
        compare(table.tray.sum, 8)
        verify(table.tray.alarming)
        compare(all((item) => item.text === "That sets the bomb off, unless some dice are rerolled.").length, 1)
        compare(table.phase, GangOfDiceTable.Rolling)
    }
    function test_bust_shows_the_offenders_data() { return [{ tag: "explosive" }, { tag: "bomb" }] }
    function test_bust_shows_the_offenders(row) {
        const now = row.tag === "explosive"
        startOpen([4, 1, 4, 0], { warnings: [now ? pairNow : pairBomb, total7] })
        setNumber(4)
        Preferences.speed = Preferences.Slow
        clickAt(centre(at("roll")))
        if (!now) {
            table.director.skip()
            compare(table.phase, GangOfDiceTable.Rolling)
            clickAt(centre(at("stop")))
            tryCompare(table, "effect", GangOfDiceTable.Fuse)
        }
        tryCompare(table, "effect", GangOfDiceTable.Bang, 15000)
        compare(trayDice().map((die) => die.offending), [true, false, true, false])
        compare(trayDice().map((die) => die.dimmed), [false, true, false, true])
        compare(all((item) => String(item.text).includes("Rosa loses the dice")).length, 1)
        clickAt(Qt.point(640, 120))
        verify(!table.director.busy)
        compare(table.phase, GangOfDiceTable.Curtain)
        compare(Setup.middle(), 4)
        compare(Setup.result(0), -1)
        Preferences.speed = Preferences.Off
        openCurtain()
        tryVerify(() => middleDice().length === 4)
        compare(one((item) => item.busted === true, "plate").name, "Rosa")
    }
    /// A press opens the screen; a second press or any other action closes it.
    function test_look() {
        startRolled([3, 1, 0])
        compare(ownDice().length, 0)
        clickAt(centre(at("look")))
        verify(table.screen.open)
        compare(table.screen.wealth, 45)
        verify(ownDice().length > 0)
        compare(at("look").text, "Hide")
        clickAt(centre(at("look")))
        verify(!table.screen.open)
        compare(ownDice().length, 0)
        compare(at("look").text, "Look")
        clickAt(centre(at("look")))
        verify(table.screen.open)
        clickOn(trayDie(0))
        verify(!table.screen.open)
    }
    function test_skip_by_click() {
        startOpen([3, 1, 0])
        Preferences.speed = Preferences.Slow
        clickAt(centre(at("roll")))
        verify(table.director.busy)
        tryVerify(() => all((item) => item.text === "Click, or press Space, to skip").length === 1)
        compare(table.tray.sum, -1)
        clickAt(tray())
        verify(!table.director.busy)
        compare(table.phase, GangOfDiceTable.Rolling)
        compare(faces(), [3, 1, 0])
    }
    function test_winner_takes_everything() {
        start([3, 1, 5, 5, 5, 2])
        turn(2)
        turn(2)
        turn(2)
        // Bea lost two fives to the bomb, and Vito his 7.
        compare(table.round, 2)
        compare(Setup.wealth(0), 48 + 4)
        compare(Setup.wealth(1), 46)
        compare(Setup.wealth(2), 46)
        compare(Setup.middle(), 0)
        compare(table.inTurn.name, "Rosa")
    }
    function test_undo_and_redo_data() { return [{ tag: "buttons" }, { tag: "keys" }] }
    function test_undo_and_redo(row) {
        startRolled([3, 1, 0])
        clickButton("stop")
        compare(table.inTurn.name, "Bea")
        undoBy(row.tag)
        compare(table.phase, GangOfDiceTable.Curtain)
        compare(table.inTurn.name, "Rosa")
        clickAt(centre(at("openCurtain")))
        compare(table.phase, GangOfDiceTable.Rolling)
        compare(faces(), [3, 1, 0])
        redoBy(row.tag)
        settled()
        compare(table.inTurn.name, "Bea")
        compare(table.phase, GangOfDiceTable.Curtain)
    }
    function test_a_roll_cannot_be_taken_back() {
        startRolled([3, 1, 0])
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        compare(refusalPlate().length, 1)
        const plate = refusalPlate()[0]
        verify(plate.sentence.startsWith("What everyone has seen cannot be undone"))
        compare(Reader.role(plate), Accessible.AlertMessage)
        verify(plate.x >= 0 && plate.x + plate.width <= stage.width && plate.y >= 0)
        compare(faces(), [3, 1, 0])
        clickAt(corner(plate))
        compare(refusalPlate().length, 0)
    }
    function test_refusal_has_its_rule() {
        startRolled([3, 1, 0])
        table.reroll()
        compare(refusalPlate().length, 1)
        compare(refusalPlate()[0].sentence, "Choose at least one die to reroll.")
        compare(refusalRule(), "GD-3.2")
        clickOn(trayDie(0))
        compare(refusalPlate().length, 0)
    }
    function test_dice_have_names() {
        startRolled([3, 1, 0])
        compare(trayDice().map((die) => Reader.name(die)), ["Die: 3, kept", "Die: 1, kept", "Die: the boss, no value, kept"])
        compare(Reader.role(trayDie(0)), Accessible.Button)
        verify(Reader.press(trayDie(0)))
        verify(trayDie(0).chosen)
        compare(Reader.name(trayDie(0)), "Die: 3, to be rerolled")
        clickButton("stop")
        openCurtain()
        const before = dice().filter((die) => inside(die, table.layout.plates[0]))
        compare(before.map((die) => Reader.name(die)), ["Die: 3", "Die: 1", "Die: the boss, no value"])
        compare(Reader.role(before[0]), Accessible.Button)
    }
    function test_reroll_of_nothing() {
        startRolled([3, 1, 0], [2])
        clickAt(centre(at("reroll")))
        compare(table.refusal.text, "Choose at least one die to reroll.")
        clickOn(trayDie(0))
        clickButton("reroll")
        tryVerify(() => trayDice().length === 3)
    }
    function test_leave_and_continue() {
        startRolled([3, 1, 0], [2])
        clickOn(trayDie(0))
        leaveByDoor()
        tryVerify(() => isThere("match-0"))
        clickAt(centre(at("match-0")))
        compare(House.screen, House.Table)
        seated()
        // The next player at the screen has to confirm first.
        compare(table.phase, GangOfDiceTable.Curtain)
        clickAt(centre(at("openCurtain")))
        compare(table.phase, GangOfDiceTable.Rolling)
        tryVerify(() => trayDice().length === 3)
        compare(faces(), [3, 1, 0])
        // It is still marked.
        tryVerify(() => trayDie(0).chosen)
        clickButton("reroll")
        compare(faces(), [2, 1, 0])
    }
    function test_language_on_the_spot_data() { return [{ tag: "it" }, { tag: "fr" }] }
    function test_language_on_the_spot(row) {
        startRolled([3, 1, 0])
        clickOn(trayDie(0))
        const said = () => [at("stop").text, at("reroll").text, Reader.name(trayDie(1)),
                            table.screen.help, table.panelTitle, table.card.sentence, table.tray.help]
        changesLanguage(row.tag, said, () => verify(trayDie(0).chosen))
    }
    function test_window_sizes_data() {
        return [{ tag: "1024x640", width: 1024, height: 640 }, { tag: "1920x1080", width: 1920, height: 1080 },
                { tag: "1280x1024", width: 1280, height: 1024 }]
    }
    function test_window_sizes(row) {
        resize(row.width, row.height)
        startOpen([3, 1, 0, 2])
        const fits = (item) => item.x >= 0 && item.y >= 0 && item.x + item.width <= row.width && item.y + item.height <= row.height
        for (const item of dice().concat(ownTokens()))
            verify(fits(item), item.label)
        drag(ownDie(4), tray())
        compare(table.phase, GangOfDiceTable.Rolling)
        for (const item of dice())
            verify(fits(item), item.label)
        drag(trayDie(0), below())
        verify(trayDie(0).chosen)
        for (const name of ["reroll", "stop"]) {
            const low = stage.mapFromItem(at(name), at(name).width, at(name).height)
            verify(low.x <= row.width && low.y <= row.height, name)
        }
        clickButton("stop")
        compare(table.inTurn.name, "Bea")
    }
    function test_resizing_keeps_what_was_chosen() {
        startRolled([3, 1, 0])
        clickOn(trayDie(1))
        resize(1920, 1080)
        tryVerify(() => table.layout.size.width === 1920)
        compare(trayDice().map((die) => die.chosen), [false, true, false])
        verify(trayDice().every((die) => isHome(die)))
    }
    function test_reduced_motion_throws_nothing() {
        startOpen([3, 1, 0])
        Theme.reducedMotion = true
        Preferences.speed = Preferences.Fast
        clickAt(centre(at("roll")))
        tryVerify(() => trayDice().length === 3)
        verify(trayDice().every((die) => !die.flying))
        tryCompare(table, "phase", GangOfDiceTable.Rolling, 10000)
        Theme.reducedMotion = false
    }
    function test_many_dice() {
        const many = []
        for (let die = 0; die < 36; ++die)
            many.push(die % 6)
        startOpen(many, { wealth: [60], warnings: [{ kind: "bomb", trigger: "total", n: 180 }] })
        compare(table.turn.mostToTake, 36)
        keyClick(Qt.Key_3)
        keyClick(Qt.Key_6)
        compare(table.turn.take, 36)
        drag(ownDie(3), tray())
        compare(trayDice().length, 36)
        compare(faces(), many)
        for (const index of [0, 17, 35]) {
            clickOn(trayDie(index))
            verify(trayDie(index).chosen, index)
        }
        compare(table.turn.toReroll, 3)
    }
}
