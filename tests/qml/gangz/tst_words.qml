// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Gangz
import Backroom.Testing

/// All texts have enough room, in the smallest window.
GangzCase {
    name: "GangzWords"

    readonly property var threeNames: ["Massimiliano B", "Maria Giovanna", "Anna"]

    function cleanup() {
        slow = false
        Preferences.setHouseRule("tattooNames", false)
        mouseMove(stage, 640, 3)
        House.goHome()
    }
    /// The texts beside the leader and below the wall are cut off at the end of their place.
    function wordsFit(when) {
        for (const place of all((item) => item.beside !== undefined && item.room !== undefined))
            verify(place.children[0].y + place.children[0].height <= place.height + 1,
                   when + ": the words take " + place.children[0].height + " of " + place.height)
    }
    function fits(when, names) {
        readable(when, names)
        wordsFit(when)
    }
    /// In letters of the same size; where a seat has decided, a check mark says so instead.
    function everybodyHasANote(what) {
        const lines = all((item) => item.reasons !== undefined && item.gain !== undefined)
        const sizes = []
        for (const line of lines) {
            if (line.thin)
                continue
            const note = all((item) => item.objectName === "note", line)[0]
            verify(note.visible && note.text !== "" && !note.truncated, what + line.name)
            verify(note.implicitWidth <= note.room + 1, what + line.name)
            sizes.push(reading.seenSize(note))
            line.done = true
            verify(!note.visible, what + line.name)
            line.done = false
            verify(note.visible, what + line.name)
        }
        for (const size of sizes)
            compare(size, sizes[0], what)
    }
    function startNamed(names, actions, more) {
        const own = names.length === 6 ? [0, 1, 2, 3, 4, 5].map((seat) => [0, 1, 2, 3, 4, 5].map((at) => 10 * seat + at)) : hands
        const deck = [200, 201]
        for (let number = 104; number < 190; ++number)
            deck.push(number)
        begin(names, Object.assign({ hands: own, leaders: leaders, deck: deck }, more ?? {}), actions)
    }
    /// Every seat sends in this many cards.
    function sentBy(names, each) { return sent(names.map((name, seat) => [0, 1, 2].slice(0, each).map((at) => 10 * seat + at))) }

    function test_choosing_data() { return sizes() }
    function test_choosing(row) {
        show(row)
        for (const names of [threeNames, sixPlayers]) {
            const what = names.length + " seats, "
            startNamed(names, [], { round: 12, totals: names.map((name, seat) => seat === 0 ? 14 : seat - 4) })
            fits(what + "curtain", names)
            clickAt(centre(at("openCurtain")))
            tryVerify(() => table.phase === GangzTable.Choosing)
            fits(what + "choosing", names)
            everybodyHasANote(what)
            logHasRoom()
            table.askHint()
            tryVerify(() => table.hint !== "", 20000)
            hintIsClear(names)
            table.clearHint()
            for (const number of [0, 3, 5])
                clickOn(inHand(number))
            fits(what + "chosen", names)
            clickButton("swap")
            fits(what + "swapping", names)
            clickButton("swapNow")
            verify(!table.curtainClosed)
            fits(what + "swapped", names)
        }
    }
    /// The names of the pictures are the longest words.
    function test_named_cards_data() { return sizes() }
    function test_named_cards(row) {
        show(row)
        Preferences.setHouseRule("tattooNames", true)
        startNamed(sixPlayers, [])
        clickAt(centre(at("openCurtain")))
        fits("choosing", sixPlayers)
        startNamed(sixPlayers, sentBy(sixPlayers, 3))
        clickAt(centre(at("openCurtain")))
        fits("voting", sixPlayers)
    }
    /// With large text the captions of the cards are no smaller than usual, and stay on their cards.
    function test_captions_in_large_print_data() { return [{ tag: "en" }, { tag: "it" }, { tag: "fr" }] }
    function test_captions_in_large_print(row) {
        Preferences.setHouseRule("tattooNames", true)
        const captions = (print) => {
            show({ width: 1024, height: 640, language: row.tag, print: print })
            startNamed(sixPlayers, sentBy(sixPlayers, 3))
            clickAt(centre(at("openCurtain")))
            tryVerify(() => table.phase === GangzTable.Voting)
            return several((item) => item.usual !== undefined && item.lined !== undefined)
        }
        const usual = {}
        for (const caption of captions(0))
            usual[caption.text] = reading.seenSize(caption)
        for (const caption of captions(3)) {
            const card = stage.mapFromItem(caption.parent.parent, 0, 0, caption.parent.parent.width, caption.parent.parent.height)
            const place = painted(caption)
            verify(!caption.truncated, caption.text)
            verify(reading.seenSize(caption) >= usual[caption.text] - 1, caption.text + ": " + reading.seenSize(caption))
            verify(place.x >= card.x && place.x + place.width <= card.x + card.width
                   && place.y + place.height <= card.y + card.height, caption.text + " at " + place + " of " + card)
        }
    }
    function test_voting_data() { return sizes() }
    function test_voting(row) {
        show(row)
        for (const [names, each] of [[threeNames, 1], [threeNames, 2], [threeNames, 3],
                                     [sixPlayers, 1], [sixPlayers, 2], [sixPlayers, 3]]) {
            const what = names.length * each + 2 + " cards, "
            startNamed(names, sentBy(names, each))
            clickAt(centre(at("openCurtain")))
            tryVerify(() => table.phase === GangzTable.Voting)
            compare(cards(GangzTable.WallCard).length, names.length * each + 2)
            fits(what + "voting", names)
            clickOn(onWall(200))
            clickOn(onWall(10))
            fits(what + "pointed", names)
            mouseMove(stage, 640, 3)
        }
    }
    function test_told_data() { return sizes() }
    function test_told(row) {
        show(row)
        slow = true
        for (const [names, each] of [[threeNames, 1], [threeNames, 3], [sixPlayers, 1], [sixPlayers, 3]]) {
            const what = names.length + " seats, " + (names.length * each + 2) + " cards, "
            // Each finds an intruder and points at the first card of the next seat.
            const cast = names.slice(1).map((name, seat) => [200 + seat % 2, 10 * (seat + 1)])
            startNamed(names, sentBy(names, each).concat(votes(cast)), { round: 12, totals: names.map((name, seat) => 5 - seat) })
            clickAt(centre(at("openCurtain")))
            tryVerify(() => table.phase === GangzTable.Voting)
            // The last one may find both, for three reasons of which each has a text.
            clickOn(onWall(200))
            clickOn(onWall(each === 3 ? 201 : 10))
            clickAt(centre(at("confirm")))
            tryVerify(() => table.revealing)
            const seen = []
            for (let click = 0; click < 60 && !table.roundShown; ++click) {
                if (table.announcement.title === "" && !seen.includes(table.words.title)) {
                    seen.push(table.words.title)
                    fits(what + table.words.title, names)
                }
                table.director.skip()
                wait(5)
            }
            tryVerify(() => isThere("nextRound"))
            verify(seen.length > 1)
            fits(what + "told", names)
            // The focus ring around the button does not touch the line above it.
            const line = painted(all((item) => item.text === table.rail.text && item.contentWidth !== undefined)[0])
            const ring = stage.mapFromItem(at("nextRound"), 0, -3 - Theme.line(3) - Theme.line(2))
            verify(line.y + line.height <= ring.y, what + line + " " + ring)
            // The players' remarks then have their own place, and none is cut off.
            Setup.remark()
            tryVerify(() => all((item) => item.objectName === "talk").length === Math.min(3, names.length - 1))
            fits(what + "remarks", names)
            for (const line of several((item) => item.objectName === "talk")) {
                const bubble = stage.mapFromItem(line.parent, 0, 0, line.parent.width, line.parent.height)
                const room = table.layout.remarks
                verify(bubble.x >= room.x - 1 && bubble.y >= room.y - 1 && bubble.x + bubble.width <= room.x + room.width + 1
                       && bubble.y + bubble.height <= room.y + room.height + 1, what + line.text + " " + bubble + " " + room)
                verify(!line.truncated && line.contentHeight <= line.height + 1, what + line.text)
            }
            // The chips on the cards explain themselves.
            for (const kind of [GangzTable.OwnerChip, GangzTable.PointsChip]) {
                const chip = several((item) => item.explains !== undefined && item.explains.x === kind)[0]
                verify(table.detailOf(chip.explains.x, chip.explains.y).text !== "")
            }
            // The cards that earned points can be told apart.
            if (names === threeNames && each === 1)
                for (const chip of several((item) => item.reason !== undefined && item.most !== undefined && item.count > 0))
                    verify(chip.thumbWidth >= 18 && chip.thumbHeight >= 22, what + chip.thumbWidth + " " + chip.thumbHeight)
            House.goHome()
        }
    }
    function test_announcements_data() { return sizes() }
    function test_announcements(row) {
        show(row)
        slow = true
        startNamed(threeNames, sentBy(threeNames, 3).slice(0, 2))
        clickAt(centre(at("openCurtain")))
        clickOn(inHand(20))
        clickAt(centre(at("confirm")))
        tryVerify(() => table.announcement.title !== "")
        readable("the wall is laid", threeNames)
    }
    function test_refusals_data() { return sizes() }
    function test_refusals(row) {
        show(row)
        startNamed(threeNames, sentBy(threeNames, 3))
        clickAt(centre(at("openCurtain")))
        clickOn(onWall(0))
        const plate = refusalPlate()[0]
        const low = stage.mapFromItem(plate, plate.width, plate.height)
        verify(low.x <= stage.width && low.y <= stage.height)
        for (const text of all((item) => item.contentWidth !== undefined && item.elide !== undefined, plate))
            verify(!text.truncated, text.text)
    }
    function test_end_data() { return sizes() }
    function test_end(row) {
        show(row)
        for (const [names, totals] of [[threeNames, [14, 3, -2]], [threeNames, [12, 3, 12]], [sixPlayers, [14, 3, -2, -7, 5, 5]]]) {
            const others = names.slice(2).map((name, seat) => [200, 10 * (seat + 1)])
            startNamed(names, sentBy(names, 2).concat(votes([[200, 201], [200, 0]].concat(others.slice(0, names.length - 3)))),
                       { totals: totals })
            clickAt(centre(at("openCurtain")))
            tryVerify(() => table.phase === GangzTable.Voting)
            clickOn(onWall(201))
            clickOn(onWall(10))
            clickAt(centre(at("confirm")))
            tryVerify(() => isThere("playAgain"))
            readable("end of " + names.length, names)
            // Back at the table, the button to the result is beside the wall and below the plates.
            clickAt(centre(at("lookBack")))
            tryVerify(() => isThere("backToResult"))
            readable("back at the table of " + names.length, names)
            for (const item of [at("backToResult"), at("endReason").parent.parent]) {
                const place = stage.mapFromItem(item, 0, 0, item.width, item.height)
                for (const other of Array.from(table.layout.plates).concat([table.layout.wall]))
                    verify(!reading.overlap(place, other, 1), names.length + " seats: " + place + " over " + other)
            }
        }
    }
}
