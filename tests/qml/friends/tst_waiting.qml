// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Testing

/// A table of this house while friends elsewhere are to decide, and what calls the player back to it.
FriendsCase {
    id: test

    name: "Waiting"

    /// Deals a game with two friends, and plays on until one of them is to decide.
    function waitAt(game) {
        Setup.invite(game, ["Rosa", "", ""], [0, -1, -1])
        awaits("lobbyDeal")
        Setup.come("Anna", 3)
        Setup.come("Max", 4)
        click("lobbyDeal")
        Setup.pass(3)
        tryCompare(House, "screen", House.Table)
        tryVerify(() => House.table !== null)
        Setup.decide()
        Setup.pass(2)
        awaits("awaited")
        waitForRendering(stage, 60)
    }
    function placeOf(item) { return item.mapToItem(stage, Qt.rect(0, 0, item.width, item.height)) }
    function overlap(a, b) {
        return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
    }
    /// Cards, dice and tokens in the rail, and their owner.
    function ownThings() {
        const rail = House.table.frame.rail
        return all((item) => item.visible && item.opacity > 0 && item.width > 8
                             && (item.kind !== undefined && item.key !== undefined || item.objectName === "personName"
                                 || item.objectName === "ownWealth" || item.objectName === "turnDice"))
            .filter((item) => overlap(placeOf(item), rail))
    }
    function nothingCovered(when) {
        const plate = placeOf(at("awaited"))
        verify(plate.x >= 0 && plate.x + plate.width <= stage.width && plate.y + plate.height <= stage.height, when)
        verify(ownThings().length > 0, when)
        for (const thing of ownThings())
            verify(!overlap(plate, placeOf(thing)), when + ": " + thing)
    }

    function test_nothing_own_is_covered_data() {
        const rows = []
        for (const game of ["the-gang", "gangz", "gang-of-dice", "supergang"])
            for (const [width, height] of [[1280, 800], [1024, 640]])
                rows.push({ tag: game + " " + width, game: game, width: width, height: height })
        return rows
    }
    function test_nothing_own_is_covered(row) {
        show(row)
        waitAt(row.game)
        nothingCovered("waiting")
        const friend = House.table.elsewhere.awaited.includes("Anna") ? 0 : 1
        Setup.leave(friend)
        tryVerify(() => House.table.elsewhere.gone)
        tryVerify(() => at("letHousePlay") !== null)
        compare(at("letHousePlay").text, "Let a computer play")
        waitForRendering(stage, 60)
        nothingCovered("left")
        const plate = placeOf(at("awaited"))
        const button = placeOf(at("letHousePlay"))
        verify(button.x > plate.x && button.x + button.width < plate.x + plate.width)
        verify(button.y > plate.y && button.y + button.height < plate.y + plate.height)
        // One press is enough: nobody comes back.
        click("letHousePlay")
        tryVerify(() => at("letHousePlay") === null)
    }
    /// A lesson shows it, too, and leads to the tables.
    function test_friends_wait_during_a_lesson() {
        Setup.invite("the-gang", ["Rosa", "", ""], [0, -1, -1])
        awaits("lobbyDeal")
        Setup.come("Anna", 3)
        Setup.come("Max", 4)
        click("lobbyDeal")
        Setup.pass(3)
        tryCompare(House, "screen", House.Table)
        compare(at("friendsCall"), null)
        House.goHome()
        Setup.pass(2)
        verify(Friends.yourMove)
        House.startLesson("the-gang")
        awaits("friendsCall")
        compare(Reader.name(at("friendsCall")), "Friends: your move")
        click("friendsCall")
        tryCompare(House, "screen", House.Join)
        compare(at("goBack-0").text, "The Gang, your table")
    }
    function openFor(friends) {
        Setup.invite("the-gang", ["Rosa"].concat(Array(friends).fill("")), [0].concat(Array(friends).fill(-1)))
        awaits("lobbyDeal")
    }
    function deal() {
        click("lobbyDeal")
        Setup.pass(3)
        tryCompare(House, "screen", House.Table)
    }
    /// The sentence is shown on a plate, which a click puts away.
    function told(sentence) {
        tryCompare(House, "news", sentence)
        awaits("dismissProblem")
        readable(sentence, at("dismissProblem").parent)
        click("dismissProblem")
        tryVerify(() => at("dismissProblem") === null, 1000, sentence)
        compare(House.news, "")
    }

    function test_what_a_host_is_told_data() { return eachSize().filter((row) => row.language === "en") }
    function test_what_a_host_is_told(row) {
        show(row)
        openFor(1)
        mouseClick(several((item) => item.text === "At once", at("watching"))[0])
        compare(Friends.watching, 1)
        Setup.come("Anna", 3)
        deal()
        Setup.watch("Maximilian the Magnifice")
        told("Maximilian the Magnifice is watching.")
        Setup.decide()
        House.goHome()
        Setup.friendDecides()
        told("Your move at your own table of The Gang.")
        click("joinFriends")
        click("goBack-0")
        tryCompare(House, "screen", House.Table)
    }
    /// Another game begins as soon as all friends have the end of this one.
    function test_again() {
        openFor(1)
        Setup.come("Anna", 3)
        deal()
        Setup.finish()
        awaits("playAgain")
        compare(at("playAgain").text, "Again")
        click("playAgain")
        Setup.pass(3)
        tryVerify(() => at("playAgain") === null)
        compare(House.news, "")
        verify(!House.table.over)
    }
    function test_again_later() {
        openFor(1)
        Setup.come("Anna", 3)
        deal()
        Setup.vanish(0)
        Setup.finish()
        click("playAgain")
        told("The next game begins as soon as everybody has seen the end of this one.")
        verify(!at("playAgain").enabled)
    }
}
