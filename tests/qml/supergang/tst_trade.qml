// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.SuperGang
import Backroom.Testing
import "../table"

/// Trades: composed, then accepted or declined on the same plate.
TableCase {
    id: test

    readonly property SuperGangTable table: House.table as SuperGangTable
    readonly property var away: ({ state: "out", returns: 2 })

    name: "SuperGangTrade"

    function start(names, shops) {
        verify(Setup.startPosition(names ?? ["Rosa", "Bea", "Vito"], {}, {
            round: 5, seat: 0, gangs: [{ cash: 120, pawns: 4 }, { cash: 75 }],
            shops: shops ?? { baker: { owner: 0 }, sails: { owner: 0 }, hair: { owner: 1 } }, patrols: [away, away] }, []))
        seated()
        if (isThere("openCurtain"))
            clickButton("openCurtain")
        verify(table.trade.canOpen)
        table.trade.open()
        waitForRendering(stage, 60)
    }
    function within(side, name) {
        const found = all((item) => item.objectName === name, at(side))
        compare(found.length, 1, side + " " + name)
        return found[0]
    }
    function shop(side, name) {
        const found = all((item) => item.name === name && item.sign !== undefined, at(side))
        compare(found.length, 1, name)
        return found[0]
    }
    function step(side, kind, button) { clickOn(all((item) => item.objectName === button, within(side, kind))[0]) }
    function stepper(side, kind) { return all((item) => item.wanted !== undefined && item.typed !== undefined, within(side, kind))[0] }
    function amount(side, kind) { return stepper(side, kind).value }
    function whyNot() { return all((item) => item.objectName === "whyNot").map((item) => item.text).join("") }

    function test_by_mouse() {
        start()
        verify(!at("offerTrade").enabled)
        verify(whyNot() !== "")
        clickOn(shop("give", "The Lost Loaf"))
        verify(shop("give", "The Lost Loaf").chosen)
        step("take", "cash", "more")
        step("take", "cash", "more")
        compare(amount("take", "cash"), 20)
        step("give", "pawns", "more")
        compare(amount("give", "pawns"), 1)
        step("give", "pawns", "fewer")
        compare(amount("give", "pawns"), 0)
        compare(whyNot(), "")
        verify(at("offerTrade").enabled)
        compare(at("offerTrade").text, "Offer a trade")
        clickOn(at("offerTrade"))
        waitForRendering(stage, 60)
        compare(Setup.frames(), 1)
        // Bea is asked on the same plate, where nothing can be changed.
        verify(at("tradePlate").Accessible.name.startsWith("Rosa offers a trade. The mouse goes to Bea"))
        verify(!shop("give", "The Lost Loaf").enabled)
        verify(!isThere("offerTrade") && !isThere("cancelTrade"))
        clickOn(at("acceptTrade"))
        compare(Setup.frames(), 0)
        verify(Setup.owns(1, "baker"))
        compare(Setup.cash(0), 140)
        compare(Setup.cash(1), 55)
        verify(!isThere("tradePlate"))
    }
    function test_refused() {
        start()
        clickOn(shop("give", "Fair Wind"))
        clickOn(shop("take", "Permanent Wave"))
        clickOn(at("offerTrade"))
        waitForRendering(stage, 60)
        clickOn(at("refuseTrade"))
        compare(Setup.frames(), 0)
        verify(Setup.owns(0, "sails") && Setup.owns(1, "hair"))
    }
    function test_accept_is_elsewhere() {
        start()
        clickOn(shop("give", "Fair Wind"))
        step("take", "cash", "more")
        const place = centre(at("offerTrade"))
        clickOn(at("offerTrade"))
        waitForRendering(stage, 60)
        verify(!inside(at("acceptTrade"), Qt.rect(place.x - 30, place.y - 30, 60, 60)))
        const box = stage.mapFromItem(at("acceptTrade"), 0, 0)
        verify(place.x < box.x || place.x > box.x + at("acceptTrade").width
               || place.y < box.y || place.y > box.y + at("acceptTrade").height)
    }
    /// Opened by mouse, it gets the focus, but no key is one press away from an action.
    function test_the_keys_begin_on_the_plate() {
        start()
        tryVerify(() => at("tradePlate").activeFocus)
        keyClick(Qt.Key_Return)
        strike(Qt.Key_Space)
        compare(Setup.frames(), 0)
        hit(Qt.Key_Tab)
        verify(at("tradePlate").activeFocus, "the first one is on the plate: " + focused())
        keyClick(Qt.Key_Escape)
        verify(!isThere("tradePlate"))
    }
    /// From any item to the offer button, however many shops there are.
    function test_few_presses() {
        const many = {}
        for (const name of ["baker", "sails", "boxing", "fish", "tea", "casino", "bank", "piano", "books", "cinema"])
            many[name] = { owner: 0 }
        start(undefined, Object.assign({ hair: { owner: 1 } }, many))
        clickOn(shop("give", "Fair Wind"))
        step("take", "cash", "more")
        const stops = all((item) => item.activeFocusOnTab && item.enabled, at("tradePlate"))
        verify(stops.length > 8)
        fewPresses(stops, ["offerTrade"], 5)
        clickOn(at("offerTrade"))
        waitForRendering(stage, 60)
        fewPresses(all((item) => item.activeFocusOnTab && item.enabled, at("tradePlate")), ["acceptTrade"], 5)
    }
    function test_by_keys() {
        start()
        tabAndHit((item) => item === shop("give", "The Lost Loaf"), "the bakery", Qt.Key_Space)
        verify(shop("give", "The Lost Loaf").chosen)
        // Still the same chip.
        compare(focused(), shop("give", "The Lost Loaf"))
        tabTo((item) => item === stepper("take", "cash"), "Bea's money")
        for (const key of [Qt.Key_6, Qt.Key_5])
            hit(key)
        compare(amount("take", "cash"), 65)
        hit(Qt.Key_Up)
        compare(amount("take", "cash"), 70)
        // She has only 75.
        hit(Qt.Key_PageUp)
        compare(amount("take", "cash"), 75)
        tabAndHit((item) => item.objectName === "offerTrade", "the offer")
        compare(Setup.frames(), 1)
        tabTo((item) => item.objectName === "acceptTrade", "accepting")
        strike(Qt.Key_Return)
        verify(Setup.owns(1, "baker"))
        compare(Setup.cash(0), 195)
    }
    function test_escape_closes() {
        start()
        clickOn(shop("give", "Fair Wind"))
        keyClick(Qt.Key_Escape)
        verify(!isThere("tradePlate"))
        compare(Setup.frames(), 0)
        table.trade.open()
        verify(!shop("give", "Fair Wind").chosen)
        clickOn(at("cancelTrade"))
        verify(!isThere("tradePlate"))
    }
    function test_with_another() {
        start(["Rosa", "Bea", "Vito", "Sal"])
        compare(all((item) => item.objectName === "person-2", at("partners")).length, 1)
        clickOn(shop("take", "Permanent Wave"))
        clickOn(all((item) => item.objectName === "person-1", at("partners"))[0])
        compare(table.trade.take.name, "Vito")
        compare(all((item) => item.sign !== undefined && item.fixed !== undefined, at("take")).length, 0)
        clickOn(shop("give", "Fair Wind"))
        // Vito has nothing.
        verify(!at("offerTrade").enabled)
        // Opened again in the same turn, it is still an offer to him, and empty.
        clickOn(at("cancelTrade"))
        table.trade.open()
        waitForRendering(stage, 60)
        compare(table.trade.take.name, "Vito")
        verify(!shop("give", "Fair Wind").chosen)
    }
    function test_readable_data() { return sizes([[1024, 640], [1280, 800], [1920, 1080]]) }
    /// With as many shops as there are tokens, the plate covers only the town, and every shop can be reached.
    function test_readable(row) {
        show(row)
        const own = ["baker", "locks", "antiques", "boxing", "clocks", "books", "butcher", "cheese", "kiosk", "flowers", "garage",
                     "notary", "bank", "couture", "gallery"]
        const shops = { hair: { owner: 1 } }
        for (const id of own)
            shops[id] = { owner: 0 }
        start(["Maria Giovanna", "Massimiliano B", "Marie-Antoinette"], shops)
        const room = table.layout.camera.view
        const item = at("tradePlate")
        verify(item.x >= room.x && item.x + item.width <= room.x + room.width)
        verify(item.y >= room.y && item.y + item.height <= room.y + room.height)
        compare(crowded(["Maria Giovanna", "Massimiliano B", "Marie-Antoinette"], item), [])
        const chips = all((chip) => chip.sign !== undefined && chip.fixed !== undefined, at("give"))
        compare(chips.length, own.length)
        const last = chips[chips.length - 1]
        last.forceActiveFocus(Qt.TabFocusReason)
        const middle = item.mapFromItem(last, last.width / 2, last.height / 2)
        verify(middle.y < item.mapFromItem(at("offerTrade"), 0, 0).y)
        keyClick(Qt.Key_Space)
        verify(last.chosen)
    }

    // Computer players.

    readonly property int person: 0
    readonly property int boss: 3
    /// Rosa and Bea each have a shop that the other one needs; Rosa is to roll.
    function startWithComputers(levels) {
        const owned = {}
        for (const id of ["notary", "bank", "couture", "gallery", "butcher"])
            owned[id] = { owner: 0 }
        for (const id of ["piano", "cheese", "kiosk", "flowers", "garage"])
            owned[id] = { owner: 1 }
        const elsewhere = { state: "out", returns: 3 }
        verify(Setup.startPosition(["Rosa", "Bea", "Vito", "Sal"], {}, { round: 4, seat: 0, gangs: [{ cash: 100 }, { cash: 200 }, {}, {}],
                shops: owned, patrols: [elsewhere, elsewhere] }, [], levels))
        seated()
    }

    function test_a_computer_offers_to_a_person_data() {
        return [{ tag: "accepted", button: "acceptTrade" }, { tag: "refused", button: "refuseTrade" }]
    }
    function test_a_computer_offers_to_a_person(row) {
        startWithComputers([boss, person, person, person])
        tryVerify(() => isThere("tradePlate") && table.trade.asked, 20000)
        settled()
        compare(table.trade.name, "Bea")
        verify(at("tradePlate").Accessible.name.startsWith("Rosa offers a trade."))
        verify(!shop("give", "Beak & Bones").enabled)
        clickOn(at(row.button))
        compare(Setup.owns(1, "butcher"), row.button === "acceptTrade")
        compare(Setup.owns(0, "piano"), row.button === "acceptTrade")
        // Then Rosa continues.
        const lines = Setup.lines()
        tryVerify(() => Setup.lines() > lines, 20000)
        verify(!isThere("tradePlate"))
    }
    function test_a_computer_offers_to_another() {
        startWithComputers([boss, boss, person, person])
        const titles = []
        const note = () => titles.push(table.announcement.title)
        table.announcementChanged.connect(note)
        tryVerify(() => Setup.owns(0, "piano") && Setup.owns(1, "butcher"), 20000)
        tryVerify(() => titles.indexOf("Bea accepts the trade") >= 0, 20000)
        table.announcementChanged.disconnect(note)
        verify(!isThere("tradePlate"))
    }
    /// Who offered sees that it was accepted, and what changed hands.
    function test_an_accepted_offer_is_announced_data() { return [{ tag: "by a computer player", levels: true }, { tag: "by a person" }] }
    function test_an_accepted_offer_is_announced(row) {
        startWithComputers(row.levels ? [person, boss, person, person] : [person, person, person, person])
        if (isThere("openCurtain"))
            clickButton("openCurtain")
        const said = []
        const note = () => { if (table.announcement.title !== "") said.push([table.announcement.title, table.announcement.text]) }
        table.announcementChanged.connect(note)
        table.offerTrade()
        waitForRendering(stage, 60)
        clickOn(shop("give", "Beak & Bones"))
        clickOn(shop("take", "Soft Pedal"))
        clickOn(at("offerTrade"))
        waitForRendering(stage, 60)
        if (!row.levels)
            clickOn(at("acceptTrade"))
        tryVerify(() => Setup.owns(0, "piano") && Setup.owns(1, "butcher"), 20000)
        tryVerify(() => said.some((one) => one[0] === "Bea accepts the trade"), 5000, JSON.stringify(said))
        table.announcementChanged.disconnect(note)
        compare(said.filter((one) => one[0] === "Bea accepts the trade")[0][1], "Rosa gives Beak & Bones, Bea gives Soft Pedal.")
    }
    /// A hint lays the computer player's offer out on the plate; the next key makes it.
    function test_a_hint_lays_out_an_offer() {
        startWithComputers([person, person, person, person])
        if (isThere("openCurtain"))
            clickButton("openCurtain")
        keyClick(Qt.Key_H)
        tryVerify(() => table.hint !== "", 20000)
        verify(table.hint.startsWith("Offer Bea this trade. "), table.hint)
        verify(shop("give", "Beak & Bones").chosen)
        verify(shop("take", "Soft Pedal").chosen)
        // It stays there once the plate has been created completely.
        wait(50)
        compare(stage.Window.activeFocusItem.objectName, "offerTrade")
        strike(Qt.Key_Return)
        compare(Setup.frames(), 1)
        verify(table.trade.asked)
        keyClick(Qt.Key_H)
        tryVerify(() => table.hint.startsWith("Accept. "), 20000)
        compare(stage.Window.activeFocusItem.objectName, "acceptTrade")
        clickOn(at("acceptTrade"))
        verify(Setup.owns(0, "piano"))
    }
}
