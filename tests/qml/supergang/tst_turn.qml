// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.SuperGang
import Backroom.Testing

/// The buttons of the turn, and what ends an action or a turn.
SuperGangCase {
    name: "SuperGangTurn"

    function test_roll_and_end() {
        begin(street({ dice: [1, 1, 1] }))
        compare(table.phase, SuperGangTable.Starting)
        compare(at("roll").text, "Roll")
        clickOn(at("roll"))
        compare(Setup.lines(), 1)
        verify(!at("endTurn").enabled)
        for (const character of [killer, vamp, dealer]) {
            table.tapFigure(key(0, character), Qt.point(0, 0))
            for (let number = 1; number <= 120 && table.phase === SuperGangTable.Moving; ++number) {
                table.hover(placePoint("s" + number))
                if (table.aimed)
                    table.drop()
                settled()
            }
            compare(table.phase, SuperGangTable.Acting)
            clickOn(at("done"))
        }
        verify(at("endTurn").enabled)
        clickOn(at("endTurn"))
        compare(Setup.turnOf(), 1)
        compare(table.inTurn.name, "Bea")
    }
    /// Why the turn cannot end yet is said to who asks: not to the pointer that has just rolled.
    function test_a_reason_that_was_asked_for() {
        begin(street())
        const place = centre(at("roll"))
        mouseMove(stage, place.x, place.y)
        clickOn(at("roll"))
        const reasons = () => all((item) => item.text === table.rail.whyNotEnd && isSeen(item) && item.contentWidth !== undefined).length
        verify(table.rail.whyNotEnd !== "" && !at("endTurn").enabled)
        waitForRendering(stage, 60)
        compare(reasons(), 0)
        mouseMove(stage, place.x + 3, place.y)
        tryVerify(() => reasons() === 1)
        mouseMove(stage, place.x, place.y - 300)
        tryVerify(() => reasons() === 0)
    }
    function test_collecting() {
        begin(street({ shops: { baker: { owner: 0 } } }), [roll])
        const before = Setup.cash(0)
        verify(at("collect").enabled)
        verify(at("collect").text.length > 0)
        clickOn(at("collect"))
        verify(Setup.cash(0) > before)
        verify(!at("collect").enabled)
    }
    /// SG-10.2: asks for confirmation; Return alone plays on.
    function test_giving_up() {
        begin(street(), [roll])
        clickOn(at("giveUp"))
        tryVerify(() => isThere("accept"))
        keyClick(Qt.Key_Return)
        tryVerify(() => !isThere("accept"))
        compare(Setup.lines(), 1)
        clickOn(at("giveUp"))
        tryVerify(() => isThere("accept"))
        keyClick(Qt.Key_Escape)
        tryVerify(() => !isThere("accept"))
        compare(Setup.lines(), 1)
        clickOn(at("giveUp"))
        tryVerify(() => isThere("accept"))
        clickOn(at("accept"))
        compare(Setup.lines(), 2)
        compare(Setup.turnOf(), 1)
        compare(figures().filter((item) => item.key < 3).length, 0)
    }
    function test_done_by_its_key() {
        startInShop()
        strike(Qt.Key_0)
        compare(Setup.lines(), 2)
        clickOn(row("Racket"))
        strike(Qt.Key_0)
        compare(table.phase, SuperGangTable.Moving)
        compare(Setup.lines(), 4)
    }
    function test_return_after_a_drop() {
        startInShop()
        table.undo()
        settled()
        compare(table.phase, SuperGangTable.Moving)
        table.tapFigure(key(0, killer), Qt.point(0, 0))
        mouseMove(stage, placePoint("s51").x, placePoint("s51").y)
        table.hover(Setup.pointOf("hair"))
        table.drop()
        settled()
        strike(Qt.Key_Return)
        verify(!table.menu.preparing)
    }
    /// Only the button does, and only by a press that begins after it is visible.
    function test_no_held_key_ends_a_turn() {
        begin(street({ gangs: [{ figures: { killer: dead, vamp: dead, dealer: { place: "s46", behind: "s37" } } }, {}, {}], dice: [3] }),
              [roll, move("dealer", ["s47", "s48", "s45"])])
        PressGuard.patience = 350
        at("done").forceActiveFocus(Qt.TabFocusReason)
        keyPress(Qt.Key_Return)
        settled()
        for (let time = 0; time < 8; ++time)
            keyPress(Qt.Key_Return)
        keyRelease(Qt.Key_Return)
        settled()
        compare(Setup.turnOf(), 0)
        compare(Setup.lines(), 3)
        PressGuard.patience = 0
    }
    function test_no_second_click_ends_a_turn() {
        begin(street({ gangs: [{ figures: { killer: dead, vamp: dead, dealer: { place: "s46", behind: "s37" } } }, {}, {}], dice: [3] }),
              [roll, move("dealer", ["s47", "s48", "s45"])])
        PressGuard.patience = 350
        const done = centre(at("done"))
        mouseMove(stage, done.x, done.y)
        for (let time = 0; time < 6; ++time)
            mouseClick(stage, done.x, done.y)
        settled()
        compare(Setup.turnOf(), 0)
        PressGuard.patience = 0
    }
    function test_clicks_on_end_turn_end_one_turn() {
        begin(street({ gangs: [{ figures: { killer: dead, vamp: dead, dealer: { place: "s46", behind: "s37" } } }, {}, {}], dice: [3] }),
              [roll, move("dealer", ["s47", "s48", "s45"]), { seat: 0, action: { type: "done", figure: "dealer" } }])
        verify(at("endTurn").enabled)
        PressGuard.patience = 350
        const button = centre(at("endTurn"))
        mouseMove(stage, button.x, button.y)
        for (let time = 0; time < 8; ++time) {
            mouseClick(stage, button.x, button.y)
            settled()
        }
        compare(Setup.turnOf(), 1)
        compare(table.phase, SuperGangTable.Starting)
        compare(Setup.lines(), 4)
        PressGuard.patience = 0
    }
}
