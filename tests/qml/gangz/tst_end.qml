// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Gangz
import Backroom.Controls
import Backroom.Testing

/// The end screen: the winner, honours, the hardest wall, and what to do next.
GangzCase {
    id: test
    name: "GangzEnd"

    /// The last vote ends the game: Rosa finds both intruders, Bea and Vito one each, and one pawn is on Rosa's
    /// card.
    function startEnd(totals, friendly, more) {
        startVoting([[0, 1], [10], [20, 21]], [[200, 201], [200, 0]],
                    Object.assign({ totals: totals ?? [14, 3, -2], round: 5 }, more ?? {}), friendly)
        compare(table.inTurn.name, "Vito")
    }
    function lastVote() {
        openToVote()
        clickOn(onWall(201))
        clickOn(onWall(10))
        clickAt(centre(at("confirm")))
    }
    function finish() {
        lastVote()
        tryCompare(table, "phase", GangzTable.Over)
        tryVerify(() => isThere("playAgain"))
    }
    function end(...how) { startEnd(...how); finish() }
    function lines() { return all((item) => item.placeNumber !== undefined && item.honour !== undefined) }
    function says(text) { return all((item) => item.text === text && item.contentWidth !== undefined).length }

    function test_places() {
        end()
        verify(at("playAgain").activeFocus)
        compare(says("Rosa leads the gangs"), 1)
        compare(lines().map((line) => line.name), ["Rosa", "Bea", "Vito"])
        compare(lines().map((line) => line.placeNumber), [1, 2, 3])
        compare(lines().map((line) => line.points), [Setup.total(0), Setup.total(1), Setup.total(2)])
        compare(lines().map((line) => line.points), [14 + 4 + 1 - 1, 3 + 2 - 1, -2 + 2 + 2])
        compare(lines().map((line) => line.found), [2, 1, 1])
        compare(lines().map((line) => line.clean), [1, 0, 2])
        compare(lines().map((line) => line.shot), [1, 1, 0])
        verify(lines()[0].winner && !lines()[1].winner && !lines()[2].winner)
        compare(Reader.name(lines()[0]), "Place 1: Rosa, 18 points")
        aboveButtons(lines())
    }
    function test_the_result_is_heard() {
        startEnd()
        heard = []
        finish()
        const result = ["Rosa leads the gangs", "Place 1: Rosa, 18 points", "Place 2: Bea, 4 points", "Place 3: Vito, 2 points"]
        tryVerify(() => result.every((line) => heard.includes(line)), 2000, heard.join("\n"))
        compare(heard.filter((line) => result.includes(line)), result)
    }
    function test_honours() {
        end()
        compare(lines().map((line) => line.honour), ["best nose", "", "best liar"])
        compare(says("best nose"), 1)
        compare(says("best liar"), 1)
    }
    function test_the_hardest_wall() {
        end()
        const hardest = "The hardest wall was that of round 5: 4 of 6 pawns found an intruder."
        compare(all((item) => String(item.text).endsWith(hardest) && item.contentWidth !== undefined).length, 1)
        const shown = all((item) => item.face !== undefined && item.unmasked !== undefined && item.drawnWidth !== undefined)
        compare(shown.map((item) => item.face), [100, 200, 201])
        compare(shown.map((item) => item.unmasked), [false, true, true])
    }
    /// A tie is shared (GZ-4.3).
    function test_a_tie_is_shared() {
        end([12, 3, 12])
        compare([Setup.total(0), Setup.total(2)], [16, 16])
        compare(says("Rosa and Vito lead the gangs together"), 1)
        const note = all((item) => String(item.text).startsWith("Rosa and Vito have 16 points each and share the win."))
        compare(note.length, 1)
        compare(says("Rule GZ-4.3"), 1)
        compare(lines().map((line) => line.placeNumber), [1, 1, 3])
        compare(lines().map((line) => line.winner), [true, true, false])
    }
    /// The reason for the end (GZ-4.3).
    function test_why_it_ended() {
        end()
        saysWhyItEnded("Rosa has reached 15 points.", "GZ-4.3")
    }
    function test_below_zero() {
        end([14, -6, -8])
        compare(lines().map((line) => line.points), [18, -4, -5])
        compare(lines().map((line) => line.name), ["Rosa", "Vito", "Bea"])
        compare(says("−5"), 1)
        compare(says("−4"), 1)
    }
    function test_the_last_round_is_told_first() {
        slow = true
        startEnd()
        lastVote()
        for (let click = 0; click < 60 && !table.roundShown; ++click) {
            wait(20)
            table.director.skip()
        }
        tryVerify(() => isThere("nextRound"))
        compare(table.phase, GangzTable.Watching)
        compare(at("nextRound").text, "See the result")
        verify(!isThere("playAgain"))
        clickAt(centre(at("nextRound")))
        tryCompare(table, "phase", GangzTable.Over)
        tryVerify(() => isThere("playAgain"))
    }
    function test_look_at_the_table() {
        end()
        clickAt(centre(at("lookBack")))
        tryVerify(() => isThere("backToResult"))
        verify(at("backToResult").activeFocus)
        verify(!isThere("playAgain"))
        compare(cards(GangzTable.WallCard).length, 7)
        compare(cards(GangzTable.WallCard).filter((item) => item.intruder).map((item) => item.key).sort(), [200, 201])
        compare(cards(GangzTable.WallCard).filter((item) => item.ownerMark >= 0).length, 5)
        compare(pawns().length, 6)
        const button = centre(at("backToResult"))
        readable("the table as it was left")
        clickAt(button)
        tryVerify(() => isThere("playAgain"))
    }
    function test_play_again() {
        end()
        clickAt(centre(at("playAgain")))
        tryVerify(() => table.phase === GangzTable.Curtain)
        compare(table.round, 1)
        compare(Setup.lines(), 0)
        compare([Setup.total(0), Setup.total(1), Setup.total(2)], [0, 0, 0])
        compare(table.inTurn.name, "Rosa")
        tryVerify(() => !isThere("playAgain"))
        openToChoose()
        clickOn(cards(GangzTable.HandCard)[0])
        clickButton("confirm")
        compare(Setup.lines(), 1)
    }
    function test_leave_data() { return [{ tag: "button" }, { tag: "Escape" }] }
    function test_leave(row) {
        end()
        leaveEnd(row.tag)
    }
    function test_undo_at_the_end() {
        end(undefined, true)
        clickAt(centre(button("Undo")))
        tryCompare(table, "phase", GangzTable.Curtain)
        openToVote()
        compare(table.inTurn.name, "Vito")
        tryVerify(() => !isThere("playAgain"))
        verify(isInSlot(0) && isInSlot(1))
        compare(cards(GangzTable.WallCard).filter((item) => item.intruder || item.ownerMark >= 0).length, 0)
    }
    function test_no_undo_of_what_was_seen() {
        end()
        compare(all((item) => item.text === "Undo" && item.press !== undefined && item.primary !== undefined).length, 0)
    }
    function test_small_window() {
        resize(1024, 640)
        end()
        endInside(["playAgain", "lookBack", "leave"])
    }
}
