// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.TheGang
import Backroom.Testing

/// Small hints about the state of the game.
GangCase {
    name: "TheGangDetails"

    function steps() {
        return one((item) => item.count !== undefined && item.current !== undefined && item.options === undefined, "steps of the round")
    }
    function marks() { return all((item) => item.legal !== undefined && item.aimed !== undefined) }
    function glows(item) { return all((child) => child.kind === "gold" && child.corner !== undefined, item).length > 0 }
    function log() { return one((item) => item.atYEnd !== undefined && item.boundsBehavior !== undefined && item.count > 0, "log") }

    function test_theBarCountsTheJobsOfARound() {
        startOpen()
        compare(steps().count, 4)
        compare(steps().current, 1)
        choose1(40, 0)
        choose(41, 1)
        choose(42, 2)
        compare(table.job, 2)
        openCurtain()
        compare(steps().current, 2)
    }
    function choose1(number, city) {
        drag(gangster(number), spot())
        drag(ticket(city), spot())
        confirm()
    }

    function test_onlyWhereTheCardMayGoGlows() {
        startTurn("lookout")
        drag(gangster(19), street(0))
        // The second card has to follow the first: other streets only say why not.
        lift(special(), rowEnd(1, false))
        const aimed = marks().filter((mark) => mark.aimed)
        compare(aimed.length, 1)
        verify(!aimed[0].legal)
        verify(!glows(aimed[0]))
        moveTo(rowEnd(1, false), rowEnd(0, false))
        const allowed = marks().filter((mark) => mark.aimed)
        compare(allowed.length, 1)
        verify(allowed[0].legal)
        verify(glows(allowed[0]))
        drop(rowEnd(1, true))
    }

    function test_aClickedCardPreviewsUnderThePointer() {
        startOpen()
        clickOn(gangster(19))
        verify(table.holding)
        compare(chips().length, 0)
        const there = street(0)
        mouseMove(stage, there.x, there.y)
        compare(chips().length, 1)
        const explained = table.detailOf(chips()[0].explains.x, chips()[0].explains.y)
        compare([explained.title, explained.rule], ["A gang that is shut in", "TG-4.2"])
        verify(gangster(24).threatened && gangster(36).threatened)
        // Over the cards of the row as well.
        const card = edge(gangster(57))
        mouseMove(stage, card.x, card.y)
        compare(chips().length, 1)
        const elsewhere = street(1)
        mouseMove(stage, elsewhere.x, elsewhere.y)
        verify(!gangster(24).threatened)
        mouseMove(stage, 640, 3)
        compare(slots().filter((item) => item.lit).length, 0)
    }
    function tips() {
        return all((item) => item.shortcutText !== undefined && item.place !== undefined && item.target !== undefined,
                   stage.Window.contentItem)
    }
    function test_aToolTipGoesWithThePress() {
        startOpen()
        const card = edge(special())
        mouseMove(stage, card.x, card.y)
        tryVerify(() => tips().length === 1)
        press(card)
        compare(tips().length, 0)
        moveTo(card, street(1))
        compare(tips().length, 0)
        drop(Qt.point(640, 3))
    }
    function test_aToolTipWaitsForTheMouseAfterADrop() {
        startOpen()
        const there = edge(special())
        mouseMove(stage, there.x, there.y)
        tryVerify(() => tips().length === 1)
        const gap = Qt.point(640, 3)
        press(there)
        moveTo(there, gap)
        moveTo(gap, there)
        wait(800)
        compare(tips().length, 0)
        drop(there)
        wait(800)
        compare(tips().length, 0)
        const card = edge(special())
        mouseMove(stage, card.x + 9, card.y)
        tryVerify(() => tips().length === 1)
        // A press beside it, too.
        mousePress(stage, gap.x, gap.y)
        compare(tips().length, 0)
        mouseRelease(stage, gap.x, gap.y)
    }
    function test_aToolTipGoesWithAKey() {
        startOpen()
        const card = edge(special())
        mouseMove(stage, card.x, card.y)
        tryVerify(() => tips().length === 1)
        keyClick(Qt.Key_Right)
        compare(tips().length, 0)
        // No tool tip appears while the pointer rests.
        wait(800)
        compare(tips().length, 0)
    }
    function test_aToolTipOutlivesItsCard() {
        failOnWarning(/.?/)
        startOpen()
        const card = edge(special())
        mouseMove(stage, card.x, card.y)
        tryVerify(() => tips().length === 1)
        House.goHome()
        tryVerify(() => tips().length === 0)
    }
    /// The card is self-explanatory, and the tip would cover the next row.
    function test_noToolTipOnAGangster() {
        startOpen()
        verify(gangster(19).quiet && gangster(24).quiet && special().quiet === undefined)
    }
    function test_aClickOnARowChoosesItsTicket() {
        startOpen()
        drag(gangster(19), spot())
        verify(!at("confirm").enabled)
        const row = table.layout.streets[1]
        clickAt(Qt.point(row.x + row.width - 10, row.y + 10))
        verify(at("confirm").enabled)
        verify(inside(ticket(1), table.layout.playPlate))
        // A card of a row is only looked at.
        clickOn(gangster(24))
        compare(table.detail.id, 24)
        keyClick(Qt.Key_Escape)
        compare(table.detail.title, "")
        verify(inside(ticket(1), table.layout.playPlate))
        confirm()
        compare(Setup.ticket(0), 1)
    }
    function test_theLogStaysAtItsEnd() {
        start()
        for (let job = 0; job < 2; ++job) {
            choose([40, 52][job], 0)
            choose([41, 53][job], 1)
            choose([42, 54][job], 2)
        }
        openCurtain()
        verify(log().count > 8)
        tryVerify(() => log().atYEnd, 2000)
    }
}
