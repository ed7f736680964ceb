// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.TheGang
import Backroom.Testing

GangCase {
    name: "TheGangPlacing"

    function test_gangster_then_lookout() {
        startTurn("lookout")
        lift(gangster(19), street(0))
        verify(gangster(24).threatened && gangster(36).threatened)
        compare(chips().length, 1)
        drop(street(0))
        compare(Setup.captured(0), [24, 36])
        compare(Setup.row(0), [17, 19, 57, 61])
        compare(table.phase, TheGangTable.Placing)
        verify(inside(gangster(19), table.layout.streets[0]))
        lift(special(), rowEnd(0, false))
        compare(slots().filter((item) => item.lit).length, 1)
        verify(slots().filter((item) => item.lit)[0].x < gangster(17).x)
        drop(rowEnd(0, false))
        // Seat 2 has to play; seat 1's ticket has been played by itself.
        compare(table.inTurn.name, "Vito")
        compare(Setup.lines(), 5)
    }
    function test_lookout_then_gangster() {
        startTurn("lookout")
        drag(special(), rowEnd(1, true))
        compare(table.phase, TheGangTable.Placing)
        compare(table.inTurn.name, "Rosa")
        // At the right end, as it is of the other type than the run before it: 15, 23 and 35 are between 14 and 58.
        const lookout = special()
        verify(inside(lookout, table.layout.streets[1]))
        verify(lookout.x > gangster(58).x)
        drag(gangster(19), street(1))
        compare(table.inTurn.name, "Vito")
        verify(Setup.row(1).includes(19) || Setup.captured(0).length > 0)
    }
    /// In a long row as in a short one, the Spy hides neither the number of its gangster nor that of the next.
    function test_the_spy_hides_no_number_data() {
        return [{ tag: "short", row: [14, 15, 23, 35, 58] }, { tag: "long", row: [2, 5, 8, 11, 14, 15, 23, 35, 46, 47, 58, 63] }]
    }
    function test_the_spy_hides_no_number(data) {
        const own = hands.slice()
        own[0] = { gangsters: [19, 40, 52, 66], special: "spy" }
        own[1] = { gangsters: [20, 41, 53, 67], special: "lookout" }
        start([{ seat: 0, gangster: 19 }, { seat: 1, gangster: 67, ticket: 2 }, { seat: 2, gangster: 69 }],
              { hands: own, cities: { "chicago": [17, 24, 36, 57, 61], "detroit": data.row, "new-york": [68, 72, 74, 76, 78] } })
        drag(special(), edge(gangster(23)))
        tryVerify(() => gangster(23).turned)
        const place = (item) => stage.mapFromItem(item, 0, 0, item.width, item.height)
        const spy = place(special())
        for (const number of [23, 35]) {
            const card = place(gangster(number))
            verify(!reading.overlap(spy, Qt.rect(card.x, card.y, card.width * 0.4, card.height * 0.31), 1), number + " under the Spy")
        }
        verify(spy.width > 20)
    }
    function test_spy_on_a_gangster_data() { return [{ tag: "first" }, { tag: "second" }] }
    function test_spy_on_a_gangster(row) {
        startTurn("spy")
        if (row.tag === "second") {
            drag(gangster(19), street(2))
            drag(special(), edge(gangster(72)))
        } else {
            lift(special(), edge(gangster(23)))
            const marks = all((item) => item.aimed === true && item.legal === true)
            compare(marks.length, 1)
            // The gangster shows what it would become, through the card above it.
            verify(gangster(23).turned && !gangster(35).turned && special().opacity < 1)
            compare(marks[0].label, "Gangster 23, odd, 1 revolver")
            compare(gangster(23).label, "Gangster 23, odd, counts as even")
            drop(edge(gangster(23)))
            verify(gangster(23).turned)
            verify(inside(special(), table.layout.streets[1]))
            drag(gangster(19), street(1))
        }
        compare(table.inTurn.name, "Vito")
        compare(Setup.lines(), 5)
    }
    function test_boss_calls_then_the_called() {
        startTurn("boss-calls")
        drag(special(), street(0))
        compare(Setup.lines(), 3)
        compare(table.railText, "Who is called to Chicago? Click a gangster in another city.")
        verify(gangster(23).usable && !gangster(24).usable && !gangster(19).usable)
        lift(gangster(23), street(0))
        const open = slots().filter((item) => item.lit)
        compare(open.length, 1)
        compare(open[0].number, 23)
        verify(gangster(24).threatened && gangster(36).threatened)
        drop(street(0))
        compare(Setup.captured(0), [24, 36])
        compare(Setup.row(0), [17, 23, 57, 61])
        drag(gangster(19), street(0))
        compare(table.inTurn.name, "Vito")
    }
    /// Escape immediately puts back the piece that the mouse holds, and does nothing else.
    function test_escape_in_a_drag() {
        startTurn("spy")
        lift(gangster(19), street(0))
        verify(table.holding && gangster(19).lifted)
        keyClick(Qt.Key_Escape)
        verify(!table.holding && !gangster(19).lifted)
        drop(street(0))
        compare(table.phase, TheGangTable.Placing)
        verify(gangster(19).usable)
    }
    /// The card is placed once; then gangsters who can be called light up, show the effect, and are called by a click.
    function test_who_is_called_by_click() {
        startTurn("boss-calls")
        clickOn(special())
        clickThere(street(0))
        compare(Setup.lines(), 3)
        verify(gangster(23).chosen && !gangster(24).chosen)
        mouseMove(stage, edge(gangster(23)).x, edge(gangster(23)).y)
        tryVerify(() => gangster(24).threatened && gangster(36).threatened)
        mouseMove(stage, edge(gangster(35)).x, edge(gangster(35)).y)
        tryVerify(() => !gangster(24).threatened)
        clickOn(gangster(23))
        compare(Setup.captured(0), [24, 36])
    }
    function test_the_call_can_be_taken_back() {
        startTurn("boss-calls")
        const home = special().place
        drag(special(), street(0))
        clickAt(centre(button("Take back")))
        verify(lies(special(), home))
        compare(Setup.lines(), 3)
        verify(gangster(19).usable)
    }
    function test_click_and_click() {
        startTurn("lookout")
        clickOn(gangster(19))
        clickThere(street(0))
        compare(Setup.captured(0), [24, 36])
        clickOn(special())
        clickThere(rowEnd(0, true))
        compare(table.inTurn.name, "Vito")
    }
    /// The preview moves the cards of a row below the pointer: a click there places the card all the same.
    function test_a_click_on_gliding_cards_data() { return [{ tag: "at once" }, { tag: "held until they lie" }] }
    function test_a_click_on_gliding_cards(row) {
        startTurn("lookout")
        Preferences.speed = Preferences.Slow
        const [from, to] = [edge(gangster(19)), edge(gangster(57))]
        clickAt(from)
        verify(table.holding)
        press(to)
        const gliding = () => [17, 24, 36, 57, 61].filter((number) => gangster(number).gliding)
        verify(gliding().length > 0)
        if (row.tag !== "at once")
            tryVerify(() => gliding().length === 0)
        release(to)
        verify(!table.holding)
        table.director.skip()
        settled()
        verify(Setup.row(0).includes(19), Setup.row(0))
    }
    function test_spy_by_click_on_the_card() {
        startTurn("spy")
        clickOn(special())
        clickOn(gangster(35))
        verify(gangster(35).turned)
        compare(Setup.lines(), 4)
    }
    function test_one_city() {
        startTurn("lookout")
        drag(gangster(19), street(0))
        const home = special().place
        drag(special(), rowEnd(1, true))
        compare(refusalPlate().length, 1)
        compare(refusalPlate()[0].sentence, "Both cards must go to the same city: Chicago.")
        compare(refusalRule(), "TG-3.6")
        verify(lies(special(), home))
        verify(isHome(special()))
        compare(Setup.lines(), 4)
        // Lifting the next card removes the refusal.
        lift(special(), rowEnd(0, true))
        compare(refusalPlate().length, 0)
        drop(rowEnd(0, true))
        compare(Setup.lines(), 5)
    }
    function test_the_spy_beside_the_cards() {
        startTurn("spy")
        const area = table.layout.streets[0]
        drag(special(), Qt.point(area.x + 10, area.y + 10))
        compare(refusalPlate()[0].sentence, "The Spy must be placed on a gangster in a row.")
        compare(refusalRule(), "TG-5.3")
    }
    function test_take_back_undo_redo() {
        startTurn("lookout")
        verify(!button("Undo") || button("Undo").opacity < 1)
        drag(gangster(19), street(0))
        clickAt(centre(button("Take back")))
        compare(Setup.row(0), [17, 24, 36, 57, 61])
        verify(!inside(gangster(19), table.layout.streets[0]))
        clickThere(centre(button("Redo")))
        compare(Setup.row(0), [17, 19, 57, 61])
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        compare(Setup.row(0), [17, 24, 36, 57, 61])
        strike(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier)
        compare(Setup.row(0), [17, 19, 57, 61])
    }
    /// A press shows the hand; a second one or any other action hides it.
    function test_look() {
        startTurn("lookout")
        for (const number of [40, 52, 66])
            verify(!shows(number), number)
        clickAt(centre(at("look")))
        for (const number of [40, 52, 66])
            verify(shows(number), number)
        verify(!shows(20) && !shows(21))
        compare(at("look").text, "Hide")
        clickAt(centre(at("look")))
        for (const number of [40, 52, 66])
            verify(!shows(number), number)
        compare(at("look").text, "Look")
        at("look").forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Space)
        verify(shows(40))
        keyClick(Qt.Key_Space)
        verify(!shows(40))
        keyClick(Qt.Key_Return)
        verify(shows(40))
        gangster(19).forceActiveFocus(Qt.TabFocusReason)
        verify(!shows(40))
        clickAt(centre(at("look")))
        verify(shows(40))
        lift(gangster(19), street(0))
        verify(!shows(40))
        drop(street(0))
        verify(!shows(40))
    }
    function test_leave_and_continue_in_the_turn() {
        startTurn("lookout")
        drag(gangster(19), street(0))
        leaveByDoor()
        House.continueMatch()
        // The next player at the screen has to confirm first.
        compare(table.phase, TheGangTable.Curtain)
        clickAt(centre(at("openCurtain")))
        tryVerify(() => table !== null && pieces(TheGangTable.GangsterPiece).length > 0)
        compare(table.phase, TheGangTable.Placing)
        compare(Setup.row(0), [17, 19, 57, 61])
        drag(special(), rowEnd(0, true))
        compare(table.inTurn.name, "Vito")
    }
    function test_small_window() {
        resize(1024, 640)
        startTurn("boss-calls")
        drag(special(), street(2))
        drag(gangster(36), street(2))
        drag(gangster(19), street(2))
        compare(table.inTurn.name, "Vito")
        compare(Setup.lines(), 5)
    }
}
