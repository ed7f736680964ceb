// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.SuperGang
import Backroom.Testing

/// Actions at the end of a move.
SuperGangCase {
    id: test

    name: "SuperGangActing"

    /// Rosa's killer and vamp are in the same street as Bea's and Vito's killers.
    function startInCompany() {
        begin(street({ gangs: [{ figures: { killer: { place: "s46", behind: "s37" }, vamp: { place: "s45", behind: "s48" } } },
                               { figures: { killer: { place: "s45", behind: "s50" } } },
                               { figures: { killer: { place: "s45", behind: "s50" } } }] }),
              [roll, move("killer", ["s47", "s48", "s45"])])
        compare(table.phase, SuperGangTable.Acting)
    }

    function prepare(word) {
        clickOn(row(word))
        verify(table.menu.preparing)
        waitForRendering(stage, 60)
    }

    function test_a_row_by_mouse() {
        startInShop()
        verify(hasMenu())
        clickOn(row("Racket"))
        compare(Setup.rackets(0), 1)
        compare(Setup.lines(), 3)
        compare(table.phase, SuperGangTable.Acting)
    }
    /// An announcement leaves the menu free, and stays above the rail.
    function test_announcements_leave_the_menu_data() { return sizes([[1024, 640], [1280, 800]]) }
    function test_announcements_leave_the_menu(data) {
        show(data)
        startInShop()
        verify(hasMenu())
        const board = one((item) => item.logHidden !== undefined && item.used !== undefined, "the board")
        const menu = stage.mapFromItem(at("actionMenu"), 0, 0, at("actionMenu").width, at("actionMenu").height)
        compare(board.used, menu)
        Preferences.speed = Preferences.Slow
        clickOn(row("Racket"))
        tryVerify(() => isThere("banner"))
        const place = at("banner").parent.place
        verify(hasMenu())
        const free = stage.mapFromItem(at("actionMenu"), 0, 0, at("actionMenu").width, at("actionMenu").height)
        verify(place.y + place.height <= table.frame.rail.y)
        verify(place.x + place.width <= free.x || free.x + free.width <= place.x
               || place.y + place.height <= free.y || free.y + free.height <= place.y, place + " " + free)
        Preferences.speed = Preferences.Off
    }
    /// Who has no shop to throw for is told what that choice matters.
    function test_what_the_thrower_matters() {
        startInShop()
        prepare("Stick-up")
        verify(table.menu.defenders.length > 1)
        verify(table.menu.defendersText.includes("name a poor shot"))
    }
    /// Clicks on the dice of others say why they cannot move.
    function test_the_others_wait() {
        startInShop()
        clickOn(die(vamp))
        refusedBy("SG-3.2")
        compare(table.phase, SuperGangTable.Acting)
        verify(!table.choosing)
    }
    function test_a_row_by_its_number() {
        startInShop()
        const number = row("Buy the shop").row.number
        verify(number > 0)
        strike(Qt.Key_0 + number)
        verify(Setup.owns(0, "hair"))
        compare(Setup.cash(0), 0)
    }
    function test_every_number_means_its_row_data() { return [1, 2, 3].map((number) => ({ tag: "row " + number, number: number })) }
    function test_every_number_means_its_row(data) {
        startInShop()
        const word = rows().filter((item) => item.row.number === data.number)[0].row.word
        strike(Qt.Key_0 + data.number)
        compare(word, ["Stick-up", "Buy the shop", "Racket"][data.number - 1])
        compare([table.menu.preparing, Setup.owns(0, "hair"), Setup.rackets(0) === 1],
                [data.number === 1, data.number === 2, data.number === 3])
    }
    /// An action that cannot be done keeps its number, which says why not.
    function test_numbers_stay_where_they_are() {
        startInShop({}, 99)
        verify(!row("Buy the shop").row.enabled)
        compare(row("Buy the shop").row.number, 2)
        strike(Qt.Key_2)
        verify(!Setup.owns(0, "hair"))
        verify(table.refusal.text !== "")
        compare(row("Racket").row.number, 3)
        strike(Qt.Key_3)
        compare(Setup.rackets(0), 1)
    }
    /// The price of an action, and what undo returns, is shown beside the cash for a while.
    function test_what_has_changed() {
        startInShop()
        const chips = () => all((item) => item.objectName === "cashChange" && item.visible)
        compare(chips().length, 0)
        clickOn(row("Buy the shop"))
        compare(Setup.cash(0), 0)
        compare(chips().length, 1)
        compare(all((text) => text.text === "−100", chips()[0]).length, 1)
        tryVerify(() => chips().length === 0, 5000)
        table.undo()
        settled()
        compare(Setup.cash(0), 100)
        compare(all((text) => text.text === "+100", chips()[0]).length, 1)
    }
    /// While a trade is composed, the menu below it ignores digits.
    function test_no_number_while_trading() {
        startInShop({ shops: { sails: { owner: 1 } } })
        table.trade.open()
        tryVerify(() => isThere("offerTrade"))
        for (const key of [Qt.Key_1, Qt.Key_2, Qt.Key_3, Qt.Key_0])
            strike(key)
        compare(Setup.lines(), 2)
        verify(table.trade.shown && !table.menu.preparing)
    }
    function test_a_number_too_many() {
        startInShop()
        strike(Qt.Key_9)
        compare(Setup.lines(), 2)
        verify(hasMenu())
    }
    /// Everything is visible if there is room; otherwise it scrolls, with a scroll bar.
    function test_nothing_is_cut_data() {
        return [{ tag: "1280x800", width: 1280, height: 800 },
                { tag: "1024x640", width: 1024, height: 640 },
                { tag: "800x500", width: 800, height: 500 }]
    }
    function test_nothing_is_cut(data) {
        resize(data.width, data.height)
        startInShop()
        const list = all((item) => item.needed !== undefined && item.reveal !== undefined, at("actionMenu"))[0]
        compare(isThere("menuScroll"), list.interactive)
        const bottom = () => {
            const last = rows()[rows().length - 1]
            return stage.mapFromItem(last, 0, last.height).y - stage.mapFromItem(list, 0, list.height).y
        }
        if (data.tag === "1280x800")
            verify(!list.interactive)
        if (list.interactive) {
            verify(bottom() + list.bottomMargin > 0)
            const over = centre(at("actionMenu"))
            for (let turn = 0; turn < 30; ++turn)
                mouseWheel(stage, over.x, over.y, 0, -120)
        }
        tryVerify(() => bottom() <= 0, 2000, "the last row is seen whole")
        resize(1280, 800)
    }
    function test_a_refused_row_says_why() {
        startInShop({}, 99)
        const buy = row("Buy the shop")
        verify(!buy.row.enabled)
        verify(!buy.activeFocusOnTab)
        compare(buy.row.rule, "SG-5.5")
        const texts = all((item) => item.text !== undefined && item.contentWidth !== undefined && item.text === buy.row.text, buy)
        compare(texts.length, 1)
        verify(buy.row.text.length > 10, buy.row.text)
        const why = all((item) => item.rule === "SG-5.5" && item.rule !== undefined && item.asked !== undefined, buy)
        compare(why.length, 1)
        clickOn(buy)
        compare(Setup.lines(), 2)
    }
    /// The link to the rule works though the row is disabled.
    function test_why_opens_the_rule() {
        startInShop({}, 99)
        const why = all((item) => item.rule === "SG-5.5" && item.asked !== undefined, row("Buy the shop"))[0]
        clickAt(centre(why))
        tryVerify(() => Rulebook.open)
    }
    function test_why_of_what_must_be_done() {
        startInShop()
        const why = all((item) => item.rule === "SG-5.2" && item.asked !== undefined, at("actionMenu"))
        compare(why.length, 1)
        clickAt(centre(why[0]))
        tryVerify(() => Rulebook.open)
    }
    function test_what_must_be_done() {
        startInShop()
        verify(!at("done").enabled)
        compare(table.menu.mustRule, "SG-5.2")
        clickOn(row("Racket"))
        verify(at("done").enabled)
        clickOn(at("done"))
        compare(table.phase, SuperGangTable.Moving)
        verify(!hasMenu())
    }
    function test_in_the_street_nothing_must() {
        begin(street(), [roll, move("killer", ["s47", "s48", "s45"])])
        verify(at("done").enabled)
        clickOn(at("done"))
        compare(table.phase, SuperGangTable.Moving)
        compare(Setup.lines(), 3)
    }

    /// In the player's own shop, with nobody dead, there is nothing to do, so no click is required.
    function test_where_nothing_can_be_done() {
        begin(street({ gangs: [{ figures: { killer: { place: "s50", behind: "s45" } } }, {}, {}],
                       shops: { hair: { owner: 0 } }, dice: [2, 2, 2] }), [roll])
        clickOn(figure(key(0, killer)))
        clickThere(placePoint("hair"))
        tryVerify(() => table.phase === SuperGangTable.Moving)
        compare(Setup.placeOf(0, killer), "hair")
        compare(Setup.lines(), 3)
        verify(!hasMenu())
    }
    /// The only possible victim need not be ticked.
    function test_the_only_victim() {
        begin(street({ gangs: [{ figures: { killer: { place: "s46", behind: "s37" } } }, { figures: { vamp: { place: "s47" } } }, {}],
                       dice: [1, 2, 2, 6, 1] }),
              [roll, move("killer", ["s47"])])
        clickOn(row("Gangland killing"))
        verify(!table.menu.preparing)
        compare(Setup.frames(), 1)
    }
    function test_a_killing_is_prepared() {
        startInCompany()
        prepare("Gangland killing")
        verify(table.menu.preparing)
        compare(table.menu.members.length, 1)
        compare(table.menu.targets.length, 2)
        // First the accomplice, then the targets.
        const chips = all((item) => item.objectName.startsWith("person-"))
        compare(chips.length, 3)
        verify(!chips[0].chosen && chips[1].chosen && !chips[2].chosen)
        clickOn(chips[0])
        clickOn(all((item) => item.objectName.startsWith("person-"))[2])
        clickOn(all((item) => item.objectName.startsWith("person-"))[1])
        compare(table.menu.members[0].chosen, true)
        compare([table.menu.targets[0].chosen, table.menu.targets[1].chosen], [false, true])
        compare(Setup.lines(), 2)
        clickOn(at("go"))
        compare(Setup.lines(), 3)
        compare(Setup.frames(), 1)
        tryVerify(() => table.phase === SuperGangTable.Dueling)
        compare(table.duel.active, true)
    }
    function test_without_a_target_it_cannot_begin() {
        startInCompany()
        prepare("Gangland killing")
        const chips = all((item) => item.objectName.startsWith("person-"))
        clickOn(chips[1])
        verify(!at("go").enabled)
        verify(table.menu.odds !== "")
        clickAt(centre(at("go")))
        compare(Setup.lines(), 2)
    }
    function test_back_to_the_other_actions() {
        startInCompany()
        prepare("Gangland killing")
        clickOn(at("back"))
        verify(!table.menu.preparing && hasMenu())
        prepare("Gangland killing")
        keyClick(Qt.Key_Escape)
        verify(!table.menu.preparing && hasMenu())
        compare(Setup.lines(), 2)
    }
    function test_a_stick_up_with_an_accomplice() {
        startInShop({ gangs: [{ cash: 100, figures: { killer: { place: "s50", behind: "s45" }, vamp: { place: "hair" } } }, {}, {}] })
        prepare("Stick-up")
        verify(table.menu.preparing)
        compare(table.menu.members.length, 1)
        compare(table.menu.defenders.length, 2)
        const chips = all((item) => item.objectName.startsWith("person-"))
        compare(chips.length, 3)
        clickOn(chips[0])
        clickOn(all((item) => item.objectName.startsWith("person-"))[2])
        verify(table.menu.members[0].chosen && table.menu.defenders[1].chosen && !table.menu.defenders[0].chosen)
        clickOn(at("go"))
        compare(Setup.frames(), 1)
        tryVerify(() => table.phase === SuperGangTable.Dueling)
    }
    /// Numbers do not select rows while an attack is being prepared.
    function test_numbers_while_preparing() {
        startInCompany()
        prepare("Gangland killing")
        keyClick(Qt.Key_1)
        strike(Qt.Key_2)
        verify(table.menu.preparing)
        compare(Setup.lines(), 2)
    }

    function startWithPawns() {
        begin(street({ gangs: [{ cash: 50, pawns: 3, figures: { dealer: { place: "s46", behind: "s37" } } }, {}, {}], dice: [2, 2, 3] }),
              [roll, move("dealer", ["s47", "s48", "s45"])])
        compare(table.phase, SuperGangTable.Acting)
    }
    function test_pawns_by_clicking_the_pavement() {
        startWithPawns()
        const lit = pavement()
        verify(lit.length > 0)
        compare(pawnsStanding().length, 0)
        // The dealer himself stands in front of the first one.
        clickThere(centre(lit[lit.length - 1]))
        compare(Setup.placedPawns(0), 1)
        compare(pawnsStanding().length, 1)
        verify(hasMenu())
        compare(pavement().length, lit.length - 1)
    }
    function test_every_lit_piece_can_be_clicked() {
        startWithPawns()
        const sections = pavement().map((item) => item.key)
        for (const section of sections) {
            startWithPawns()
            clickThere(centre(pavement().filter((item) => item.key === section)[0]))
            compare(Setup.placedPawns(0), 1, "section " + section)
        }
    }
    function test_pawns_by_the_row() {
        startWithPawns()
        clickOn(rows().filter((item) => item.row.icon === "place-traffic")[0])
        compare(Setup.placedPawns(0), 1)
    }
    function test_the_menu_hides_no_pavement() {
        startWithPawns()
        const plate = at("actionMenu")
        const corner = stage.mapFromItem(plate, 0, 0)
        for (const piece of pavement()) {
            const point = centre(piece)
            verify(point.x < corner.x || point.x > corner.x + plate.width || point.y < corner.y || point.y > corner.y + plate.height,
                   piece.label + " at " + point)
        }
    }

    /// SG-5.13: a token is clicked on the board.
    function test_taking_back_a_token() {
        const shops = {}
        for (const id of ["baker", "locks", "antiques", "boxing", "clocks", "books", "pharmacy", "butcher",
                          "cheese", "kiosk", "flowers", "garage", "hardware", "hats", "notary"])
            shops[id] = { racket: 0 }
        startInShop({ shops: shops })
        compare(Setup.rackets(0), 15)
        clickOn(row("Take back a token"))
        const sign = all((item) => item.sign !== undefined && item.token !== undefined && item.usable)
        compare(sign.length, 15)
        // One that the menu does not cover.
        const free = sign.filter((item) => {
            const point = centre(item)
            const plate = at("actionMenu")
            const corner = stage.mapFromItem(plate, 0, 0)
            return point.x < corner.x || point.x > corner.x + plate.width || point.y < corner.y || point.y > corner.y + plate.height
        })
        clickThere(centre(free[free.length - 1]))
        compare(Setup.rackets(0), 14)
    }

    /// A figure is held over an end far away.
    function startLifting() {
        startMoving()
        table.tapFigure(key(0, killer), Qt.point(0, 0))
        table.aimTowards(Qt.point(1, 0))
        settled()
    }
    function test_readable_data() { return sizes([[1024, 640], [1280, 800], [1920, 1080]]) }
    function test_readable(data) {
        show(data)
        for (const open of [() => startInShop(), () => startInCompany(), () => startWithPawns(),
                            () => startLifting(), () => begin(street()), () => startMoving(), () => startPolice()]) {
            open()
            waitForRendering(stage, 60)
            const cut = all((text) => text.contentWidth !== undefined && text.truncated === true && isSeen(text), at("screen"))
                .map((text) => text.text)
            compare(cut.filter((text) => !text.includes("Rosa")), [])
            if (!isThere("actionMenu")) { House.goHome(); continue }
            const plate = at("actionMenu")
            const corner = stage.mapFromItem(plate, 0, 0)
            const room = table.layout.camera.view
            verify(corner.x >= room.x && corner.y >= room.y - 1 && corner.x + plate.width <= room.x + room.width + 1
                   && corner.y + plate.height <= room.y + room.height + 1, "the plate lies in the town's room")
            House.goHome()
        }
    }
}
