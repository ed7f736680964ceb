// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.GangOfDice
import Backroom.Testing

/// All texts have enough room, in the smallest window and at the largest text size.
DiceCase {
    name: "GangOfDiceWords"

    readonly property var longNames: ["Massimiliano B", "Maria Giovanna", "Anna", "Marie-Antoinette"]

    function test_a_turn_data() { return sizes([[1024, 640], [1280, 800], [1280, 800, 3], [1024, 640, 3], [1920, 1080]]) }
    function test_a_turn(row) {
        show(row)
        start([3, 1, 0, 5, 2, 1, 0, 0])
        readable("curtain")
        openCurtain()
        readable("taking")
        rollDice(4)
        readable("rolled")
        clickOn(trayDie(0))
        clickOn(trayDie(1))
        readable("chosen")
        clickButton("reroll")
        readable("rerolled")
        clickButton("look")
        readable("looking")
        clickButton("look")
        clickButton("stop")
        openCurtain()
        readable("the next one")
        clickButton("roll")
        readable("to beat")
    }
    function test_four_seats_data() { return sizes() }
    function test_four_seats(row) {
        show(row)
        start([5, 5, 2, 0], { round: 11, middle: 30 },
              [{ type: "take", dice: 2 }, { type: "stop" }, { type: "take", dice: 2 }, { type: "stop" }],
              false, longNames)
        openCurtain()
        readable("taking", longNames)
        table.askHint()
        tryVerify(() => table.hint !== "", 20000)
        hintIsClear(longNames)
        table.clearHint()
        // The title above the player's own things does not touch them, nor the warning the edge of the window.
        const title = one((item) => item.text === table.screen.title && item.minimumPixelSize !== undefined, "title")
        verify(title.contentHeight <= title.height + 1, "title: " + title.contentHeight + " of " + title.height)
        const warning = painted(one((item) => item.text === table.card.sentence && item.contentWidth !== undefined, "warning"))
        verify(warning.x >= 8, "warning: " + warning)
        clickButton("roll")
        readable("rolled", longNames)
        logHasRoom()
        table.askHint()
        tryVerify(() => table.hint !== "", 20000)
        hintIsClear(longNames)
    }
    /// Stop and Reroll with the odds below them keep to the place below the tray, however long their words.
    function test_the_odds_data() { return eachSize() }
    function test_the_odds(row) {
        show(row)
        Preferences.setHouseRule("diceOdds", true)
        const before = [{ type: "take", dice: 3 }, { type: "stop" }, { type: "take", dice: 3 }]
        // Another leads, and another stays ahead by a tie: the second text has a name.
        for (const faces of [[4, 5, 1, 4, 2, 0], [4, 2, 1, 4, 2, 1]]) {
            start(faces, { warnings: [{ kind: "explosive", trigger: "total", n: 13 }, pairBomb] }, before, false,
                  [longNames[3], longNames[0]])
            if (table.phase === GangOfDiceTable.Curtain)
                openTo(GangOfDiceTable.Rolling)
            clickOn(trayDie(0))
            tryVerify(() => table.turn.stopOdds !== "" && table.turn.rerollOdds !== "", 20000)
            readable(table.turn.stopText, longNames)
            const room = table.layout.buttons
            for (const name of ["stop", "reroll", "stopOdds", "rerollOdds"]) {
                const place = stage.mapFromItem(at(name), 0, 0, at(name).width, at(name).height)
                const left = stage.mapFromItem(at("screen").item, room.x, 0).x
                verify(place.x >= left && place.x + place.width <= left + room.width, name + " at " + place + " of " + room)
            }
            compare(reading.small(12, at("stop").parent), [])
        }
    }
    /// All cards, with the tool tips of the dice.
    function test_cards_data() { return sizes() }
    function test_cards(row) {
        show(row)
        for (const card of Setup.cards()) {
            startOpen([1, 0, 0, 0], { warnings: [card] }, [], false, ["Rosa", "Bea"])
            rollDice(3)
            readable("rolled: " + table.card.sentence)
        }
    }
    function test_announcements_data() { return sizes([[1024, 640]]) }
    function test_announcements(row) {
        show(row)
        start([4, 4, 4, 4, 1], { round: 10, middle: 33, warnings: [pairBomb, total7] }, [], false, [longNames[0], longNames[3]])
        Preferences.speed = Preferences.Slow
        const watched = (what) => {
            const seen = []
            for (let step = 0; step < 400 && table.director.busy; ++step) {
                if (!seen.includes(table.tray.title)) {
                    seen.push(table.tray.title)
                    // Colours change during the animation.
                    waitForRendering(stage, 60)
                    compare(crowded(longNames), [], what + ": " + table.tray.title)
                }
                wait(25)
            }
            return seen.length
        }
        for (let player = 0; player < 2; ++player) {
            tryVerify(() => isThere("openCurtain") && curtainShut())
            clickAt(centre(at("openCurtain")))
            tryVerify(() => !isThere("openCurtain"))
            table.setTake(2)
            table.roll()
            table.director.skip()
            table.stop()
            verify(watched("player " + player) > 1)
        }
    }
    function test_end_data() { return sizes() }
    function test_end(row) {
        show(row)
        for (const names of [["Rosa", "Bea"], longNames]) {
            const actions = []
            for (let seat = 1; seat < names.length; ++seat)
                actions.push({ type: "take", dice: 1 }, { type: "stop" })
            start([3, 1, 2, 4], { round: 12, middle: 20, warnings: [total7] }, actions, true, names)
            turn(1)
            tryVerify(() => isThere("playAgain"))
            readable("end of " + names.length, names)
        }
    }
}
