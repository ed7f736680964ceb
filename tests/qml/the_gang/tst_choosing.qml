// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.TheGang
import Backroom.Testing

GangCase {
    name: "TheGangChoosing"

    /// The next key confirms the hinted card, no other.
    function test_a_hint_has_the_next_key_data() { return [{ tag: "by key" }, { tag: "by mouse" }] }
    function test_a_hint_has_the_next_key(row) {
        startOpen()
        if (row.tag === "by key")
            keyClick(Qt.Key_H)
        else
            clickOn(at("hint"))
        tryVerify(() => table.hint !== "" && table.canConfirm, 20000)
        tryVerify(() => at("confirm").activeFocus)
        keyClick(Qt.Key_Space)
        compare(table.phase, TheGangTable.Curtain)
    }
    /// The same on the own turn: the key plays the hinted card at its aim.
    function test_a_hint_on_the_turn_has_the_next_key_data() { return test_a_hint_has_the_next_key_data() }
    function test_a_hint_on_the_turn_has_the_next_key(row) {
        startTurn("lookout")
        const lines = Setup.lines()
        if (row.tag === "by key")
            keyClick(Qt.Key_H)
        else
            clickOn(at("hint"))
        tryVerify(() => table.hint !== "" && table.holding, 20000)
        tryVerify(() => stage.Window.activeFocusItem.aimed === true)
        keyClick(Qt.Key_Return)
        tryVerify(() => Setup.lines() > lines)
    }
    function test_drag_to_the_spot_data() {
        return [{ tag: "ticket", city: 1 }, { tag: "special", city: -1 }]
    }
    function test_drag_to_the_spot(row) {
        startOpen()
        verify(!at("confirm").enabled)
        drag(gangster(40), spot())
        verify(inside(gangster(40), table.layout.playPlate))
        verify(isHome(gangster(40)))
        const second = row.city < 0 ? special() : ticket(row.city)
        drag(second, spot())
        verify(inside(second, table.layout.playPlate))
        tryVerify(() => at("confirm").enabled)
        confirm()
        compare(table.phase, TheGangTable.Curtain)
        compare(table.inTurn.name, "Bea")
        compare(Setup.chosen(0), 40)
        compare(Setup.ticket(0), row.city)
    }
    function test_with_the_book_beside() {
        startOpen()
        openBookBeside()
        const target = onStage(spot())
        lift(gangster(40), target)
        verify(hangsAt(gangster(40), target))
        drop(target)
        verify(isHome(gangster(40)))
        const lies = middle(gangster(40).place)
        const plate = table.layout.playPlate
        verify(lies.x > plate.x && lies.x < plate.x + plate.width && lies.y > plate.y && lies.y < plate.y + plate.height)
        drag(ticket(1), target)
        tryVerify(() => at("confirm").enabled)
        clickButton("confirm")
        compare(Setup.chosen(0), 40)
        compare(Setup.ticket(0), 1)
    }
    function test_drag_onto_a_street_shows_what_it_would_capture() {
        startOpen()
        const card = gangster(19)
        lift(card, street(0))
        verify(card.held && card.lifted)
        verify(card.z > gangster(40).z)
        // The card is held at the pointer.
        const pointer = street(0)
        verify(inside(card, Qt.rect(pointer.x - card.width, pointer.y - card.height, 2 * card.width, 2 * card.height)))
        const open = slots().filter((item) => item.lit)
        compare(open.length, 1)
        compare(open[0].number, 19)
        verify(open[0].x > gangster(17).x && open[0].x < gangster(24).x)
        verify(gangster(24).threatened && gangster(36).threatened && !gangster(57).threatened)
        compare(chips().length, 1)
        compare(chips()[0].count, 2)
        const marks = all((item) => item.aimed === true && item.legal === true)
        compare(marks.length, 1)
        compare(marks[0].label, "Chicago")
        // Over another street it captures nothing.
        moveTo(street(0), street(1))
        compare(chips().length, 0)
        verify(!gangster(24).threatened)
        moveTo(street(1), street(0))
        compare(chips().length, 1)
        release(street(0))
        compare(chips().length, 0)
        verify(inside(gangster(19), table.layout.playPlate))
        verify(inside(ticket(0), table.layout.playPlate))
        verify(at("confirm").enabled)
        compare(Setup.lines(), 0)
    }
    function test_click_and_click() {
        startOpen()
        clickOn(gangster(52))
        verify(gangster(52).held)
        verify(table.holding)
        clickAt(spot())
        verify(inside(gangster(52), table.layout.playPlate))
        // One more click makes it a play.
        clickOn(ticket(2))
        verify(at("confirm").enabled)
        // A click on the street does the same as dropping there.
        clickOn(gangster(66))
        clickAt(street(1))
        verify(inside(gangster(66), table.layout.playPlate))
        verify(inside(ticket(1), table.layout.playPlate))
        verify(!inside(gangster(52), table.layout.playPlate))
        confirm()
        compare(Setup.chosen(0), 66)
        compare(Setup.ticket(0), 1)
    }
    function test_double_click_plays() {
        startOpen()
        for (const item of [gangster(19), special()]) {
            const point = edge(item)
            mouseMove(stage, point.x, point.y)
            mouseDoubleClickSequence(stage, point.x, point.y)
            verify(inside(item, table.layout.playPlate), item.label)
        }
        confirm()
        compare(Setup.chosen(0), 19)
        compare(Setup.ticket(0), -1)
    }
    function test_take_back_data() { return [{ tag: "button" }, { tag: "drag away" }, { tag: "click" }, { tag: "Escape" }] }
    function test_take_back(row) {
        startOpen()
        const home = gangster(19).place
        drag(gangster(19), street(0))
        verify(at("confirm").enabled)
        if (row.tag === "button") {
            clickAt(centre(at("takeBack")))
        } else if (row.tag === "drag away") {
            drag(gangster(19), Qt.point(1100, 500))
            drag(ticket(0), Qt.point(1100, 500))
        } else if (row.tag === "click") {
            clickOn(gangster(19))
            clickOn(ticket(0))
        } else {
            keyClick(Qt.Key_Escape)
        }
        verify(lies(gangster(19), home))
        verify(isHome(gangster(19)))
        verify(!inside(ticket(0), table.layout.playPlate))
        verify(!at("confirm").enabled)
        verify(!at("takeBack").enabled)
        compare(Setup.lines(), 0)
    }
    function test_digits() {
        startOpen()
        keyClick(Qt.Key_1)
        verify(gangster(19).held)
        keyClick(Qt.Key_6)
        verify(inside(gangster(19), table.layout.playPlate) && inside(ticket(0), table.layout.playPlate))
        verify(at("confirm").activeFocus)
        compare(Setup.lines(), 0)
        keyClick(Qt.Key_Return)
        compare(Setup.lines(), 1)
    }
    function test_dropped_nowhere_goes_home() {
        startOpen()
        const home = gangster(19).place
        drag(gangster(19), Qt.point(1150, 400))
        verify(lies(gangster(19), home))
        verify(isHome(gangster(19)))
        verify(!gangster(19).held && !table.holding)
    }
    /// A wrong click keeps the card in hand: the next click on the right place plays it.
    function test_a_wrong_click_keeps_it_in_hand() {
        startOpen()
        clickOn(gangster(19))
        clickThere(Qt.point(1150, 400))
        verify(gangster(19).held && table.holding)
        clickThere(spot())
        verify(inside(gangster(19), table.layout.playPlate))
        verify(!table.holding)
    }
    function test_a_small_move_is_a_click() {
        startOpen()
        const point = edge(gangster(19))
        press(point)
        mouseMove(stage, point.x + 2, point.y + 1, -1, Qt.LeftButton)
        verify(!gangster(19).lifted)
        release(Qt.point(point.x + 2, point.y + 1))
        verify(gangster(19).held)
    }
    function test_refusal_says_why_and_the_card_goes_home() {
        startTurn("spy")
        const home = special().place
        const lines = Setup.lines()
        drag(special(), rowEnd(2, true))
        compare(refusalPlate().length, 1)
        const plate = refusalPlate()[0]
        compare(plate.sentence, "The Spy must be placed on a gangster in a row.")
        compare(refusalRule(), "TG-5.3")
        compare(Reader.role(plate), Accessible.AlertMessage)
        verify(plate.x >= 0 && plate.x + plate.width <= stage.width && plate.y >= 0)
        verify(lies(special(), home))
        verify(isHome(special()))
        compare(Setup.lines(), lines)
        clickAt(corner(plate))
        compare(refusalPlate().length, 0)
    }
    function test_illegal_places_are_dark() {
        startTurn("spy")
        lift(special(), rowEnd(1, true))
        const marks = all((item) => item.legal !== undefined && item.aimed !== undefined)
        verify(marks.some((item) => item.legal))
        compare(marks.filter((item) => !item.legal).length, 3)
        compare(Reader.name(marks.find((item) => !item.legal)), "Chicago, not allowed")
        release(rowEnd(1, true))
    }
    function test_a_special_on_a_street_is_a_part_of_the_play() {
        startOpen()
        drag(special(), street(2))
        compare(refusalPlate().length, 0)
        verify(lies(special(), special().place) && table.canTakeBack)
        clickOn(gangster(19))
        verify(table.canConfirm)
    }
    function test_reveal_places_all_tickets() {
        start()
        choose(19, 0)
        choose(20, 1)
        choose(21, 2)
        compare(table.job, 2)
        compare(table.phase, TheGangTable.Curtain)
        compare(Setup.captured(0), [24, 36])
        verify(Setup.row(1).includes(20) || Setup.captured(1).includes(20))
        verify(!shows(19), "nothing is to be seen behind the curtain")
        openCurtain()
        verify(shows(19))
        verify(Setup.lines() === 3)
    }
    function test_own_pile_is_for_its_owner() {
        start()
        choose(19, 0)
        choose(20, 1)
        choose(21, 2)
        compare(table.ownPile, [], "nobody looks while the curtain is closed")
        openCurtain()
        compare(table.ownPile, [24, 36])
        verify(table.ownScore > 0)
        compare(at("ownPile").text, String(table.ownScore))
        const fanned = () => all((item) => item.number === 24 && item.typeText !== undefined).length
        compare(fanned(), 0)
        clickAt(centre(at("ownPile")))
        compare(fanned(), 1)
        clickAt(centre(at("ownPile")))
        compare(fanned(), 0)
    }
    function test_reveal_is_shown_and_can_be_skipped() {
        start()
        choose(19, 0)
        choose(20, 1)
        openCurtain()
        drag(gangster(21), street(2))
        Preferences.speed = Preferences.Slow
        clickAt(centre(at("confirm")))
        compare(table.phase, TheGangTable.Revealing)
        verify(table.director.busy)
        tryVerify(() => all((item) => item.text === "Click, or press Space, to skip").length === 1)
        clickAt(street(2))
        verify(!table.director.busy)
        compare(table.job, 2)
    }
    function test_undo_and_redo_data() { return [{ tag: "buttons" }, { tag: "keys" }] }
    function test_undo_and_redo(row) {
        start()
        choose(19, 0)
        compare(table.inTurn.name, "Bea")
        undoBy(row.tag)
        compare(table.inTurn.name, "Rosa")
        compare(table.phase, TheGangTable.Curtain)
        compare(Setup.chosen(0), 0)
        openCurtain()
        redoBy(row.tag)
        compare(table.inTurn.name, "Bea")
        compare(table.phase, TheGangTable.Curtain)
        compare(Setup.chosen(0), 19)
    }
    function test_undo_after_the_reveal_is_refused() {
        start()
        choose(19, 0)
        choose(20, 1)
        choose(21, 2)
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        compare(refusalPlate().length, 1)
        verify(refusalPlate()[0].sentence.startsWith("What everyone has seen cannot be undone"))
        compare(table.job, 2)
    }
    function test_cards_have_names() {
        startOpen()
        compare(Reader.name(gangster(17)), "Gangster 17, odd, 2 revolvers")
        // Constant: screen readers do not notice a change of role.
        compare(Reader.role(gangster(17)), Accessible.Button)
        compare(Reader.name(gangster(40)), "Gangster 40, even, 1 revolver")
        compare(Reader.role(gangster(40)), Accessible.Button)
        compare(Reader.name(special()), "Lookout")
        compare(Reader.name(ticket(1)), "Ticket to Detroit")
        verify(Reader.press(gangster(40)))
        verify(gangster(40).held)
        const marks = all((item) => item.legal !== undefined && item.aimed !== undefined)
        compare(marks.map((item) => Reader.name(item)).sort(), ["Chicago", "Detroit", "New York", "Your play"])
        verify(Reader.press(marks.find((item) => Reader.name(item) === "Your play")))
        verify(inside(gangster(40), table.layout.playPlate))
    }
    function test_language_on_the_spot_data() { return [{ tag: "it" }, { tag: "fr" }] }
    function test_language_on_the_spot(row) {
        startOpen()
        drag(gangster(19), street(0))
        const said = () => [at("confirm").text, Reader.name(gangster(19)), table.railText, table.panelTitle]
        changesLanguage(row.tag, said, () => {
            verify(at("confirm").enabled)
            verify(inside(gangster(19), table.layout.playPlate))
        })
    }
    function test_window_sizes_data() {
        return [{ tag: "1024x640", width: 1024, height: 640 }, { tag: "1920x1080", width: 1920, height: 1080 },
                { tag: "1280x1024", width: 1280, height: 1024 }]
    }
    function test_window_sizes(row) {
        resize(row.width, row.height)
        start()
        choose(19, 0)
        openCurtain()
        for (const kind of [TheGangTable.GangsterPiece, TheGangTable.SpecialPiece, TheGangTable.TicketPiece])
            for (const item of pieces(kind))
                verify(item.x >= 0 && item.y >= 0 && item.x + item.place.width <= row.width
                       && item.y + item.place.height <= row.height, item.label)
        drag(gangster(20), street(1))
        verify(at("confirm").enabled)
        for (const name of ["confirm", "takeBack"]) {
            const low = stage.mapFromItem(at(name), at(name).width, at(name).height)
            verify(low.x <= row.width && low.y <= row.height, name)
        }
        confirm()
        compare(table.inTurn.name, "Vito")
    }
    function test_resizing_keeps_what_was_picked() {
        startOpen()
        drag(gangster(19), street(0))
        resize(1920, 1080)
        tryVerify(() => table.layout.size.width === 1920)
        verify(inside(gangster(19), table.layout.playPlate))
        verify(isHome(gangster(19)))
        confirm()
        compare(Setup.chosen(0), 19)
    }
    function test_motion_ends_in_place() {
        start()
        Preferences.speed = Preferences.Fast
        openCurtain()
        tryVerify(() => all((item) => item.objectName === "openCurtain").length === 0)
        const home = gangster(19).place
        lift(gangster(19), Qt.point(1150, 400))
        release(Qt.point(1150, 400))
        tryVerify(() => isHome(gangster(19)))
        verify(lies(gangster(19), home))
        lift(gangster(19), street(0))
        release(street(0))
        tryVerify(() => isHome(gangster(19)) && isHome(ticket(0)))
        verify(inside(gangster(19), table.layout.playPlate))
    }
}
