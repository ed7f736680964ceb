// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Gangz
import Backroom.Testing

/// Pointing two pawns at two cards of the wall.
GangzCase {
    name: "GangzVoting"

    function vote() { startVoting(); openToVote() }

    function test_by_click() {
        vote()
        compare(cards(GangzTable.WallCard).length, 7)
        verify(isInSlot(0) && isInSlot(1))
        verify(!at("confirm").enabled)
        clickOn(onWall(10))
        compare(under(0), 10)
        verify(isInSlot(1))
        verify(!at("confirm").enabled)
        clickOn(onWall(200))
        compare(under(1), 200)
        verify(at("confirm").enabled)
        compare(at("confirm").text, "Vote")
        clickButton("confirm")
        compare(Setup.vote(0), [10, 200])
        compare(table.phase, GangzTable.Curtain)
        compare(table.inTurn.name, "Bea")
        compare(pawns().length, 0)
    }
    /// Enter sends what was clicked, and does not click the last card again.
    function test_enter_after_clicks() {
        vote()
        clickOn(onWall(10))
        clickOn(onWall(200))
        keyClick(Qt.Key_Return)
        tryVerify(() => table.phase === GangzTable.Curtain)
        compare(Setup.vote(0), [10, 200])
    }
    /// A key takes back nothing that was laid by mouse.
    function test_a_key_takes_back_no_click_data() {
        return [{ tag: "Enter", key: Qt.Key_Return }, { tag: "Space", key: Qt.Key_Space }]
    }
    function test_a_key_takes_back_no_click(row) {
        vote()
        clickOn(onWall(10))
        clickThere(nowhere())
        // Enter gives the focus to a card where the next key takes nothing back either.
        keyClick(row.key)
        compare(under(0), 10)
        if (row.key === Qt.Key_Return)
            verify(stage.Window.activeFocusItem.onWall && !stage.Window.activeFocusItem.chosen)
        clickOn(onWall(20))
        compare([under(0), under(1)], [10, 20])
        clickOn(pawn(1))
        clickOn(onWall(200))
        compare(under(1), 200)
        keyClick(Qt.Key_Return)
        tryVerify(() => table.phase === GangzTable.Curtain)
        compare(Setup.vote(0), [10, 200])
    }
    function test_by_drag() {
        vote()
        lift(pawn(1), edge(onWall(201)))
        verify(onWall(201).aimed)
        drop(edge(onWall(201)))
        compare(under(1), 201)
        verify(isInSlot(0))
        drag(pawn(0), edge(onWall(20)))
        compare(under(0), 20)
        // From card to card, and back into the slot.
        drag(pawn(0), edge(onWall(21)))
        compare(under(0), 21)
        drag(pawn(0), nowhere())
        verify(isInSlot(0))
        verify(!at("confirm").enabled)
        drag(pawn(0), edge(onWall(10)))
        clickButton("confirm")
        compare(Setup.vote(0), [10, 201])
    }
    function test_with_the_book_beside() {
        vote()
        openBookBeside()
        const target = edge(onWall(201))
        lift(pawn(1), target)
        verify(hangsAt(pawn(1), target))
        verify(onWall(201).aimed)
        drop(target)
        compare(under(1), 201)
        clickOn(pawn(0))
        clickOn(onWall(10))
        compare(under(0), 10)
        clickButton("confirm")
        compare(Setup.vote(0), [10, 201])
    }
    function test_a_pawn_is_clicked_first() {
        vote()
        clickOn(pawn(1))
        verify(table.holding && pawn(1).held)
        clickOn(onWall(20))
        compare(under(1), 20)
        verify(!table.holding && isInSlot(0))
        clickOn(pawn(1))
        verify(isInSlot(1))
    }
    /// A wrong click keeps the pawn in hand: the next click on the right card lays it there.
    function test_a_wrong_click_keeps_it_in_hand() {
        vote()
        clickOn(pawn(1))
        clickThere(Qt.point(640, table.layout.rail.y - 6))
        verify(table.holding)
        clickOn(onWall(20))
        compare(under(1), 20)
        verify(isInSlot(0))
    }
    function test_a_click_on_the_card_takes_the_pawn_back() {
        vote()
        clickOn(onWall(10))
        clickOn(onWall(10))
        verify(isInSlot(0))
    }
    function test_a_third_click_moves_the_first_pawn() {
        vote()
        clickOn(onWall(10))
        clickOn(onWall(20))
        clickOn(onWall(21))
        compare(under(0), 21)
        compare(under(1), 20)
        clickButton("confirm")
        compare(Setup.vote(0), [20, 21])
    }
    /// The second pawn on a card replaces the first.
    function test_one_card_for_both() {
        vote()
        clickOn(onWall(10))
        drag(pawn(1), edge(onWall(10)))
        compare(under(1), 10)
        verify(isInSlot(0))
    }
    /// Own cards (GZ-2.4).
    function test_own_cards_are_veiled_and_refused_data() { return [{ tag: "click" }, { tag: "drag" }] }
    function test_own_cards_are_veiled_and_refused(row) {
        vote()
        compare(cards(GangzTable.WallCard).filter((item) => item.own).map((item) => item.key).sort(), [0, 1])
        compare(all((item) => item.text === "yours" && item.contentWidth !== undefined).length, 2)
        if (row.tag === "click")
            clickOn(onWall(1))
        else
            drag(pawn(0), edge(onWall(1)))
        refusedBy("GZ-2.4")
        compare(refusalPlate()[0].sentence, "This card is your own: aim at somebody else’s.")
        verify(isInSlot(0) && isInSlot(1))
        tryVerify(() => isHome(pawn(0)))
        clickOn(onWall(20))
        compare(refusalPlate().length, 0)
        compare(under(0), 20)
    }
    function test_take_back() {
        vote()
        verify(!isThere("takeBack"))
        clickOn(onWall(10))
        clickOn(onWall(20))
        compare(at("takeBack").text, "Take back")
        clickButton("takeBack")
        verify(!isInSlot(0) && isInSlot(1))
        clickButton("takeBack")
        verify(isInSlot(0) && isInSlot(1))
        clickOn(onWall(10))
        keyClick(Qt.Key_Escape)
        verify(isInSlot(0))
        compare(Setup.lines(), 3)
    }
    function test_by_keyboard() {
        vote()
        onWall(20).forceActiveFocus(Qt.TabFocusReason)
        hit(Qt.Key_Return)
        compare(under(0), 20)
        onWall(200).forceActiveFocus(Qt.TabFocusReason)
        hit(Qt.Key_Return)
        compare(under(1), 200)
        compare(focused().objectName, "confirm")
        hit(Qt.Key_Return)
        compare(Setup.vote(0), [20, 200])
    }
    function test_a_pawn_by_keyboard() {
        vote()
        pawn(1).forceActiveFocus(Qt.TabFocusReason)
        hit(Qt.Key_Return)
        verify(table.holding)
        onWall(21).forceActiveFocus(Qt.TabFocusReason)
        hit(Qt.Key_Return)
        compare(under(1), 21)
    }
    function test_a_card_is_enlarged() {
        vote()
        verify(!isThere("enlarged"))
        const point = edge(onWall(21))
        mouseMove(stage, point.x, point.y)
        tryVerify(() => isThere("enlarged"))
        compare(at("enlarged").face, 21)
        verify(at("enlarged").width > onWall(21).width)
        const other = edge(onWall(200))
        mouseMove(stage, other.x, other.y)
        tryVerify(() => isThere("enlarged") && at("enlarged").face === 200)
        mouseMove(stage, 640, 3)
        tryVerify(() => !isThere("enlarged"))
        // The focus counts only for the keyboard.
        onWall(10).forceActiveFocus(Qt.TabFocusReason)
        wait(200)
        verify(!isThere("enlarged"))
        hit(Qt.Key_Right)
        tryVerify(() => isThere("enlarged") && at("enlarged").face === focused().face)
    }
    /// A card enlarged for one player is not shown to the next.
    function test_nothing_is_enlarged_for_the_next_one() {
        vote()
        onWall(21).forceActiveFocus(Qt.TabFocusReason)
        hit(Qt.Key_Left)
        tryVerify(() => isThere("enlarged"))
        clickOn(onWall(10))
        clickOn(onWall(20))
        clickButton("confirm")
        mouseMove(stage, 640, 3)
        openToVote()
        wait(200)
        tryVerify(() => !isThere("enlarged") || at("enlarged").face === focused().face)
    }
    function test_others_see_nothing_of_a_vote() {
        startVoting([[0, 1], [10], [20, 21]], [[10, 200]])
        compare(table.inTurn.name, "Bea")
        openToVote()
        verify(isInSlot(0) && isInSlot(1))
        compare(pawns().length, 2)
        compare(cards(GangzTable.WallCard).filter((item) => item.chosen).length, 0)
        compare(cards(GangzTable.WallCard).filter((item) => item.own).map((item) => item.key), [10])
    }
    /// With large text a low log is raised and lowered by its arrow.
    function test_the_arrow_raises_the_log_data() { return [{ tag: "click" }, { tag: "tap" }] }
    function test_the_arrow_raises_the_log(row) {
        show({ width: 1024, height: 640, print: 2 })
        startSix(2, sixPlayers, sixPlayers.map(() => [200, 201]))
        openToChoose()
        mouseMove(stage, 300, 300)
        const log = one((item) => item.raised !== undefined && item.low !== undefined, "log")
        tryVerify(() => isThere("logMore") && !log.raised, 2000, log.low + " " + log.place + " " + log.visible)
        for (const raised of [true, false, true]) {
            if (row.tag === "tap") touchTap(centre(at("logMore"))); else clickThere(centre(at("logMore")))
            compare(log.raised, raised)
        }
        compare(chosen(), [])
    }
    function test_a_wall_of_twenty() {
        resize(1024, 640)
        startSix(3, sixPlayers)
        openToVote()
        compare(cards(GangzTable.WallCard).length, 20)
        clickOn(onWall(10))
        drag(pawn(1), edge(onWall(52)))
        compare(under(0), 10)
        compare(under(1), 52)
        clickButton("confirm")
        compare(Setup.vote(0), [10, 52])
    }
}
