// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.App
import Backroom.Gangz
import Backroom.TheGang
import Backroom.Testing
import "../table"

/// Goes from one table straight to another: each shows everything that can appear on it, and nothing on it refers to
/// the previous one.
TableCase {
    id: test

    name: "Seams"

    readonly property var table: test.anyTable
    property int rows: 0
    property int questions: 0
    property int trades: 0
    readonly property var games: ["the-gang", "gang-of-dice", "gangz", "supergang"]
    readonly property var ways: ["again", "replay", "watch", "book", "home", "ledger", "other", "lesson", "undo"]

    function init() {
        Setup.listen()
        PressGuard.patience = 0
        Preferences.speed = Preferences.Off
        Preferences.language = "en"
        Rulebook.close()
        Setup.forgetLessons()
    }
    function cleanup() {
        House.goHome()
        wait(0)
        const lines = Setup.heard()
        Setup.listenNoMore()
        compare(lines, [])
    }

    function cleanupTestCase() {
        verify(test.questions > 0 && test.trades > 0 || test.rows < 9,
               test.rows + " rows, " + test.questions + " questions, " + test.trades + " trades")
    }

    /// Waits for the board without its curtain.
    function come() {
        tryVerify(() => test.anyTable !== null && test.anyTable.frame.size.width === stage.width)
        settled()
        test.anyTable.openCurtain()
        tryVerify(() => test.anyTable.over
                        || all((item) => item.objectName === "board" && item.file !== undefined && item.item !== null).length === 1)
    }
    function begin(game) {
        Setup.begin(game)
        come()
    }
    function playUntil(comes, what) {
        for (let action = 0; action < 1500 && !comes(); ++action)
            verify(Setup.playOn(), what)
        verify(comes(), what)
    }
    /// Shows every layer that can cover this game's table, once, with texts of this table.
    function showLayers() {
        const table = test.table
        const game = table.title
        table.openCurtain()
        if (game !== "SuperGang") {
            for (let action = 0; action < 8 && !table.over; ++action)
                Setup.playOn()
            return
        }
        ++test.rows
        // A duel, to its end.
        playUntil(() => table.duel.active, "a duel")
        verify(isThere("duelStall"))
        compare(at("duel").shown.title, table.duel.title)
        playUntil(() => !table.duel.active, "the end of the duel")
        verify(!isThere("duelStall"))
        // Questions are rare; one of the games must contain one.
        const patience = test.questions === 0 ? 400 : 60
        for (let action = 0; action < patience && !table.over && !Setup.asks(); ++action)
            verify(Setup.playOn())
        if (Setup.asks()) {
            ++test.questions
            verify(isThere("questionPlate") || isThere("tradePlate"))
            if (isThere("questionPlate"))
                compare(at("questionPlate").sheet, table.question)
        }
        // Trades are not always possible; one of the games must contain one.
        const wait = test.trades === 0 ? 400 : 60
        for (let action = 0; action < wait && !table.trade.canOpen && Setup.playOn();)
            ++action
        if (!table.trade.canOpen)
            return
        ++test.trades
        table.trade.open()
        verify(isThere("tradePlate"))
        compare(at("tradePlate").sheet, table.trade)
        table.trade.cancel()
        verify(!isThere("tradePlate"))
    }
    function playToTheEnd() {
        for (let action = 0; action < 3000 && !test.table.over; ++action)
            if (!Setup.giveUp())
                verify(Setup.playOn())
        verify(test.table.over)
        tryVerify(() => isThere("playAgain"))
    }
    function playLesson(game) {
        House.startLesson(game)
        come()
        doAllSteps()
        tryVerify(() => isThere("lessonNext"))
    }

    function test_straight_on_data() {
        const rows = []
        for (const game of test.games)
            for (const way of test.ways)
                rows.push({ tag: game + ", " + way, game: game, way: way })
        return rows
    }
    function test_straight_on(row) {
        if (row.way === "lesson") {
            playLesson(row.game)
            House.lesson.goOn()
            tryVerify(() => House.lesson === null && test.table !== null)
            come()
            return showLayers()
        }
        begin(row.game)
        showLayers()
        go(row)
        showLayers()
    }
    function go(row) {
        const before = test.table
        switch (row.way) {
        case "again":
            playToTheEnd()
            clickAt(centre(at("playAgain")))
            tryVerify(() => test.table !== before && !test.table.over)
            return come()
        case "replay":
            playToTheEnd()
            clickAt(centre(at("replay")))
            tryVerify(() => test.table.replay !== null && isThere("timeline"))
            walk()
            test.table.replay.leave()
            tryVerify(() => isThere("playAgain"))
            compare(test.table, before)
            clickAt(centre(at("lookBack")))
            tryVerify(() => isThere("backToResult"))
            clickAt(centre(at("backToResult")))
            clickAt(centre(at("playAgain")))
            tryVerify(() => !test.table.over)
            return come()
        case "watch":
            House.goHome()
            House.openMatches()
            House.replay(Setup.newest())
            tryVerify(() => test.table !== null && test.table.replay !== null && isThere("timeline"))
            walk()
            test.table.replay.leave()
            tryCompare(House, "screen", House.Matches)
            House.continueMatch(Setup.newest())
            return come()
        case "book":
            openBookBeside()
            tryVerify(() => isThere("page"))
            settled()
            Rulebook.close()
            tryVerify(() => at("screen").scale === 1)
            resize(1280, 800)
            tryVerify(() => test.anyTable.frame.size.width === stage.width)
            return settled()
        case "home":
            House.goHome()
            House.continueMatch()
            return come()
        case "ledger":
            House.goHome()
            House.openMatches()
            wait(0)
            House.continueMatch(Setup.newest())
            return come()
        case "other":
            return begin(test.games[(test.games.indexOf(row.game) + 1) % test.games.length])
        case "undo":
            for (let step = 0; step < 400 && test.table.canUndo; ++step)
                test.table.undo()
            for (let step = 0; step < 400 && test.table.canRedo; ++step)
                test.table.redo()
            settled()
            return come()
        }
    }
    /// Something of each table that has a card.
    readonly property var shownThings: ({ "the-gang": [TheGangTable.GangsterPiece, 19], "gang-of-dice": [0, 0],
                                          "gangz": [GangzTable.HandCard, 10], "supergang": [0, 0] })
    /// Escape closes what is on top: a card of the table, then the rulebook; only after that it asks whether to leave.
    function test_escape_beside_the_rulebook_data() {
        const rows = []
        for (const game of test.games)
            for (const width of [1280, 1680])
                rows.push({ tag: game + ", " + width, game: game, width: width })
        return rows
    }
    function test_escape_beside_the_rulebook(row) {
        resize(row.width, row.width * 5 / 8)
        begin(row.game)
        settled()
        Rulebook.openForNow()
        const board = at("screen")
        const book = at("rulebook")
        tryVerify(() => isThere("page") && book.activeFocus)
        board.forceActiveFocus()
        verify(!book.activeFocus && book.z >= board.z)
        test.table.lookAt(...test.shownThings[row.game])
        verify(test.table.detail.title !== "")
        verify(book.z < board.z, "the card is whole")
        keyClick(Qt.Key_Escape)
        compare(test.table.detail.title, "")
        verify(Rulebook.open && book.z >= board.z)
        keyClick(Qt.Key_Escape)
        verify(!Rulebook.open)
        verify(!at("leaveTable").active)
        keyClick(Qt.Key_Escape)
        verify(at("leaveTable").active)
        Rulebook.openForNow()
        verify(book.z < board.z, "the question is whole")
        Rulebook.close()
        resize(1280, 800)
    }
    function test_leaving_asks_in_every_way_data() {
        const rows = []
        for (const game of test.games)
            for (const way of ["door", "key", "escape"])
                for (const played of [false, true])
                    rows.push({ tag: game + " by " + way + (played ? ", begun" : ""), game: game, way: way, played: played })
        return rows
    }
    /// Whether or not something has been played, the door, its key and Escape ask the same; Escape then stays.
    function test_leaving_asks_in_every_way(row) {
        begin(row.game)
        if (row.played)
            verify(Setup.playOn())
        settled()
        const leave = () => {
            if (row.way === "door")
                clickAt(centre(button("Leave the table (games in progress are saved)")))
            else if (row.way === "key")
                keyClick(Qt.Key_W, Qt.ControlModifier)
            else
                keyClick(Qt.Key_Escape)
            tryVerify(() => isThere("accept"))
            compare(House.screen, House.Table)
        }
        leave()
        keyClick(Qt.Key_Escape)
        tryVerify(() => !isThere("accept"))
        compare(House.screen, House.Table)
        leave()
        clickAt(centre(at("accept")))
        compare(House.screen, House.Home)
    }
    /// The same for a replay and at the end of a game.
    function test_escape_beside_the_rulebook_at_the_end() {
        begin("gangz")
        playToTheEnd()
        Rulebook.openForNow()
        at("screen").forceActiveFocus()
        keyClick(Qt.Key_Escape)
        verify(!Rulebook.open)
        compare(House.screen, House.Table)
        clickAt(centre(at("replay")))
        tryVerify(() => test.table.replay !== null && isThere("timeline"))
        Rulebook.openForNow()
        at("screen").forceActiveFocus()
        keyClick(Qt.Key_Escape)
        verify(!Rulebook.open)
        verify(test.table.replay !== null)
        keyClick(Qt.Key_Escape)
        compare(test.table.replay, null)
    }
    function moments(from) {
        const found = []
        for (const thing of Array.from(from.resources))
            if (thing.lasts !== undefined && thing.way !== undefined && thing.atOnce !== undefined)
                found.push(thing)
        for (const child of Array.from(from.children))
            found.push(...moments(child))
        return found
    }
    /// A plate may have just appeared.
    function running() { return moments(at("screen")).filter((moment) => moment.running && moment.objectName !== "appear") }
    SignalSpy { id: played; signalName: "played" }

    /// A skip at any moment shows only what is there then, and nothing that has been removed.
    function test_nothing_outlives_its_moment_data() {
        return [{ tag: "the-gang", actions: 40, moments: 0 }, { tag: "gang-of-dice", actions: 80, moments: 2 },
                { tag: "gangz", actions: 30, moments: 1 }, { tag: "supergang", actions: 260, moments: 3 }]
    }
    function test_nothing_outlives_its_moment(row) {
        begin(row.tag)
        const known = []
        let seen = 0
        for (let action = 0; action < row.actions && !test.table.over; ++action) {
            Preferences.speed = Preferences.Off
            played.target = test.table.director
            played.clear()
            verify(Setup.playOn())
            const names = played.signalArguments.map((list) => list[0]).filter((name) => name !== "settled" && !known.includes(name))
            for (const name of new Set(names)) {
                known.push(name)
                Preferences.speed = Preferences.Off
                test.table.undo()
                Preferences.speed = Preferences.Normal
                Setup.holdAt(name)
                test.table.redo()
                test.table.director.skip()
                verify(Setup.held(), name)
                if (running().length > 0)
                    ++seen
                Setup.release()
                test.table.director.skip()
                settled()
                compare(running().map((moment) => moment + " " + moment.duration), [], "after a skip at " + name)
            }
        }
        verify(seen >= row.moments, seen + " of " + known)
    }
    /// Steps through a replay, forward and back.
    function walk() {
        const replay = test.table.replay
        for (let step = 0; step < 40; ++step)
            replay.stepOn()
        replay.seek(Math.round(replay.length / 2))
        replay.stepBack()
        replay.seek(replay.length)
        replay.seek(0)
    }
}
