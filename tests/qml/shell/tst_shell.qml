// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Testing

/// The home screen, what is reported there, and the way to a table and back.
ShellCase {
    name: "Shell"

    function test_home_starts_at_the_primary_control() {
        verify(at("game-the-gang").activeFocus)
        compare(Reader.name(at("game-the-gang")), "The Gang")
        compare(Reader.role(at("game-the-gang")), Accessible.Button)
    }
    function test_game_opens_by_mouse_key_and_screen_reader_data() { return [{ tag: "mouse" }, { tag: "key" }, { tag: "reader" }] }
    function test_game_opens_by_mouse_key_and_screen_reader(row) {
        if (row.tag === "mouse")
            clickGame("game-the-gang")
        else if (row.tag === "key")
            keyClick(Qt.Key_Return)
        else
            Reader.press(at("game-the-gang"))
        compare(House.screen, House.NewGameScreen)
        awaits("deal")
        verify(at("deal").activeFocus)
    }
    function test_home_by_keyboard_alone() {
        const stops = ["game-the-gang", "learn-the-gang", "game-gang-of-dice", "learn-gang-of-dice", "game-gangz", "learn-gangz",
                       "game-supergang", "learn-supergang", "allGames", "rules", "settings", "credits", "quit", "statistics",
                       "joinFriends", "sound", "languages"]
        const seen = []
        for (let i = 0; i < stops.length; ++i) {
            for (const name of stops)
                if (at(name).activeFocus)
                    seen.push(name)
            keyClick(Qt.Key_Tab)
        }
        compare(seen, stops)
        verify(at("game-the-gang").activeFocus)
    }
    function test_problem_is_told_once() {
        Setup.report("The file is damaged.")
        click("dismissProblem")
        tryVerify(() => at("dismissProblem") === null)
        compare(House.problem, "")
    }
    function test_problem_goes_by_key_and_with_the_screen() {
        Setup.report("The file is damaged.")
        awaits("dismissProblem")
        closeBy(Qt.Key_Escape, "dismissProblem")
        Setup.report("The file is damaged.")
        openNewGame()
        compare(at("dismissProblem"), null)
        Setup.report("The file is damaged.")
        keyClick(Qt.Key_Escape)
        compare(at("dismissProblem"), null)
        compare(House.screen, House.NewGameScreen, "escape closed the news only")
        Setup.report("The file is damaged.")
        keyOn("dismissProblem", Qt.Key_Return)
        compare(at("dismissProblem"), null)
    }
    function test_scale_follows_the_size() {
        resize(1920, 1080)
        tryCompare(Theme, "u", 1.35)
        resize(1024, 640)
        tryCompare(Theme, "u", 0.82)
        resize(1280, 800)
        tryCompare(Theme, "u", 1)
    }
    function test_z_deal_and_continue() {
        openNewGame()
        mouseClick(at("deal"))
        compare(House.screen, House.Table)
        const kept = Shelf.count
        House.goHome()
        // Nothing was done in it, so there is nothing to continue.
        compare(Shelf.count, kept)
        Setup.deal("the-gang", 7)
        House.goHome()
        awaits("match-0")
        verify(at("match-0").activeFocus)
        keyClick(Qt.Key_Return)
        compare(House.screen, House.Table)
    }
}
