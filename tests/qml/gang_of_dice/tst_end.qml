// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.GangOfDice
import Backroom.Controls
import Backroom.Testing

DiceCase {
    id: test
    name: "GangOfDiceEnd"

    /// Only the last turn of the last round remains to be played.
    function startEnd(friendly) {
        start([3, 1, 2], { round: 12, wealth: [80, 50], warnings: [total7] },
              [{ type: "take", dice: 2 }, { type: "stop" }, { type: "take", dice: 1 }, { type: "stop" }], friendly)
    }
    function finish() {
        turn(1)
        tryCompare(table, "phase", GangOfDiceTable.Over)
        tryVerify(() => isThere("playAgain"))
    }
    function end(...how) { startEnd(...how); finish() }
    function lines() { return all((item) => item.placeNumber !== undefined && item.wealth !== undefined) }

    function test_who_runs_the_house() {
        end()
        verify(at("playAgain").activeFocus)
        compare(all((item) => item.text === "Rosa runs the house").length, 1)
        compare(lines().length, 3)
        compare(lines()[0].name, "Rosa")
        compare(lines().map((line) => line.wealth), lines().map((line) => line.wealth).sort((one, other) => other - one))
        compare(lines()[0].wealth, Setup.wealth(0))
        verify(lines().every((line) => line.lifted))
        compare(Reader.name(lines()[0]), "Place 1: Rosa, " + Setup.wealth(0) + " dice")
        aboveButtons(lines())
        compare(dice().length, 0)
        saysWhyItEnded("The last of 12 rounds is over.", "GD-5.2")
    }
    /// In the line of its speaker, beside the name.
    function test_what_is_said() {
        end()
        Setup.please(1)
        tryVerify(() => isThere("talk"))
        const words = at("talk").mapToItem(stage, Qt.rect(0, 0, at("talk").width, at("talk").height))
        const line = lines().find((line) => line.seat === 1)
        const place = line.mapToItem(stage, Qt.rect(0, 0, line.width, line.height))
        verify(words.x > place.x + line.person.x + line.person.width, words + " in " + place)
        verify(words.x + words.width < place.x + place.width, words + " in " + place)
        verify(words.y >= place.y && words.y + words.height <= place.y + place.height, words + " in " + place)
    }
    /// One by one, the poorest first; the winner is announced with the last one.
    function test_screens_are_lifted() {
        startEnd()
        openCurtain()
        rollDice(1)
        Preferences.speed = Preferences.Fast
        clickAt(centre(at("stop")))
        tryCompare(table, "phase", GangOfDiceTable.Over, 20000)
        tryVerify(() => lines().length === 3)
        const seen = [lines().filter((line) => line.lifted).map((line) => line.placeNumber).join()]
        const look = () => {
            const now = lines().filter((line) => line.lifted).map((line) => line.placeNumber).join()
            if (now !== seen[seen.length - 1])
                seen.push(now)
            if (now !== "1,2,3") {
                compare(all((item) => item.text === "Rosa runs the house").length, 0)
                verify(!at("playAgain").activeFocus)
                compare(table.phase, GangOfDiceTable.Over)
                compare(House.screen, House.Table)
            }
            return now === "1,2,3"
        }
        tryVerify(look, 10000)
        compare(seen.filter((step) => step !== ""), ["3", "2,3", "1,2,3"])
        tryVerify(() => all((item) => item.text === "Rosa runs the house").length === 1)
        tryVerify(() => at("playAgain").activeFocus)
    }
    function test_a_press_skips_the_counting_data() { return [{ tag: "a button" }, { tag: "Return" }, { tag: "Space" }, { tag: "Escape" }] }
    /// Nobody leaves before the result is announced: the first press of a button only announces it.
    function test_a_press_skips_the_counting(row) {
        startEnd()
        openCurtain()
        rollDice(1)
        Preferences.speed = Preferences.Slow
        clickAt(centre(at("stop")))
        table.director.skip()
        tryCompare(table, "phase", GangOfDiceTable.Over, 20000)
        tryVerify(() => lines().length === 3)
        verify(lines().some((line) => !line.lifted))
        compare(at("leave").opacity, 1)
        PressGuard.readingTime = 60000
        if (row.tag === "a button")
            clickAt(centre(at("leave")))
        else
            keyClick(row.tag === "Return" ? Qt.Key_Return : row.tag === "Space" ? Qt.Key_Space : Qt.Key_Escape)
        verify(lines().every((line) => line.lifted))
        compare(House.screen, House.Table)
        tryVerify(() => at("playAgain").activeFocus)
        // Another press comes too early to have been meant for the button.
        keyClick(Qt.Key_Return)
        keyClick(Qt.Key_Space)
        compare(table.phase, GangOfDiceTable.Over)
        verify(Setup.lines() > 0)
        mouseMove(stage, 5, 5)
        clickAt(centre(at("leave")))
        tryCompare(House, "screen", House.Home)
    }
    /// In the order in which they are lifted, then the winner; each once.
    function test_the_result_is_heard() {
        startEnd()
        openCurtain()
        rollDice(1)
        Preferences.speed = Preferences.Fast
        clickAt(centre(at("stop")))
        heard = []
        tryVerify(() => heard.includes("Rosa runs the house"), 20000)
        const result = heard.filter((line) => line.startsWith("Place ") || line.endsWith("runs the house"))
        compare(result.map((line) => line.slice(0, 7)), ["Place 3", "Place 2", "Rosa ru", "Place 1"], heard.join("\n"))
    }
    function test_play_again() {
        end()
        clickAt(centre(at("playAgain")))
        tryVerify(() => table.phase === GangOfDiceTable.Curtain)
        compare(table.round, 1)
        compare(Setup.lines(), 0)
        compare(House.screen, House.Table)
        tryVerify(() => !isThere("playAgain"))
        turn(1)
        verify(Setup.lines() > 0)
    }
    function test_leave_data() { return [{ tag: "button" }, { tag: "Escape" }] }
    function test_leave(row) {
        end()
        leaveEnd(row.tag)
    }
    function test_undo_at_the_end() {
        end(true)
        clickAt(centre(button("Undo")))
        tryCompare(table, "phase", GangOfDiceTable.Curtain)
        clickAt(centre(at("openCurtain")))
        tryCompare(table, "phase", GangOfDiceTable.Rolling)
        compare(table.inTurn.name, "Vito")
        tryVerify(() => !isThere("playAgain"))
        tryVerify(() => trayDice().length === 1)
    }
    function test_no_undo_of_what_was_seen() {
        end()
        compare(all((item) => item.text === "Undo" && item.press !== undefined && item.primary !== undefined).length, 0)
    }
    function test_the_bar_lives_while_looking_back() {
        end(true)
        clickAt(centre(at("lookBack")))
        tryVerify(() => isThere("backToResult"))
        compare(table.tray.toBeat, "")
        clickAt(centre(button("Undo")))
        tryCompare(table, "phase", GangOfDiceTable.Curtain)
        verify(!isThere("backToResult"))
    }
    function test_the_rule_of_a_tie_is_a_link() {
        start([3, 1, 2], { round: 12, wealth: [45, 46, 46], middle: 25, warnings: [total7] },
              [{ type: "take", dice: 2 }, { type: "stop" }, { type: "take", dice: 1 }, { type: "stop" }])
        finish()
        verify(lines().length === 3)
        if (!isThere("why"))
            fail("no tie: " + lines().map((line) => line.wealth))
        compare(at("why").rule, table.result.noteRule)
        clickAt(centre(at("why")))
        verify(Rulebook.open)
        Rulebook.close()
    }
    function test_small_window() {
        resize(1024, 640)
        end()
        endInside(["playAgain", "leave"])
    }
    function test_one_is_left() {
        start([4, 4, 0], { wealth: [2, 84], warnings: [pairBomb, total7], middle: 10 }, [], false, ["Rosa", "Bea"])
        turn(2)
        turn(1)
        tryCompare(table, "phase", GangOfDiceTable.Over)
        tryVerify(() => isThere("playAgain"))
        compare(Reader.name(lines()[1]), "Place 2: Rosa, 0 dice")
        saysWhyItEnded("Rosa is out: only Bea is left.", "GD-5.1")
    }
}
