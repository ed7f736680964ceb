// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.SuperGang
import Backroom.Testing

/// All texts have enough room and contrast, in the smallest window and at the largest text size.
SuperGangCase {
    id: test

    name: "SuperGangWords"

    readonly property var longNames: ["Maria Giovanna", "Massimiliano B", "Marie-Antoinette", "Guillaume"]
    // A sign is as wide as its longest word, whatever the width of its text.
    readonly property var longSigns: ["Boxe Bracciodiferro"]

    /// Faults in any state of a test, reported at its end.
    property var faults: []
    function nothingWrong() {
        const found = faults
        faults = []
        for (const fault of found)
            warn(fault)
        compare(found.length, 0)
    }
    /// The limit for the largest text size: the least size of normal text is 12.
    readonly property int leastLetters: stage.width < 1280 ? 13 : 16
    function faulty(when, list) {
        faults = faults.concat(list.filter((fault) => !faults.some((known) => known.endsWith(fault))).map((fault) => when + ": " + fault))
    }
    /// The town is below the plates, and extends beyond its place in a small window.
    function clear(when, from) {
        // A passing announcement covers it for a moment.
        table.dismissAnnouncement()
        tryVerify(() => !isThere("banner") || all((item) => item.objectName === "banner" && item.opacity > 0).length === 0)
        waitForRendering(stage, 60)
        const crowd = () => crowded(players.concat(longNames), from, [at("townView")])
        // A column notices a longer line one frame later.
        if (crowd().length > 0)
            waitForRendering(stage, 60)
        faulty(when, crowd())
        faint(when, from)
        if (Preferences.textSize > 0)
            faulty(when, reading.small(leastLetters, from, [at("townView")]))
    }
    function faint(when, from) {
        // Names that the plate covers need not be legible.
        const names = findChild(stage, "townNames")
        if (names !== null)
            names.visible = !isThere("actionMenu")
        if (Preferences.language === "en" && stage.width === 1280)
            faulty(when, ContrastMeter.faint(from ?? stage).concat(ContrastMeter.faintEdges(from ?? stage)))
    }
    /// It stays within the town, except that at the largest text size a question may extend below it, and a trade
    /// beside it.
    function inTown(name, when) {
        const item = at(name)
        const town = table.layout.camera.view
        const room = Preferences.textSize > 0 && name !== "actionMenu"
                     ? Qt.rect(0, town.y, name === "tradePlate" ? stage.width : town.width, stage.height - town.y)
                     : town
        const corner = stage.mapFromItem(item, 0, 0)
        if (corner.x < room.x - 1 || corner.y < room.y - 1
            || corner.x + item.width > room.x + room.width + 1 || corner.y + item.height > room.y + room.height + 1)
            faulty(when, [name + " beyond the town"])
    }

    function company(more) {
        return street(Object.assign({ gangs: [{ figures: { killer: { place: "s46", behind: "s37" },
                                                           vamp: { place: "s45", behind: "s48" } } },
                                              { figures: { killer: { place: "s45", behind: "s50" } } },
                                              { figures: { killer: { place: "s45", behind: "s50" } } }] }, more ?? {}))
    }
    readonly property var toCompany: [roll, move("killer", ["s47", "s48", "s45"])]

    function test_a_turn_data() { return sizes() }
    function test_a_turn(row) {
        show(row)
        startTown()
        clear("to roll")
        clickOn(at("roll"))
        clear("moving the police")
        begin(street({ gangs: [{ cash: 350, figures: { killer: { place: "s46", behind: "s37" } } },
                               { cash: 820, figures: { killer: { state: "jail", years: 2 }, vamp: { state: "clinic" }, dealer: dead } },
                               { cash: 15 }, { cash: 60 }] }), [], {}, longNames)
        clear("four, to roll")
        clickOn(at("roll"))
        clear("four, moving")
        table.tapFigure(key(0, killer), Qt.point(0, 0))
        clear("in hand")
        table.aimTowards(Qt.point(1, 0))
        settled()
        clear("aimed")
        if (isThere("actionMenu"))
            inTown("actionMenu", "aimed")
        nothingWrong()
    }
    /// All plates count the shops of a district in the same way, whatever the numbers are.
    function test_districts_are_counted_alike_data() { return sizes() }
    function test_districts_are_counted_alike(row) {
        show(row)
        begin(street({ shops: { baker: { owner: 0 }, locks: { owner: 1 }, hair: { owner: 1 } } }))
        waitForRendering(stage, 60)
        const chips = all((item) => item.outOf !== undefined && item.of !== undefined)
        compare(chips.length, 15)
        for (const chip of chips)
            compare(chip.outOf, chips[0].outOf)
        // They fit at the normal text size.
        if (Preferences.textSize === 0)
            verify(chips[0].outOf, "of how many")
    }
    function test_the_police_data() { return sizes() }
    function test_the_police(row) {
        show(row)
        startPolice()
        clear("a patrol")
        table.tapFigure(patrol1, Qt.point(0, 0))
        table.aimTowards(Qt.point(-1, 0))
        settled()
        clear("a patrol aims")
        begin(street({ gangs: [{ cash: 600 }, {}, {}] }), [roll])
        clear("to be bought")
        begin(street(), [], { police_player: true, clock: 240 }, longNames)
        clear("somebody plays them")
        nothingWrong()
    }
    /// Everything that a card of a die can say, in the smallest window, which has the least room for it.
    function test_die_cards_data() {
        return ["en", "it", "fr"].map((language) => ({ tag: language, language: language, width: 1024, height: 640 }))
    }
    function test_die_cards(row) {
        show(row)
        startPolice()
        const states = [["in hand"], ["to move"], ["one of the two", "patrols, to be moved"], ["moved"], ["acts"], ["away"]]
        // Beside a proposal there is no state.
        for (const card of dice().filter((item) => first("dieState", item) !== null)) {
            for (const [word, comment] of states) {
                first("dieState", card).text = qsTranslate("SuperGang", word, comment ?? "")
                waitForRendering(stage, 60)
                faulty(word, crowded([], card))
            }
        }
        const button = all((item) => item.objectName.startsWith("proposal"))[0] ?? null
        verify(button !== null)
        for (const word of ["Arrest!", "Send it"]) {
            button.text = qsTranslate("SuperGang", word)
            waitForRendering(stage, 60)
            faulty(word, crowded([], button))
        }
        nothingWrong()
    }
    function test_acting_data() { return sizes() }
    function test_acting(row) {
        show(row)
        const withPawns = street({ gangs: [{ cash: 50, pawns: 3, figures: { dealer: { place: "s46", behind: "s37" } } }, {}, {}],
                                   dice: [2, 2, 3] })
        for (const [when, open] of [["in a shop", () => startInShop()], ["in a shop, poor", () => startInShop({}, 99)],
                                    ["in company", () => begin(company(), toCompany)],
                                    ["with pawns", () => begin(withPawns, [roll, move("dealer", ["s47", "s48", "s45"])])]]) {
            open()
            clear(when)
            inTown("actionMenu", when)
        }
        begin(company(), toCompany)
        for (const line of rows().filter((item) => item.row.enabled).map((item) => item.row.number)) {
            table.act(line)
            settled()
            if (table.menu.preparing) {
                clear("prepared")
                inTown("actionMenu", "prepared")
                table.cancel()
            }
        }
        startInShop({ gangs: [{ cash: 100, figures: { killer: { place: "s50", behind: "s45" }, vamp: { place: "hair" } } }, {}, {}] })
        table.act(1)
        verify(table.menu.preparing)
        clear("a stick-up")
        inTown("actionMenu", "a stick-up")
        nothingWrong()
    }
    function test_questions_data() { return sizes() }
    function test_questions(row) {
        show(row)
        const toTheDealer = [roll, { seat: 0, action: { type: "move", figure: "patrol-1", path: ["s48", "s47", "s46"] } }]
        const askingBea = [roll, { seat: 0, action: { type: "move", figure: "killer", path: ["s51", "hair"] } },
                           { seat: 0, action: { type: "recruit", figure: "killer", who: "vamp" } }]
        const poor = { round: 5, seat: 0,
                       gangs: [{ cash: 100, figures: { killer: { place: "s50", behind: "s45" }, vamp: dead } }, { cash: 40 }],
                       shops: { hair: { owner: 1 } }, patrols: [away, away], dice: [2, 2] }
        for (const [when, open] of [
            ["arrest", () => begin({ round: 5, seat: 0,
                                     gangs: [{}, { figures: { dealer: { place: "s46", behind: "s37", record: 2 },
                                                              killer: { place: "s46", behind: "s37" } } }],
                                     sections: { p4: 1 }, patrols: [{ place: "s45", behind: "s50" }, away], dice: [1, 2, 2, 3] },
                                   toTheDealer, {}, longNames.slice(0, 3))],
            ["price", () => begin(poor, askingBea)],
            ["named", () => begin(poor, askingBea.concat([{ seat: 1, action: { type: "name-price", price: 200 } }]))],
            ["custody", () => begin({ round: 5, seat: 0,
                                      gangs: [{ figures: { killer: { place: "s46", behind: "s37" } } },
                                              { figures: { vamp: { place: "s46", behind: "s37" } } }],
                                      patrols: [{ place: "s45", behind: "s50" }, { state: "out", returns: 0 }], dice: [1, 2, 2, 3] },
                                    [roll, { seat: 2, action: { type: "move", figure: "patrol-1", path: ["s48", "s47", "s46"] } }],
                                    { police_player: true })]]) {
            open()
            verify(isThere("questionPlate"), when)
            clear(when, at("questionPlate"))
            inTown("questionPlate", when)
        }
        nothingWrong()
    }
    function test_trade_data() { return sizes() }
    function test_trade(row) {
        show(row)
        const own = ["baker", "locks", "antiques", "boxing", "clocks", "books", "butcher", "cheese", "kiosk", "flowers", "garage",
                     "notary", "bank", "couture", "gallery"]
        const shops = { hair: { owner: 1 } }
        for (const id of own)
            shops[id] = { owner: 0 }
        begin({ round: 5, seat: 0, gangs: [{ cash: 120, pawns: 4 }, { cash: 75 }, {}, {}], shops: shops, patrols: [away, away] },
              [], {}, longNames)
        table.trade.open()
        clear("composed", at("tradePlate"))
        inTown("tradePlate", "composed")
        for (const [side, count] of [["give", 2], ["take", 1]])
            for (const chip of several((item) => item.sign !== undefined && item.fixed !== undefined, at(side)).slice(0, count))
                chip.clicked()
        table.trade.setCash(TradeSheet.Give, 30)
        clear("composed, with goods", at("tradePlate"))
        clickOn(at("offerTrade"))
        clear("offered", at("tradePlate"))
        inTown("tradePlate", "offered")
        nothingWrong()
    }
    function test_duel_data() { return sizes() }
    function test_duel(row) {
        show(row)
        for (const duels of ["aim", "dice"]) {
            begin(company(), toCompany, { duels: duels }, longNames)
            table.act(rows().filter((item) => item.row.icon === "gangland-killing")[0].row.number)
            settled()
            verify(table.menu.preparing)
            Preferences.speed = duels === "dice" ? Preferences.Slow : Preferences.Off
            clickAt(centre(at("go")))
            tryVerify(() => table.duel.active)
            if (duels === "aim")
                hintLeavesRail()
            for (let step = 0; step < 40 && table.duel.active; ++step) {
                clear(duels + " " + step, at("duel"))
                if (table.director.waiting)
                    table.goOn()
                else if (table.director.busy)
                    table.director.skip()
                else
                    table.shoot(step % 3 === 0 ? 1 : 3, step % 2 === 0 ? 0.4 : -0.4)
            }
        }
        nothingWrong()
    }
    /// What happens next can be read beside a hint, and so can both plates and the names of the targets.
    function hintLeavesRail() {
        tryVerify(() => table.deciding && table.duel.aiming)
        table.askHint()
        tryVerify(() => table.hint !== "" && isThere("hintPlate"), 20000)
        const plate = at("hintPlate")
        const bottom = () => stage.mapFromItem(plate, 0, plate.height).y
        tryVerify(() => bottom() <= stage.mapFromItem(at("duelRail"), 0, 0).y, 2000, String(bottom()))
        const place = stage.mapFromItem(plate, 0, 0, plate.width, plate.height)
        const names = all((item) => item.narrow !== undefined && item.target !== undefined)
        verify(names.length > 1)
        for (const item of [at("attackers"), at("defenders"), ...names]) {
            const other = stage.mapFromItem(item, 0, 0, item.width, item.height)
            verify(place.x + place.width <= other.x || other.x + other.width <= place.x
                   || place.y + place.height <= other.y || other.y + other.height <= place.y, "a hint over " + item + " " + place)
        }
        table.clearHint()
        tryVerify(() => !isThere("hintPlate"))
    }
    function test_details_data() { return sizes() }
    function test_details(row) {
        show(row)
        startTown(longNames)
        for (const [kind, id] of [[SuperGangTable.FigureSubject, 0], [SuperGangTable.FigureSubject, 1],
                                  [SuperGangTable.FigureSubject, 12], [SuperGangTable.FigureSubject, 13],
                                  [SuperGangTable.ShopSubject, 0], [SuperGangTable.ShopSubject, 20],
                                  [SuperGangTable.PlaceSubject, 3], [SuperGangTable.SectionSubject, 3],
                                  [SuperGangTable.DieSubject, 0], [SuperGangTable.DieSubject, 3],
                                  [SuperGangTable.BankSubject, 0], [SuperGangTable.PoliceSubject, 0],
                                  [SuperGangTable.TokensSubject, 0], [SuperGangTable.DistrictSubject, 0]]) {
            table.lookAt(kind, id)
            tryVerify(() => isThere("detail"))
            waitForRendering(stage, 60)
            const plate = at("detail")
            const corner = stage.mapFromItem(plate, 0, 0)
            const title = table.detail.title
            if (corner.x < 0 || corner.y < 0 || corner.x + plate.width > stage.width || corner.y + plate.height > stage.height)
                faulty(title, ["beyond the window " + corner + " " + plate.width + " x " + plate.height])
            faulty(title, crowded(longNames.concat(longSigns), plate))
            faint(title, plate)
            table.lookAway()
        }
        nothingWrong()
    }
    function test_the_town_data() { return sizes() }
    function test_the_town(row) {
        show(row)
        startTown()
        table.dismissAnnouncement()
        const camera = table.layout.camera
        for (const [zoom, x, y] of [[0.7, 600, 500], [1, 600, 500], [1, 1400, 800], [1.6, 500, 300], [1.6, 1500, 400], [2.2, 1000, 600]]) {
            camera.zoomTo(zoom, Qt.point(x, y), Qt.point(camera.view.x + camera.view.width / 2, camera.view.y + camera.view.height / 2))
            waitForRendering(stage, 60)
            faint("at " + zoom)
        }
        nothingWrong()
    }
    function test_end_data() { return sizes() }
    function test_end(row) {
        show(row)
        begin({ round: 10, seat: 2, first: 3,
                gangs: [{ cash: 450 }, { cash: 20 },
                        { cash: 10, figures: { killer: { state: "jail", years: 2 }, vamp: { state: "jail", years: 3 }, dealer: dead } },
                        { cash: 33 }],
                shops: { hair: { owner: 1 }, fish: { owner: 3 } }, patrols: [0, 1].map(() => ({ state: "out", returns: 1 })) },
              [], { length: 10 }, longNames)
        clickButton("roll")
        if (isThere("endTurn"))
            clickAt(centre(at("endTurn")))
        tryVerify(() => isThere("playAgain"))
        waitForRendering(stage, 60)
        faulty("end", crowded(longNames))
        faint("end")
        clickAt(centre(at("lookBack")))
        clear("the table as it was left")
        nothingWrong()
    }
}
