// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Gangz
import Backroom.Controls
import Backroom.Testing

/// The reveal of a round: pawns, owners, intruders, points.
GangzCase {
    id: test
    name: "GangzReveal"

    /// The cues of the director, with what the table showed at that time.
    property var told: []
    readonly property var stills: ["look", "votes", "owners", "intruders", "points"]

    Connections {
        target: test.table ? test.table.director : null
        function onPlayed(cue) {
            test.told.push({ cue: cue, pawns: test.pawns().length,
                             owners: test.cards(GangzTable.WallCard).filter((item) => item.ownerMark >= 0).length,
                             intruders: test.cards(GangzTable.WallCard).filter((item) => item.intruder).map((item) => item.key).sort(),
                             title: test.table.words.title, reasons: test.chips().length, totals: test.totals() })
        }
    }

    function lines() { return all((item) => item.reasons !== undefined && item.gain !== undefined) }
    function chips() { return all((item) => item.reason !== undefined && item.most !== undefined) }
    function totals() { return lines().map((line) => line.total) }
    function when(cue) {
        const found = told.filter((step) => step.cue === cue)
        verify(found.length > 0, cue)
        return found[found.length - 1]
    }

    /// Rosa has found both and lost a card; Bea has found none, and Vito one.
    function lastVote() {
        startVoting([[0, 1], [10], [20, 21]], [[200, 201], [0, 20]])
        compare(table.inTurn.name, "Vito")
        openToVote()
        clickOn(onWall(0))
        clickOn(onWall(201))
        told = []
        clickAt(centre(at("confirm")))
    }
    /// Everything is shown long enough to be read.
    function slowly() {
        slow = true
        lastVote()
        tryVerify(() => told.length > 0)
    }
    function skipToTheEnd() {
        for (let click = 0; click < 8 && !table.roundShown; ++click) {
            clickAt(nowhere())
            wait(5)
        }
        tryVerify(() => isThere("nextRound"), 20000)
    }

    /// Screen readers say who pointed at what, who played what, and which cards were the intruders, each once.
    function test_all_is_heard_once() {
        heard = []
        lastVote()
        settled()
        const intruders = heard.filter((line) => line.startsWith("The intruders were: "))
        compare(intruders.length, 1, heard.join("\n"))
        const [one, other] = intruders[0].slice("The intruders were: ".length, -1).split(", ")
        const of = (player) => heard.filter((line) => line.startsWith(player + ": ") && !line.includes("now"))
        // One line for the votes of each player, one for the cards played.
        compare(["Rosa", "Bea", "Vito"].map((player) => of(player).length), [2, 2, 2])
        const voted = of("Rosa")[0]
        verify(voted.includes(one) && voted.includes(other), voted)
        compare(heard.filter((line) => line.startsWith("Rosa: ") && line.includes("now")).length, 1)
        for (const line of heard)
            compare(heard.filter((other) => other === line).length, 1, line)
    }
    function test_at_once() {
        lastVote()
        settled()
        compare(table.phase, GangzTable.Curtain)
        compare(table.round, 2)
        compare([Setup.total(0), Setup.total(1), Setup.total(2)], [4 + 1 - 2, 1, 2 + 1 - 1])
        compare(told.map((step) => step.cue).filter((cue) => cue === "points").length, 1)
        compare(Setup.hand(0).length, 6)
    }
    /// The cards of the wall move before the plates appear in their former places.
    function test_nothing_lies_over_the_plates() {
        startVoting([[0, 1], [10], [20, 21]], [[200, 201], [0, 20]])
        openToVote()
        clickOn(onWall(0))
        clickOn(onWall(201))
        Preferences.speed = Preferences.Slow
        clickAt(centre(at("confirm")))
        tryVerify(() => table.revealing, 30000)
        compare(lines().filter(isSeen), [])
        verify(cards(GangzTable.WallCard).some((item) => item.gliding))
        tryVerify(() => lines().filter(isSeen).length > 0)
        verify(!cards(GangzTable.WallCard).some((item) => item.gliding))
        Preferences.speed = Preferences.Off
    }
    /// From the beginning of the reveal to the end of the round every card has its place.
    function test_the_wall_stays_where_it_is() {
        slow = true
        startVoting([[0, 1], [10], [20, 21]], [[200, 201], [0, 20]])
        openToVote()
        clickOn(onWall(0))
        clickOn(onWall(201))
        Preferences.speed = Preferences.Fast
        clickAt(centre(at("confirm")))
        tryVerify(() => table.revealing && !table.layout.scoring)
        const places = () => JSON.stringify(cards(GangzTable.WallCard).map((item) => [item.key, item.place]))
        const first = places()
        compare(cards(GangzTable.WallCard).length, 7)
        tryVerify(() => table.layout.scoring, 30000)
        compare(places(), first)
        skipToTheEnd()
        compare(places(), first)
        Preferences.speed = Preferences.Off
    }
    /// The pawns go with the cards that they lie on, and not before.
    function test_pawns_leave_with_their_cards() {
        lastVoteAtSpeed()
        skipToTheEnd()
        clickAt(centre(at("nextRound")))
        tryVerify(() => cards(GangzTable.WallCard).some((item) => item.gone))
        compare(pawns().length, 6)
        verify(pawns().every((pawn) => pawn.gone))
        tryVerify(() => pawns().length === 0)
        compare(cards(GangzTable.WallCard).length, 0)
        Preferences.speed = Preferences.Off
    }
    function lastVoteAtSpeed() {
        slowly()
        skipToTheEnd()
        Preferences.speed = Preferences.Normal
    }
    function test_everybody_fooled_data() {
        return [{ tag: "fooled", votes: [[10, 20], [0, 20]], last: [0, 10], shown: true },
                { tag: "found", votes: [[200, 201], [0, 20]], last: [0, 201], shown: false }]
    }
    /// If no pawn finds an intruder, they are lit, and a plate says so.
    function test_everybody_fooled(row) {
        startVoting([[0, 1], [10], [20, 21]], row.votes)
        openToVote()
        for (const number of row.last)
            clickOn(onWall(number))
        Preferences.speed = Preferences.Fast
        clickAt(centre(at("confirm")))
        let seen = 0
        tryVerify(() => {
            seen = Math.max(seen, table.spectacle.revealed ? table.spectacle.weight : 0)
            return table.layout.scoring
        }, 30000)
        compare(seen > 0, row.shown)
        compare(table.spectacle.weight, 0)
        Preferences.speed = Preferences.Off
    }
    function test_step_by_step() {
        slowly()
        compare(table.phase, GangzTable.Watching)
        for (let click = 0; click < 6 && !table.roundShown; ++click) {
            const last = told[told.length - 1].cue
            verify(stills.includes(last), last)
            const before = told.length
            clickAt(nowhere())
            tryVerify(() => told.length > before)
        }
        compare(told[told.length - 1].cue, "points")
        // Nothing is revealed too early.
        compare(when("look").pawns, 0)
        compare(when("look").owners, 0)
        compare(when("look").intruders, [])
        compare(when("look").totals, [0, 0, 0])
        compare(when("votes").pawns, 6)
        compare(when("votes").title, "The pawns fall")
        compare(when("votes").owners, 0)
        compare(when("owners").owners, 5)
        compare(when("owners").intruders, [])
        compare(when("owners").title, "And whose are these two?")
        compare(when("intruders").intruders, [200, 201])
        compare(when("intruders").title, "Rosa finds them both")
        compare(when("intruders").reasons, 0)
        compare(when("points").totals, [3, 1, 2])
    }
    function test_without_a_click() {
        slowly()
        tryVerify(() => isThere("nextRound"), 20000)
        compare(told.map((step) => step.cue).filter((cue) => stills.includes(cue)), stills)
    }
    function test_what_is_told() {
        slowly()
        skipToTheEnd()
        for (const [number, owner, points] of [[0, "Rosa", -2], [1, "Rosa", 1], [10, "Bea", 1], [20, "Vito", -1], [21, "Vito", 1]]) {
            compare(onWall(number).ownerName, owner)
            compare(onWall(number).points, points)
            verify(!onWall(number).intruder)
        }
        for (const number of intruders)
            verify(onWall(number).intruder && onWall(number).ownerMark === -1)
        compare(all((item) => item.text === "Intruder" && item.contentWidth !== undefined).length, 2)
        compare(lines().map((line) => line.gain), ["+3", "+1", "+2"])
        compare(totals(), [Setup.total(0), Setup.total(1), Setup.total(2)])
        const of = (seat) => lines()[seat].reasons.map((reason) => reason.points + " " + reason.title)
        compare(of(0), ["+4 found both intruders", "+1 1 clean", "−2 2 pawns hit"])
        compare(of(1), ["+1 1 clean"])
        compare(of(2), ["+2 found an intruder", "+1 1 clean", "−1 1 pawn hit"])
        // The marks have moved to their totals.
        const marks = all((item) => item.walkX !== undefined && item.place !== undefined)
        compare(marks.length, 3)
        for (let seat = 0; seat < 3; ++seat) {
            const bead = table.layout.beads[Setup.total(seat)]
            verify(Math.abs(middle(marks[seat].place).x - (bead.x + bead.width / 2)) < 2, "mark of " + seat)
        }
        compare(all((item) => item.shadow !== undefined && item.shadow.width > 0).length, 3)
    }
    function test_next_round() {
        slowly()
        skipToTheEnd()
        compare(at("nextRound").text, "Next round")
        verify(at("nextRound").activeFocus)
        // A click beside it does not leave the reveal.
        clickAt(nowhere())
        verify(table.roundShown)
        clickAt(centre(at("nextRound")))
        tryCompare(table, "phase", GangzTable.Curtain)
        compare(table.round, 2)
        compare(table.inTurn.name, "Rosa")
        openToChoose()
        compare(cards(GangzTable.LeaderCard).map((item) => item.key), [101])
        compare(cards(GangzTable.WallCard).length, 0)
        compare(handNumbers(), Setup.hand(0))
    }
    function test_next_round_by_key() {
        slowly()
        skipToTheEnd()
        focusSeen("at the end of the round")
        keyClick(Qt.Key_Return)
        tryCompare(table, "phase", GangzTable.Curtain)
        compare(table.round, 2)
    }
    function test_tell_it_again() {
        slowly()
        skipToTheEnd()
        const lines = Setup.lines()
        const log = table.log.rowCount()
        told = []
        clickAt(centre(at("tellAgain")))
        tryVerify(() => told.length > 0)
        skipToTheEnd()
        compare(when("votes").pawns, 6)
        compare(when("votes").owners, 0)
        compare(when("votes").totals, [0, 0, 0])
        compare(when("owners").owners, 5)
        compare(when("owners").intruders, [])
        compare(when("intruders").intruders, [200, 201])
        compare(when("intruders").reasons, 0)
        compare(when("points").totals, [3, 1, 2])
        compare(Setup.lines(), lines)
        compare(table.log.rowCount(), log)
        clickAt(centre(at("nextRound")))
        tryCompare(table, "phase", GangzTable.Curtain)
    }
    /// A remark that is made again, word for word, is visible again.
    function test_remarks_are_there_again() {
        slowly()
        const unwritten = () => all((item) => item.objectName === "talk" && isSeen(item))
            .filter((words) => words.text === "" || words.contentWidth === 0 || words.width <= 0).length
        const written = () => all((item) => item.objectName === "talk" && isSeen(item)).length
        skipToTheEnd()
        Setup.remark()
        tryVerify(() => written() > 0)
        clickAt(centre(at("nextRound")))
        tryCompare(table, "phase", GangzTable.Curtain)
        tryVerify(() => written() === 0)
        told = []
        table.showAgain()
        tryVerify(() => told.length > 0)
        skipToTheEnd()
        Setup.remark()
        tryVerify(() => written() > 0)
        tryVerify(() => unwritten() === 0)
    }
    function test_nothing_else_can_be_done() {
        slowly()
        skipToTheEnd()
        for (const piece of cards(GangzTable.WallCard))
            verify(!piece.usable)
        for (const name of ["confirm", "takeBack", "swap"])
            verify(!isThere(name), name)
        clickOnly(onWall(20))
        compare(Setup.lines(), 6)
        verify(table.roundShown)
    }
    function clickOnly(item) { clickAt(edge(item)) }
}
