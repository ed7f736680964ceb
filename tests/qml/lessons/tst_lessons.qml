// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.TheGang
import Backroom.Testing

LessonCase {
    id: test
    name: "Lessons"

    readonly property TheGangTable table: House.table as TheGangTable

    function card(number) {
        return one((item) => item.place !== undefined && item.usable !== undefined
                             && item.kind === TheGangTable.GangsterPiece && item.key === number, number)
    }
    function edge(item) { return stage.mapFromItem(item, item.width * 0.12, item.height * 0.25) }
    function chicago() { return middle(test.table.layout.streets[0]) }
    function learn(game) {
        tryVerify(() => isThere("learn-" + game))
        clickOn(at("learn-" + game))
        tryVerify(() => House.lesson !== null && isThere("lessonPlate"))
        seated()
    }
    function goOnTo(step) {
        while (House.lesson.step < step)
            clickOn(at("lessonNext"))
        compare(House.lesson.step, step)
    }

    function test_the_first_steps_by_mouse() {
        learn("the-gang")
        tryVerify(() => at("lessonNext").activeFocus)
        const heard = one((item) => item.modelData !== undefined && item.parent === at("lessonPlate"), "what is heard")
        verify(Reader.name(heard).startsWith("Step 1 of "))
        goOnTo(4)
        verify(!isThere("lessonNext"))
        verify(!isThere("lessonShowMe"))
        lights().look()
        compare(lights().lights.length, 1, "nothing invites to confirm yet")
        // A wrong card: the lesson explains why, and it can be taken back.
        for (let attempt = 0; attempt < 2; ++attempt) {
            drag(card(12), chicago())
            lights().look()
            compare(lights().lights.length, 1, "nothing invites to confirm a wrong card")
            clickOn(at("confirm"))
            compare(House.lesson.step, 4)
            const said = refusalPlate()[0]
            verify(said.sentence.startsWith("12 is even"))
            // Both texts are visible.
            const plate = at("lessonPlate")
            tryVerify(() => apart(Qt.rect(said.x, said.y, said.width, said.height), Qt.rect(plate.x, plate.y, plate.width, plate.height)))
            clickOn(at("takeBack"))
        }
        verify(isThere("lessonShowMe"))
        // The card in the hand is lit, then the street, then the button: one thing after the other.
        clickOn(card(43))
        lights().look()
        const street = lights().lights
        verify(street.length === 1 && !apart(street[0], test.table.layout.streets[0]), street)
        compare(lights().wanted, [1])
        clickAt(chicago())
        lights().look()
        const button = stage.mapFromItem(at("confirm"), 0, 0, at("confirm").width, at("confirm").height)
        verify(lights().lights.length === 1 && !apart(lights().lights[0], button), lights().lights)
        clickOn(at("confirm"))
        tryCompare(House.lesson, "step", 5)
        tryVerify(() => at("lessonNext").activeFocus)
        compare(refusalPlate().length, 0)
    }
    /// The plate does not jump to another place once the board has been created.
    function test_the_plate_stays_data() { return ["the-gang", "gang-of-dice", "gangz", "supergang"].map((tag) => ({ tag: tag })) }
    function test_the_plate_stays(row) {
        Preferences.speed = Preferences.Normal
        House.startLesson(row.tag)
        const places = []
        const watch = () => {
            const plate = all((item) => item.objectName === "lessonPlate")[0]
            if (plate !== undefined && places.indexOf(plate.x + " " + plate.y) < 0)
                places.push(plate.x + " " + plate.y)
        }
        tryVerify(() => { watch(); return isThere("lessonPlate") })
        for (let time = 0; time < 100; ++time) {
            wait(10)
            watch()
        }
        compare(places.length, 1, places.join(", "))
    }
    /// A plate in the way can be dragged away, but not out of the window; the next step puts it back in its place.
    function test_the_plate_can_be_dragged() {
        learn("the-gang")
        const plate = at("lessonPlate")
        const from = Qt.point(plate.x + 12, plate.y + 12)
        const to = Qt.point(from.x - 150, from.y - 60)
        press(from)
        moveTo(from, to)
        release(to)
        fuzzyCompare(plate.x, to.x - 12, 1)
        fuzzyCompare(plate.y, to.y - 12, 1)
        press(to)
        moveTo(to, Qt.point(-400, 2000))
        release(Qt.point(-400, 2000))
        compare(plate.x, 0)
        compare(plate.y + plate.height, stage.height)
        verify(!test.table.holding)
        clickOn(at("lessonNext"))
        tryVerify(() => plate.x > 0 && plate.x === lights().plate.x && plate.y === lights().plate.y)
    }
    function test_stuck() {
        learn("the-gang")
        goOnTo(4)
        drag(card(12), chicago())
        clickOn(at("confirm"))
        verify(!isThere("lessonShowMe"))
        clickOn(at("confirm"))
        clickOn(at("lessonShowMe"))
        tryCompare(House.lesson, "step", 5)
    }
    function test_by_keys() {
        learn("the-gang")
        for (let step = 0; step < 4; ++step) {
            tryVerify(() => focused() === at("lessonNext"))
            keyClick(Qt.Key_Return)
            compare(House.lesson.step, step + 1)
        }
        keyClick(Qt.Key_Down)
        tabAndHit((item) => item.key === 43, "43")
        tabAndHit((item) => item.key === 1000, "Chicago")
        tryVerify(() => focused() === at("confirm"))
        hit(Qt.Key_Return)
        tryCompare(House.lesson, "step", 5)
    }
    function test_leaving_data() { return [{ tag: "step that is read", step: 0 }, { tag: "step that is played", step: 4 }] }
    function test_leaving(row) {
        const kept = Shelf.count
        learn("the-gang")
        goOnTo(row.step)
        keyClick(Qt.Key_Escape)
        tryVerify(() => isThere("reject"))
        keyClick(Qt.Key_Escape)
        tryVerify(() => !isThere("reject"))
        verify(House.lesson !== null)
        keyClick(Qt.Key_Escape)
        tryVerify(() => isThere("accept"))
        clickOn(at("accept"))
        compare(House.screen, House.Home)
        compare(House.lesson, null)
        compare(Shelf.count, kept)
    }
    /// Resumes in the middle after replaying the last move, or restarts from the beginning.
    function test_going_on() {
        learn("the-gang")
        goOnTo(4)
        House.lesson.showMe()
        tryCompare(House.lesson, "step", 5)
        goOnTo(6)
        House.goHome()
        tryVerify(() => isThere("learn-the-gang"))
        compare(at("learn-the-gang").text, "Continue the lesson")
        compare(at("learn-gangz").text, "Learn by playing")
        learn("the-gang")
        tryVerify(() => House.lesson.shown && House.lesson.step === 6)
        tryVerify(() => isThere("lessonAnew") && at("lessonNext").activeFocus)
        clickOn(at("lessonNext"))
        verify(!isThere("lessonAnew"))
        House.goHome()
        learn("the-gang")
        tryVerify(() => isThere("lessonAnew"))
        compare(House.lesson.step, 7)
        verify(!House.lesson.tells)
        verify(!at("lessonAnew").activeFocus)
        // It asks first, and is not beside what goes on.
        clickOn(at("lessonAnew"))
        tryVerify(() => isThere("reject") && at("reject").activeFocus)
        compare(House.lesson.step, 7)
        clickOn(at("reject"))
        tryVerify(() => !isThere("reject"))
        compare(House.lesson.step, 7)
        clickOn(at("lessonAnew"))
        tryVerify(() => isThere("accept"))
        clickOn(at("accept"))
        tryVerify(() => House.lesson.step === 0 && House.lesson.shown)
        verify(!isThere("lessonAnew"))
        tryVerify(() => at("lessonNext").activeFocus)
        House.goHome()
        tryVerify(() => isThere("learn-the-gang"))
        compare(at("learn-the-gang").text, "Learn by playing")
    }
    function test_escape_puts_back() {
        learn("the-gang")
        goOnTo(4)
        clickOn(card(43))
        verify(test.table.holding)
        keyClick(Qt.Key_Escape)
        verify(!test.table.holding)
        verify(!House.lesson.leaving)
    }
    /// A click on something that is not due yet is answered, as are one on a disabled button and one beside everything.
    function test_clicks_before_they_are_due() {
        learn("the-gang")
        tryVerify(() => at("lessonNext").activeFocus)
        clickOn(card(12))
        verify(!test.table.holding)
        compare(refusalPlate().map((plate) => plate.sentence), ["Not yet: read on, and the lesson will get there."])
        clickOn(at("lessonNext"))
        compare(refusalPlate().length, 0)
        goOnTo(4)
        clickAt(centre(at("confirm")))
        compare(refusalPlate().map((plate) => plate.sentence), ["This time, send 43 to Chicago, then press Confirm."])
        clickOn(card(43))
        compare(refusalPlate().length, 0)
    }
    /// During such a step the board is disabled, but not the bar.
    function test_a_step_that_is_read_leaves_the_board_alone() {
        learn("the-gang")
        clickOn(card(12))
        verify(!test.table.holding)
        drag(card(12), chicago())
        verify(!test.table.drafted)
        const met = []
        tryVerify(() => { if (!at("lessonNext").activeFocus) at("lessonNext").forceActiveFocus(); return at("lessonNext").activeFocus })
        for (let step = 0; step < 20; ++step) {
            keyClick(Qt.Key_Tab)
            met.push(focused())
        }
        verify(met.every((item) => item.place === undefined))
        verify(met.includes(at("rules")))
        verify(met.includes(at("lessonNext")))
        goOnTo(4)
        clickOn(card(43))
        verify(test.table.holding)
    }
    function test_staying_is_the_default() {
        learn("the-gang")
        keyClick(Qt.Key_Escape)
        tryVerify(() => isThere("reject"))
        tryVerify(() => focused() === at("reject"))
        keyClick(Qt.Key_Return)
        tryVerify(() => !isThere("reject"))
        verify(House.lesson !== null)
    }
    /// The frame keeps a distance from what it surrounds.
    function test_a_light_touches_no_letter() {
        learn("gang-of-dice")
        lights().look()
        const light = lights().lights[0]
        const wealth = at("ownWealth")
        verify(light.x <= wealth.x - 5 && light.y <= wealth.y - 5)
        verify(light.x + light.width <= stage.width && light.y + light.height <= stage.height)
    }
    /// A lesson that waits uses no processor time.
    function test_the_lights_rest() {
        learn("gangz")
        goOnTo(2)
        tryVerify(() => lights().rests())
        const light = lights().lights[0]
        clickOn(all((item) => item.place !== undefined && item.usable !== undefined && item.key === 88)[0])
        // The card is chosen: the light is on the other one.
        tryVerify(() => lights().lights.length === 1 && lights().lights[0].x !== light.x)
        tryVerify(() => lights().rests())
    }
    function test_what_is_lit_is_what_is_asked_for_data() { return [{ tag: "en" }, { tag: "it" }, { tag: "fr" }] }
    /// Clicking on the lit things in their order does what the step asks for.
    function test_what_is_lit_is_what_is_asked_for(row) {
        Preferences.language = row.tag
        House.startLesson("gang-of-dice")
        seated()
        while (!House.lesson.atEnd) {
            tryVerify(() => House.lesson.shown)
            const step = House.lesson.step
            if (House.lesson.tells) {
                House.lesson.goOn()
                continue
            }
            if (step === 11)
                clickOn(at("fewer"))
            // The picture of the warning explains something and does nothing.
            lights().look()
            for (let light = step === 11 ? 1 : 0; light < 3 && House.lesson.step === step && lights().lights.length > 0; ++light) {
                clickAt(middle(lights().lights[Math.min(light, lights().lights.length - 1)]))
                lights().look()
            }
            tryVerify(() => House.lesson.step === step + 1, 5000, "step " + (step + 1) + " is not done by what is lit")
        }
    }
    function test_escape_puts_dice_back() {
        House.startLesson("gang-of-dice")
        seated()
        doStepsBefore(3)
        lights().look()
        clickAt(middle(lights().lights[0]))
        compare(test.anyTable.turn.toReroll, 1)
        keyClick(Qt.Key_Escape)
        compare(test.anyTable.turn.toReroll, 0)
        verify(!House.lesson.leaving)
    }
    /// In every text size and language.
    function test_a_finished_lesson_has_its_tick_data() { return sizes() }
    function test_a_finished_lesson_has_its_tick(row) {
        for (const lesson of ["the-gang", "the-gang_2", "gang-of-dice", "gangz", "supergang", "supergang_2"])
            Setup.finishLesson(lesson)
        House.openMatches()
        House.goHome()
        show(row)
        for (const game of ["the-gang", "gang-of-dice", "gangz", "supergang"]) {
            tryVerify(() => isThere("learn-" + game))
            const chip = at("learn-" + game)
            tryVerify(() => all((item) => item.name === "check", chip).length === 1, 2000, game)
            tryVerify(() => crowded([], chip).length === 0, 2000, game + ": " + crowded([], chip))
        }
    }
    /// Once a lesson is done, the button on the picture opens a choice of lessons.
    function test_one_of_two_lessons() {
        compare(at("learn-supergang").text, "Learn by playing")
        Setup.finishLesson("supergang")
        House.openMatches()
        House.goHome()
        tryVerify(() => isThere("learn-supergang"))
        compare(at("learn-supergang").text, "Lessons: 1 of 2 done")
        Preferences.language = "it"
        compare(at("learn-supergang").text, "Lezioni finite: 1 su 2")
        Preferences.language = "en"
        clickOn(at("learn-supergang"))
        tryVerify(() => isThere("lesson-supergang_2"))
        tryVerify(() => focused() === at("lesson-supergang_2"))
        compare(at("lesson-supergang").text, "Play again")
        compare(at("lesson-supergang_2").text, "Begin")
        keyClick(Qt.Key_Escape)
        tryVerify(() => !isThere("lesson-supergang_2"))
        clickOn(at("learn-supergang"))
        tryVerify(() => focused() === at("lesson-supergang_2"))
        keyClick(Qt.Key_Up)
        compare(focused(), at("lesson-supergang"))
        keyClick(Qt.Key_Down)
        hit(Qt.Key_Return)
        tryVerify(() => House.lesson !== null && House.lesson.lessonId === "supergang_2")
        compare(Panels.shown, "")
    }
}
