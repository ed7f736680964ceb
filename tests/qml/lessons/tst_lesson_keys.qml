// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.TheGang
import Backroom.Gangz
import Backroom.Testing

/// Every lesson by keys alone: each step that asks for an action begins with the focus on it.
LessonCase {
    id: test
    name: "LessonKeys"

    /// For each step that asks for an action: where the focus begins, and which keys are then pressed in this order.
    readonly property var ways: ({
        "the-gang": {
            5: [gangster(43), gangster(43), target("Chicago"), named("confirm")],
            8: [gangster(28), gangster(28), target("Detroit"), named("confirm")],
            11: [gangster(12), gangster(12), target("Your play"), special, named("confirm")],
            12: [special, special, target("Left end of Chicago")],
            13: [gangster(12), gangster(12), target("Chicago")]
        },
        "the-gang_2": {
            3: [gangster(30), gangster(30), target("Your play"), special, named("confirm")],
            4: [gangster(30), gangster(30), target("Chicago")],
            5: [special, special, target("Gangster 30")],
            9: [gangster(6), gangster(6), target("Your play"), special, named("confirm")],
            10: [special, special, target("Detroit"), gangster(62)],
            11: [gangster(6), gangster(6), target("Detroit")]
        },
        "gang-of-dice": {
            3: [named("roll"), named("roll")],
            4: [die(5), die(5), named("reroll")],
            5: [named("stop"), named("stop")],
            8: [named("take"), named("roll")],
            9: [die(0), die(0), named("reroll")],
            10: [named("stop"), named("stop")],
            12: [named("take"), fewer, named("roll")]
        },
        "gangz": {
            3: [inHand(88), inHand(88), inHand(216), named("confirm")],
            5: [onWall(109), onWall(109), onWall(206), named("confirm")],
            9: [inHand(119), inHand(119), named("confirm")],
            10: [onWall(), onWall(99), onWall(201), named("confirm")]
        },
        "supergang": {
            2: [named("collect"), named("collect")],
            3: [named("roll"), named("roll")],
            4: [figure(12), figure(12), aim],
            6: [figure(0), figure(0), aim],
            7: [row(""), row("Stick-up"), chip("Bea"), named("go")],
            8: [named("duelStall"), shoot],
            10: [named("done"), named("done")],
            11: [figure(1), figure(1), aim],
            12: [row(""), row("Buy the shop")]
        },
        "supergang_2": {
            2: [named("trade"), named("trade"), ware("give", "The Mermaid"), ware("take", "Chez Zaza"), named("offerTrade")],
            3: [named("buyPolice"), named("buyPolice")],
            4: [named("roll"), named("roll")],
            5: [figure(12), figure(12), aim],
            6: [figure(1), figure(1), aim],
            7: [row(""), row("Vamp")],
            9: [row(""), row("Stick-up for ownership")],
            10: [named("duelStall"), shoot],
            12: [named("done"), named("done")],
            13: [figure(2), figure(2), aim],
            14: [row(""), row("Recruit a killer")]
        }
    })

    function named(name) { return (item) => item.objectName === name }
    function gangster(key) { return (item) => item.kind === TheGangTable.GangsterPiece && item.key === key && item.usable !== undefined }
    function special(item) { return item.kind === TheGangTable.SpecialPiece && item.usable !== undefined }
    function target(label) { return (item) => item.legal !== undefined && item.label.startsWith(label) }
    function die(face) { return (item) => item.tosses !== undefined && item.face === face && item.usable }
    function inHand(key) { return (item) => item.kind === GangzTable.HandCard && item.key === key && item.usable !== undefined }
    function onWall(key) {
        return (item) => item.kind === GangzTable.WallCard && (key === undefined || item.key === key) && item.usable !== undefined
    }
    function figure(key) { return (item) => item.underground !== undefined && item.key === key }
    function row(word) { return (item) => item.row !== undefined && item.brief !== undefined && item.row.word.startsWith(word) }
    function chip(name) { return (item) => item.text === name && item.press !== undefined }
    function ware(side, shop) { return (item) => item.ware !== undefined && item.ware.name === shop && isBelow(item, at(side)) }
    function isBelow(item, over) { return item !== null && (item === over || isBelow(item.parent, over)) }
    // Presses for things that the focus does not reach.
    function fewer() { keyClick(Qt.Key_2) }
    /// Aims the figure at what is lit.
    function aim() {
        const lit = lights().lights[lights().lights.length - 1]
        const camera = test.anyTable.frame.camera
        const isLit = (at) => {
            const from = camera.toBoard(Qt.point(lit.x, lit.y))
            const to = camera.toBoard(Qt.point(lit.x + lit.width, lit.y + lit.height))
            return at.x >= from.x && at.x <= to.x && at.y >= from.y && at.y <= to.y
        }
        // If only the figure itself is lit, any end will do.
        for (let time = 0; time < 40; ++time) {
            if (test.anyTable.aimed && (lit === undefined || time >= 20 || isLit(test.anyTable.aimPoint)))
                return keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Tab)
        }
        fail("Tab does not aim at " + lit)
    }
    function shoot() {
        const step = House.lesson.step
        // The sight sways, and a dart that would miss stays in the hand.
        for (let time = 0; time < 31; ++time)
            keyClick(Qt.Key_Left)
        keyClick(Qt.Key_Space)
        compare(refusalPlate().length, 1)
        for (let time = 0; time < 31; ++time)
            keyClick(Qt.Key_Right)
        // Then Space closes the outcome.
        tryVerify(() => {
            if (House.lesson.step === step || !House.lesson.shown)
                keyClick(Qt.Key_Space)
            return House.lesson.step > step && House.lesson.shown
        }, 20000)
    }
    /// Does what the step asks for.
    function go(way, when) {
        lights().look()
        tryVerify(() => focused() !== null && way[0](focused()), 2000, when + " begins at " + focused())
        for (const press of way.slice(1)) {
            if ([fewer, aim, shoot].includes(press)) {
                press()
                settled()
                continue
            }
            for (let step = 0; step < 60 && !press(focused()); ++step)
                keyClick(Qt.Key_Tab)
            verify(press(focused()), when + ": Tab comes to " + focused() + " and not to thing " + way.indexOf(press))
            keyClick(Qt.Key_Return)
            settled()
        }
    }
    function test_by_keys_alone_data() {
        const rows = []
        for (const lesson of Object.keys(test.ways))
            for (const key of ["Return", "Space"])
                rows.push({ tag: lesson + " " + key, lesson: lesson, key: Qt["Key_" + key] })
        return rows
    }
    function test_by_keys_alone(row) {
        House.startLesson(row.lesson)
        seated()
        for (let step = 0; step < House.lesson.steps - 1; ++step) {
            const when = "step " + (step + 1)
            tryVerify(() => House.lesson.shown && House.lesson.step === step, 10000, when)
            if (House.lesson.tells) {
                tryVerify(() => named("lessonNext")(focused()), 2000, when + " is read at " + focused())
                keyClick(row.key)
            } else {
                verify(test.ways[row.lesson][step + 1] !== undefined, when)
                go(test.ways[row.lesson][step + 1], when)
            }
            tryVerify(() => House.lesson.step > step, 10000, when + " is not done")
        }
        tryVerify(() => House.lesson.shown && House.lesson.atEnd)
    }
    /// What has been picked up goes where the step says, not to the first place or thing on the table.
    function test_the_focus_follows_the_step_data() {
        return [{ tag: "a city", lesson: "the-gang", step: 8, next: target("Detroit") },
                { tag: "an end of a row", lesson: "the-gang", step: 12, next: target("Left end of Chicago") },
                { tag: "a gangster", lesson: "the-gang_2", step: 5, next: target("Gangster 30") },
                { tag: "a button", lesson: "gang-of-dice", step: 4, next: named("reroll") },
                { tag: "another card", lesson: "gangz", step: 3, next: inHand(216) }]
    }
    function test_the_focus_follows_the_step(row) {
        House.startLesson(row.lesson)
        seated()
        doStepsBefore(row.step - 2)
        const before = House.lesson.step
        if (House.lesson.tells)
            keyClick(Qt.Key_Return)
        else
            go(test.ways[row.lesson][row.step - 1], "before")
        tryVerify(() => House.lesson.shown && House.lesson.step > before, 10000)
        const first = test.ways[row.lesson][row.step][0]
        tryVerify(() => focused() !== null && first(focused()), 2000, "begins at " + focused())
        keyClick(Qt.Key_Return)
        tryVerify(() => focused() !== null && row.next(focused()), 2000, "goes to " + focused())
    }
    /// A card taken by mouse, after a step that was read by keyboard, shows what it would capture in no other city.
    function test_nothing_else_is_aimed_at_data() { return [{ tag: "by mouse" }, { tag: "by key" }] }
    function test_nothing_else_is_aimed_at(row) {
        House.startLesson("the-gang")
        seated()
        doStepsBefore(6)
        keyClick(Qt.Key_Return)
        tryVerify(() => House.lesson.shown && House.lesson.step === 7)
        const card = one((item) => gangster(28)(item), "28")
        if (row.tag === "by key") {
            tryVerify(() => focused() === card)
            keyClick(Qt.Key_Return)
            tryVerify(() => target("Detroit")(focused()))
        } else
            clickThere(stage.mapFromItem(card, card.width * 0.12, card.height * 0.25))
        verify(anyTable.holding)
        const aimed = all((item) => item.legal !== undefined && item.aimed).map((item) => item.label)
        compare(aimed, row.tag === "by key" ? ["Detroit"] : [])
    }
    /// After a click no control has the focus: the first Space gives it to what is asked for, and the next one presses that.
    function test_space_after_the_mouse() {
        House.startLesson("supergang")
        seated()
        House.lesson.goOn()
        tryVerify(() => House.lesson.does !== 0 && House.lesson.step === 1 && isThere("collect"))
        clickOn(at("collect"))
        tryVerify(() => House.lesson.shown && House.lesson.step === 2)
        for (let presses = 0; presses < 2 && House.lesson.step === 2; ++presses) {
            keyClick(Qt.Key_Space)
            settled()
        }
        tryVerify(() => House.lesson.step === 3)
    }
    /// After a click, Enter presses at once the golden button that is asked for.
    function test_enter_after_the_mouse() {
        House.startLesson("gang-of-dice")
        seated()
        doStepsBefore(1)
        clickOn(at("lessonNext"))
        for (const step of [2, 3, 4, 5]) {
            tryVerify(() => House.lesson.shown && House.lesson.step === step)
            lights().look()
            if (step === 3) {
                clickAt(middle(lights().lights[0]))
                clickOn(at("reroll"))
            } else if (step !== 5) {
                mouseClick(stage, 640, 3)
                keyClick(Qt.Key_Return)
            }
            settled()
        }
    }
    /// After Space has skipped what was shown, it continues the lesson, too.
    function test_space_is_not_dead_after_skipping() {
        Preferences.speed = Preferences.Slow
        House.startLesson("gangz")
        seated()
        House.lesson.goOn()
        House.lesson.goOn()
        tryVerify(() => House.lesson.shown && House.lesson.step === 2)
        PressGuard.patience = 20
        House.lesson.showMe()
        tryVerify(() => { keyClick(Qt.Key_Space); return House.lesson.shown && House.lesson.step >= 3 }, 20000)
        tryVerify(() => House.lesson.step > 3 || named("lessonNext")(focused()))
        tryVerify(() => { keyClick(Qt.Key_Space); return House.lesson.step === 4 }, 1000)
    }
}
