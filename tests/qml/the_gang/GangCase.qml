// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.App
import Backroom.TheGang
import Backroom.Testing
import "../table"

TableCase {
    id: test

    readonly property TheGangTable table: House.table as TheGangTable

    // 0 Chicago, 1 Detroit, 2 New York; numbers in the order of the rules.
    readonly property var rows: ({ "chicago": [17, 24, 36, 57, 61], "detroit": [14, 15, 23, 35, 58], "new-york": [68, 72, 74, 76, 78] })
    readonly property var hands: [{ gangsters: [19, 40, 52, 66], special: "lookout" },
                                  { gangsters: [20, 41, 53, 67], special: "spy" },
                                  { gangsters: [21, 42, 54, 69], special: "boss-calls" }]

    // Finding things.

    function pieces(kind) { return all((item) => item.place !== undefined && item.usable !== undefined && item.kind === kind) }
    function piece(kind, key) {
        const found = pieces(kind).filter((item) => item.key === key)
        compare(found.length, 1, "card " + kind + " " + key)
        return found[0]
    }
    function gangster(number) { return piece(TheGangTable.GangsterPiece, number) }
    function special() { return pieces(TheGangTable.SpecialPiece)[0] }
    function ticket(city) { return piece(TheGangTable.TicketPiece, city) }
    function shows(number) { return pieces(TheGangTable.GangsterPiece).some((item) => item.face === number) }
    function slots() { return all((item) => item.lit !== undefined && item.number !== undefined && item.place !== undefined) }
    function chips() {
        return all((item) => item.count !== undefined && item.revolvers !== undefined && item.place !== undefined && item.key === undefined)
    }

    // Points of the stage.

    /// The part of a card that no other covers: rows overlap to the right, tickets downwards.
    function edge(item) { return stage.mapFromItem(item, item.width * 0.12, item.height * 0.25) }
    function street(city) { return middle(test.table.layout.streets[city]) }
    function spot() { return middle(test.table.layout.playPlate) }
    function rowEnd(city, right) {
        const area = test.table.layout.streets[city]
        return Qt.point(right ? area.x + area.width - 12 : area.x + test.table.layout.skyline + 12, area.y + area.height / 2)
    }

    // The game.

    function start(choices, more, friendly) {
        const position = Object.assign({ cities: test.rows, hands: test.hands }, more ?? {})
        verify(Setup.startPosition(position, choices ?? [], friendly ?? false))
        seated()
    }
    /// Seat 0 has the lowest gangster with its special, and has to play.
    function startTurn(special) {
        const own = test.hands.slice()
        own[0] = { gangsters: [19, 40, 52, 66], special: special }
        own[1] = { gangsters: [20, 41, 53, 67], special: special === "spy" ? "lookout" : "spy" }
        own[2] = { gangsters: [21, 42, 54, 69], special: special === "boss-calls" ? "lookout" : "boss-calls" }
        start([{ seat: 0, gangster: 19 }, { seat: 1, gangster: 67, ticket: 2 }, { seat: 2, gangster: 69 }], { hands: own })
        compare(test.table.phase, TheGangTable.Placing)
    }
    function openCurtain() { openTo(TheGangTable.Choosing) }
    function startOpen(...how) { start(...how); openCurtain() }
    function confirm() { clickButton("confirm") }
    function choose(number, city) {
        openCurtain()
        drag(gangster(number), spot())
        drag(city < 0 ? special() : ticket(city), spot())
        confirm()
    }
}
