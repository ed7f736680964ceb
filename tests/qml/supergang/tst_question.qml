// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.SuperGang
import Backroom.Testing
import "../table"

/// Questions that interrupt a turn: arrest, price, custody.
TableCase {
    id: test

    readonly property SuperGangTable table: House.table as SuperGangTable
    readonly property var away: ({ state: "out", returns: 2 })
    readonly property var toTheDealer: [
        { seat: 0, action: { type: "roll" } },
        { seat: 0, action: { type: "move", figure: "patrol-1", path: ["s48", "s47", "s46"] } }]
    readonly property var askingBea: [
        { seat: 0, action: { type: "roll" } },
        { seat: 0, action: { type: "move", figure: "killer", path: ["s51", "hair"] } },
        { seat: 0, action: { type: "recruit", figure: "killer", who: "vamp" } }]

    name: "SuperGangQuestion"

    function start(position, actions, names, options) {
        verify(Setup.startPosition(names ?? ["Rosa", "Bea", "Vito"], options ?? {}, position, actions))
        seated()
        if (isThere("openCurtain"))
            clickButton("openCurtain")
        waitForRendering(stage, 60)
    }
    /// Bea's dealer has two years on record, and her killer is beside him; a patrol has arrived.
    function arrest(names) {
        start({ round: 5, seat: 0, gangs: [{}, { figures: {
                    dealer: { place: "s46", behind: "s37", record: 2 }, killer: { place: "s46", behind: "s37" } } }],
                sections: { p4: 1 }, patrols: [{ place: "s45", behind: "s50" }, away], dice: [1, 2, 2, 3] }, toTheDealer, names)
    }
    /// Rosa's killer asks for a vamp in Bea's shop.
    function price(more) {
        start({ round: 5, seat: 0, gangs: [
                    { cash: 100, figures: { killer: { place: "s50", behind: "s45" }, vamp: { state: "graveyard" } } }, { cash: 40 }],
                shops: { hair: { owner: 1 } }, patrols: [away, away], dice: [2, 2] }, askingBea.concat(more ?? []))
    }
    /// Vito plays the police; two innocents are where his patrol has arrived.
    function custody() {
        start({ round: 5, seat: 0, gangs: [
                    { figures: { killer: { place: "s46", behind: "s37" } } }, { figures: { vamp: { place: "s46", behind: "s37" } } }],
                patrols: [{ place: "s45", behind: "s50" }, { state: "out", returns: 0 }], dice: [1, 2, 2, 3] },
              [{ seat: 0, action: { type: "roll" } },
               { seat: 2, action: { type: "move", figure: "patrol-1", path: ["s48", "s47", "s46"] } }],
              ["Rosa", "Bea", "Vito"], { police_player: true })
    }
    function plate() { return at("questionPlate") }
    function choice(index) { return at("choice-" + index) }
    function person(index) { return at("person-" + index) }
    function price_() { return at("price") }
    /// The last answer: the plate disappears together with the focus.
    function answer() { keyClick(Qt.Key_Return); settled() }
    function tabToName(name) {
        if (!plate().activeFocus)
            plate().focusPrimary()
        tabTo((item) => item.objectName === name, name)
    }

    /// From any control of a question to its first answer.
    function test_few_presses() {
        for (const [ask, main] of [[arrest, "choice-0"], [price, "choice-0"], [custody, "choice-0"]]) {
            ask()
            tryVerify(() => plate().activeFocus)
            fewPresses(all((item) => item.activeFocusOnTab && item.enabled, plate()), [main, "choice-1"], 5)
        }
    }
    /// The focus starts on the plate, where a press too many answers nothing.
    function test_the_keys_begin_on_the_plate() {
        arrest()
        tryVerify(() => plate().activeFocus)
        keyClick(Qt.Key_Return)
        strike(Qt.Key_Space)
        compare(Setup.frames(), 1)
        hit(Qt.Key_Tab)
        verify(plate().activeFocus, "the first one is on the plate: " + focused())
    }
    function test_go_quietly() {
        arrest()
        compare(Setup.frames(), 1)
        verify(plate().Accessible.name.startsWith("The mouse goes to Bea. Under arrest: Bea’s dealer"))
        compare(choice(0).word, "Go quietly")
        compare(choice(0).figure, "2 turns")
        compare(choice(1).word, "Rebel")
        clickOn(choice(0))
        compare(Setup.frames(), 0)
        compare(Setup.placedPawns(1), 0)
        verify(!isThere("questionPlate"))
    }
    function test_an_accomplice_rebels_too() {
        arrest()
        verify(!person(0).chosen)
        clickOn(person(0))
        verify(person(0).chosen)
        clickOn(person(0))
        verify(!person(0).chosen)
        clickOn(person(0))
        clickOn(choice(1))
        compare(Setup.frames(), 2)
        verify(!isThere("questionPlate"))
    }
    function test_by_keys() {
        arrest()
        tabToName("person-0")
        hit(Qt.Key_Space)
        verify(person(0).chosen)
        // Still the same chip.
        compare(focused(), person(0))
        tabToName("choice-1")
        answer()
        compare(Setup.frames(), 2)
    }
    function test_the_arrows_go_from_answer_to_answer() {
        arrest()
        tabToName("choice-0")
        hit(Qt.Key_Right)
        compare(focused(), choice(1))
        hit(Qt.Key_Left)
        compare(focused(), choice(0))
        answer()
        compare(Setup.frames(), 0)
    }
    function test_the_plate_is_no_hole() {
        arrest()
        const lines = Setup.lines()
        clickThere(stage.mapFromItem(plate(), 6, 6))
        compare(Setup.lines(), lines)
        compare(Setup.frames(), 1)
    }
    function test_a_price_by_mouse() {
        price()
        compare(price_().value, 50)
        const more = all((item) => item.objectName === "more", price_())[0]
        clickOn(more)
        clickOn(more)
        compare(price_().value, 60)
        mouseWheel(price_(), 20, 20, 0, -120)
        compare(price_().value, 55)
        compare(choice(0).figure, "+55")
        clickOn(choice(0))
        verify(plate().Accessible.name.startsWith("Rosa decides. Bea asks 55"))
        compare(choice(0).figure, "−55")
        clickOn(choice(0))
        compare(Setup.frames(), 0)
        compare(Setup.cash(0), 45)
        compare(Setup.cash(1), 95)
    }
    function test_a_price_by_keys() {
        price()
        tabToName("price")
        for (const key of [Qt.Key_8, Qt.Key_2])
            hit(key)
        compare(price_().value, 82)
        hit(Qt.Key_Up)
        compare(price_().value, 85)
        hit(Qt.Key_Backspace)
        compare(price_().value, 8)
        hit(Qt.Key_Plus)
        compare(price_().value, 10)
        hit(Qt.Key_PageUp)
        compare(price_().value, 60)
        hit(Qt.Key_Home)
        compare(price_().text, "nothing")
        for (const key of [Qt.Key_7, Qt.Key_0])
            hit(key)
        // Return accepts the typed number.
        hit(Qt.Key_Return)
        compare(focused(), choice(0))
        hit(Qt.Key_Return)
        compare(choice(0).figure, "−70")
        tabToName("choice-1")
        answer()
        compare(Setup.frames(), 0)
        compare(Setup.cash(0), 100)
    }
    function test_refusing() {
        price()
        clickOn(choice(1))
        compare(Setup.frames(), 0)
        compare(Setup.cash(0), 100)
    }
    function test_too_dear() {
        price([{ seat: 1, action: { type: "name-price", price: 200 } }])
        verify(!choice(0).enabled)
        clickAt(centre(choice(0)))
        compare(Setup.frames(), 1)
        clickOn(choice(1))
        compare(Setup.frames(), 0)
    }
    function test_custody() {
        custody()
        verify(!choice(0).enabled)
        clickOn(person(1))
        verify(person(1).chosen)
        clickOn(person(0))
        verify(person(0).chosen && !person(1).chosen)
        clickOn(choice(0))
        // The vamp's gang answers for the arrested man.
        compare(choice(0).word, "Go quietly")
        compare(choice(0).figure, "1 turn")
        clickOn(choice(0))
        // The other question remains.
        compare(Setup.frames(), 1)
        verify(person(0).chosen)
        clickOn(choice(1))
        compare(Setup.frames(), 0)
    }
    function test_readable_data() { return sizes([[1024, 640], [1280, 800], [1920, 1080]]) }
    function test_readable(row) {
        show(row)
        for (const ask of [() => arrest(["Maria Giovanna", "Massimiliano B", "Marie-Antoinette"]), () => price(),
                           () => price([{ seat: 1, action: { type: "name-price", price: 200 } }]), () => custody()]) {
            ask()
            const room = table.layout.camera.view
            const item = plate()
            verify(item.x >= room.x && item.x + item.width <= room.x + room.width)
            verify(item.y >= room.y && item.y + item.height <= room.y + room.height, item.height + " in " + room.height)
            const cut = all((text) => text.contentWidth !== undefined && text.truncated === true, item).map((text) => text.text)
            compare(cut, [])
            compare(crowded(["Maria Giovanna", "Massimiliano B", "Marie-Antoinette"], item), [])
            House.goHome()
        }
    }
}
