// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Testing

ShellCase {
    name: "Matches"

    function leave(count) {
        for (let i = 0; i < count; ++i)
            Setup.leave(i % 2 === 0 ? "the-gang" : "gang-of-dice", ["Rosa", "Bea"])
    }
    function openAll() {
        House.openMatches()
        awaits("matches")
        if (MatchList.count > 0)
            tryVerify(() => line(0) !== null)
    }
    function openLeft(count) { leave(count); openAll() }
    function line(row) { return at("line-" + row) }
    function list() { return at("matches") }

    function test_an_empty_book() {
        openAll()
        compare(MatchList.count, 0)
        compare(at("continue"), null)
        for (const key of [Qt.Key_Return, Qt.Key_Delete, Qt.Key_F2, Qt.Key_Down, Qt.Key_End, Qt.Key_PageDown])
            keyClick(key)
        keyClick(Qt.Key_D, Qt.ControlModifier)
        keyClick(Qt.Key_E, Qt.ControlModifier)
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        compare(House.screen, House.Matches)
        keyClick(Qt.Key_Escape)
        compare(House.screen, House.Home)
    }
    function test_back_by_mouse() {
        openLeft(1)
        mouseClick(at("back"))
        compare(House.screen, House.Home)
    }
    function test_what_a_line_says() {
        openLeft(1)
        tryVerify(() => line(0).standing === "Round 1, job 1")
        compare(Reader.name(line(0)), "The Gang: Round 1, job 1")
        verify(Reader.description(line(0)).startsWith("Rosa, Bea, last played today at "), Reader.description(line(0)))
        compare(Array.from(line(0).marks).length, 2)
        compare(line(0).head, "To continue")
    }
    function test_continue_data() { return [{ tag: "button" }, { tag: "double click" }, { tag: "key" }] }
    function test_continue(row) {
        openLeft(2)
        const match = line(1).match
        if (row.tag === "button") {
            mouseClick(line(1))
            compare(list().currentIndex, 1)
            mouseClick(at("continue"))
        } else if (row.tag === "double click") {
            mouseDoubleClickSequence(line(1))
        } else {
            verify(list().activeFocus)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
        }
        compare(House.screen, House.Table)
        House.goHome()
        openAll()
        verify(MatchList.rowOf(match) >= 0)
    }
    function test_finished_games_come_last() {
        Setup.takeFinished()
        openLeft(1)
        compare(MatchList.unfinished, 1)
        compare(line(0).head, "To continue")
        compare(line(1).head, "Finished")
        tryVerify(() => line(1).standing.endsWith(" won"))
        mouseClick(line(1))
        compare(at("continue").text, "View the final position")
        mouseClick(at("continue"))
        compare(House.screen, House.Table)
        awaits("playAgain")
    }
    function test_rename_data() { return [{ tag: "button" }, { tag: "key" }] }
    function test_rename(row) {
        openLeft(1)
        if (row.tag === "button")
            mouseClick(at("rename"))
        else
            keyClick(Qt.Key_F2)
        tryVerify(() => at("name")?.activeFocus === true)
        for (const letter of "Friday")
            keyClick(letter)
        keyClick(Qt.Key_Return)
        compare(line(0).title, "Friday")
        compare(line(0).game, "The Gang")
        compare(at("name"), null)
        verify(list().activeFocus)
        // Escape changes nothing.
        keyClick(Qt.Key_F2)
        keyClick("x")
        keyClick(Qt.Key_Escape)
        compare(line(0).title, "Friday")
        compare(House.screen, House.Matches)
    }
    function test_delete_and_undo_data() { return [{ tag: "mouse" }, { tag: "keys" }] }
    function test_delete_and_undo(row) {
        openLeft(3)
        const match = line(1).match
        if (row.tag === "mouse") {
            mouseClick(line(1))
            mouseClick(at("delete"))
        } else {
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Delete)
        }
        compare(MatchList.count, 2)
        compare(MatchList.rowOf(match), -1)
        verify(MatchList.notice.endsWith("was deleted."), MatchList.notice)
        verify(at("bringBack") !== null)
        if (row.tag === "mouse")
            mouseClick(at("bringBack"))
        else
            keyClick(Qt.Key_Z, Qt.ControlModifier)
        compare(MatchList.count, 3)
        compare(list().currentIndex, MatchList.rowOf(match))
        compare(at("bringBack"), null)
    }
    function test_delete_the_last_one() {
        openLeft(1)
        keyClick(Qt.Key_Delete)
        compare(MatchList.count, 0)
        tryVerify(() => at("continue") === null)
        mouseClick(at("bringBack"))
        compare(MatchList.count, 1)
        awaits("continue")
    }
    function test_a_held_key_deletes_one() {
        openLeft(3)
        keyPress(Qt.Key_Delete)
        for (let i = 0; i < 5; ++i)
            Setup.repeat(Qt.Key_Delete)
        keyRelease(Qt.Key_Delete)
        compare(MatchList.count, 2)
    }
    function test_duplicate_data() { return [{ tag: "mouse" }, { tag: "key" }] }
    function test_duplicate(row) {
        openLeft(1)
        if (row.tag === "mouse")
            mouseClick(at("copy"))
        else
            keyClick(Qt.Key_D, Qt.ControlModifier)
        compare(MatchList.count, 2)
        compare(list().currentItem.title, "Copy of The Gang")
        verify(MatchList.notice !== "")
    }
    /// Replays start at the beginning, and leaving one returns to the list.
    function test_watch_data() { return [{ tag: "mouse" }, { tag: "key" }] }
    function test_watch(row) {
        openLeft(3)
        keyClick(Qt.Key_Down)
        compare(list().currentIndex, 1)
        if (row.tag === "mouse")
            mouseClick(at("watch"))
        else
            keyClick(Qt.Key_R, Qt.ControlModifier)
        compare(House.screen, House.Table)
        verify(House.table.replay !== null)
        House.table.replay.leave()
        tryCompare(House, "screen", House.Matches)
        tryCompare(House, "table", null)
        compare(MatchList.count, 3)
        tryVerify(() => list() !== null && list().currentIndex === 1)
    }
    function test_export_and_drop_data() { return [{ tag: "mouse" }, { tag: "key" }] }
    function test_export_and_drop(row) {
        openLeft(1)
        if (row.tag === "mouse")
            mouseClick(at("export"))
        else
            keyClick(Qt.Key_E, Qt.ControlModifier)
        compare(Setup.exported(), ["Backroom - The Gang.backroom"])
        verify(MatchList.notice.startsWith("Saved to "), MatchList.notice)
        Setup.drop(Setup.exportedFile("Backroom - The Gang.backroom"))
        compare(MatchList.count, 1)
        // The deleted match comes back from its file.
        keyClick(Qt.Key_Delete)
        House.goHome()
        Setup.drop(Setup.exportedFile("Backroom - The Gang.backroom"))
        compare(House.screen, House.Matches)
        compare(MatchList.count, 1)
        compare(MatchList.notice, "“Backroom - The Gang.backroom” has been added to your games. Verified: all 0 moves follow the rules.")
        // Players at a table are not disturbed.
        House.continueMatch(0)
        Setup.drop(Setup.exportedFile("Backroom - The Gang.backroom"))
        compare(House.screen, House.Table)
        compare(House.problem, "")
    }
    function test_bring_in_data() { return [{ tag: "mouse" }, { tag: "keys" }] }
    function test_bring_in(row) {
        Setup.takeFinished()
        openAll()
        mouseClick(at("export"))
        const match = line(0).match
        MatchList.hide(match)
        if (row.tag === "mouse")
            mouseClick(at("bringIn"))
        else
            keyClick(Qt.Key_O, Qt.ControlModifier)
        awaits("file-0")
        compare(at("file-0").text, "Backroom - Gang of Dice")
        compare(at("file-1"), null)
        verify(at("gameFiles").activeFocus)
        // The error about a typed path is cleared when a line is chosen.
        at("filePath").problem = "There is no such file or folder."
        // The list below receives no keys.
        keyClick(Qt.Key_Delete)
        compare(MatchList.count, 0)
        if (row.tag === "mouse")
            mouseClick(at("file-0"))
        else
            closeBy(Qt.Key_Return, "gameFiles")
        compare(MatchList.rowOf(match), 0)
        const checked = /^“Backroom - Gang of Dice.backroom” has been added to your games. Verified: all \d\d+ moves follow the rules.$/
        verify(checked.test(MatchList.notice), MatchList.notice)
        verify(list().activeFocus)
    }
    function test_bring_in_from_elsewhere() {
        Setup.takeFinished()
        openAll()
        openBy("bringIn", "filePath")
        compare(at("file-0"), null)
        verify(at("filePath").activeFocus)
        verify(!at("fileGo").enabled)
        for (const letter of "nowhere")
            keyClick(letter)
        mouseClick(at("fileGo"))
        compare(at("filePath").problem, "There is no such file or folder.")
        verify(at("filePath").activeFocus)
        keyClick(Qt.Key_Backspace)
        compare(at("filePath").problem, "")
        MatchList.exportMatch(line(0).match)
        at("filePath").text = Setup.exportedFile("")
        openBy("fileGo", "file-0")
        verify(GameFiles.folder.endsWith("exports"), GameFiles.folder)
        compare(at("filePath").problem, "")
        at("filePath").text = Setup.exportedFile("Backroom - Gang of Dice.backroom")
        mouseClick(at("filePath"))
        closeBy(Qt.Key_Return, "filePath")
        verify(MatchList.notice.includes("Verified"), MatchList.notice)
        // Nothing is imported.
        MatchList.forgetNotice()
        for (const leave of [() => mouseClick(at("fileCancel")), () => keyClick(Qt.Key_Escape)]) {
            openBy("bringIn", "filePath")
            leave()
            tryVerify(() => at("filePath") === null)
            verify(at("bringIn").activeFocus)
            compare(House.screen, House.Matches)
        }
        compare(MatchList.notice, "")
    }
    /// The table confirms that the file was imported.
    function test_a_file_that_is_played() {
        Setup.takeFinished()
        openAll()
        mouseClick(at("export"))
        Setup.playFile(Setup.exportedFile("Backroom - Gang of Dice.backroom"))
        compare(House.screen, House.Table)
        verify(/^Verified: all \d\d+ moves follow the rules.$/.test(House.news), House.news)
        awaits("dismissProblem")
        // Error messages come first.
        House.dismissProblem()
        compare(House.news, "")
        Setup.playFile(Setup.exportedFile("Backroom - Gang of Dice.backroom"))
        Setup.report("It is damaged.")
        compare(House.news, "")
        compare(House.problem, "It is damaged.")
        House.dismissProblem()
        compare(House.news, "")
    }
    function test_a_bad_file() {
        openLeft(1)
        Setup.drop(Setup.exportedFile("not there.jsonl"))
        compare(House.problem, "not there.jsonl cannot be read.")
        compare(House.screen, House.Matches)
        keyClick(Qt.Key_Escape)
    }
    function test_played_elsewhere() {
        leave(1)
        const match = Setup.leave("the-gang", ["Rosa", "Bea"])
        Setup.openElsewhere(match)
        openAll()
        const row = MatchList.rowOf(match)
        mouseClick(line(row))
        compare(Reader.name(line(row)), "The Gang: being played in another window")
        compare(at("continue"), null)
        for (const part of ["rename", "delete"])
            verify(!at(part).enabled, part)
        keyClick(Qt.Key_Return)
        keyClick(Qt.Key_Delete)
        mouseDoubleClickSequence(line(row))
        compare(MatchList.count, 2)
        compare(House.screen, House.Matches)
        Setup.closeElsewhere()
        MatchList.lookAround()
        awaits("continue")
    }
    function test_a_damaged_one() {
        Setup.leaveDamaged()
        openLeft(1)
        tryVerify(() => line(0).damaged || line(1).damaged)
        const damaged = line(0).damaged ? 0 : 1
        mouseClick(line(damaged))
        compare(at("continue"), null)
        verify(!at("copy").enabled)
        mouseClick(at("export"))
        compare(Setup.exported().length, 1)
        mouseClick(at("delete"))
        compare(MatchList.count, 1)
        awaits("continue")
    }
    function test_keys_go_through_the_list() {
        openLeft(1)
        for (let i = 0; i < 14; ++i)
            MatchList.duplicate(line(0).match)
        MatchList.forgetNotice()
        list().forceActiveFocus()
        keyClick(Qt.Key_Home)
        compare(list().currentIndex, 0)
        keyClick(Qt.Key_PageDown)
        verify(list().currentIndex > 3)
        keyClick(Qt.Key_PageUp)
        compare(list().currentIndex, 0)
        keyClick(Qt.Key_End)
        compare(list().currentIndex, 14)
        tryVerify(() => line(14) !== null)
        keyClick(Qt.Key_Right)
        verify(!list().activeFocus)
        mouseWheel(list(), 50, 50, 0, 1200)
        tryVerify(() => line(0) !== null)
    }
    function test_all_fits_data() {
        const rows = []
        for (const [width, height, print] of [[800, 500], [1024, 640], [1280, 800], [1280, 800, 3], [1024, 640, 3], [1920, 1080]])
            rows.push({ tag: width + "x" + height + (print ? " large" : ""), width: width, height: height, print: print ?? 0 })
        return rows
    }
    function test_all_fits(row) {
        leave(2)
        Preferences.textSize = row.print
        resize(row.width, row.height)
        openAll()
        for (const language of ["en", "it", "fr"]) {
            Preferences.language = language
            for (const name of ["line-0", "continue", "rename", "copy", "export", "delete", "back"]) {
                tryVerify(() => at(name) !== null, 2000, name)
                const place = at(name).mapToItem(stage, Qt.rect(0, 0, at(name).width, at(name).height))
                verify(place.x >= 0 && place.y >= 0 && place.right <= row.width && place.bottom <= row.height, language + " " + name)
            }
            const title = at("continue").mapToItem(stage, 0, 0)
            verify(title.y > at("matches").mapToItem(stage, 0, 0).y + 40, language)
            if (row.width === 1280)
                readable(language)
        }
    }
}
