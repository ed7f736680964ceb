// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.App
import Backroom.Controls
import Backroom.Shell
import Backroom.Testing

/// Presses meant for something else. The guard's patience is set, so that no test has to wait.
ShellCase {
    name: "Guard"

    readonly property int ever: 3600000

    SignalSpy { id: quits; target: House; signalName: "quitAsked" }

    function mash(point) {
        for (let i = 0; i < 40; ++i) {
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Enter)
            keyClick(Qt.Key_Space)
            if (point)
                mouseClick(stage, point.x, point.y)
        }
    }
    function middleOf(item) { return item.mapToItem(stage, item.width / 2, item.height / 2) }
    /// Ends the guard's wait.
    function rested() { PressGuard.patience = 0; PressGuard.patience = ever }

    function cleanup() { quits.clear() }

    function test_a_first_press_is_all_data() { return [{ tag: "mouse" }, { tag: "key" }] }
    function test_a_first_press_is_all(row) {
        rested()
        const point = middleOf(at("game-the-gang"))
        if (row.tag === "mouse")
            mouseDoubleClickSequence(stage, point.x, point.y)
        mash(point)
        compare(House.screen, House.NewGameScreen)
        awaits("deal")
        verify(at("deal").activeFocus)
        mash(middleOf(at("deal")))
        mash(middleOf(at("back")))
        mash(middleOf(at("addSeat")))
        compare(House.screen, House.NewGameScreen)
        compare(House.newGame.count, 3)
        rested()
        for (let person = 0; person < 3; ++person)
            House.newGame.setLevel(person, 0)
        mouseClick(at("deal"))
        compare(House.screen, House.Table)
        mash(point)
        verify(House.table.curtainClosed)
        compare(quits.count, 0)
    }
    function test_presses_act_again_after_a_rest() {
        rested()
        mouseClick(at("settings"))
        click("done")
        keyClick(Qt.Key_Return)
        verify(at("done") !== null)
        rested()
        keyClick(Qt.Key_Return)
        compare(at("done"), null)
        mash(middleOf(at("game-the-gang")))
        compare(House.screen, House.Home)
        rested()
        clickGame("game-the-gang")
        compare(House.screen, House.NewGameScreen)
    }
    /// The guard ends only after everything has been still for a while.
    function test_mashing_keeps_the_guard_up() {
        PressGuard.patience = 2000
        PressGuard.arm()
        for (let i = 0; i < 20; ++i) {
            clickGame("game-the-gang")
            keyClick(Qt.Key_Space)
            wait(10)
        }
        compare(House.screen, House.Home)
    }
    function test_settings_mashed() {
        rested()
        openBy("settings", "done")
        mash(middleOf(at("fullScreen")))
        mash(middleOf(at("strongContrast")))
        verify(at("done") !== null)
        verify(!Preferences.strongContrast)
        verify(!at("fullScreen").checked)
        rested()
        mash(middleOf(at("done")))
        compare(at("done"), null)
        compare(House.screen, House.Home)
        compare(quits.count, 0)
    }
    function test_banner_mashed() {
        rested()
        Setup.report("The file is damaged.")
        awaits("dismissProblem")
        mash(middleOf(at("dismissProblem")))
        verify(at("dismissProblem") !== null)
        rested()
        mouseClick(at("dismissProblem"))
        compare(at("dismissProblem"), null)
    }
    function test_a_held_key_presses_nothing() {
        for (const name of ["quit", "game-the-gang", "settings"]) {
            at(name).forceActiveFocus()
            for (const key of [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space])
                Setup.repeat(key)
        }
        compare(House.screen, House.Home)
        compare(Panels.shown, "")
        compare(quits.count, 0)
        openNewGame()
        at("addSeat").forceActiveFocus()
        Setup.repeat(Qt.Key_Return)
        compare(House.newGame.count, 3)
        at("deal").forceActiveFocus()
        Setup.repeat(Qt.Key_Return)
        compare(House.screen, House.NewGameScreen)
    }
    function test_quit() {
        mouseMove(stage, 5, 5)
        mouseClick(at("quit"))
        compare(quits.count, 1)
        keyOn("quit", Qt.Key_Return)
        compare(quits.count, 2)
        Reader.press(at("quit"))
        compare(quits.count, 3)
    }
    /// Even slow presses do nothing: the pointer has to move to the button.
    function test_quit_came_up_under_the_pointer() {
        const point = middleOf(at("quit"))
        openNewGame()
        mouseMove(stage, point.x, point.y)
        House.goHome()
        awaits("quit")
        for (let i = 0; i < 10; ++i)
            mouseClick(stage, point.x, point.y)
        compare(quits.count, 0)
        mouseMove(stage, point.x, point.y - 90)
        mouseMove(stage, point.x, point.y)
        mouseClick(stage, point.x, point.y)
        compare(quits.count, 1)
    }
}
