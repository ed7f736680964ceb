// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.TheGang
import Backroom.Controls
import Backroom.Testing

GangCase {
    id: test
    name: "TheGangKeyboard"

    function isGangster(number) {
        return (item) => item.kind === TheGangTable.GangsterPiece && item.key === number && item.usable !== undefined
    }
    function isTicket(city) { return (item) => item.kind === TheGangTable.TicketPiece && item.key === city }
    function isSpecial(item) { return item.kind === TheGangTable.SpecialPiece }
    function isTarget(label) { return (item) => item.label === label && item.legal !== undefined }

    function open() {
        focusSeen("at the curtain")
        compare(focused().objectName, "openCurtain")
        hit(Qt.Key_Return)
        compare(table.phase, TheGangTable.Choosing)
    }
    function begin(...how) { start(...how); open() }
    function bring(fits, what, label) {
        tabAndHit(fits, what)
        verify(table.holding)
        tabAndHit(isTarget(label), label)
        verify(!table.holding)
    }
    function add(fits, what) {
        tabAndHit(fits, what)
        verify(!table.holding && table.canConfirm)
        compare(focused().objectName, "confirm")
    }
    function confirmByKey() {
        tabAndHit((item) => item.objectName === "confirm", "confirm")
    }

    function test_what_a_panel_covers_is_gone() {
        begin([])
        goneBehindEveryPanel()
    }
    function test_a_whole_job() {
        begin()
        bring(isGangster(19), "19", "Your play")
        add(isSpecial, "special")
        confirmByKey()
        compare(Setup.chosen(0), 19)
        open()
        // Straight to a street: card and ticket at once.
        bring(isGangster(67), "67", "New York")
        confirmByKey()
        compare(Setup.ticket(1), 2)
        open()
        bring(isGangster(69), "69", "Your play")
        add(isTicket(1), "ticket")
        confirmByKey()

        compare(table.phase, TheGangTable.Placing)
        compare(table.inTurn.name, "Rosa")
        focusSeen("at the turn")
        bring(isGangster(19), "19", "Chicago")
        compare(Setup.captured(0), [24, 36])
        bring(isSpecial, "special", "Right end of Chicago")
        compare(table.job, 2)
        compare(table.phase, TheGangTable.Curtain)
        open()
    }
    /// Enter confirms what was clicked, even after the settings, and does not click the gangster again.
    function test_enter_after_clicks_data() { return [{ tag: "at once" }, { tag: "after the settings" }] }
    function test_enter_after_clicks(row) {
        startOpen()
        clickOn(gangster(19))
        clickThere(street(0))
        verify(at("confirm").enabled)
        if (row.tag === "after the settings") {
            Panels.openSettings()
            tryVerify(() => isThere("done"))
            Preferences.textSize = 3
            clickAt(centre(at("done")))
            tryVerify(() => !isThere("done"))
            settled()
        }
        keyClick(Qt.Key_Return)
        tryVerify(() => table.phase === TheGangTable.Curtain)
        compare([Setup.chosen(0), Setup.ticket(0)], [19, 0])
    }
    /// A key takes back nothing that was laid by mouse.
    function test_a_key_takes_back_no_click_data() {
        return [{ tag: "Enter", key: Qt.Key_Return }, { tag: "Space", key: Qt.Key_Space }]
    }
    function test_a_key_takes_back_no_click(row) {
        startOpen()
        clickOn(gangster(19))
        clickThere(spot())
        keyClick(row.key)
        verify(inside(gangster(19), table.layout.playPlate))
    }
    function test_staying_gives_the_focus_back() {
        begin()
        tabTo(isTicket(1), "ticket")
        stayingGivesTheFocusBack()
    }
    function test_few_presses() {
        begin()
        drag(gangster(19), spot())
        drag(ticket(1), spot())
        fewPresses(all((item) => item.kind !== undefined && item.usable === true), ["confirm"], 5)
    }
    /// A player who skips with a key while using the mouse does nothing else, however late the next press comes.
    function test_a_key_that_skips_does_only_that_data() { return [{ tag: "at once", patience: 3600000 }, { tag: "later", patience: 0 }] }
    function test_a_key_that_skips_does_only_that(row) {
        startTurn("spy")
        Preferences.speed = Preferences.Slow
        lift(gangster(19), street(0))
        release(street(0))
        verify(table.director.busy)
        PressGuard.patience = row.patience
        for (let time = 0; time < 20 && !table.deciding; ++time)
            keyClick(Qt.Key_Space)
        verify(table.deciding)
        compare(table.phase, TheGangTable.Placing)
        keyClick(Qt.Key_Space)
        keyClick(Qt.Key_Return)
        verify(!table.holding)
        PressGuard.patience = 0
        // The number of presses to get there is the same.
        keyClick(Qt.Key_Tab)
        tabTo(isSpecial, "special")
    }
    /// For a player who uses keys, presses are ignored until new things have been visible for a moment.
    function test_a_key_that_skips_is_dead_for_a_moment() {
        startTurn("spy")
        bringSlowly(isGangster(19), "19", "Chicago")
        PressGuard.patience = 3600000
        Preferences.speed = Preferences.Slow
        keyClick(Qt.Key_Return)
        verify(table.director.busy)
        // The guard was armed when the animation began; now it has rested:
        PressGuard.patience = 0
        PressGuard.patience = 3600000
        keyClick(Qt.Key_Space)
        tryVerify(() => table.deciding)
        keyClick(Qt.Key_Space)
        keyClick(Qt.Key_Return)
        verify(!table.holding)
        PressGuard.patience = 0
        tabTo(isSpecial, "special")
        keyClick(Qt.Key_Space)
        verify(table.holding)
    }
    /// A Space with nothing left to skip presses nothing, and is answered beside the focused item until another key is
    /// used.
    function test_a_wasted_space_is_answered() {
        startTurn("spy")
        bringSlowly(isGangster(19), "19", "Chicago")
        PressGuard.patience = 3600000
        Preferences.speed = Preferences.Slow
        keyClick(Qt.Key_Return)
        PressGuard.patience = 0
        PressGuard.patience = 3600000
        keyClick(Qt.Key_Space)
        tryVerify(() => table.deciding && isSpecial(focused()))
        const ring = () => one((child) => child.corner !== undefined && child.gap !== undefined && child.border !== undefined
                                          && isWithin(child, focused()), "ring")
        tryVerify(() => ring().opacity > 0 && ring().opacity < 0.6)
        verify(!isThere("spaceNote"))
        tryVerify(() => { keyClick(Qt.Key_Space); return isThere("spaceNote") })
        verify(!table.holding)
        const note = at("spaceNote")
        const place = Qt.rect(note.x, note.y, note.width, note.height)
        const card = stage.mapFromItem(focused(), 0, 0, focused().width, focused().height)
        verify(place.y + place.height <= card.y && place.y + place.height > card.y - 40, place + " " + card)
        verify(place.x < card.x + card.width && place.x + place.width > card.x)
        keyClick(Qt.Key_Left)
        tryVerify(() => !isThere("spaceNote"))
        compare(ring().opacity, 1)
    }
    function isWithin(child, item) {
        for (let at = child; at; at = at.parent)
            if (at === item)
                return true
        return false
    }
    /// Up to where the card only has to be dropped.
    function bringSlowly(fits, what, label) {
        tabAndHit(fits, what)
        tabTo(isTarget(label), label)
    }

    /// The next card of a hand lies over a card: the ring is round what is visible, and crosses no number of the next.
    function test_the_ring_of_a_covered_card() {
        begin()
        tabTo(isGangster(19), "19")
        const ring = at("wholeRing")
        verify(ring.visible && ring.z > focused().z)
        fuzzyCompare(ring.x, focused().x, 0.5)
        verify(ring.width > 0.4 * focused().width * focused().scale, ring.width)
        verify(ring.x + ring.width + ring.children[0].gap + Theme.ring <= gangster(40).x + 0.5, ring.x + ring.width)
        tabTo(isGangster(66), "66")
        fuzzyCompare(ring.width, focused().width * focused().scale, 0.5)
    }
    function test_arrows_walk() {
        begin()
        tabAndHit(isGangster(19), "19", Qt.Key_Right)
        verify(isGangster(40)(focused()))
        hit(Qt.Key_Right)
        hit(Qt.Key_Left)
        verify(isGangster(40)(focused()))
        hit(Qt.Key_Return)
        verify(table.holding)
        const seen = [focused().label]
        for (const key of [Qt.Key_Tab, Qt.Key_Down, Qt.Key_Down, Qt.Key_Up, Qt.Key_Up]) {
            hit(key)
            if (focused().legal !== undefined)
                seen.push(focused().label)
        }
        verify(seen.includes("Chicago") && seen.includes("Detroit") && seen.includes("New York"), seen.join(", "))
    }
    function test_the_aimed_place_is_shown_by_focus() {
        begin()
        tabAndHit(isGangster(19), "19")
        tabTo(isTarget("Chicago"), "Chicago")
        verify(focused().aimed)
        compare(slots().filter((item) => item.lit).length, 1)
        compare(chips().length, 1)
        hit(Qt.Key_Escape)
        verify(!table.holding)
        compare(chips().length, 0)
    }
    function test_escape_puts_down_and_takes_back() {
        begin()
        bring(isGangster(19), "19", "Chicago")
        verify(at("confirm").enabled)
        tabAndHit(isGangster(40), "40")
        verify(table.holding)
        hit(Qt.Key_Escape)
        verify(!table.holding)
        verify(at("confirm").enabled)
        hit(Qt.Key_Escape)
        verify(!at("confirm").enabled)
    }
    /// After the mouse no control has the focus: Enter then does what the golden button offers, if there is one.
    function test_enter_without_a_focus() {
        startOpen()
        const board = one((item) => item.focusWanted !== undefined && item.byKeyboard !== undefined, "board")
        board.forceActiveFocus()
        hit(Qt.Key_Return)
        verify(isGangster(19)(focused()) && !table.holding)
        drag(gangster(19), street(0))
        board.forceActiveFocus()
        verify(at("confirm").primary && at("confirm").enabled)
        hit(Qt.Key_Return)
        compare(Setup.chosen(0), 19)
    }
    function test_boss_calls() {
        startTurn("boss-calls")
        focusSeen("at the turn")
        tabAndHit(isSpecial, "special")
        tabAndHit(isTarget("Chicago"), "Chicago")
        compare(Setup.lines(), 3)
        // The city is known, so the gangster called comes at once.
        tabAndHit(isGangster(23), "23")
        compare(Setup.captured(0), [24, 36])
        bring(isGangster(19), "19", "Chicago")
        compare(table.inTurn.name, "Vito")
    }
    function test_spy() {
        startTurn("spy")
        focusSeen("at the turn")
        bring(isSpecial, "special", gangster(23).label)
        verify(gangster(23).turned)
    }
    function test_a_refusal_keeps_the_focus() {
        startTurn("lookout")
        focusSeen("at the turn")
        bring(isGangster(19), "19", "Chicago")
        tabAndHit(isSpecial, "special")
        tabAndHit((item) => item.legal === false, "a dark place")
        compare(refusalPlate().length, 1)
        compare(Setup.lines(), 4)
        hit(Qt.Key_Escape)
        compare(refusalPlate().length, 0)
    }
    function test_the_focus_goes_to_an_allowed_place_first() {
        startTurn("lookout")
        focusSeen("at the turn")
        bring(isGangster(19), "19", "Detroit")
        tabAndHit(isSpecial, "special")
        verify(table.holding)
        verify(focused().legal, focused().label)
        verify(focused().label.includes("Detroit"), focused().label)
    }
    function test_tab_goes_from_the_cards_to_the_bar() {
        begin()
        bring(isGangster(19), "19", "Chicago")
        const stops = { "gangster": isGangster(40), "special": isSpecial, "ticket": isTicket(1),
                        "confirm": (item) => item.objectName === "confirm", "bar": (item) => item.objectName === "rules" }
        tabTo(stops["gangster"], "40")
        const order = ["gangster"]
        for (let step = 0; step < 25 && order.length < 5; ++step) {
            hit(Qt.Key_Tab)
            for (const name in stops)
                if (!order.includes(name) && stops[name](focused()))
                    order.push(name)
        }
        compare(order, ["gangster", "special", "ticket", "confirm", "bar"])
    }
    function test_arrows_stay_near() {
        begin()
        tabTo(isGangster(19), "19")
        const bar = table.layout.bar.height
        for (let step = 0; step < 14; ++step) {
            hit(Qt.Key_Right)
            verify(stage.mapFromItem(focused(), 0, 0).y > bar, "at step " + step)
        }
    }
    function test_undo_puts_the_draft_back_first() {
        begin([{ seat: 0, gangster: 19, ticket: 0 }])
        compare(table.inTurn.name, "Bea")
        bring(isGangster(20), "20", "Chicago")
        hit(Qt.Key_Z, Qt.ControlModifier)
        verify(!at("confirm").enabled)
        compare(table.phase, TheGangTable.Choosing)
        compare(Setup.chosen(0), 19)
        hit(Qt.Key_Z, Qt.ControlModifier)
        compare(table.inTurn.name, "Rosa")
        compare(Setup.chosen(0), 0)
    }
    function test_space_skips() {
        begin([{ seat: 0, gangster: 19, ticket: 0 }, { seat: 1, gangster: 20, ticket: 1 }])
        bring(isGangster(21), "21", "New York")
        tabTo((item) => item.objectName === "confirm", "confirm")
        spaceSkips()
        compare(table.job, 2)
    }
    function test_settings_give_the_focus_back() {
        begin()
        tabTo(isGangster(40), "40")
        settingsGiveTheFocusBack()
        compare(table.phase, TheGangTable.Choosing)
    }
}
