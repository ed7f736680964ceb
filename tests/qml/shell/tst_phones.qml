// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Testing

/// The panel of the phones, and the button that opens it.
ShellCase {
    name: "Phones"

    function cleanup() { Phones.turnOff(); Preferences.onPhones = false }
    function openPanel() {
        Setup.deal("the-gang", 7)
        tryVerify(() => at("openCurtain") !== null)
        openBy("phones", "phonesDone")
    }

    function test_from_the_curtain_and_back() {
        openPanel()
        verify(at("phonesDone").activeFocus)
        verify(Phones.on)
        verify(Phones.link.startsWith("http://" + Phones.address + "/#"))
        compare(at("code").visible, true)
        // Nobody has come, so nothing stays open to the network.
        mouseClick(at("phonesDone"))
        tryVerify(() => at("phonesDone") === null)
        verify(!Phones.on)
        tryVerify(() => at("openCurtain") !== null)
    }
    function test_a_code_for_each() {
        openPanel()
        const all = Phones.link
        mouseClick(at("showCode-1"))
        compare(Phones.shownSeat, 1)
        verify(Phones.link !== all)
        verify(Phones.link.startsWith("http://" + Phones.address + "/#"))
        mouseClick(at("showCode-1"))
        compare(Phones.link, all)
    }
    /// If phones are chosen while setting up the game, the code appears on the table.
    function test_wished_for_with_the_game() {
        openNewGame()
        for (let person = 0; person < House.newGame.count; ++person)
            House.newGame.setLevel(person, 0)
        tryVerify(() => at("onPhones") !== null)
        verify(!at("onPhones").checked)
        verify(at("seatsHint").text.includes("mouse"), at("seatsHint").text)
        openBy("onPhones", "onPhones")
        verify(at("onPhones").checked)
        // No mouse is passed on.
        verify(!at("seatsHint").text.includes("mouse"), at("seatsHint").text)
        openBy("deal", "phonesDone")
        compare(House.screen, House.Table)
        verify(Phones.on)
        closeBy(Qt.Key_Escape, "phonesDone")
        // The next game proposes the same. Without phones there is only the curtain.
        House.goHome()
        awaits("game-the-gang")
        openNewGame()
        verify(at("onPhones").checked)
        openBy("onPhones", "onPhones")
        verify(!at("onPhones").checked)
        openBy("deal", "openCurtain")
        compare(Panels.shown, "")
    }
    /// While somebody plays on a phone, the button asks before it turns them off.
    function test_turning_off_asks() {
        openPanel()
        at("panel").item.players = 2
        mouseClick(at("phonesOff"))
        verify(Phones.on)
        compare(at("phonesOff").text, "2 players on phones: turn them off")
        verify(at("phonesDone").activeFocus)
        keyClick(Qt.Key_Return)
        compare(at("phonesOff").text, "Turn the phones off")
        verify(Phones.on && at("phonesDone") !== null)
        waitForRendering(stage, 60)
        mouseClick(at("phonesOff"))
        waitForRendering(stage, 60)
        mouseClick(at("phonesOff"))
        tryVerify(() => at("phonesDone") === null)
        verify(!Phones.on)
    }
    /// The question before the window closes says that others would lose the table.
    function test_quitting_names_the_phones() {
        openPanel()
        closeBy(Qt.Key_Escape, "phonesDone")
        Panels.openQuit()
        awaits("reject")
        verify(!at("panel").item.sentence.includes("phones"))
        at("panel").item.players = 2
        verify(at("panel").item.sentence.endsWith("2 players on phones lose the table."))
        mouseClick(at("reject"))
        tryVerify(() => at("reject") === null)
    }
    function test_no_phones_for_one_person() {
        openNewGame()
        for (let seat = 0; seat < House.newGame.count; ++seat)
            House.newGame.setLevel(seat, seat === 0 ? 0 : 2)
        compare(at("onPhones"), null)
        openBy("deal", "rules")
        keyClick(Qt.Key_P)
        compare(Panels.shown, "")
    }
    function test_by_keyboard() {
        Setup.deal("the-gang", 7)
        tryVerify(() => at("openCurtain") !== null)
        keyClick(Qt.Key_P)
        awaits("phonesDone")
        for (const name of ["showCode-0", "showCode-1"]) {
            keyClick(Qt.Key_Tab)
            verify(at(name).activeFocus, name)
        }
        keyClick(Qt.Key_Return)
        compare(Phones.shownSeat, 1)
        closeBy(Qt.Key_Escape, "phonesDone")
    }
    /// When somebody joins while the panel is open, the table below changes, and the panel keeps the focus.
    function test_the_panel_keeps_the_focus() {
        openPanel()
        keyClick(Qt.Key_Tab)
        verify(at("showCode-0").activeFocus)
        Setup.elsewhere([0, 1])
        verify(!House.table.curtainClosed)
        verify(House.table.elsewhere.awaited !== "")
        verify(at("showCode-0").activeFocus)
        Setup.elsewhere([1])
        verify(House.table.curtainClosed)
        verify(at("showCode-0").activeFocus)
        closeBy(Qt.Key_Escape, "phonesDone")
        Setup.elsewhere([0, 1])
        awaits("awaitedPhones")
        openBy("awaitedPhones", "phonesDone")
    }
    function dealElsewhere(away: var) {
        Setup.deal("the-gang", 7)
        tryVerify(() => at("openCurtain") !== null)
        Setup.elsewhere([0, 1])
        Setup.away(away)
        awaits("awaitedPhones")
    }
    /// Waits until the buttons have their places.
    function openHouse() {
        waitForRendering(stage, 60)
        mouseClick(at("letHousePlay"))
        awaits("houseOnce")
    }
    /// While somebody is away, the plate offers help, and asks how long the house should play.
    function test_somebody_is_away() {
        dealElsewhere([])
        verify(at("playHere") === null && at("letHousePlay") === null)
        Setup.away([1])
        verify(House.table.elsewhere.awaited.includes("Bea’s phone has been away since"))
        verify(at("playHere") !== null && at("houseOnce") === null)
        openHouse()
        verify(at("houseOnce").activeFocus && at("playHere") === null)
        compare(at("houseUntilBack").text, "Until Bea is back")
        waitForRendering(stage, 60)
        mouseClick(at("houseNot"))
        awaits("letHousePlay")
        openHouse()
        keyClick(Qt.Key_Return)
        tryCompare(House.table.elsewhere, "awaited", "Waiting for Rosa.")
    }
    /// In a game without secrets a person with a phone may decide at the screen, too: the table says for whom it waits
    /// and offers help, and leaves the rail free.
    function test_somebody_is_away_at_an_open_table() {
        Setup.deal("supergang", 7)
        tryVerify(() => at("roll") !== null)
        compare(House.table.elsewhere.awaited, "")
        Setup.away([])
        const name = House.table.inTurn.name
        compare(House.table.elsewhere.awaited, `Waiting for ${name}.`)
        verify(at("letHousePlay") === null && at("awaitedPhones") === null)
        Setup.away([["Rosa", "Bea", "Vito"].indexOf(name)])
        awaits("playHere")
        const plate = at("playHere").parent.parent
        verify(plate.y + plate.height <= House.table.frame.rail.y)
        openHouse()
        keyClick(Qt.Key_Return)
        tryVerify(() => House.table.thinking)
        Setup.away([])
    }
    function test_somebody_is_away_readable_data() { return test_readable_data() }
    function test_somebody_is_away_readable(row) {
        show(row)
        dealElsewhere([0, 1])
        const plate = at("playHere").parent.parent
        const faults = () => reading.crowded([], plate)
        tryVerify(() => faults().length === 0, 1000, "away: " + faults())
        verify(plate.y + plate.height <= plate.parent.height)
        openHouse()
        tryVerify(() => faults().length === 0, 1000, "house: " + faults())
        waitForRendering(stage, 60)
        mouseClick(at("houseNot"))
        awaits("awaitedPhones")
        waitForRendering(stage, 60)
        openBy("awaitedPhones", "phonesDone")
        Setup.away([])
    }
    function test_readable_data() { return eachSize() }
    function test_readable(row) {
        show(row)
        openPanel()
        const faults = () => reading.crowded([], at("panel"))
        tryVerify(() => faults().length === 0, 1000, "phones: " + faults())
        mouseClick(at("showCode-0"))
        tryVerify(() => faults().length === 0, 1000, "own code: " + faults())
    }
}
