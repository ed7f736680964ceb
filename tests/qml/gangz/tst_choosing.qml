// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Gangz
import Backroom.Testing

/// Sending in one to three cards, and swapping the hand.
GangzCase {
    name: "GangzChoosing"

    function test_what_lies_there() {
        start()
        compare(cards(GangzTable.HandCard).length, 0)
        openToChoose()
        compare(handNumbers(), hands[0])
        compare(cards(GangzTable.LeaderCard).map((item) => item.key), [100])
        compare(cards(GangzTable.NextLeaderCard).map((item) => item.key), [101, 102])
        compare(cards(GangzTable.WallCard).length, 0)
        verify(card(GangzTable.LeaderCard, 100).width > inHand(0).width)
    }
    /// The bar shows the current one of the three parts of a round.
    function test_the_bar_shows_the_part() {
        const now = () => all((item) => item.now === true && item.modelData !== undefined).map((item) => item.modelData)
        startToChoose()
        compare(now(), ["Choose"])
        House.goHome()
        startToVote()
        compare(now(), ["Vote"])
    }
    function test_one_by_click() {
        startToChoose()
        verify(!at("confirm").enabled)
        compare(at("confirm").text, "Send in")
        const home = inHand(3).place.y
        clickOn(inHand(3))
        compare(chosen(), [3])
        verify(inHand(3).place.y < home)
        compare(at("confirm").text, "Send in 1 card")
        verify(at("confirm").enabled)
        clickButton("confirm")
        compare(Setup.played(0), [3])
        compare(Setup.lines(), 1)
        compare(table.phase, GangzTable.Curtain)
        compare(table.inTurn.name, "Bea")
    }
    /// A double click sends the card in, with the others that are chosen, whether it was chosen or not.
    function test_by_double_click_data() {
        return [{ tag: "alone", first: [], card: 3, sent: [3] },
                { tag: "with another", first: [1], card: 3, sent: [1, 3] },
                { tag: "chosen before", first: [3], card: 3, sent: [3] }]
    }
    function test_by_double_click(row) {
        startToChoose()
        for (const number of row.first)
            clickOn(inHand(number))
        const point = edge(inHand(row.card))
        mouseMove(stage, point.x, point.y)
        mouseDoubleClickSequence(stage, point.x, point.y)
        settled()
        compare(Setup.played(0), row.sent)
        compare(table.inTurn.name, "Bea")
    }
    /// GZ-2.1: a fourth card is not sent in either.
    function test_a_double_click_on_a_fourth_card() {
        startToChoose()
        for (const number of [0, 1, 2])
            clickOn(inHand(number))
        const point = edge(inHand(3))
        mouseMove(stage, point.x, point.y)
        mouseDoubleClickSequence(stage, point.x, point.y)
        settled()
        refusedBy("GZ-2.1")
        compare(Setup.played(0), [])
    }
    /// A raised card can still be clicked at its old place.
    function test_the_place_below_a_chosen_card() {
        startToChoose()
        const point = stage.mapFromItem(inHand(2), inHand(2).width * 0.3, inHand(2).height - 4)
        clickThere(point)
        compare(chosen(), [2])
        clickThere(point)
        compare(chosen(), [])
    }
    function test_the_button_counts() {
        startToChoose()
        for (const [number, text] of [[0, "Send in 1 card"], [2, "Send in 2 cards"], [5, "Send in 3 cards"]]) {
            clickOn(inHand(number))
            compare(at("confirm").text, text)
        }
        clickOn(inHand(2))
        compare(chosen(), [0, 5])
        compare(at("confirm").text, "Send in 2 cards")
        clickButton("confirm")
        compare(Setup.played(0), [0, 5])
    }
    function test_up_and_back_by_drag() {
        startToChoose()
        lift(inHand(1), up())
        verify(inHand(1).lifted && inHand(1).held)
        drop(up())
        compare(chosen(), [1])
        verify(isHome(inHand(1)))
        drag(inHand(4), up())
        compare(chosen(), [1, 4])
        drag(inHand(1), down())
        compare(chosen(), [4])
        verify(isHome(inHand(1)))
        compare(Setup.lines(), 0)
    }
    /// A fourth card (GZ-2.1).
    function test_a_fourth_card_is_refused_data() { return [{ tag: "click" }, { tag: "drag" }] }
    function test_a_fourth_card_is_refused(row) {
        startToChoose()
        for (const number of [0, 1, 2])
            clickOn(inHand(number))
        if (row.tag === "click")
            clickOn(inHand(3))
        else
            drag(inHand(3), up())
        refusedBy("GZ-2.1")
        compare(refusalPlate()[0].sentence, "Send in one, two or three cards.")
        compare(chosen(), [0, 1, 2])
        verify(isHome(inHand(3)))
        // The next gesture removes the refusal.
        clickOn(inHand(0))
        compare(refusalPlate().length, 0)
        compare(chosen(), [1, 2])
    }
    function test_escape_takes_back() {
        startToChoose()
        verify(!isThere("takeBack"))
        clickOn(inHand(0))
        clickOn(inHand(1))
        verify(isThere("takeBack"))
        keyClick(Qt.Key_Escape)
        compare(chosen(), [0])
        keyClick(Qt.Key_Escape)
        compare(chosen(), [])
        verify(!isThere("takeBack"))
        clickOn(inHand(2))
        clickButton("takeBack")
        compare(chosen(), [])
        compare(Setup.lines(), 0)
    }
    /// With nothing to take back, Escape asks whether to leave, as in a lesson; a second one stays.
    function test_escape_asks_whether_to_leave_data() { return [{ tag: "before the curtain" }, { tag: "while choosing" }] }
    function test_escape_asks_whether_to_leave(row) {
        start()
        if (row.tag === "while choosing")
            openToChoose()
        keyClick(Qt.Key_Escape)
        tryVerify(() => isThere("reject") && at("reject").activeFocus)
        verify(table.paused)
        keyClick(Qt.Key_Escape)
        tryVerify(() => !isThere("reject"))
        verify(!table.paused)
        keyClick(Qt.Key_Escape)
        tryVerify(() => isThere("accept"))
        clickButton("accept")
        compare(House.screen, House.Home)
    }
    /// During a drag, Escape returns the card.
    function test_escape_puts_down_first() {
        startToChoose()
        clickOn(inHand(0))
        lift(inHand(1), up())
        keyClick(Qt.Key_Escape)
        verify(!table.holding)
        compare(chosen(), [0])
        drop(up())
        compare(chosen(), [0])
        tryVerify(() => isHome(inHand(1)))
    }
    function test_enter_and_space_choose_data() { return [{ tag: "Enter", key: Qt.Key_Return }, { tag: "Space", key: Qt.Key_Space }] }
    function test_enter_and_space_choose(keys) {
        startToChoose()
        for (const number of [2, 4]) {
            inHand(number).forceActiveFocus(Qt.TabFocusReason)
            hit(keys.key)
            verify(inHand(number).chosen)
        }
        // The same key on a chosen card moves the focus to the button that sends it in; Delete takes the card back.
        inHand(2).forceActiveFocus(Qt.TabFocusReason)
        hit(keys.key)
        compare(chosen(), [2, 4])
        verify(at("confirm").activeFocus)
        for (const row of [[2, Qt.Key_Delete], [4, Qt.Key_Backspace]]) {
            inHand(row[0]).forceActiveFocus(Qt.TabFocusReason)
            hit(row[1])
            verify(!inHand(row[0]).chosen)
            // These keys only take cards back.
            hit(row[1])
            verify(!inHand(row[0]).chosen)
        }
        inHand(2).forceActiveFocus(Qt.TabFocusReason)
        hit(keys.key)
        hit(keys.key)
        strike(keys.key)
        compare(Setup.lines(), 1)
    }
    /// Swapping (GZ-2.2).
    function test_swapping_asks_first() {
        startToChoose()
        clickOn(inHand(0))
        clickButton("swap")
        compare(Setup.lines(), 0)
        verify(table.rail.swapping)
        compare(chosen(), [0])
        compare(all((item) => item.text === "Swap your hand?").length, 1)
        compare(table.rail.text, "You swap 6 cards for 5 new ones, and play with 5 from now on.")
        compare(all((item) => item.text === table.rail.text && item.contentWidth !== undefined).length, 1)
        compare(at("swapNow").text, "Swap for 5 cards")
        verify(at("swapNow").danger && !isThere("confirm"))
        compare(at("takeBack").text, "Keep my hand")
        clickButton("takeBack")
        verify(!table.rail.swapping)
        compare(chosen(), [0])
        // A card that is chosen during the question answers it, too.
        clickButton("swap")
        clickOn(inHand(1))
        verify(!table.rail.swapping)
        compare(chosen(), [0, 1])
        compare(Setup.lines(), 0)
        compare(handNumbers(), hands[0])
    }
    function test_escape_keeps_the_hand() {
        startToChoose()
        clickButton("swap")
        keyClick(Qt.Key_Escape)
        verify(!table.rail.swapping)
        compare(Setup.lines(), 0)
    }
    function test_swapping() {
        startToChoose()
        clickButton("swap")
        clickButton("swapNow")
        compare(Setup.lines(), 1)
        compare(Setup.hand(0), [30, 31, 32, 200, 201])
        compare(table.inTurn.name, "Rosa")
        compare(table.phase, GangzTable.Choosing)
        compare(handNumbers(), [30, 31, 32, 200, 201])
        // Only once per round.
        verify(!isThere("swap"))
        clickOn(inHand(30))
        clickButton("confirm")
        compare(Setup.played(0), [30])
        compare(table.inTurn.name, "Bea")
    }
    function test_the_last_card_cannot_be_swapped() {
        startToChoose([], { hands: [[0], [10, 11], [20, 21, 22]] })
        verify(!isThere("swap"))
        clickOn(inHand(0))
        compare(at("confirm").text, "Send in 1 card")
    }
    function test_the_wall_is_laid() {
        startToChoose(sent([[0], [10, 11]]))
        compare(handNumbers(), hands[2])
        for (const number of [20, 22, 24])
            clickOn(inHand(number))
        clickButton("confirm")
        compare(Setup.wall().length, 8)
        compare(Setup.wall().slice().sort((one, other) => one - other), [0, 10, 11, 20, 22, 24, 200, 201])
        compare(table.inTurn.name, "Rosa")
        openToVote()
        compare(cards(GangzTable.WallCard).length, 8)
    }
    function test_small_window() {
        resize(1024, 640)
        startToChoose()
        clickOn(inHand(0))
        drag(inHand(5), up())
        compare(chosen(), [0, 5])
        clickButton("confirm")
        compare(Setup.played(0), [0, 5])
    }
    /// The dark button says what is missing, and the names of the pictures are there for whoever asks.
    function test_confirm_too_early() {
        startToChoose()
        clickAt(centre(at("confirm")))
        compare(table.refusal.text, table.rail.text)
        clickOn(inHand(0))
        compare(table.refusal.text, "")
        clickButton("confirm")
        compare(Setup.played(0), [0])
        verify(table.pictureName(0) !== "" && table.detailOf(GangzTable.HandCard, 0).title === table.pictureName(0))
    }
    function test_leave_and_continue() {
        startToChoose(sent([[0], [10, 11]]))
        leaveByDoor()
        House.continueMatch()
        compare(table.phase, GangzTable.Curtain)
        compare(table.inTurn.name, "Vito")
        clickAt(centre(at("openCurtain")))
        tryVerify(() => table !== null && cards(GangzTable.HandCard).length === 6)
    }
}
