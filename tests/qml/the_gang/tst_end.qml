// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.TheGang
import Backroom.Testing

GangCase {
    name: "TheGangEnd"

    /// The last job of the last round; seat 2 has yet to choose.
    function startEnd(friendly) {
        start([{ seat: 0, gangster: 19, ticket: 0 }, { seat: 1, gangster: 20, ticket: 1 }],
              { round: 4, hands: [{ gangsters: [19] }, { gangsters: [20] }, { gangsters: [21] }],
                captured: [[1, 3], [2], []] }, friendly)
        openCurtain()
        drag(gangster(21), street(2))
        confirm()
        tryCompare(table, "phase", TheGangTable.Over)
        tryVerify(() => all((item) => item.objectName === "playAgain").length === 1)
    }

    function test_who_runs_this_town() {
        startEnd()
        verify(at("playAgain").activeFocus)
        compare(all((item) => item.text === "Rosa runs this town").length, 1)
        const lines = all((item) => item.placeNumber !== undefined && item.score !== undefined)
        compare(lines.length, 3)
        compare(lines.map((item) => item.name).sort(), ["Bea", "Rosa", "Vito"])
        compare(lines[0].name, "Rosa")
        compare(lines[0].gangsters.length, Setup.captured(0).length)
        aboveButtons(lines)
        compare(all((item) => item.kind !== undefined && item.usable !== undefined).length, 0)
    }
    /// The piles are turned face up in the order of the seats and sorted once: not again after a replay.
    function test_the_piles_are_counted_once() {
        start([{ seat: 0, gangster: 19, ticket: 0 }, { seat: 1, gangster: 20, ticket: 1 }],
              { round: 4, hands: [{ gangsters: [19] }, { gangsters: [20] }, { gangsters: [21] }],
                captured: [[2], [1, 3], []] })
        openCurtain()
        drag(gangster(21), spot())
        drag(ticket(2), spot())
        Preferences.speed = Preferences.Fast
        clickAt(centre(at("confirm")))
        tryVerify(() => isThere("playAgain"), 60000)
        const lines = () => all((item) => item.placeNumber !== undefined && item.score !== undefined).sort((one, other) => one.y - other.y)
        compare(lines().map((item) => item.name), ["Rosa", "Bea", "Vito"])
        verify(lines().every((item) => !item.revealed))
        tryVerify(() => lines().every((item) => item.revealed), 20000)
        compare(new Set(lines().map((item) => item.cardWidth)).size, 1)
        table.replayMatch()
        tryVerify(() => table.replay !== null)
        table.replay.leave()
        tryVerify(() => isThere("playAgain"))
        verify(lines().every((item) => item.revealed && item.counted >= item.score))
        Preferences.speed = Preferences.Off
    }
    /// The reason for the end (TG-6.2).
    function test_why_it_ended() {
        startEnd()
        saysWhyItEnded("The last of 4 rounds is over.", "TG-6.2")
    }
    /// TG-6.1: the low deck is visible before it ends the game.
    function test_the_deck_ends_it() {
        start([{ seat: 0, gangster: 19, ticket: 0 }, { seat: 1, gangster: 20, ticket: 1 }],
              { round: 2, hands: [{ gangsters: [19] }, { gangsters: [20] }, { gangsters: [21] }],
                cities: { chicago: [1, 3, 5, 7, 9], detroit: [11, 13, 15, 17, 23], "new-york": [31, 33, 35, 37, 39] }, deck: [60, 61, 62] })
        compare(table.roundText, "Round 2, the last")
        compare(table.deckText, "3 in the deck, at least 12 needed for a new round")
        verify(table.deckLow)
        openCurtain()
        drag(gangster(21), street(2))
        confirm()
        tryCompare(table, "phase", TheGangTable.Over)
        tryVerify(() => isThere("playAgain"))
        saysWhyItEnded("The deck is too small: 3 left, 12 needed for new hands and full rows.", "TG-6.1")
    }
    function test_play_again() {
        startEnd()
        clickAt(centre(at("playAgain")))
        tryVerify(() => table.phase === TheGangTable.Curtain)
        compare(table.inTurn.name, "Rosa")
        compare(table.roundText, "Round 1 of at most 4")
        compare(Setup.lines(), 0)
        compare(House.screen, House.Table)
        tryVerify(() => all((item) => item.objectName === "playAgain").length === 0)
        openCurtain()
        const own = Setup.hand(0)
        drag(gangster(own[0]), street(0))
        confirm()
        compare(Setup.chosen(0), own[0])
    }
    function test_leave_data() { return [{ tag: "button" }, { tag: "Escape" }] }
    function test_leave(row) {
        startEnd()
        leaveEnd(row.tag)
    }
    function test_undo_at_the_end() {
        startEnd(true)
        clickAt(centre(button("Undo")))
        tryCompare(table, "phase", TheGangTable.Curtain)
        compare(table.inTurn.name, "Vito")
        tryVerify(() => all((item) => item.objectName === "playAgain").length === 0)
        compare(Setup.chosen(2), 0)
    }
    function test_no_undo_of_what_was_seen() {
        startEnd()
        compare(all((item) => item.text === "Undo" && item.press !== undefined && item.enabled && item.primary !== undefined).length, 0)
    }
    function test_the_bar_lives_while_looking_back() {
        startEnd()
        clickAt(centre(at("lookBack")))
        tryVerify(() => all((item) => item.objectName === "backToResult").length === 1)
        clickAt(centre(at("rules")))
        verify(Rulebook.open)
        Rulebook.close()
        clickAt(centre(at("backToResult")))
        tryVerify(() => all((item) => item.objectName === "playAgain").length === 1)
    }
    function test_small_window() {
        resize(1024, 640)
        startEnd()
        endInside(["playAgain", "leave"])
    }
}
