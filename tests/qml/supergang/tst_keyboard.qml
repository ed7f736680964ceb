// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.SuperGang
import Backroom.Testing

/// Everything by keyboard, with a focus that is always visible.
SuperGangCase {
    name: "SuperGangKeyboard"

    function isFigure(number) { return (item) => item.underground !== undefined && item.key === number }
    function isDie(mover) { return (item) => item.tosses !== undefined && item.key === mover }

    function test_what_a_panel_covers_is_gone() {
        begin(street({ dice: [3, 1, 1] }))
        goneBehindEveryPanel()
    }
    /// Rolls, moves all figures and lets them act, and ends the turn, without any click.
    function test_a_whole_turn() {
        begin(street({ dice: [3, 1, 1] }))
        tabTo(isNamed("roll"), "roll")
        strike(Qt.Key_Return)
        compare(table.phase, SuperGangTable.Moving)
        for (const character of [killer, vamp, dealer]) {
            focusSeen("before a move")
            tabAndHit(isFigure(key(0, character)), "figure " + character)
            verify(table.choosing)
            hit(Qt.Key_Right)
            verify(table.aimed)
            strike(Qt.Key_Return)
            compare(table.phase, SuperGangTable.Acting)
            tryVerify(() => focused() !== null && (focused().objectName === "done" || focused().objectName.startsWith("row")))
            focusSeen("in the menu")
            tabTo(isNamed("done"), "done")
            if (!at("done").enabled) {
                strike(Qt.Key_1)
                if (table.menu.preparing) {
                    tabAndPress("back")
                    strike(Qt.Key_2)
                }
                tabTo(isNamed("done"), "done")
            }
            strike(Qt.Key_Return)
        }
        compare(table.phase, SuperGangTable.Moving)
        tryVerify(() => focused().objectName === "endTurn")
        focusSeen("at the end")
        strike(Qt.Key_Return)
        compare(Setup.turnOf(), 1)
    }
    /// After computer players' turns, however they were watched, the first key acts.
    function test_the_first_key_after_others() {
        Setup.startAgainst("supergang", ["Rosa", "Bea", "Vito"], [0, 1, 1], 4)
        seated()
        tryVerify(() => table.phase === SuperGangTable.Starting && table.deciding, 60000)
        verify(!table.newsShown)
        tryVerify(() => focused() === at("roll"))
    }
    function test_few_presses() {
        // After a move the actions come first, and then Done.
        begin(street(), [roll, move("killer", ["s47", "s48", "s45"])])
        compare(table.phase, SuperGangTable.Acting)
        fewPresses(rows().filter((item) => item.row.enabled).concat(dice().filter((die) => die.usable)), ["done"], 5)
    }
    /// From any figure in the town, and from the buttons, to the main action.
    function test_few_presses_from_figures() {
        const standing = () => figures().filter((item) => item.activeFocusOnTab)
        begin(street({ dice: [3, 1, 1] }))
        fewPresses([at("roll"), at("collect"), at("trade"), at("zoomIn")].filter((item) => item.enabled), ["roll"], 5)
        // While there are moves, the main action is to lift a figure.
        begin(street({ dice: [3, 1, 1] }), [roll])
        verify(standing().length >= 3)
        for (const character of [killer, vamp, dealer])
            fewPresses(standing().concat(dice().filter((die) => die.usable)), isFigure(key(0, character)), 5)
        // All have moved, so the main action ends the turn.
        begin(street({ gangs: [{ figures: { killer: dead, vamp: dead, dealer: { place: "s46", behind: "s37" } } }, {}, {}], dice: [3] }),
              [roll, move("dealer", ["s47", "s48", "s45"]), { seat: 0, action: { type: "done", figure: "dealer" } }])
        verify(at("endTurn").enabled)
        fewPresses([at("endTurn"), at("collect"), at("trade"), at("zoomIn")].concat(standing()).filter((item) => item.enabled),
                   ["endTurn"], 5)
    }
    function test_the_focus_goes_to_the_figures() {
        begin(street({ dice: [3, 1, 1] }))
        tabTo(isNamed("roll"), "roll")
        strike(Qt.Key_Return)
        tryVerify(() => focused() !== null && focused().underground !== undefined)
        verify(focused().usable)
        focusSeen("after the throw")
    }
    function test_arrows_aim() {
        startMoving()
        figure(key(0, killer)).forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Tab)
        keyClick(Qt.Key_Backtab, Qt.ShiftModifier)
        tabAndHit(isFigure(key(0, killer)), "the killer")
        verify(table.choosing && !table.aimed)
        hit(Qt.Key_Right)
        verify(table.aimed)
        verify(table.menu.preview)
        verify(focused() === figure(key(0, killer)), "he keeps the focus")
        hit(Qt.Key_Escape)
        verify(!table.choosing)
        compare(Setup.lines(), 1)
    }
    function test_tab_goes_through_the_ends() {
        startMoving()
        table.tapFigure(key(0, killer), Qt.point(0, 0))
        figure(key(0, killer)).forceActiveFocus(Qt.TabFocusReason)
        hit(Qt.Key_Tab)
        verify(table.aimed, "aimed")
        const first = Qt.point(table.aimPoint.x, table.aimPoint.y)
        const elsewhere = () => table.aimPoint.x !== first.x || table.aimPoint.y !== first.y
        for (let step = 0; step < 12 && !elsewhere(); ++step)
            hit(Qt.Key_Tab)
        verify(elsewhere(), "another end")
        verify(focused() === figure(key(0, killer)), "he keeps the focus")
        for (let step = 0; step < 12 && elsewhere(); ++step)
            keyClick(Qt.Key_Backtab, Qt.ShiftModifier)
        verify(!elsewhere(), "back again")
    }
    function test_tab_takes_another_way() {
        begin(street({ gangs: [{ figures: { killer: { place: "s1", behind: "s74" }, vamp: dead, dealer: dead } }, {}, {}],
                       dice: [6] }), [roll])
        table.tapFigure(key(0, killer), Qt.point(0, 0))
        figure(key(0, killer)).forceActiveFocus(Qt.TabFocusReason)
        for (let step = 0; step < 12 && table.wayCount < 2; ++step)
            keyClick([Qt.Key_Left, Qt.Key_Left, Qt.Key_Up, Qt.Key_Down][step % 4])
        compare(table.wayCount, 2)
        waitForRendering(stage, 60)
        const before = grabImage(at("figures").parent.parent)
        keyClick(Qt.Key_Tab)
        verify(focused() === figure(key(0, killer)), "he keeps the focus")
        waitForRendering(stage, 60)
        verify(!grabImage(at("figures").parent.parent).equals(before))
        strike(Qt.Key_Return)
        compare(Setup.placeOf(0, killer), "s6")
    }
    function test_a_patrol() {
        startPolice()
        tabTo(isNamed("proposal3"), "the patrol's proposal")
        verify(table.proposing)
        strike(Qt.Key_Return)
        compare(Setup.lines(), 2)
        compare(table.phase, SuperGangTable.Moving)
    }
    /// A figure lifted on its card gets the keys: arrows aim, Return drops it.
    function test_lifted_on_a_card_data() {
        return [{ tag: "Return", key: Qt.Key_Return }, { tag: "Enter", key: Qt.Key_Enter }, { tag: "Space", key: Qt.Key_Space }]
    }
    function test_lifted_on_a_card(row) {
        startMoving()
        tabAndHit(isDie(killer), "the killer's die", row.key)
        verify(table.choosing && !table.aimed)
        verify(focused() === figure(key(0, killer)), "the figure has the focus")
        // Without an aim nothing happens.
        hit(row.key)
        verify(table.choosing)
        hit(Qt.Key_Tab)
        verify(focused() === figure(key(0, killer)), "it keeps the focus")
        hit(Qt.Key_Right)
        verify(table.aimed)
        const aim = Qt.point(table.aimPoint.x, table.aimPoint.y)
        strike(row.key)
        compare(Setup.lines(), 2)
        compare(Setup.pointOf(Setup.placeOf(0, killer)), aim)
    }
    function test_put_back_on_its_place() {
        startMoving()
        tabAndHit(isDie(vamp), "the vamp's die", Qt.Key_Space)
        hit(Qt.Key_Right)
        verify(table.choosing)
        hit(Qt.Key_Escape)
        verify(!table.choosing)
        compare(Setup.lines(), 1)
        // The keys move the focus again.
        const before = focused()
        hit(Qt.Key_Tab)
        verify(focused() !== before)
    }
    function test_a_patrol_by_arrows() {
        startPolice()
        tabAndHit(isFigure(patrol1), "patrol 1")
        verify(table.choosing)
        hit(Qt.Key_Left)
        verify(table.aimed)
        strike(Qt.Key_Return)
        compare(Setup.lines(), 2)
    }
    function test_acting() {
        startInShop()
        tabAndHit((item) => item.objectName === "row1", "the first row", Qt.Key_Down)
        compare(focused().objectName, "row2")
        hit(Qt.Key_Up)
        compare(focused().objectName, "row1")
        hit(Qt.Key_Return)
        verify(table.menu.preparing)
        focusSeen("while preparing")
        tabTo(isNamed("go"), "go")
        strike(Qt.Key_Return)
        compare(Setup.frames(), 1)
    }
    /// What is proposed is taken by Enter at once.
    function test_the_proposal_by_enter() {
        startInShop()
        strike(Qt.Key_1 + rows().filter((item) => item.row.enabled).map((item) => item.row.word).indexOf("Stick-up"))
        verify(table.menu.preparing)
        tryVerify(() => focused() === at("go"))
        strike(Qt.Key_Return)
        compare(table.phase, SuperGangTable.Dueling)
    }
    /// The button that opened the party is gone, so the focus is in the party.
    function test_preparing_by_keys() {
        startInShop()
        tabAndHit((item) => item.objectName === "row1", "the first row")
        verify(table.menu.preparing)
        tabAndHit((item) => item.objectName.startsWith("person-") && item.text === "Vito", "Vito", Qt.Key_Space)
        verify(table.menu.defenders[1].chosen)
        hit(Qt.Key_Escape)
        verify(!table.menu.preparing)
        focusSeen("after Escape")
    }
    function test_pavement() {
        begin(street({ gangs: [{ cash: 50, pawns: 3, figures: { dealer: { place: "s46", behind: "s37" } } }, {}, {}], dice: [2, 2, 3] }),
              [roll, move("dealer", ["s47", "s48", "s45"])])
        tabTo((item) => item.foot !== undefined && item.usable === true, "a piece of pavement")
        strike(Qt.Key_Return)
        compare(Setup.placedPawns(0), 1)
    }
    function test_a_held_key() {
        begin(street({ gangs: [{ figures: { killer: dead, vamp: dead, dealer: { place: "s46", behind: "s37" } } }, {}, {}], dice: [3] }))
        PressGuard.patience = 3600000
        tabTo(isNamed("roll"), "roll")
        keyPress(Qt.Key_Return)
        settled()
        for (let time = 0; time < 10; ++time) {
            keyPress(Qt.Key_Return)
            settled()
        }
        keyRelease(Qt.Key_Return)
        PressGuard.patience = 0
        compare(Setup.lines(), 1)
        compare(Setup.turnOf(), 0)
    }
    /// The next key follows the hint, wherever the focus was: on the rail, in the town, in a menu.
    function test_a_hint_has_the_next_key_data() {
        return [{ tag: "the roll" }, { tag: "the move", starts: startMoving, away: "zoomIn" },
                { tag: "the menu", starts: startInShop, away: "done" }]
    }
    function test_a_hint_has_the_next_key(row) {
        if (row.starts)
            row.starts()
        else
            begin(street(), [])
        if (row.away)
            at(row.away).forceActiveFocus(Qt.TabFocusReason)
        const before = Setup.lines()
        keyClick(Qt.Key_H)
        tryVerify(() => table.hint !== "", 20000)
        verify(table.hinted !== "", table.hint)
        const focused = stage.Window.activeFocusItem
        if (table.hinted === "main")
            verify(focused === at("roll") || focused === at("endTurn"), table.hint)
        else if (table.hinted !== "town")
            compare(focused.objectName, table.hinted, table.hint)
        strike(Qt.Key_Return)
        // If nothing else can be done there, the figure's actions end.
        verify(Setup.lines() > before)
    }
    /// A small flag at the end of the advised move, which covers nothing that can be used, takes the place of the menu.
    function flagged(place, act) {
        tryVerify(() => isThere("hintFlag"))
        verify(!hasMenu())
        const flag = at("hintFlag")
        const texts = all((item) => item.contentWidth !== undefined && item.text !== "" && isSeen(item), flag).map((item) => item.text)
        compare(texts, [place, act])
        verify(flag.width * flag.height < stage.width * stage.height / 60, flag.width + " x " + flag.height)
        const part = stage.mapFromItem(flag, 0, 0, flag.width, flag.height)
        for (const seen of figures()) {
            const body = edge(seen)
            verify(body.x < part.x || body.x > part.x + part.width || body.y < part.y || body.y > part.y + part.height, seen.key)
        }
    }
    /// A hint of several steps stays until all of them are done: Return does one after the other.
    function test_a_hint_of_two_steps() {
        begin(street({ gangs: [{ cash: 0, figures: { killer: dead, vamp: { place: "s50", behind: "s45" }, dealer: dead } }, {}, {}],
                       dice: [2] }), [roll])
        keyClick(Qt.Key_H)
        tryVerify(() => table.hint !== "", 20000)
        verify(table.hint.startsWith("Move the vamp to Permanent Wave, then start a racket in the shop."), table.hint)
        flagged("Permanent Wave", "Racket")
        hit(Qt.Key_Tab)
        verify(hasMenu() && !isThere("hintFlag"), "another end has its preview")
        keyClick(Qt.Key_Backtab, Qt.ShiftModifier)
        flagged("Permanent Wave", "Racket")
        strike(Qt.Key_Return)
        tryCompare(table, "phase", SuperGangTable.Acting)
        verify(table.hint.startsWith("Start a racket in the shop."), table.hint)
        tryVerify(() => focused().objectName === table.hinted, 5000, table.hinted)
        strike(Qt.Key_Return)
        verify(Setup.lines() >= 3)
        compare(table.hint, "")
    }
    /// Without a hint, Return begins no even fight.
    function test_no_even_fight_by_default() {
        begin(street({ gangs: [{ cash: 100, figures: { killer: dead, vamp: { place: "s50", behind: "s45" }, dealer: dead } }, {}, {}],
                       dice: [2] }), [roll])
        tabAndHit(isFigure(key(0, vamp)), "the vamp")
        hit(Qt.Key_Right)
        const shop = Setup.pointOf("hair")
        for (let step = 0; step < 12 && (table.aimPoint.x !== shop.x || table.aimPoint.y !== shop.y); ++step)
            hit(Qt.Key_Tab)
        strike(Qt.Key_Return)
        tryCompare(table, "phase", SuperGangTable.Acting)
        tryVerify(() => focused().objectName === "row2", 5000)
        compare(focused().row.word, "Buy the shop")
    }
    function test_undo() {
        startMoving()
        tabAndHit(isFigure(key(0, killer)), "the killer")
        verify(table.choosing)
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        verify(!table.choosing)
        compare(Setup.lines(), 1)
    }
    function test_zoom() {
        startMoving()
        tabAndPress("zoomIn")
        verify(!table.layout.camera.fitting)
        // 0 is Done, and nothing else.
        figure(key(0, killer)).forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_0)
        verify(!table.layout.camera.fitting)
        const zoom = table.layout.camera.zoom
        keyClick(Qt.Key_Plus)
        tryVerify(() => table.layout.camera.zoom > zoom)
        keyClick(Qt.Key_F)
        tryVerify(() => table.layout.camera.fitting)
    }
    /// It names the figure, its place and the direction.
    function test_what_a_screen_reader_says() {
        startMoving()
        const name = figure(key(0, killer)).Accessible.name
        verify(name.includes("Rosa’s killer") && name.includes("outside The Lost Loaf") && name.includes("east"), name)
        for (const card of dice())
            verify(card.Accessible.name.length > 3)
    }
}
