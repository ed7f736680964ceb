// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.TheGang
import Backroom.Testing

/// All texts have enough room, in the smallest window and at the largest text size.
GangCase {
    name: "TheGangWords"

    readonly property var seatedNames: ["Rosa", "Bea", "Vito"]

    function test_choosing_data() { return sizes() }
    function test_choosing(row) {
        show(row)
        start()
        readable("curtain", seatedNames)
        openCurtain()
        readable("choosing", seatedNames)
        drag(gangster(19), spot())
        drag(ticket(1), spot())
        readable("chosen", seatedNames)
        // A tool tip would lie over what the hint leaves in the rail.
        mouseMove(stage, 1, stage.height - 1)
        table.askHint()
        tryVerify(() => table.hint !== "", 20000)
        hintIsClear(seatedNames)
        logHasRoom()
        standsOut("hint")
    }
    function test_placing_data() { return sizes() }
    function test_placing(row) {
        show(row)
        for (const kind of ["lookout", "spy", "boss-calls"]) {
            startTurn(kind)
            readable(kind, seatedNames)
            table.look(true)
            readable(kind + ", looking", seatedNames)
            table.look(false)
            table.hold(TheGangTable.SpecialPiece, special().key)
            readable(kind + " in hand", seatedNames)
            table.cancel()
            drag(gangster(19), street(0))
            readable(kind + ", captured", seatedNames)
            House.goHome()
        }
    }
    function test_told_data() { return sizes() }
    function test_told(row) {
        show(row)
        start([{ seat: 0, gangster: 19, ticket: 0 }, { seat: 1, gangster: 20, ticket: 1 }])
        choose(69, 2)
        readable("told", seatedNames)
        for (const [card, where] of [[20, 1], [69, 2], [19, 0]])
            if (table.phase === TheGangTable.Placing && shows(card))
                drag(gangster(card), street(where))
        readable("what comes next", seatedNames)
    }
    function test_announcements_data() { return sizes() }
    function test_announcements(row) {
        show(row)
        startOpen([{ seat: 0, gangster: 19, ticket: 0 }, { seat: 1, gangster: 20, ticket: 1 }])
        drag(gangster(69), street(2))
        Preferences.speed = Preferences.Slow
        clickAt(centre(at("confirm")))
        let seen = 0
        for (let step = 0; step < 200 && table.director.busy; ++step) {
            tryVerify(() => table.announcement.title !== "" || !table.director.busy)
            if (table.announcement.title !== "") {
                // Fading in.
                tryVerify(() => at("banner").opacity === 1)
                waitForRendering(stage, 60)
                // It covers the table.
                compare(crowded(seatedNames, at("banner")), [], table.announcement.title)
                compare(ContrastMeter.faint(at("banner")), [], table.announcement.title)
                ++seen
            }
            table.director.skip()
            wait(5)
        }
        verify(seen > 0)
    }
    function test_end_data() { return sizes() }
    function test_end(row) {
        show(row)
        start([{ seat: 0, gangster: 19, ticket: 0 }, { seat: 1, gangster: 20, ticket: 1 }],
              { round: 4, hands: [{ gangsters: [19] }, { gangsters: [20] }, { gangsters: [21] }], captured: [[1, 3], [2], []] })
        openCurtain()
        drag(gangster(21), street(2))
        confirm()
        tryVerify(() => isThere("playAgain"))
        readable("end", seatedNames)
        clickAt(centre(at("lookBack")))
        readable("the table as it was left", seatedNames)
    }
}
