// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Testing

/// Joining a table that was opened elsewhere, and its lobby.
FriendsCase {
    name: "Join"

    readonly property string address: "192.168.1.20:41883"

    function openElsewhere() { return Setup.open("the-gang", ["Rosa", "", "Sal"], [0, -1, 2]) }
    function codeOf(link) { return link.split("/")[3].split("@")[0] }
    function grouped(code) { return code.match(/.{5}/g).join("-") }
    function openJoin() {
        click("joinFriends")
        awaits("knock")
    }
    function enter(name, text) {
        click(name)
        keyClick(Qt.Key_A, Qt.ControlModifier)
        keyClick(Qt.Key_Delete)
        type(text)
    }
    function knock(link, name) {
        House.openJoin(link)
        awaits("knock")
        enter("name", name)
        click("knock")
        Setup.pass(2)
        awaits("lobbyStatus")
    }

    function test_a_code_is_grouped_while_it_is_typed() {
        openJoin()
        verify(at("invitation").activeFocus)
        type("7kq2m xt")
        compare(at("invitation").text, "7KQ2M-XT")
        type("p9vd4hrcw8ez3")
        compare(at("invitation").text, "7KQ2M-XTP9V-D4HRC-W8EZ3")
        // In the middle of the text, the cursor stays at the edited place.
        for (let at_ = 0; at_ < 5; ++at_)
            keyClick(Qt.Key_Backspace)
        compare(at("invitation").text, "7KQ2M-XTP9V-D4HRC")
        for (let at_ = 0; at_ < 6; ++at_)
            keyClick(Qt.Key_Left)
        type("ab")
        compare(at("invitation").text, "7KQ2M-XTP9V-ABD4H-RC")
        keyClick(Qt.Key_Backspace)
        compare(at("invitation").text, "7KQ2M-XTP9V-AD4HR-C")
    }
    function test_a_link_stays_as_it_is() {
        openJoin()
        const link = "backroom://join/7KQ2MXTP9VD4HRCW8EZ3@192.168.1.20:41883"
        type(link.slice(0, 14))
        compare(at("invitation").text, "backroom://joi")
        enter("invitation", "")
        Setup.paste("  " + link + " ")
        keyClick(Qt.Key_V, Qt.ControlModifier)
        compare(at("invitation").text, link)
        Setup.paste("7kq2mxtp9v d4hrcw8ez3")
        keyClick(Qt.Key_A, Qt.ControlModifier)
        keyClick(Qt.Key_V, Qt.ControlModifier)
        compare(at("invitation").text, "7KQ2M-XTP9V-D4HRC-W8EZ3")
    }
    /// A wrong letter is reported at once, with its position; the report disappears once the letter is corrected.
    function test_a_wrong_letter() {
        openJoin()
        verify(!at("knock").enabled)
        enter("name", "Anna")
        verify(!at("knock").enabled)
        enter("invitation", "7KQ2M-XTP9U")
        click("knock")
        verify(at("invitation").problem.includes("“U”"), at("invitation").problem)
        verify(at("invitation").activeFocus)
        compare(at("address"), null)
        keyClick(Qt.Key_Backspace)
        compare(at("invitation").problem, "")
        type("v")
        keyClick(Qt.Key_Return)
        verify(at("invitation").problem.includes("20"), at("invitation").problem)
        compare(House.screen, House.Join)
    }
    function test_a_name_is_needed() {
        openJoin()
        enter("invitation", codeOf(openElsewhere()))
        verify(!at("knock").enabled)
        keyClick(Qt.Key_Return)
        verify(at("name").activeFocus)
        type("Maximilian the Magnificent")
        verify(at("name").problem !== "" && !at("knock").enabled)
        enter("name", "Anna")
        compare(at("name").problem, "")
        verify(at("knock").enabled)
    }
    /// A code alone does not contain the address of the table: the address is requested, and the knock continues from
    /// there.
    function test_by_code_and_address() {
        const code = codeOf(openElsewhere())
        openJoin()
        enter("name", "Anna")
        enter("invitation", code)
        compare(at("invitation").text, grouped(code))
        keyClick(Qt.Key_Return)
        awaits("address")
        verify(at("address").activeFocus)
        verify(at("address").problem !== "" && at("invitation").problem === "")
        verify(!at("knock").enabled)
        type(address)
        keyClick(Qt.Key_Return)
        Setup.pass(2)
        awaits("lobbyStatus")
        compare(House.screen, House.Lobby)
        compare(Setup.seatAt(1), "Anna")
        // The name is proposed the next time.
        House.goHome()
        openJoin()
        compare(at("name").text, "Anna")
    }
    function test_by_link_and_with_a_mark() {
        const link = openElsewhere()
        House.openJoin(link)
        awaits("knock")
        compare(at("invitation").text, link)
        // A player who has joined before only has to knock.
        verify(at(Friends.usualName === "" ? "name" : "knock").activeFocus)
        enter("name", "Anna")
        click("mark")
        awaits("mark-4")
        keyClick(Qt.Key_Escape)
        tryVerify(() => at("mark-4") === null)
        verify(at("mark").activeFocus)
        compare(House.screen, House.Join)
        click("mark")
        click("mark-4")
        tryVerify(() => at("mark-4") === null)
        compare(Reader.name(at("mark")), "Mark: " + Theme.markName(4))
        click("knock")
        Setup.pass(2)
        awaits("lobbyStatus")
        compare([Setup.seatAt(1), Setup.markAt(1)], ["Anna", 4])
    }
    /// Who only watches has no seat, and sees a table at which there is nothing to decide.
    function test_only_watch() {
        const link = openElsewhere()
        Setup.letWatch()
        House.openJoin(link)
        awaits("knock")
        enter("name", "Anna")
        click("onlyWatch")
        verify(at("onlyWatch").checked)
        click("knock")
        Setup.pass(2)
        awaits("lobbyStatus")
        verify(Friends.onlyWatching && !Friends.hasCompany)
        compare(Friends.status, "You are watching. The game is shown here when it begins.")
        compare(at("watchers").text, "Anna is watching.")
        compare(at("lobbyLeave").text, "Stop watching")
        compare(Setup.seatAt(1), "")
        readable("watching")
        Setup.dealElsewhere("Max")
        tryCompare(House, "screen", House.Table)
        awaits("awaited")
        verify(at("awaited").sentence.startsWith("You are watching. Waiting for "), at("awaited").sentence)
        verify(at("rules") !== null && at("hint") === null && at("again") === null)
        House.goHome()
        openJoin()
        click("giveUp-0")
        answer("accept")
        tryVerify(() => Friends.tableCount === 0)
    }
    /// Who only watches sees the end as everybody does, and can neither ask for another game nor see this one again.
    function test_the_end_for_who_watches_data() { return eachSize() }
    function test_the_end_for_who_watches(row) {
        show(row)
        const link = Setup.open("the-gang", ["Rosa", ""], [0, -1])
        Setup.letWatch()
        House.openJoin(link)
        awaits("knock")
        enter("name", "Anna")
        click("onlyWatch")
        click("knock")
        Setup.pass(2)
        awaits("lobbyStatus")
        Setup.dealElsewhere("Max")
        tryCompare(House, "screen", House.Table)
        Setup.finishElsewhere()
        awaits("lookBack")
        for (const name of ["playAgain", "replay", "reviewGame", "saySomething"])
            compare(at(name), null, name)
        tryVerify(() => at("lookBack").activeFocus)
        readable("end")
        click("lookBack")
        tryVerify(() => at("lookBack") === null)
        verify(at("hint") === null && at("again") === null)
        click("backToResult")
        awaits("leave")
        click("leave")
        awaits("joinFriends")
        // The table is kept for the next game.
        compare(Friends.tableCount, 1)
    }
    function test_nobody_may_watch() {
        House.openJoin(openElsewhere())
        awaits("knock")
        enter("name", "Anna")
        click("onlyWatch")
        click("knock")
        Setup.pass(2)
        tryVerify(() => Friends.ended)
        compare(Friends.status, "Nobody may watch this table. Ask whoever opened it.")
    }
    function test_the_lobby_of_a_guest() {
        knock(openElsewhere(), "Anna")
        verify(!Friends.hosting)
        compare(Reader.name(at("seat-1")).startsWith("Seat 2: Anna"), true)
        verify(at("seat-1").own && !at("seat-0").own)
        compare(at("seat-0").shownName, "Rosa")
        compare(at("lobbyFair").text, "The host’s program keeps the secrets. At the end you will be able to check that all was fair.")
        compare(at("lobbyDeal"), null)
        compare(at("code"), null)
        for (let index = 0; index < 3; ++index)
            verify(at("computer-" + index) === null && at("askToLeave-" + index) === null)
        verify(Friends.status !== "" && heard.includes(Friends.status), heard)
        // A player who has knocked with Enter may press it again.
        verify(!at("lobbyHome").activeFocus)
        keyClick(Qt.Key_Return)
        compare(House.screen, House.Lobby)
        compare(Reader.description(at("lobbyHome")), "Your seat is kept.")
    }
    function test_the_seat_is_kept() {
        knock(openElsewhere(), "Anna")
        keyClick(Qt.Key_Escape)
        awaits("joinFriends")
        compare(at("joinFriends").text, "Friends elsewhere (1)")
        Setup.pass(2)
        compare(Setup.seatAt(1), "Anna")
        keyClick(Qt.Key_J, Qt.ControlModifier)
        awaits("goBack-0")
        click("goBack-0")
        Setup.pass(2)
        awaits("lobbyStatus")
        compare(at("seat-1").shownName, "Anna")
    }
    function test_the_seat_is_given_up() {
        knock(openElsewhere(), "Anna")
        click("lobbyLeave")
        awaits("reject")
        answer("reject")
        compare(House.screen, House.Lobby)
        click("lobbyLeave")
        answer("accept")
        awaits("joinFriends")
        compare(at("joinFriends").text, "Friends elsewhere")
        Setup.pass(2)
        verify(Setup.awayAt(1))
    }
    function test_the_seat_is_given_up_in_the_list() {
        knock(openElsewhere(), "Anna")
        House.goHome()
        openJoin()
        click("giveUp-0")
        awaits("reject")
        compare(at("question").item.title, "Give up the seat?")
        verify(at("question").item.sentence.includes("The others are told that you have left the table."))
        verify(at("reject").activeFocus)
        keyClick(Qt.Key_Return)
        tryVerify(() => at("reject") === null)
        verify(at("goBack-0") !== null)
        compare(House.screen, House.Join)
        click("giveUp-0")
        answer("accept")
        tryVerify(() => Friends.tableCount === 0)
        compare(at("goBack-0"), null)
    }
    function test_the_own_table_is_closed_in_the_list() {
        Setup.invite("the-gang", ["Rosa", ""], [0, -1])
        House.goHome()
        openJoin()
        click("giveUp-0")
        awaits("reject")
        compare(at("question").item.title, "Close the table?")
        verify(at("question").item.sentence.includes("closes for everybody"))
        answer("accept")
        tryVerify(() => Friends.tableCount === 0)
    }
    function test_the_table_is_closed_elsewhere() {
        knock(openElsewhere(), "Anna")
        Setup.closeElsewhere()
        verify(Friends.ended)
        compare(at("lobbyLeave"), null)
        compare(at("lobbyFair"), null)
        verify(heard.includes(Friends.status), heard)
        click("lobbyHome")
        awaits("joinFriends")
        compare(Friends.tableCount, 0)
    }
    function test_escape_goes_home() {
        openJoin()
        keyClick(Qt.Key_Escape)
        awaits("joinFriends")
        // What was used before has the focus again.
        tryVerify(() => at("joinFriends").activeFocus)
        openJoin()
        click("back")
        awaits("joinFriends")
    }
    function test_its_keys_are_listed() {
        const lines = () => several((item) => item.keys !== undefined && item.text !== undefined, at("panel"))
            .map((line) => line.keys.join() + " " + line.text)
        keyClick(Qt.Key_F2)
        awaits("done")
        verify(lines().includes("Ctrl+J join friends elsewhere"), lines())
        Panels.close()
        openJoin()
        at("back").forceActiveFocus()
        keyClick(Qt.Key_F2)
        awaits("done")
        verify(lines().includes("Enter knock, from any field"), lines())
    }
    function test_readable_data() { return eachSize() }
    function test_readable(row) {
        show(row)
        const link = openElsewhere()
        openJoin()
        readable("empty")
        enter("name", "Maximilian the Magnifice")
        enter("invitation", codeOf(link))
        keyClick(Qt.Key_Return)
        awaits("address")
        readable("address")
        enter("invitation", link.replace("@", "U@"))
        click("knock")
        tryVerify(() => at("invitation").problem !== "")
        readable("problem")
        knock(link, "Maximilian the Magnifice")
        readable("guest")
        House.goHome()
        openJoin()
        readable("kept")
        click("goBack-0")
        awaits("lobbyStatus")
        Setup.closeElsewhere()
        readable("closed")
    }
}
