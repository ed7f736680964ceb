// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.App
import Backroom.Controls
import Backroom.Testing
import "../table"

/// A window of the program, with friends in other houses.
StageCase {
    id: test

    function at(name, below) { return first(name, below) }
    function awaits(name) { tryVerify(() => at(name) !== null, 5000, name) }
    /// Waits until the item has found its place.
    function click(name) {
        awaits(name)
        waitForRendering(stage, 60)
        mouseClick(at(name))
    }
    function seat(index, part) { return at(part, at("seat-" + index)) }
    /// Answers the current question.
    function answer(button) {
        click(button)
        tryVerify(() => at(button) === null)
    }
    function type(text) {
        for (const letter of text)
            keyClick(letter)
    }
    /// Checks that all texts have enough room and, on a whole screen, contrast; colours are the same in all languages.
    function readable(when, from) {
        waitForRendering(stage, 60)
        tryVerify(() => reading.crowded([], from).length === 0, 1000, when + ": " + reading.crowded([], from))
        if (from || Preferences.language !== "en" || stage.width !== 1280)
            return
        compare(ContrastMeter.faint(stage), [], when)
        compare(ContrastMeter.faintEdges(stage), [], when)
    }
    function init() {
        reset()
        House.goHome()
        Setup.clear()
        awaits("joinFriends")
        test.heard = []
    }
}
