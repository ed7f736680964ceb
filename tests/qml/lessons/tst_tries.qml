// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Testing

/// SuperGang's lesson: every attempt is answered, and the goal of a held piece is shown.
LessonCase {
    id: test
    name: "Tries"

    function beginAt(step) {
        House.startLesson("supergang")
        seated()
        doStepsBefore(step)
        settled()
        lights().look()
    }
    function figure(key) { return one((item) => item.key === key && item.mover !== undefined && item.stack !== undefined, "figure " + key) }
    /// A point that no figure can reach.
    function sea() { return Qt.point(60, 600) }

    function test_wrong_tries_are_answered_data() {
        return ["dragged beside", "dragged out of the town", "clicked beside", "by key", "another one"].map((tag) => ({ tag: tag }))
    }
    function test_wrong_tries_are_answered(row) {
        beginAt(3)
        const patrol = centre(figure(12))
        const drags = { "dragged beside": [patrol, sea()], "dragged out of the town": [patrol, Qt.point(1100, 600)],
                        "another one": [centre(figure(0)), middle(lights().lights[1])] }
        if (drags[row.tag] !== undefined) {
            press(drags[row.tag][0])
            moveTo(...drags[row.tag])
            release(drags[row.tag][1])
        } else if (row.tag === "clicked beside") {
            clickAt(patrol)
            clickAt(sea())
        } else {
            figure(12).forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Return)
        }
        settled()
        compare(House.lesson.step, 3)
        compare(refusalPlate().length, 1)
        verify(refusalPlate()[0].sentence !== "")
        const said = refusalPlate()[0]
        const place = () => stage.mapFromItem(said, 0, 0, said.width, said.height)
        const plate = at("lessonPlate")
        tryVerify(() => apart(place(), stage.mapFromItem(plate, 0, 0, plate.width, plate.height)))
        for (const light of lights().lights)
            verify(apart(place(), light), place() + " lies over " + light)
    }
    /// The destination is lit, not the piece itself.
    function test_what_is_lifted_is_shown_the_way() {
        beginAt(3)
        compare(Array.from(lights().wanted), [0, 0])
        press(centre(figure(12)))
        moveTo(centre(figure(12)), sea())
        lights().look()
        compare(lights().lights.length, 1)
        compare(Array.from(lights().wanted), [1])
        tryVerify(() => all((item) => item.wanted === true).length === 1)
        release(sea())
        keyClick(Qt.Key_Escape)
        lights().look()
        compare(Array.from(lights().wanted), [0, 0])
    }
    /// An answer for a place where a figure could go is not given for another figure or place.
    function test_what_is_said_is_true() {
        beginAt(3)
        press(centre(figure(0)))
        moveTo(centre(figure(0)), middle(lights().lights[1]))
        drop(middle(lights().lights[1]))
        verify(refusalPlate()[0].sentence.startsWith("Move the patrol onto"), refusalPlate()[0].sentence)
    }
    /// No dialog opens below the lights of the lesson.
    function test_a_trade_is_answered() {
        beginAt(1)
        tryVerify(() => isThere("trade"))
        clickButton("trade")
        compare(House.table.trade.shown, false)
        compare(refusalPlate().length, 1)
        verify(refusalPlate()[0].sentence.startsWith("First the money"), refusalPlate()[0].sentence)
    }
    /// The others' actions wait meanwhile, and the focus stays on the question.
    function test_the_question_whether_to_leave_keeps_the_focus() {
        beginAt(3)
        House.lesson.askToLeave()
        tryVerify(() => isThere("reject"))
        const reject = at("reject")
        tryVerify(() => reject.activeFocus)
        verify(House.table.paused)
        figure(12).forceActiveFocus()
        tryVerify(() => reject.activeFocus)
        keyClick(Qt.Key_Escape)
        tryVerify(() => !House.lesson.leaving)
        verify(!House.table.paused)
    }
    /// One press is enough, although the mouse was used last.
    function test_a_key_goes_on_after_a_drag() {
        Preferences.speed = Preferences.Fast
        PressGuard.patience = 50
        beginAt(3)
        // The step is new.
        wait(200)
        const goal = middle(lights().lights[1])
        press(centre(figure(12)))
        moveTo(centre(figure(12)), goal)
        // Actions of the others in between cause no waiting.
        PressGuard.readingTime = 60000
        release(goal)
        tryVerify(() => House.lesson.step === 4 && House.lesson.tells, 10000)
        wait(400)
        verify(!PressGuard.byKeyboard)
        keyClick(Qt.Key_Return)
        compare(House.lesson.step, 5)
    }
    /// The shop stays lit while a figure is held, and its whole roof stays uncovered.
    function test_the_shop_stays_lit_data() { return [{ tag: "by key" }, { tag: "by mouse" }] }
    function test_the_shop_stays_lit(row) {
        beginAt(10)
        compare(lights().lights.length, 2)
        if (row.tag === "by key") {
            figure(1).forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
        } else {
            press(centre(figure(1)))
            moveTo(centre(figure(1)), sea())
        }
        tryVerify(() => House.table.choosing)
        lights().look()
        compare(Array.from(lights().missing), [])
        compare(lights().lights.length, 1)
        compare(Array.from(lights().wanted), [1])
        const sign = one((item) => item.whole !== undefined && item.name === "Phew Pharmacy", "the pharmacy")
        const plate = at("lessonPlate")
        tryVerify(() => apart(stage.mapFromItem(plate, 0, 0, plate.width, plate.height),
                              stage.mapFromItem(sign, sign.whole.x, sign.whole.y, sign.whole.width, sign.whole.height)))
        if (row.tag === "by mouse")
            release(sea())
        keyClick(Qt.Key_Escape)
    }
    /// The frame surrounds its subject, and nothing else; and no name of a shop lies below its edge.
    function test_a_frame_fits_data() {
        return [[1024, 640, "fr"], [1024, 640, "en"], [1280, 800, "en"], [1280, 800, "it"]]
            .map(([width, height, language]) => ({ tag: width + " " + language, width: width, height: height, language: language }))
    }
    function test_a_frame_fits(row) {
        show(row)
        beginAt(6)
        tryVerify(() => isThere("actionMenu"))
        waitForRendering(stage, 60)
        lights().look()
        const menu = at("actionMenu")
        const place = stage.mapFromItem(menu, 0, 0, menu.width, menu.height)
        const light = lights().lights[0]
        const room = Theme.px(6) + 1
        for (const beyond of [place.x - light.x, place.y - light.y,
                              light.x + light.width - place.x - place.width, light.y + light.height - place.y - place.height])
            verify(beyond <= room, "beyond the menu: " + light + " " + place)
        House.goHome()
        for (const step of [1, 5]) {
            beginAt(step)
            lights().look()
            // Only the map of a small window has names beside the shops.
            const signs = all((item) => item.nameplate !== undefined && item.nameplate.visible)
            compare(signs.length > 0, row.width < 1280)
            for (const light of lights().lights)
                for (const sign of signs) {
                    const name = stage.mapFromItem(sign.nameplate, 0, 0, sign.nameplate.width, sign.nameplate.height)
                    verify(apart(light, name) || within(name, light),
                           "step " + (step + 1) + " cuts " + sign.name + ": " + light + " " + name)
                }
            House.goHome()
            Setup.forgetLessons()
        }
    }
    function within(inner, outer) {
        return inner.x >= outer.x && inner.y >= outer.y
            && inner.x + inner.width <= outer.x + outer.width && inner.y + inner.height <= outer.y + outer.height
    }
    /// The answer comes before all participants are named.
    function test_a_stick_up_is_answered() {
        beginAt(11)
        tryVerify(() => isThere("actionMenu"))
        const rowOf = (word) => all((item) => item.row !== undefined && item.brief !== undefined && item.row.word.startsWith(word))[0]
        // Waits until the rows have their places.
        tryVerify(() => Math.abs(centre(rowOf("Stick-up")).y - centre(rowOf("Buy the shop")).y) > 30)
        waitForRendering(stage, 200)
        clickThere(centre(rowOf("Stick-up")))
        compare(refusalPlate().length, 1)
        verify(refusalPlate()[0].sentence.startsWith("One stick-up is enough"), refusalPlate()[0].sentence)
        compare(House.lesson.step, 11)
        // The menu is as it was: the shop can be bought at once.
        clickAt(centre(rowOf("Buy the shop")))
        tryVerify(() => House.lesson.step > 11)
    }
}
