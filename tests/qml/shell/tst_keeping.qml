// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.App
import Backroom.Controls
import Backroom.Testing
import "../table"

/// A match that cannot be saved is reported, and not lost without a question.
ShellCase {
    id: test
    name: "Keeping"

    Binding { target: Theme; property: "reducedMotion"; value: Preferences.reducedMotion }
    SignalSpy { id: quit; target: House; signalName: "quitAsked" }
    Reading { id: ofPart; stage: test.stage }

    /// Returns crowded texts of a part of the window that covers others.
    function crowdedIn(part) {
        ofPart.stage = part
        return ofPart.crowded([])
    }
    function fill() {
        Setup.fillDisk()
        Setup.beginLong()
        tryVerify(() => !House.saves)
        // The unfinished game appears on the home screen, which moves other things.
        if (House.screen === House.Home)
            tryCompare(Shelf, "count", 1)
        waitForRendering(stage, 60)
    }
    function cleanup() {
        Panels.close()
        verify(Setup.makeRoom())
        House.dismissProblem()
        quit.clear()
    }
    function test_a_full_disk_is_told_on_every_screen() {
        fill()
        for (const go of [() => House.openMatches(), () => House.openNewGame("gangz"), () => House.goHome()]) {
            go()
            awaits("dismissProblem")
            verify(House.problem.startsWith("Nothing can be saved at the moment"), House.problem)
            keyClick(Qt.Key_Escape)
            compare(at("dismissProblem"), null)
        }
        House.openMatches()
        awaits("dismissProblem")
        verify(Setup.makeRoom())
        tryVerify(() => at("dismissProblem") === null)
    }
    function test_quit_asks_data() {
        return [{ tag: "stay by mouse", stay: () => mouseClick(at("reject")) },
                { tag: "stay by Escape", stay: () => keyClick(Qt.Key_Escape) },
                { tag: "stay by Return", stay: () => keyClick(Qt.Key_Return) }]
    }
    function test_quit_asks(row) {
        fill()
        // The second click of a double click must not quit.
        mouseMove(stage, 5, 300)
        openBy("quit", "reject")
        compare(quit.count, 0)
        verify(at("reject").activeFocus)
        row.stay()
        tryVerify(() => at("reject") === null)
        compare(quit.count, 0)
        compare(House.screen, House.Home)
        verify(!House.mayQuit())
        awaits("accept")
        compare(at("accept").text, "Quit and lose it")
        // The text is updated.
        verify(Setup.makeRoom())
        compare(at("accept").text, "Quit")
        mouseClick(at("accept"))
        compare(quit.count, 1)
    }
    function test_nothing_is_asked_where_nothing_is_lost() {
        verify(House.mayQuit())
        compare(Panels.shown, "")
        fill()
        verify(Setup.makeRoom())
        verify(House.mayQuit())
        compare(Panels.shown, "")
    }
    function test_words_have_room_data() {
        const rows = []
        for (const language of ["en", "it", "fr"])
            for (const size of [[1280, 800], [1024, 640], [1920, 1080]])
                for (const print of [0, 3])
                    rows.push({ tag: language + " " + size.join("x") + " " + print, language, size, print })
        return byTurns(rows)
    }
    function test_words_have_room(row) {
        Preferences.language = row.language
        Preferences.textSize = row.print
        resize(row.size[0], row.size[1])
        fill()
        const plate = all((item) => item.message !== undefined, stage)[0]
        compare(crowdedIn(plate), [])
        verify(plate.x >= 0 && plate.x + plate.width <= stage.width, "the plate is in the window")
        verify(!House.mayQuit())
        awaits("reject")
        waitForRendering(stage, 60)
        compare(crowdedIn(at("panel")), [])
        resize(1280, 800)
    }
    /// The label of the button follows the facts.
    function test_leaving_a_table() {
        Setup.deal("gang-of-dice", 7)
        const kept = "Leave the table (games in progress are saved)"
        const says = (text) => all((item) => item.text === text, stage).length > 0
        tryVerify(() => says(kept))
        fill()
        tryVerify(() => says("Leave the table (the game is lost when the window closes)"))
        verify(!says(kept))
    }
    function test_a_bad_file_in_the_panel() {
        Setup.writeFile("bad.backroom", "Dear diary")
        House.openMatches()
        click("bringIn")
        click("file-0")
        awaits("fileProblem")
        compare(at("fileProblem").text, "bad.backroom is not a Backroom game.")
        verify(at("gameFiles") !== null, "the panel stays")
        compare(at("dismissProblem"), null)
    }
    function test_several_files_are_dropped() {
        Setup.takeFinished()
        House.openMatches()
        click("export")
        MatchList.hide(at("line-0").match)
        Setup.writeFile("bad.backroom", "Dear diary")
        const good = "Backroom - Gang of Dice.backroom"
        Setup.dropAll([Setup.exportedFile("bad.backroom"), Setup.exportedFile(good), "http://example.org/x"])
        compare(MatchList.count, 1)
        for (const message of ["“" + good + "” has been added to your games.", "bad.backroom is not a Backroom game",
                            "http://example.org/x cannot be read"])
            verify(House.problem.includes(message), House.problem)
    }
    function test_leaving_a_finished_game() {
        Setup.takeFinished()
        House.openMatches()
        awaits("line-0")
        House.continueMatch(at("line-0").match)
        compare(House.screen, House.Table)
        click("leave")
        compare(House.screen, House.Matches)
        awaits("line-0")
        // One started afterwards returns to the home screen.
        Setup.leave("the-gang", ["Rosa", "Bea"])
        compare(House.screen, House.Home)
    }
}
