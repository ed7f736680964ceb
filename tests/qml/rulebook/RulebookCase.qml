// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.App
import Backroom.Testing
import "../table"

StageCase {
    function at(name, below) { return first(name, below) }
    function textWith(words, below) {
        return all((item) => item.text !== undefined && String(item.text).replace(/<[^>]*>/g, "").includes(words), below)[0] ?? null
    }
    /// Returns the position in the window of a link in a Text.
    function linkPoint(text, href) {
        for (let y = 3; y < text.height; y += 4)
            for (let x = 3; x < text.width; x += 4)
                if (text.linkAt(x, y) === href)
                    return Qt.point(x + 6, y + 2)
        return null
    }
    function clickLink(text, href) {
        const point = linkPoint(text, href)
        verify(point !== null, href)
        mouseClick(text, point.x, point.y)
    }
    /// Waits until everything is in its place.
    function click(name) {
        tryVerify(() => at(name) !== null, 2000, name)
        settle()
        mouseClick(at(name))
        settle()
    }
    function settle() { wait(25) }
    function type(text) {
        for (const letter of text)
            keyClick(letter)
    }
    function page() { return at("page") }
    function openReader() {
        Rulebook.openForNow()
        tryVerify(() => page() !== null)
    }
    /// Opens the small books made for tests, in the usual window.
    function openSmallBooks() {
        Preferences.speed = Preferences.Off
        Preferences.language = "en"
        Rulebook.textSize = 0
        Rulebook.clearSearch()
        Setup.useSmallBooks()
        House.goHome()
        resize(1280, 800)
        openReader()
        settle()
        mouseMove(stage, 2, 2)
    }
}
