// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.SuperGang
import Backroom.Testing

/// The end screen: the winner, the town with its owners, and the worth of each gang.
SuperGangCase {
    id: test

    name: "SuperGangEnd"

    readonly property var jailed: ({ killer: { state: "jail", years: 2 }, vamp: { state: "jail", years: 3 }, dealer: dead })

    /// Rosa has all of the harbour except the shop in which her killer is.
    function startDistrict(names) {
        begin({ round: 5, seat: 0, gangs: [{ cash: 50, figures: { killer: { place: "s108", behind: "s117" } } }, { cash: 900 }, {}],
                shops: { imports: { owner: 0 }, tins: { owner: 0 }, bar: { owner: 0 }, tobacco: { owner: 0 },
                         ices: { owner: 0 }, sails: { owner: 0 }, hair: { owner: 1 } },
                patrols: [away, away], dice: [2, 2, 2] }, [], {}, names)
    }
    /// The last turn of the last round, in which nobody can do anything.
    function startLastTurn(gangs, names, shops) {
        begin({ round: 10, seat: gangs.length === 3 ? 0 : 2, first: gangs.length === 3 ? 1 : 3, gangs: gangs,
                shops: shops ?? { hair: { owner: 1 }, fish: { owner: 3 % gangs.length } },
                patrols: [0, 1].map(() => ({ state: "out", returns: 1 })) }, [], { length: 10 }, names)
    }
    function threeGangs() {
        return [{ cash: 10, figures: jailed }, { cash: 250, figures: { killer: { place: "s46", behind: "s37" } } }, { cash: 130 }]
    }
    /// A player who is out may skip the rest of the computer players' game.
    function test_who_is_out_may_skip_to_the_end() {
        verify(Setup.startPosition(players, { length: 10 }, {
            round: 9, seat: 1, first: 1,
            gangs: [{ cash: 0, figures: { killer: dead, vamp: dead, dealer: dead } }, { cash: 50 }, { cash: 60 }],
            patrols: [away, away] }, [], [0, 1, 1]))
        seated()
        tryVerify(() => isThere("skipToEnd"))
        verify(!table.over)
        verify(isSeen(at("skipToEnd")))
        clickAt(centre(at("skipToEnd")))
        tryVerify(() => table.over, 60000)
        verify(!isThere("skipToEnd"))
    }
    function endTurn() {
        clickButton("roll")
        if (isThere("endTurn"))
            clickAt(centre(at("endTurn")))
        tryVerify(() => isThere("playAgain"))
    }
    function lines() { return all((item) => item.placeNumber !== undefined && item.sumText !== undefined) }
    function trophies() { return all((item) => item.objectName === "winner") }
    function tokens() { return all((item) => item.won !== undefined && item.token !== undefined) }
    function people(gang) { return all((item) => item.front !== undefined, gang) }
    function cutOff() {
        return all((item) => item.truncated === true || (item.contentWidth !== undefined && item.text !== ""
                                                         && item.wrapMode === Text.NoWrap && item.contentWidth > item.width + 1))
            .map((item) => item.text)
    }
    /// Finds items outside their place; rows are laid out with the next picture.
    function astray() {
        const buttons = stage.mapFromItem(at("playAgain"), 0, 0).y
        for (const line of lines()) {
            const low = stage.mapFromItem(line, line.width, line.height)
            if (low.x > stage.width || low.y > buttons)
                return line.name
            for (const part of several((item) => item.contentWidth !== undefined && item.text !== "", line))
                if (line.mapFromItem(part, part.width, part.height).y > line.height + 1)
                    return line.name + ": " + part.text
        }
        for (const gang of trophies()) {
            const from = stage.mapFromItem(gang, 0, 0)
            const to = stage.mapFromItem(gang, gang.width, gang.height)
            if (from.x < 0 || to.x > stage.mapFromItem(lines()[0], 0, 0).x || to.y > buttons)
                return "who won, from " + from.x + " to " + to.x
        }
        return cutOff().join()
    }
    function inside() { tryVerify(() => test.astray() === "", 5000, test.astray()) }

    /// By the number of rounds (SG-10.5).
    function test_rounds() {
        startLastTurn(threeGangs())
        endTurn()
        verify(at("playAgain").activeFocus)
        compare(lines().map((line) => line.name), ["Bea", "Vito", "Rosa"])
        compare(lines().map((line) => line.placeNumber), [1, 2, 3])
        compare(lines().map((line) => line.winner), [true, false, false])

        verify(lines()[0].sum > lines()[1].sum)
        compare(lines()[0].sum, lines()[0].cash + lines()[0].shopValue + lines()[0].racketValue + lines()[0].pawnValue)
        compare(lines()[2].fate, "3 years left in jail")
        compare(all((item) => item.text === "Bea is the richest").length, 1)
        compare(tokens().length, 2)
        compare(tokens().filter((token) => token.won).length, 0)
        compare(trophies().length, 1)
        compare(people(trophies()[0]).length, 3)
        inside()
        saysWhyItEnded("After 10 rounds the richest gang wins.", "SG-10.5")
    }
    /// By a district (SG-10.1).
    function test_a_district() {
        startDistrict()
        clickButton("roll")
        clickOn(die(killer))
        clickThere(placePoint("fish"))
        tryVerify(() => hasMenu())
        waitForRendering(stage, 60)
        clickOn(row("Buy the shop"))
        tryVerify(() => isThere("playAgain"))
        compare(lines()[0].name, "Rosa")
        compare(tokens().length, 8)
        compare(tokens().filter((token) => token.won).length, 7)
        inside()
        saysWhyItEnded("Whoever owns all 7 shops of a district wins at once.", "SG-10.1")
    }
    /// A shared win (SG-10.5).
    function test_a_shared_win_shows_both() {
        startLastTurn([{ figures: jailed }, { cash: 50 }, { cash: 50 }], undefined, {})
        endTurn()
        compare(trophies().length, 2)
        compare(lines().map((line) => line.placeNumber), [1, 1, 3])
        inside()
    }
    function test_everything_fits_data() { return sizes([[1024, 640], [1280, 800], [1920, 1080]]) }
    function test_everything_fits(data) {
        show(data)
        startLastTurn([{ cash: 450 }, { cash: 20 }, { cash: 10, figures: jailed }, { cash: 33 }],
                      ["Massimiliano", "Bea", "Vito", "Guillaume"])
        endTurn()
        compare(lines().length, 4)
        inside()
    }
    function test_look_back_and_again() {
        startLastTurn(threeGangs())
        endTurn()
        clickAt(centre(at("lookBack")))
        tryVerify(() => !isThere("playAgain"))
        verify(figures().length > 0)
    }
}
