// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.App
import Backroom.Testing

/// The figures of the house's own books on paper.
TestCase {
    name: "RulebookPaper"
    when: windowShown

    function initTestCase() { Setup.useOwnBooks() }
    function cleanupTestCase() { Rulebook.close() }

    function test_every_figure_is_drawn_data() {
        return ["the-gang", "gang-of-dice", "gangz", "supergang"].map((game) => ({ tag: game, game: game }))
    }
    function test_every_figure_is_drawn(row) {
        const figures = Setup.figures(row.game)
        verify(figures.length > 10)
        for (const figure of figures) {
            Setup.photograph(row.game, figure)
            tryVerify(() => Setup.photo().width > 0, 20000, figure)
            const size = Setup.photo()
            // As wide as its room, somewhat narrower in one column, or a single step.
            verify([1, 0.84, 0.6].some((share) => Math.abs(1512 * share - size.width) < 9), figure + " " + size.width)
            verify(size.height > 150 && size.height < 1.6 * size.width, figure + " " + size.height)
            verify(Setup.colorsAcross(0.3) > 60, figure)
        }
    }
    function test_another_one_is_asked_for_meanwhile() {
        const [first, other] = Setup.figures("gangz")
        Setup.photograph("gangz", first)
        Setup.photograph("gangz", other)
        tryVerify(() => Setup.photo().width > 0)
        const size = Setup.photo()
        wait(50)
        compare(Setup.photo(), size)
    }
    function test_the_camera_goes_meanwhile() {
        Setup.photograph("supergang", Setup.figures("supergang")[0])
        wait(20)
        Setup.dropCamera()
        wait(50)
        compare(Setup.photo().width, 0)
    }
    function test_cancelled_in_the_middle() {
        const path = Setup.newFile("cancelled.pdf")
        verify(Rulebook.openBook("gang-of-dice"))
        for (const share of [0, 0.02, 0.3]) {
            Rulebook.askForPdf(path)
            tryVerify(() => Rulebook.printed >= share, 20000)
            Rulebook.cancelPrinting()
            tryVerify(() => !Rulebook.printing)
            verify(!Setup.exists(path))
        }
        Rulebook.askForSheet(path)
        tryVerify(() => !Rulebook.printing, 20000)
        verify(Setup.exists(path))
    }
}
