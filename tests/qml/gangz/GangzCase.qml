// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.App
import Backroom.Gangz
import Backroom.Testing
import "../table"

TableCase {
    id: test

    readonly property GangzTable table: House.table as GangzTable

    readonly property var players: ["Rosa", "Bea", "Vito"]
    readonly property var sixPlayers: ["Massimiliano B", "Maria Giovanna", "Anna", "Marie-Antoinette", "Sal", "Guglielmina P"]
    readonly property var hands: [[0, 1, 2, 3, 4, 5], [10, 11, 12, 13, 14, 15], [20, 21, 22, 23, 24, 25]]
    readonly property var leaders: [100, 101, 102]
    /// The first two cards of the deck, unless somebody swaps.
    readonly property var intruders: [200, 201]

    function cleanup() {
        slow = false
        mouseMove(stage, 640, 3)
        House.goHome()
    }

    /// The reveal takes time to be read and waits at its end.
    property bool slow: false

    // Finding things.

    function cards(kind) { return all((item) => item.onWall !== undefined && item.inHand !== undefined && item.kind === kind) }
    function card(kind, number) {
        const found = cards(kind).filter((item) => item.key === number)
        compare(found.length, 1, "card " + number)
        return found[0]
    }
    function inHand(number) { return card(GangzTable.HandCard, number) }
    function onWall(number) { return card(GangzTable.WallCard, number) }
    function handNumbers() { return cards(GangzTable.HandCard).map((item) => item.key).sort((one, other) => one - other) }
    function chosen() {
        return cards(GangzTable.HandCard).filter((item) => item.chosen).map((item) => item.key).sort((one, other) => one - other)
    }
    function pawns() { return all((item) => item.pawn !== undefined && item.place !== undefined && item.usable !== undefined) }
    function pawn(index) {
        const found = pawns().filter((item) => item.usable && item.pawn === index)
        compare(found.length, 1, "pawn " + index)
        return found[0]
    }
    /// Returns the card of the wall under the pawn; −1 if the pawn is in its slot.
    function under(index) {
        const middle = test.middle(pawn(index).place)
        const found = cards(GangzTable.WallCard).filter((item) => middle.x > item.place.x && middle.x < item.place.x + item.place.width
                                                        && middle.y > item.place.y && middle.y < item.place.y + item.place.height)
        return found.length === 0 ? -1 : found[0].key
    }
    function isInSlot(index) {
        const slot = table.layout.pawnSlots[index]
        const middle = test.middle(pawn(index).place)
        return middle.x > slot.x && middle.x < slot.x + slot.width && middle.y > slot.y && middle.y < slot.y + slot.height
    }
    function refusedBy(rule) {
        compare(refusalPlate().length, 1)
        compare(refusalRule(), rule)
    }

    // Points of the stage.

    /// The part of a card that no pawn covers.
    function edge(item) { return stage.mapFromItem(item, item.width * 0.3, item.height * 0.25) }
    /// An empty point above the hand.
    function up() { return Qt.point(table.layout.words.x + 20, table.layout.words.y + table.layout.words.height - 20) }
    function down() {
        return Qt.point(table.layout.rail.x + table.layout.rail.width / 2, table.layout.rail.y + table.layout.rail.height - 12)
    }
    function nowhere() { return Qt.point(table.layout.leaderTitle.x + 4, table.layout.leaderTitle.y + 4) }

    // The game.

    function sent(cards) { return cards.map((list, seat) => ({ seat: seat, action: { type: "play", cards: list } })) }
    function votes(cards) { return cards.map((list, seat) => ({ seat: seat, action: { type: "vote", cards: list } })) }
    function position(more) {
        const deck = test.intruders.slice()
        for (let number = 30; number < 90; ++number)
            deck.push(number)
        return Object.assign({ hands: test.hands, leaders: test.leaders, deck: deck }, more ?? {})
    }
    function begin(names, position, actions, friendly) {
        // Read by the table when it is created.
        PressGuard.patience = slow ? 1 : 0
        verify(Setup.startPosition(names, position, actions ?? [], friendly ?? false))
        PressGuard.patience = 0
        // In a match resumed before the votes, the wall is shown once more.
        tryVerify(() => test.table !== null)
        for (let click = 0; click < 3 && test.table.director.busy; ++click)
            test.table.skipAhead()
        seated()
    }
    function start(actions, more, friendly) {
        begin(test.players, position(more), actions, friendly)
    }
    /// All have sent in these cards; seat 0 has to vote.
    function startVoting(cards, cast, more, friendly) {
        start(sent(cards ?? [[0, 1], [10], [20, 21]]).concat(votes(cast ?? [])), more, friendly)
    }
    /// Six players, each with this many cards on the wall.
    function startSix(each, names, cast, more) {
        const hands = []
        for (let seat = 0; seat < 6; ++seat)
            hands.push([0, 1, 2, 3, 4, 5].map((at) => 10 * seat + at))
        const deck = [200, 201]
        for (let number = 104; number < 190; ++number)
            deck.push(number)
        const play = each === 0 ? [] : hands.map((hand) => hand.slice(0, each))
        begin(names, Object.assign({ hands: hands, leaders: test.leaders, deck: deck }, more ?? {}), sent(play).concat(votes(cast ?? [])))
    }
    function openToChoose() { openTo(GangzTable.Choosing) }
    function startToChoose(...how) { start(...how); openToChoose() }
    function openToVote() { openTo(GangzTable.Voting) }
    function startToVote(...how) { startVoting(...how); openToVote() }
}
