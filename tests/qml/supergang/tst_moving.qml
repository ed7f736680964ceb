// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.SuperGang
import Backroom.Testing

/// Moving gangsters and patrols by mouse; the camera of the town.
SuperGangCase {
    name: "SuperGangMoving"

    function test_by_drag() {
        startMoving()
        const piece = figure(key(0, killer))
        verify(piece.usable)
        lift(piece, placePoint("s45"))
        verify(table.choosing && table.aimed)
        compare(Setup.placeOf(0, killer), "s46")
        verify(table.menu.preview)
        drop(placePoint("s45"))
        compare(Setup.placeOf(0, killer), "s45")
        compare(table.phase, SuperGangTable.Acting)
        compare(Setup.lines(), 2)
    }
    function test_dropped_on_nothing() {
        startMoving()
        const piece = figure(key(0, killer))
        const home = edge(piece)
        drag(piece, nowhere())
        compare(Setup.placeOf(0, killer), "s46")
        compare(Setup.lines(), 1)
        compare(table.phase, SuperGangTable.Moving)
        refusedBy("SG-4.1")
        tryVerify(() => Math.hypot(edge(figure(key(0, killer))).x - home.x, edge(figure(key(0, killer))).y - home.y) < 2)
    }
    /// SG-4.1: a refused drop is explained and keeps the figure chosen; a drop in its old place is not explained.
    function test_dropped_where_no_way_ends() {
        startMoving()
        const piece = figure(key(0, killer))
        drag(piece, placePoint("s46"))
        compare(refusalPlate().length, 0)
        drag(figure(key(0, killer)), placePoint("s60"))
        refusedBy("SG-4.1")
        compare(refusalPlate()[0].sentence, "This die cannot take you there: drop the figure on a highlighted place.")
        compare(Setup.placeOf(0, killer), "s46")
        compare(Setup.lines(), 1)
        verify(table.choosing)
        drag(figure(key(0, killer)), placePoint("s45"))
        settled()
        compare(refusalPlate().length, 0)
        compare(Setup.placeOf(0, killer), "s45")
    }
    function test_click_and_click() {
        startMoving()
        clickOn(figure(key(0, killer)))
        verify(table.choosing)
        verify(figure(key(0, killer)).chosen)
        mouseMove(stage, placePoint("s45").x, placePoint("s45").y)
        verify(table.aimed)
        clickThere(placePoint("s45"))
        compare(Setup.placeOf(0, killer), "s45")
    }
    /// A wrong click says so and keeps the figure in hand: the next click on the right place moves it.
    function test_a_wrong_click_keeps_it_in_hand_data() {
        return [{ tag: "nothing", at: () => nowhere() }, { tag: "a square too far", at: () => placePoint("s60") }]
    }
    function test_a_wrong_click_keeps_it_in_hand(row) {
        startMoving()
        clickOn(figure(key(0, killer)))
        clickAt(row.at())
        refusedBy("SG-4.1")
        verify(table.choosing && !table.aimed)
        verify(figure(key(0, killer)).chosen)
        compare(table.detail.title, "")
        compare(Setup.lines(), 1)
        clickThere(placePoint("s45"))
        compare(Setup.placeOf(0, killer), "s45")
    }
    function test_a_click_on_its_place_puts_it_down() {
        startMoving()
        for (const at of [() => placePoint("s46"), () => edge(figure(key(0, killer)))]) {
            clickOn(figure(key(0, killer)))
            verify(table.choosing)
            clickAt(at())
            verify(!table.choosing)
            compare(refusalPlate().length, 0)
        }
    }
    function test_escape_puts_it_down() {
        startMoving()
        clickOn(figure(key(0, killer)))
        verify(table.choosing)
        keyClick(Qt.Key_Escape)
        verify(!table.choosing)
        compare(Setup.lines(), 1)
    }
    /// A click on its die lifts it as well; a click on another die lifts that one instead.
    function test_by_its_die() {
        startMoving()
        clickOn(die(killer))
        verify(figure(key(0, killer)).chosen)
        verify(die(killer).chosen)
        clickOn(die(vamp))
        verify(figure(key(0, vamp)).chosen && !figure(key(0, killer)).chosen)
    }
    /// A click on a figure at the end of a move means the place.
    function test_onto_somebody() {
        begin(street({ gangs: [{ figures: { killer: { place: "s46", behind: "s37" } } },
                               { figures: { killer: { place: "s45", behind: "s50" } } }, {}] }), [roll])
        clickOn(figure(key(0, killer)))
        clickOn(figure(key(1, killer)))
        compare(Setup.placeOf(0, killer), "s45")
    }
    /// The same for a figure of the own gang: the lit end is meant.
    function test_onto_one_of_the_own() {
        begin(street({ gangs: [{ figures: { killer: { place: "s46", behind: "s37" },
                                            vamp: { place: "s45", behind: "s50" } } }, {}, {}] }), [roll])
        clickOn(figure(key(0, killer)))
        clickThere(placePoint("s45"))
        compare(Setup.placeOf(0, killer), "s45")
    }
    /// Figures in the centre leave its exits clickable.
    function test_an_end_beside_the_centre() {
        begin(street({ gangs: [{ figures: { killer: { place: "s1", behind: "s74" } } }, {}, {}], dice: [6, 2, 2] }), [roll])
        clickOn(figure(key(0, killer)))
        clickThere(placePoint("s6"))
        compare(Setup.placeOf(0, killer), "s6")
    }
    /// Each figure in the crowd of the centre can be picked.
    function test_each_of_the_own_in_the_centre() {
        begin(street({ gangs: [{}, {}, {}] }), [roll])
        for (const character of [killer, vamp, dealer]) {
            clickOn(figure(key(0, character)))
            verify(figure(key(0, character)).chosen, "character " + character)
            keyClick(Qt.Key_Escape)
        }
    }

    /// Rosa's killer can go around the centre on either side.
    function startWithTwoWays() {
        begin(street({ gangs: [{ figures: { killer: { place: "s1", behind: "s74" }, vamp: dead, dealer: dead } }, {}, {}],
                       dice: [6] }), [roll])
        table.tapFigure(key(0, killer), Qt.point(0, 0))
        return "s6"
    }
    function test_another_way_by_the_wheel() {
        const place = startWithTwoWays()
        const point = placePoint(place)
        mouseMove(stage, point.x + 1, point.y)
        mouseMove(stage, point.x, point.y)
        verify(table.wayCount > 1)
        const zoom = table.layout.camera.zoom
        const before = grabImage(stage)
        mouseWheel(stage, point.x, point.y, 0, -120)
        compare(table.layout.camera.zoom, zoom)
        waitForRendering(stage, 60)
        verify(!grabImage(stage).equals(before))
        mouseWheel(stage, point.x, point.y, 0, 120)
        compare(Setup.lines(), 1)
        clickThere(point)
        compare(Setup.placeOf(0, killer), place)
    }
    function test_another_way_by_tab() {
        const place = startWithTwoWays()
        const point = placePoint(place)
        mouseMove(stage, point.x + 1, point.y)
        mouseMove(stage, point.x, point.y)
        figure(key(0, killer)).forceActiveFocus()
        waitForRendering(stage, 60)
        const before = grabImage(at("town").parent)
        keyClick(Qt.Key_Tab)
        verify(focused() === figure(key(0, killer)), "the figure keeps the focus")
        verify(table.choosing)
        waitForRendering(stage, 60)
        verify(!grabImage(at("town").parent).equals(before))
    }

    /// The head covers what is north of the lit end on which the figure stands.
    function test_a_click_on_the_head_of_somebody() {
        begin(street({ gangs: [{ figures: { killer: { place: "s46", behind: "s37" } } },
                               { figures: { killer: { place: "s45", behind: "s50" } } }, {}] }), [roll])
        clickOn(figure(key(0, killer)))
        const other = figure(key(1, killer))
        verify(other.veiled, "the lit end shines through him")
        const head = stage.mapFromItem(other, other.width / 2, other.height * 0.12)
        mouseMove(stage, head.x + 1, head.y)
        mouseMove(stage, head.x, head.y)
        verify(table.aimed)
        clickThere(head)
        compare(Setup.placeOf(0, killer), "s45")
    }
    function test_lit_ends_round_the_town_hall() {
        for (const face of [1, 2, 3, 4, 5, 6]) {
            begin({ round: 5, seat: 0, gangs: [{}, {}, {}, {}],
                    patrols: [({ state: "out", returns: 3 }), ({ state: "out", returns: 3 })],
                    dice: [face, 1, 1] }, [roll], {}, ["Rosa", "Bea", "Vito", "Sal"])
            clickOn(figure(key(0, killer)))
            hit(Qt.Key_Right)
            if (!table.aimed)
                hit(Qt.Key_Left)
            if (!table.aimed)
                hit(Qt.Key_Up)
            if (!table.aimed)
                hit(Qt.Key_Down)
            verify(table.aimed)
            const aim = Qt.point(table.aimPoint.x, table.aimPoint.y)
            hit(Qt.Key_Escape)
            clickOn(figure(key(0, killer)))
            verify(!table.aimed)
            clickThere(onTown(aim))
            compare(Setup.lines(), 2, "face " + face)
            House.goHome()
        }
    }
    /// A click on a patrol's card lifts it; a button makes the proposed move.
    function test_a_patrol_by_one_click() {
        startPolice()
        verify(!figure(key(0, killer)).usable)
        verify(die(3).proposal !== "")
        compare(Setup.patrolPlace(0), "s45")
        const card = die(3)
        const upper = stage.mapFromItem(card, card.width / 2, card.height * 0.3)
        clickAt(upper)
        verify(table.choosing && !table.proposing && figure(patrol1).chosen)
        compare(Setup.lines(), 1)
        clickAt(upper)
        verify(!table.choosing)
        const button = at("proposal3")
        const middle = stage.mapFromItem(button, button.width / 2, button.height / 2)
        mouseMove(stage, middle.x + 1, middle.y)
        mouseMove(stage, middle.x, middle.y)
        verify(table.proposing)
        clickThere(middle)
        compare(Setup.lines(), 2)
        verify(Setup.patrolPlace(0) !== "s45")
        compare(table.phase, SuperGangTable.Moving)
    }
    function test_a_patrol_by_drag() {
        startPolice()
        drag(figure(patrol1), placePoint("s46"))
        compare(Setup.patrolPlace(0), "s46")
    }

    // The camera.

    function test_zoom_buttons() {
        startMoving()
        const camera = table.layout.camera
        verify(camera.fitting)
        verify(!at("zoomOut").enabled && !at("fit").enabled)
        clickOn(at("zoomIn"))
        verify(!camera.fitting)
        const zoom = camera.zoom
        clickOn(at("zoomOut"))
        verify(camera.zoom < zoom)
        clickOn(at("zoomIn"))
        clickOn(at("fit"))
        verify(camera.fitting)
    }
    function test_wheel_and_pan() {
        startMoving()
        const camera = table.layout.camera
        const point = placePoint("s46")
        mouseWheel(stage, point.x, point.y, 0, 480)
        verify(!camera.fitting)
        verify(Math.abs(placePoint("s46").x - point.x) < 3 && Math.abs(placePoint("s46").y - point.y) < 3)
        const before = placePoint("s46")
        const from = Qt.point(camera.view.x + camera.view.width - 40, camera.view.y + camera.view.height - 120)
        press(from)
        moveTo(from, Qt.point(from.x - 60, from.y - 30))
        release(Qt.point(from.x - 60, from.y - 30))
        verify(Math.abs(placePoint("s46").x - before.x + 60) < 4, "pans by the drag: " + (placePoint("s46").x - before.x))
        verify(Math.abs(placePoint("s46").y - before.y + 30) < 4)
        compare(Setup.lines(), 1)
    }
    function test_a_drag_while_zoomed() {
        startMoving()
        const point = placePoint("s47")
        mouseWheel(stage, point.x, point.y, 0, 600)
        verify(!table.layout.camera.fitting)
        drag(figure(key(0, killer)), placePoint("s45"))
        compare(Setup.placeOf(0, killer), "s45")
    }
    /// When zoomed, the town extends below the rail and the panel; clicks there do not mean it.
    function test_clicks_beside_the_town() {
        startMoving()
        const camera = table.layout.camera
        camera.zoomTo(1.2, Qt.point(Setup.pointOf("s45").x, Setup.pointOf("s45").y),
                      Qt.point(camera.view.width / 2, camera.view.y + camera.view.height / 2))
        clickOn(die(killer))
        verify(figure(key(0, killer)).chosen)
        // Lifting shows the ends; now one is below the rail.
        camera.zoomTo(2.2, Qt.point(Setup.pointOf("s45").x, Setup.pointOf("s45").y),
                      Qt.point(table.layout.words.x + 40, table.layout.rail.y + 70))
        const point = placePoint("s45")
        verify(point.y > table.layout.rail.y + 30 && point.x > table.layout.words.x && point.x < table.layout.buttons.x, point)
        clickAt(point)
        verify(!table.aimed)
        compare(Setup.placeOf(0, killer), "s46")
        compare(Setup.lines(), 1)
        verify(figure(key(0, killer)).chosen)
        keyClick(Qt.Key_Escape)
        clickAt(point)
        compare(table.detail.title, "")
        camera.fit()
    }
    /// A figure lifted by its die is brought into view with all its ends.
    function test_lifted_from_afar() {
        startMoving()
        const camera = table.layout.camera
        camera.zoomTo(1.2, Qt.point(1800, 1100), Qt.point(camera.view.width / 2, camera.view.height / 2))
        const seen = (place) => {
            const at = Setup.pointOf(place)
            const part = camera.seen
            return at.x > part.x && at.x < part.x + part.width && at.y > part.y && at.y < part.y + part.height
        }
        verify(!seen("s46") && !seen("s45"))
        clickOn(die(killer))
        verify(seen("s46") && seen("s45"))
        verify(camera.zoom > 1, "no further away than it must")
        keyClick(Qt.Key_Escape)
        camera.fit()
    }
    function test_beside_the_rulebook() {
        startMoving()
        openBookBeside()
        const camera = table.layout.camera
        const target = onStage(Qt.point(camera.view.x + camera.origin.x + Setup.pointOf("s45").x * camera.zoom,
                                        camera.view.y + camera.origin.y + Setup.pointOf("s45").y * camera.zoom))
        const piece = figure(key(0, killer))
        lift(piece, target)
        verify(table.aimed)
        verify(hangsAt(piece, target))
        drop(target)
        compare(Setup.placeOf(0, killer), "s45")
    }
    function test_who_may_not_move_is_not_lifted() {
        startMoving()
        drag(figure(key(1, killer)), placePoint("s45"))
        verify(!table.choosing)
        compare(Setup.lines(), 1)
    }
}
