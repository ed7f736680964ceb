// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Testing

/// What a finished lesson offers.
LessonCase {
    id: test

    name: "LessonEnd"

    function learn(game) {
        tryVerify(() => isThere("learn-" + game))
        clickOn(at("learn-" + game))
        tryVerify(() => House.lesson !== null && isThere("lessonPlate"))
        seated()
    }
    function test_a_whole_game_follows() {
        learn("the-gang")
        while (!House.lesson.atEnd) {
            tryVerify(() => House.lesson.shown)
            if (House.lesson.tells)
                clickOn(at("lessonNext"))
            else
                House.lesson.showMe()
        }
        tryVerify(() => isThere("lessonLeave"))
        clickOn(at("lessonNext"))
        tryVerify(() => House.lesson === null && House.table !== null)
        seated()
        verify(!isThere("lessonPlate"))
    }
    /// The golden button has the focus however the buttons are laid out, and Return presses it.
    function test_the_golden_button_has_the_focus_data() {
        const rows = []
        for (const lesson of ["gangz", "supergang", "supergang_2", "the-gang", "gang-of-dice"])
            for (const window of sizes([[1024, 640], [1024, 640, 3]]))
                rows.push(Object.assign({}, window, { tag: lesson + " " + window.tag, lesson: lesson }))
        return rows
    }
    function test_the_golden_button_has_the_focus(row) {
        show(row)
        House.startLesson(row.lesson)
        seated()
        for (let step = 0; !House.lesson.atEnd; ++step) {
            tryVerify(() => House.lesson.shown)
            if (House.lesson.tells)
                tryVerify(() => isThere("lessonNext") && at("lessonNext").activeFocus)
            if (House.lesson.tells)
                keyClick(Qt.Key_Return)
            else
                House.lesson.showMe()
            settled()
        }
        tryVerify(() => isThere("lessonNext"))
        waitForRendering(stage, 200)
        const golden = several((item) => item.primary === true && item.objectName.startsWith("lesson"))
        compare(golden.length, 1)
        tryVerify(() => golden[0].activeFocus, 2000, "at " + focused())
        keyClick(Qt.Key_Return)
        tryVerify(() => House.lesson === null && House.table !== null)
    }
    /// A short game is offered where an option makes the game short.
    function test_a_short_game_follows() {
        House.startLesson("gangz")
        seated()
        doAllSteps()
        tryVerify(() => isThere("lessonShortGame") && !isThere("lessonAfter"))
        // It is the first choice, and both say how long they are.
        compare(at("lessonShortGame").text, "Short game: 10 points")
        compare(at("lessonNext").text, "Whole game: 15 points")
        verify(at("lessonShortGame").primary && !at("lessonNext").primary)
        tryVerify(() => at("lessonShortGame").activeFocus)
        // The buttons are in their places once they have been drawn.
        waitForRendering(stage, 200)
        wait(100)
        clickButton("lessonShortGame")
        tryVerify(() => House.lesson === null && House.table !== null && House.screen === House.Table)
        seated()
        tryVerify(() => House.table.layout.beads.length === 11, 2000, "to 10 points, not " + House.table.layout.beads.length)
    }
    function test_the_next_lesson_follows() {
        learn("the-gang")
        doAllSteps()
        const before = (one, other) => one.x + one.width <= other.x || one.y + one.height <= other.y
        tryVerify(() => isThere("lessonAfter") && before(at("lessonAfter"), at("lessonNext")))
        verify(!isThere("lessonShortGame"))
        clickOn(at("lessonAfter"))
        tryVerify(() => House.lesson !== null && House.lesson.lessonId === "the-gang_2" && House.lesson.shown)
        compare(House.lesson.step, 0)
    }
    function test_a_short_game_or_the_next_lesson_follows() {
        learn("supergang")
        doAllSteps()
        tryVerify(() => isThere("lessonAfter") && isThere("lessonShortGame"))
        compare([at("lessonShortGame").text, at("lessonNext").text], ["Short game: 10 rounds", "Whole game: 30 rounds"])
        tryVerify(() => at("lessonShortGame").activeFocus)
        waitForRendering(stage, 200)
        wait(100)
        clickButton("lessonShortGame")
        tryVerify(() => House.lesson === null && House.table !== null)
    }
}
