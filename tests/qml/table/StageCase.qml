// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.App
import Backroom.Controls
import Backroom.Testing
import Backroom.Shell

/// A window of the program and functions that find items in it, shared by all tests of screens.
TestCase {
    id: test

    readonly property alias stage: shown
    property Reading reading: Reading { stage: shown }
    /// What a screen reader was told, line by line.
    property var heard: []
    property var whispered: []

    /// Resets what tests change.
    function reset() {
        failOnWarning(/TypeError|ReferenceError/)
        PressGuard.patience = 0
        PressGuard.readingTime = 0
        Preferences.speed = Preferences.Off
        Panels.close()
        Panels.settingsSection = 0
        Panels.usedAtHome = ""
        show({ width: 1280, height: 800 })
    }
    function resize(width, height) { stage.width = width; stage.height = height }
    /// Shows a window with this size, language and text size.
    function show(row) {
        resize(row.width, row.height)
        Preferences.language = row.language ?? "en"
        Preferences.textSize = row.print ?? 0
    }

    /// Returns all rows nightly. Otherwise, of rows that differ in their language alone, the first three are kept, and one
    /// language of each other three, by turns.
    function byTurns(rows) {
        const kinds = []
        const languages = ["en", "it", "fr"]
        return Setup.thorough() ? rows : rows.filter((row) => {
            const kind = JSON.stringify(Object.assign({}, row, { tag: "", language: "" }))
            if (!kinds.includes(kind))
                kinds.push(kind)
            const at = kinds.indexOf(kind)
            return at === 0 || languages.indexOf(row.language) === (at - 1) % 3
        })
    }
    /// These windows, each with usual and large text and in the languages, by turns.
    function eachSize(windows) {
        const rows = []
        for (const [width, height, ratio] of windows ?? [[1024, 640], [1280, 800], [1920, 1080]])
            for (const print of [0, 3])
                for (const language of ["en", "it", "fr"])
                    rows.push({ tag: width + "x" + height + (print > 0 ? " large " : " ") + language,
                                width: width, height: height, ratio: ratio, print: print, language: language })
        return byTurns(rows)
    }

    // Finding things.

    function all(fits, from) { return reading.all(fits, from) }
    /// Returns the same, but fails if there are none: nothing would be tested otherwise.
    function several(fits, from) {
        const found = all(fits, from)
        verify(found.length > 0, "nothing to test: " + fits)
        return found
    }
    /// Returns the first visible item of that name, or null.
    function first(name, below) { return all((item) => item.objectName === name, below)[0] ?? null }

    name: "Stage"
    when: windowShown
    visible: true
    width: stage.width
    height: stage.height

    Connections {
        target: Speech
        function onSaid(sentence) { test.heard = test.heard.concat(sentence.split("\n")) }
        function onWhispered(sentence) { test.whispered = test.whispered.concat(sentence.split("\n")) }
    }
    Binding { target: Theme; property: "speed"; value: Preferences.speedFactor }
    Stage { id: shown; width: 1280; height: 800 }
}
