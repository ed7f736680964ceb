// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Shell
import Backroom.Testing

ShellCase {
    id: test
    name: "Statistics"

    function cleanup() {
        resize(1280, 800)
        Preferences.language = "en"
        mouseMove(stage, 640, 3)
    }
    function open() {
        mouseClick(at("statistics"))
        tryVerify(() => at("back") !== null && House.screen === House.StatisticsScreen)
        tryVerify(() => !Statistics.counting)
    }
    /// Rosa has played more than anybody else.
    function openPlayed() {
        for (let seed = 1; seed <= 3; ++seed) {
            Setup.finish("the-gang", ["Rosa", "Bea"], seed)
            Setup.finish("gang-of-dice", ["Rosa", "Vito", "Bea"], seed)
        }
        Setup.finish("the-gang", ["Rosie", "Boss Al"], 9, [0, 3])
        open()
        awaits("player-3")
    }
    function choose(name) {
        waitForRendering(stage, 60)
        for (let row = 0; row < 6; ++row)
            if (at("player-" + row)?.name === name)
                mouseClick(at("player-" + row))
        tryCompare(Statistics, "player", name)
    }
    function value(name) { return at(name).value }

    function test_nothing_played() {
        open()
        awaits("nothing")
        compare(at("players"), null)
        compare(at("export"), null)
        compare(at("games"), null)
        verify(at("back").activeFocus)
        keyClick(Qt.Key_Return)
        compare(House.screen, House.Home)
    }
    function test_of_a_player() {
        openPlayed()
        choose("Rosa")
        compare(value("headline-0"), "6")
        verify(at("headline-4") === null)
        compare(Reader.name(at("headline-0")).split(":")[0], "Games played")
        verify(at("figure-0-0") !== null && at("figure-1-2") !== null)
        compare(at("rival-0").together, 6)
        compare(at("rival-1").together, 3)
        verify(Reader.name(at("rival-0")).startsWith("Bea, 6 games together: "), Reader.name(at("rival-0")))
        choose("Vito")
        compare(value("headline-0"), "3")
        compare(at("figure-1-0"), null)
    }
    function test_of_a_game() {
        openPlayed()
        choose("Rosa")
        const games = at("games")
        games.forceActiveFocus()
        keyClick(Qt.Key_Right)
        compare(Statistics.game, 1)
        compare(value("headline-0"), "3")
        verify(at("headline-4") !== null)
        compare(at("figure-1-0"), null)
        Statistics.game = 3
        awaits("nothing")
        compare(at("sheet"), null)
        compare(at("export"), null)
        verify(at("games") !== null)
    }
    function test_chart() {
        openPlayed()
        choose("Rosa")
        const chart = at("resultsChart")
        compare(chart.results.length, 6)
        const words = () => at("resultWords").text
        compare(words(), Statistics.resultsSummary)
        const first = chart.placeOf(0)
        mouseMove(chart, first.x, first.y)
        compare(words(), Statistics.result(0))
        const last = chart.placeOf(5)
        mouseMove(chart, last.x + 2, 10)
        compare(words(), Statistics.result(5))
        mouseMove(stage, 640, 3)
        compare(words(), Statistics.resultsSummary)
        // By keys, from the newest one back.
        const panel = at("chart")
        panel.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Left)
        compare(words(), Statistics.result(5))
        keyClick(Qt.Key_Left)
        compare(words(), Statistics.result(4))
        verify(Reader.name(panel).endsWith(Statistics.result(4)))
        keyClick(Qt.Key_Right)
        compare(words(), Statistics.result(5))
    }
    function test_computers() {
        openPlayed()
        choose("Rosie")
        compare(at("rivals"), null)
        mouseClick(at("computers"))
        verify(Statistics.computers)
        compare(at("rival-0").name, "Boss (computer)")
        choose("Boss (computer)")
        compare(at("rename"), null)
        compare(at("forget"), null)
        mouseClick(at("computers"))
        verify(!Statistics.computers)
        verify(Statistics.player !== "Boss (computer)")
    }
    function test_rename_merge_and_part() {
        openPlayed()
        choose("Rosie")
        openBy("rename", "newName")
        const entry = at("newName")
        compare(entry.text, "Rosie")
        type(entry, "Ro")
        compare(at("mergeSentence"), null)
        entry.text = ""
        verify(!at("keepName").enabled)
        closeBy(Qt.Key_Escape, "newName")
        compare(House.screen, House.StatisticsScreen)
        compare(Statistics.player, "Rosie")

        openBy("rename", "other-2")
        waitForRendering(stage, 60)
        const rosa = ["other-0", "other-1", "other-2"].find((name) => at(name).text === "Rosa")
        mouseClick(at(rosa))
        compare(at("mergeSentence").text, "Rosie and Rosa become one player. You can separate them again here.")
        mouseClick(at("keepName"))
        tryCompare(Statistics, "player", "Rosa")
        compare(value("headline-0"), "7")
        compare(at("player-3"), null)

        mouseClick(at("rename"))
        click("part-0")
        awaits("player-3")
        compare(value("headline-0"), "6")
    }
    function test_forget_and_remember() {
        openPlayed()
        compare(at("forgotten"), null)
        choose("Bea")
        openBy("forget", "reject")
        // Return does not confirm an action that loses something.
        verify(at("reject").activeFocus)
        closeBy(Qt.Key_Escape, "reject")
        compare(Statistics.player, "Bea")
        mouseClick(at("forget"))
        click("accept")
        tryVerify(() => at("player-3") === null)
        choose("Rosa")
        compare(at("rival-1"), null)
        mouseClick(at("forgotten"))
        click("remember-0")
        awaits("player-3")
        tryVerify(() => at("remember-0") === null)
        compare(at("forgotten"), null)
    }
    function test_export() {
        openPlayed()
        const before = Setup.documents().length
        mouseClick(at("export"))
        compare(Setup.documents().length, before + 1)
        verify(at("notice").text.includes(Setup.documents()[0].slice(0, 8)), at("notice").text)
        keyClick(Qt.Key_Escape)
        compare(House.screen, House.Home)
        compare(Statistics.notice, "")
    }
    function cell(row, column) { return at("versus-" + row + "-" + column) }
    function openVersus() {
        openPlayed()
        mouseClick(at("versusAll"))
        tryVerify(() => cell(0, 1) !== null)
        waitForRendering(stage, 60)
    }
    function test_everyone_against_everyone() {
        openVersus()
        compare(Statistics.versus.size, 4)
        const names = [0, 1, 2, 3].map((index) => at("player-" + index).name)
        const rosa = names.indexOf("Rosa"), bea = names.indexOf("Bea"), rosie = names.indexOf("Rosie")
        const [ahead, together] = cell(rosa, bea).words.split("/").map(Number)
        compare(together, 6)
        compare(cell(bea, rosa).words.split("/")[1], "6")
        verify(Number(cell(bea, rosa).words.split("/")[0]) + ahead <= 6)
        compare(cell(rosa, rosie).words, "")
        compare(cell(rosa, rosa).words, "")
        verify(at("versusWords").text.startsWith("In how many"), at("versusWords").text)
        mouseMove(cell(rosa, bea))
        verify(at("versusWords").text.startsWith("Rosa against Bea, 6 games together: " + ahead + " ahead"), at("versusWords").text)
        verify(Reader.description(at("versus")).startsWith("Rosa against Bea"))
        mouseMove(cell(bea, rosa))
        verify(at("versusWords").text.startsWith("Bea against Rosa"), at("versusWords").text)
        mouseClick(at("versusDone"))
        tryVerify(() => at("versus") === null)
        compare(House.screen, House.StatisticsScreen)
    }
    function test_everyone_by_keys() {
        openVersus()
        verify(at("versus").activeFocus)
        keyClick(Qt.Key_Right)
        verify(cell(0, 0).current)
        keyClick(Qt.Key_Right)
        verify(cell(0, 1).current)
        keyClick(Qt.Key_Down)
        verify(cell(1, 1).current)
        keyClick(Qt.Key_Left)
        keyClick(Qt.Key_Left)
        keyClick(Qt.Key_Up)
        verify(cell(0, 0).current)
        for (let step = 0; step < 3; ++step)
            keyClick(Qt.Key_Down)
        verify(cell(3, 0).current)
        // The buttons are further down.
        keyClick(Qt.Key_Down)
        verify(!at("versus").activeFocus)
        closeBy(Qt.Key_Escape, "versus")
    }
    function test_everyone_scrolls() {
        for (let at = 0; at < 16; ++at)
            Setup.finish("gang-of-dice", ["One " + at, "Other " + at], 7)
        openVersus()
        compare(Statistics.versus.size, 36)
        const cells = at("versusCells")
        verify(cells.contentWidth > cells.width && cells.contentHeight > cells.height)
        compare(cell(35, 35), null)
        for (let step = 0; step < 36; ++step) {
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Right)
        }
        tryVerify(() => cell(34, 35) !== null)
        compare(cells.contentX, cells.contentWidth - cells.width)
        const end = cells.contentY
        verify(end > 0)
        mouseWheel(cells, 100, 100, 0, 240)
        verify(cells.contentY < end)
        mouseDrag(cells, 100, 100, 200, 0)
        tryVerify(() => cells.contentX < cells.contentWidth - cells.width)
    }
    function test_everyone_as_a_table() {
        openVersus()
        const before = Setup.documents().length
        mouseClick(at("versusExport"))
        tryVerify(() => at("versus") === null)
        compare(Setup.documents().length, before + 1)
        verify(at("notice").text.includes("against each other"), at("notice").text)
    }
    function test_everyone_fits_data() { return test_all_fits_data() }
    function test_everyone_fits(row) {
        show(row)
        openVersus()
        for (const text of several((item) => item.contentWidth !== undefined && item.truncated !== undefined && item.text !== "", stage))
            verify(!text.truncated, row.tag + ", cut: " + text.text)
        for (const name of ["versus", "versusWords", "versusExport", "versusDone"]) {
            const place = at(name).mapToItem(stage, Qt.rect(0, 0, at(name).width, at(name).height))
            verify(place.left >= 0 && place.top >= 0 && place.right <= row.width && place.bottom <= row.height, name + " is cut")
        }
        keyClick(Qt.Key_Escape)
    }
    function test_by_keyboard() {
        openPlayed()
        verify(at("player-0").activeFocus)
        keyClick(Qt.Key_Down)
        verify(at("player-1").activeFocus)
        keyClick(Qt.Key_Return)
        compare(Statistics.player, at("player-1").name)
        keyClick(Qt.Key_Right)
        verify(at("sheet").activeFocus || at("rename").activeFocus || at("forget").activeFocus
               || at("chart").activeFocus || at("rival-0").activeFocus)
        // The item with the focus is visible.
        at("rival-1").forceActiveFocus(Qt.TabFocusReason)
        const line = at("rival-1")
        tryVerify(() => line.mapToItem(at("view"), 0, line.height).y <= at("view").height)
        at("rename").forceActiveFocus(Qt.TabFocusReason)
        tryVerify(() => at("rename").mapToItem(at("view"), 0, 0).y >= 0)
        keyClick(Qt.Key_PageDown)
        keyClick(Qt.Key_Escape)
        compare(House.screen, House.Home)
    }
    function test_all_fits_data() {
        const rows = []
        for (const [width, height, print] of [[800, 500], [1024, 640], [1280, 800], [1280, 800, 3], [1024, 640, 3], [1920, 1080]])
            for (const language of ["en", "it", "fr"])
                rows.push({ tag: width + "x" + height + ", " + language + (print ? " large" : ""),
                            width: width, height: height, language: language, print: print ?? 0 })
        return byTurns(rows)
    }
    /// No text is cut off, and no button overlaps another or extends beyond the window.
    function test_all_fits(row) {
        Preferences.language = row.language
        Preferences.textSize = row.print
        openPlayed()
        resize(row.width, row.height)
        for (const game of [0, 1, 2]) {
            Statistics.game = game
            choose("Rosa")
            waitForRendering(stage, 60)
            for (const text of several((item) => item.contentWidth !== undefined && item.truncated !== undefined && item.text !== "",
                                       stage))
                verify(!text.truncated, row.tag + ", cut: " + text.text)
            if (row.width === 1280)
                readable(row.tag, ["Rosa", "Bea", "Vito", "Rosie", "Boss Al"])
            const names = ["back", "export", "computers", "players", "sheet"]
            const places = names.map((name) => at(name).mapToItem(stage, Qt.rect(0, 0, at(name).width, at(name).height)))
            for (let one = 0; one < names.length; ++one) {
                verify(places[one].left >= 0 && places[one].right <= row.width && places[one].bottom <= row.height, names[one] + " is cut")
                for (let other = 0; other < one; ++other)
                    verify(places[one].left >= places[other].right || places[other].left >= places[one].right
                           || places[one].top >= places[other].bottom || places[other].top >= places[one].bottom,
                       names[one] + " over " + names[other])
            }
        }
    }
}
