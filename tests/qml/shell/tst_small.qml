// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Shell
import Backroom.Testing

/// Small screens with a large scale, with normal and the largest text: everything is there, and nothing overlaps.
ShellCase {
    id: test
    name: "SmallScreens"

    function cleanup() {
        Preferences.textSize = 0
        stage.ratio = 1
        resize(1280, 800)
    }
    // 1366×768 at 200 %, 1280×800 at 150 %.
    function sizes() { return eachSize([[683, 384, 2], [853, 533, 1.5]]) }
    function small(row) {
        stage.ratio = row.ratio
        show(row)
    }
    /// Letters have at least eleven pixels of the screen, and enough room.
    function legible(when, names) {
        const faults = () => reading.crowded(names).concat(reading.small(11 / stage.ratio))
        tryVerify(() => faults().length === 0, 5000, when + ": " + faults())
    }
    function test_home_data() { return sizes() }
    function test_home(row) {
        for (const game of ["the-gang", "supergang"])
            Setup.leave(game, ["Rosa", "Bea", "Vito"])
        small(row)
        legible("home")
    }
    function test_new_game_data() { return sizes() }
    function test_new_game(row) {
        small(row)
        for (const game of ["the-gang", "gang-of-dice", "gangz", "supergang"]) {
            House.openNewGame(game)
            awaits("seat-0")
            while (at("addSeat") !== null) {
                // The seats scroll to the focused item.
                at("addSeat").forceActiveFocus()
                mouseClick(at("addSeat"))
            }
            legible(game)
            for (const entry of several((item) => item.maximumLength !== undefined && item.cursorPosition !== undefined && !item.readOnly,
                                        at("seats")))
                verify(entry.contentWidth <= entry.width, game + ": no room for " + entry.text + " (" + Math.round(entry.contentWidth)
                                                          + " of " + Math.round(entry.width) + ")")
            House.goHome()
        }
    }
    function test_panels_data() { return sizes() }
    function test_panels(row) {
        small(row)
        for (const panel of ["settings", "credits", "keys"]) {
            Panels.shown = panel
            awaits("done")
            waitForRendering(stage, 60)
            compare(reading.crowded([], at("panel")), [], panel)
            Panels.close()
        }
    }
    function test_lists_data() { return sizes() }
    function test_lists(row) {
        Setup.leave("gangz", ["Rosa", "Bea", "Vito"])
        Setup.takeFinished()
        House.dismissProblem()
        small(row)
        House.openMatches()
        tryCompare(House, "screen", House.Matches)
        legible("matches", ["Rosa", "Bea", "Vito"])
        House.goHome()
        House.openStatistics()
        tryCompare(House, "screen", House.StatisticsScreen)
        legible("statistics", ["Rosa", "Bea", "Vito"])
    }
    function test_tables_data() { return sizes() }
    function test_tables(row) {
        small(row)
        // SuperGang's own tests cover its town, in a window of 1024×640.
        for (const game of ["the-gang", "gang-of-dice", "gangz"]) {
            Setup.leave(game, ["Rosa", "Bea", "Vito"])
            House.continueMatch()
            tryCompare(House, "screen", House.Table)
            if (House.table.curtainClosed) {
                legible(game + ", the curtain")
                House.table.openCurtain()
            }
            tryVerify(() => !House.table.director.busy)
            legible(game)
            House.goHome()
            Setup.clear()
        }
    }
}
