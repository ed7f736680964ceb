// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.App
import Backroom.Controls
import Backroom.Testing
import "../table"

StageCase {
    function at(name, below) { return first(name, below) }
    /// Checks that all texts have enough room and contrast. Colours are the same in all languages, so they are measured
    /// in one size only.
    function readable(when, names) {
        waitForRendering(stage, 60)
        tryVerify(() => reading.crowded(names).length === 0, 500, when + ": " + reading.crowded(names))
        if (Preferences.language === "en" && stage.width === 1280) {
            compare(ContrastMeter.faint(stage), [], when)
            compare(ContrastMeter.faintEdges(stage), [], when)
        }
    }
    /// Waits for the item.
    function click(name) {
        tryVerify(() => at(name) !== null, 5000, name)
        mouseClick(at(name))
    }
    function awaits(name) { tryVerify(() => at(name) !== null, 5000, name) }
    function openBy(button, name) { mouseClick(at(button)); awaits(name) }
    function closeBy(key, name) { keyClick(key); tryVerify(() => at(name) === null, 5000, name) }
    function keyOn(name, key) { at(name).forceActiveFocus(); keyClick(key) }
    /// Waits for that part of the panel.
    function openSettings(part) {
        Panels.openSettings()
        tryVerify(() => at(part) !== null, 5000, part)
    }
    function seat(index, part) { return at(part, at("seat-" + index)) }
    function type(entry, text) {
        mouseClick(entry)
        keyClick(Qt.Key_A, Qt.ControlModifier)
        keyClick(Qt.Key_Delete)
        for (const letter of text)
            keyClick(letter)
    }

    function init() {
        reset()
        Preferences.reducedMotion = false
        Preferences.volume = 7
        Preferences.strongContrast = false
        Preferences.friendlyUndo = false
        Preferences.computerLevel = 2
        Preferences.brokerHost = ""
        House.dismissProblem()
        House.goHome()
        // A finished game leads back to the list it was opened from.
        if (House.screen !== House.Home)
            House.goHome()
        tryCompare(House, "table", null)
        Setup.clear()
        Setup.offerLessons(false)
        tryVerify(() => at("game-the-gang") !== null)
    }
    function clickGame(name) {
        const tile = at(name)
        const point = tile.mapToItem(stage, tile.width / 2, tile.height / 2)
        mouseClick(stage, point.x, point.y)
    }
    function openNewGame(game) {
        clickGame(game ?? "game-the-gang")
        tryVerify(() => at("seat-0") !== null)
    }
}
