// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.GangOfDice
import Backroom.Testing

DiceCase {
    name: "GangOfDiceTaking"

    function test_curtain_opens_by_its_button_only() {
        start([3, 1, 0])
        compare(table.phase, GangOfDiceTable.Curtain)
        verify(at("openCurtain").activeFocus)
        const nothing = () => ownDice().length === 0 && ownTokens().length === 0 && !table.screen.open
        verify(nothing())
        for (const point of [Qt.point(60, 700), Qt.point(300, 740), Qt.point(640, 300), Qt.point(900, 700), Qt.point(560, 480)])
            clickAt(point)
        for (const key of [Qt.Key_X, Qt.Key_5, Qt.Key_Plus])
            keyClick(key)
        compare(table.phase, GangOfDiceTable.Curtain)
        verify(nothing())
        compare(Reader.name(at("openCurtain")), "I am Rosa: open the curtain")
        clickAt(centre(at("openCurtain")))
        compare(table.phase, GangOfDiceTable.Taking)
        compare(ownDice().length, 12)
        compare(ownTokens().length, 12)
        verify(!isThere("openCurtain"))
    }
    function test_curtain_closes_between_the_turns() {
        start([3, 1, 0])
        Preferences.speed = Preferences.Slow
        openCurtain()
        tryVerify(() => ownDice().length === 12)
        clickAt(centre(at("roll")))
        // The screen is closed from the first frame.
        compare(ownDice().length, 0)
        verify(!table.screen.open)
        table.director.skip()
        clickAt(centre(at("stop")))
        table.director.skip()
        compare(table.phase, GangOfDiceTable.Curtain)
        compare(table.inTurn.name, "Bea")
        verify(at("openCurtain").activeFocus)
        compare(ownDice().length, 0)
    }
    function test_roll_by_button() {
        startOpen([3, 1, 0])
        compare(at("roll").text, "Roll 3 dice")
        clickButton("roll")
        compare(table.phase, GangOfDiceTable.Rolling)
        compare(faces(), [3, 1, 0])
        compare(Setup.shown(0), [3, 1, 0])
        compare(table.tray.sum, 4)
        for (const die of trayDice())
            verify(isHome(die), die.label)
    }
    function test_stepper() {
        startOpen([3, 1, 0, 2])
        compare(stepper().text, "3 dice")
        clickAt(centre(one((item) => item.objectName === "more", "more")))
        compare(table.turn.take, 4)
        compare(stepper().text, "4 dice")
        compare(ownDice().filter((die) => die.chosen).length, 4)
        clickAt(centre(one((item) => item.objectName === "fewer", "fewer")))
        compare(table.turn.take, 3)
        setNumber(1)
        verify(!one((item) => item.objectName === "fewer", "fewer").enabled)
        compare(at("roll").text, "Roll 1 die")
        clickButton("roll")
        compare(faces(), [3])
    }
    function test_click_on_a_die_takes_up_to_it() {
        startOpen([3, 1, 0, 2, 5])
        clickOn(ownDie(5))
        compare(table.turn.take, 5)
        for (const die of ownDice())
            compare(die.chosen, die.key < ownKey + 5)
        clickOn(ownDie(2))
        compare(table.turn.take, 2)
    }
    function test_tokens_are_three_dice() {
        startOpen([])
        clickOn(ownTokens()[11])
        compare(table.turn.take, 6)
        for (let click = 0; click < 3; ++click)
            clickOn(ownTokens()[0])
        compare(table.turn.take, 15)
        // A token has become dice (GD-1.4).
        compare(ownDice().length, 15)
        compare(ownTokens().length, 11)
        compare(Reader.name(ownTokens()[0]), "Token: take 3 more dice")
        verify(Reader.press(ownTokens()[0]))
        compare(table.turn.take, 18)
        compare(Setup.lines(), 0)
    }
    function test_drag_a_handful_into_the_tray() {
        startOpen([3, 1, 0, 2])
        clickOn(ownDie(4))
        const grasped = ownDie(2)
        lift(grasped, tray())
        verify(grasped.held && grasped.lifted)
        compare(table.holding, GangOfDiceTable.Handful)
        verify(table.aimed)
        // The others follow, close to the pointer.
        for (const die of ownDice().filter((item) => item.chosen)) {
            const at = centre(die)
            verify(Math.hypot(at.x - tray().x, at.y - tray().y) < 160, die.label + " " + at)
        }
        compare(all((item) => item.text === "Throw 4 dice here").length, 1)
        drop(tray())
        compare(table.phase, GangOfDiceTable.Rolling)
        compare(faces(), [3, 1, 0, 2])
    }
    function test_with_the_book_beside() {
        startOpen([3, 1, 0, 2])
        openBookBeside()
        const grasped = ownDie(2)
        const target = onStage(tray())
        clickOn(ownDie(4))
        lift(grasped, target)
        verify(hangsAt(grasped, target))
        verify(table.aimed)
        drop(target)
        compare(faces(), [3, 1, 0, 2])
    }
    function test_a_handful_beside_the_tray_goes_home() {
        startOpen([3, 1, 0, 2])
        drag(ownDie(1), Qt.point(1150, 300))
        compare(table.phase, GangOfDiceTable.Taking)
        compare(table.holding, GangOfDiceTable.Nothing)
        for (const die of ownDice())
            verify(isHome(die), die.label)
        compare(table.turn.take, 3)
        compare(Setup.lines(), 0)
    }
    function test_drag_further_takes_more() {
        startOpen([3, 1, 0, 2, 5, 1, 0, 0])
        drag(ownDie(8), tray())
        compare(Setup.shown(0).length, 8)
    }
    function test_a_small_move_is_a_click() {
        startOpen([])
        const point = centre(ownDie(7))
        press(point)
        mouseMove(stage, point.x + 2, point.y + 1, -1, Qt.LeftButton)
        verify(!ownDie(7).lifted)
        release(Qt.point(point.x + 2, point.y + 1))
        compare(table.turn.take, 7)
    }
    function test_no_more_than_there_are() {
        startOpen([], { wealth: [2] })
        compare(table.turn.mostToTake, 2)
        compare(table.turn.take, 2)
        verify(!one((item) => item.objectName === "more", "more").enabled)
        compare(ownDice().length, 2)
        compare(ownTokens().length, 0)
    }
    function test_open_screens() {
        Preferences.setHouseRule("openScreens", true)
        start([3, 1, 0])
        compare(table.phase, GangOfDiceTable.Taking)
        verify(!isThere("openCurtain"))
        compare(ownDice().length, 12)
        clickButton("roll")
        compare(table.phase, GangOfDiceTable.Rolling)
        verify(table.screen.open)
        compare(table.screen.wealth, 45)
        verify(!isThere("look"))
        clickButton("stop")
        compare(table.phase, GangOfDiceTable.Taking)
        compare(table.inTurn.name, "Bea")
    }
    function test_screen_reader() {
        startOpen([])
        compare(Reader.name(ownDie(4)), "Take 4 dice")
        compare(Reader.role(ownDie(4)), Accessible.Button)
        verify(Reader.press(ownDie(4)))
        compare(table.turn.take, 4)
        compare(Reader.name(stepper()), "How many dice")
        compare(Reader.description(stepper()), "4 dice")
        compare(Reader.role(stepper()), Accessible.SpinBox)
        const seats = all((item) => item.total !== undefined && item.note !== undefined).map((item) => Reader.name(item))
        compare(seats, ["Rosa, takes dice", "Bea, is next", "Vito"])
        const card = one((item) => item.burning !== undefined && item.figure !== undefined, "card")
        compare(Reader.name(card), "Bomb: " + table.card.sentence)
        verify(table.card.sentence.includes("a sum of 7 or more"))
    }
    function test_tokens_stay_as_they_are_while_dice_roll() {
        startOpen([3, 1, 0, 2])
        const tokens = ownTokens()
        compare(tokens.length, 12)
        Preferences.speed = Preferences.Slow
        clickAt(centre(at("roll")))
        verify(table.director.busy)
        compare(table.phase, GangOfDiceTable.Watching)
        table.director.skip()
        compare(table.phase, GangOfDiceTable.Rolling)
        compare(tokens.map((token) => token.children[0].scale), tokens.map(() => 1))
    }
    function test_motion_ends_in_place() {
        start([3, 1, 0, 2])
        Preferences.speed = Preferences.Fast
        openCurtain()
        tryVerify(() => !isThere("openCurtain"))
        const first = ownDie(1)
        lift(first, Qt.point(1150, 300))
        release(Qt.point(1150, 300))
        tryVerify(() => ownDice().every((die) => isHome(die)))
        lift(first, tray())
        release(tray())
        verify(table.director.busy)
        tryVerify(() => table.phase === GangOfDiceTable.Rolling, 10000)
        tryVerify(() => trayDice().every((die) => isHome(die) && !die.flying))
        compare(faces(), [3, 1, 0])
    }
    /// What a die behind the screen shows counts only once it is rolled.
    function test_dice_behind_the_screen_are_stock() {
        start([3, 1, 0, 2, 4])
        openCurtain()
        compare(ownDie(1).explains.x, GangOfDiceTable.StockDie)
        compare(at("warning").explains.x, GangOfDiceTable.WarningOnTable)
        table.lookAt(GangOfDiceTable.WarningOnTable, 0)
        compare(table.detail.rule, "GD-3.4")
        tryVerify(() => all((item) => item.hurried !== undefined && item.burning !== undefined).length === 2)
        table.lookAt(GangOfDiceTable.WarningOnTable, 1)
        compare(table.detail.rule, "GD-3.5")
        startRolled([3, 1, 0])
        compare(trayDie(0).explains.x, GangOfDiceTable.DieFace)
    }
}
