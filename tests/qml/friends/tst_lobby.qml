// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Testing

/// The lobby of a table that was opened here.
FriendsCase {
    name: "Lobby"

    function openTable() {
        Setup.invite("the-gang", ["Rosa", "", ""], [0, -1, -1])
        awaits("copyLink")
    }
    /// Levels are chosen in the row of the seat.
    function letPlay(index, level) {
        click("computer-" + index)
        click("computer-" + index + "-" + level)
    }

    function test_from_the_new_game() {
        click("game-the-gang")
        awaits("seat-0")
        const choice = seat(1, "level")
        const place = choice.mapToItem(stage, choice.width * 4.5 / 5, choice.height / 2)
        mouseClick(stage, place.x, place.y)
        click("deal")
        awaits("copyLink")
        compare(House.screen, House.Lobby)
        verify(Friends.hosting)
        compare(Reader.name(at("seat-0")), "Seat 1: Rosa, Plays here")
        compare(Reader.name(at("seat-1")), "Seat 2: A friend’s seat, Nobody has come yet")
        verify(Reader.name(at("seat-2")).endsWith(", Soldier"))
        compare(at("lobbyStatus").visible, true)
        verify(!at("lobbyDeal").enabled)
    }
    function test_the_invitation() {
        openTable()
        compare(at("code").text.replace("\n", "-"), Friends.code)
        compare(at("code").text.split("\n").map((line) => line.length), [11, 11])
        compare(at("spoken").text, Friends.spoken)
        compare(at("spoken").text.split("\n").length, 2)
        verify(at("address").text.endsWith("192.168.1.20:41883"), at("address").text)
        verify(Reader.name(at("qr")).startsWith("QR code"))
        verify(Reader.description(at("code")).includes(Friends.spoken.split("\n")[0]))
        // By mouse.
        verify(at("copyLink").activeFocus)
        click("copyLink")
        compare(Setup.clipboard(), Friends.link)
        verify(Friends.link.startsWith("backroom://join/"))
        compare(at("copyLink").text, "The link is copied")
        verify(heard.includes("The link is copied."))
        // By key, wherever the focus is; a selected part of the code is copied alone.
        Setup.paste("")
        at("lobbyHome").forceActiveFocus()
        keyClick(Qt.Key_C, Qt.ControlModifier)
        compare(Setup.clipboard(), Friends.link)
        mouseDoubleClickSequence(at("code"), 20, 20)
        verify(at("code").selectedText !== "")
        keyClick(Qt.Key_C, Qt.ControlModifier)
        compare(Setup.clipboard(), at("code").selectedText)
    }
    function test_friends_come() {
        openTable()
        compare(Friends.status, "2 friends are still to come.")
        Setup.come("Anna", 3)
        compare(at("seat-1").shownName, "Anna")
        compare(Reader.name(at("seat-1")), "Seat 2: Anna, Is here")
        compare(Reader.description(at("seat-1")), Theme.markName(3))
        compare(heard[heard.length - 1], "1 friend is still to come.")
        verify(at("askToLeave-1") !== null && at("computer-1") === null)
        verify(!at("lobbyDeal").enabled)
        Setup.come("Max", 4)
        verify(at("lobbyDeal").enabled)
        compare(heard[heard.length - 1], Friends.status)
    }
    function test_somebody_goes_away() {
        openTable()
        Setup.come("Anna", 3)
        Setup.vanish(0)
        verify(at("seat-1").away)
        verify(Reader.name(at("seat-1")).includes("Away since"), Reader.name(at("seat-1")))
    }
    /// Friends without a seat watch if the host lets them; everybody is told who does.
    function test_friends_watch() {
        openTable()
        compare(Friends.watching, 0)
        at("watching").forceActiveFocus()
        keyClick(Qt.Key_Right)
        keyClick(Qt.Key_Right)
        compare(Friends.watching, 2)
        compare(at("watchers"), null)
        Setup.watch("Zoe")
        compare(at("watchers").text, "Zoe is watching.")
        verify(at("seat-1").free && at("seat-2").free)
        Setup.watch("Bo")
        compare(at("watchers").text, "Zoe and Bo are watching.")
        keyClick(Qt.Key_Left)
        keyClick(Qt.Key_Left)
        Setup.pass(2)
        compare(at("watchers"), null)
    }
    /// The choice begins at the soldier, and can be abandoned.
    function test_a_computer_takes_a_seat() {
        openTable()
        click("computer-1")
        verify(at("computer-1") === null && at("computer-2") !== null)
        verify(at("computer-1-2").activeFocus)
        compare(["computer-1-1", "computer-1-2", "computer-1-3"].map((name) => at(name).text), ["Rookie", "Soldier", "Boss"])
        click("computerNot-1")
        verify(at("computer-1").activeFocus)
        verify(at("computer-1-2") === null)
        letPlay(1, 3)
        compare(at("seat-1").level, 3)
        verify(at("seat-1").shownName !== "" && !at("seat-1").free)
        verify(Reader.name(at("seat-1")).endsWith("Boss"))
        // By keys: the soldier is one key press away.
        at("computer-2").forceActiveFocus()
        keyClick(Qt.Key_Return)
        keyClick(Qt.Key_Return)
        compare(at("seat-2").level, 2)
        // Nobody else is expected: it is a game against computer players.
        verify(at("lobbyDeal").enabled)
        click("lobbyDeal")
        tryCompare(House, "screen", House.Table)
    }
    function test_somebody_is_asked_to_leave() {
        openTable()
        Setup.come("Anna", 3)
        const code = Friends.code
        click("askToLeave-1")
        awaits("reject")
        verify(at("reject").activeFocus)
        answer("reject")
        compare(at("seat-1").shownName, "Anna")
        compare(Friends.code, code)
        click("askToLeave-1")
        answer("accept")
        Setup.pass(2)
        verify(at("seat-1").free)
        verify(Friends.code !== code)
        compare(at("code").text.replace("\n", "-"), Friends.code)
    }
    function test_deal() {
        openTable()
        Setup.come("Anna", 3)
        Setup.come("Max", 4)
        click("lobbyDeal")
        Setup.pass(3)
        tryCompare(House, "screen", House.Table)
    }
    /// The table stays open while its host looks elsewhere.
    function test_home_and_back() {
        openTable()
        Setup.come("Anna", 3)
        keyClick(Qt.Key_Escape)
        awaits("joinFriends")
        compare(House.screen, House.Home)
        compare(at("joinFriends").text, "Friends elsewhere (1)")
        click("joinFriends")
        awaits("goBack-0")
        verify(Reader.name(at("goBack-0")).includes("The Gang"), Reader.name(at("goBack-0")))
        verify(at("goBack-0").activeFocus)
        keyClick(Qt.Key_Return)
        awaits("copyLink")
        compare(at("seat-1").shownName, "Anna")
        click("lobbyHome")
        awaits("joinFriends")
    }
    function test_closing_asks() {
        openTable()
        click("lobbyLeave")
        awaits("reject")
        verify(at("reject").activeFocus)
        keyClick(Qt.Key_Escape)
        tryVerify(() => at("reject") === null)
        compare(House.screen, House.Lobby)
        verify(Friends.open)
        verify(at("copyLink").activeFocus)
        click("lobbyLeave")
        answer("accept")
        awaits("joinFriends")
        verify(!Friends.open)
        compare(at("joinFriends").text, "Friends elsewhere")
    }
    /// If friends cannot be reached, the lobby says why, and offers the settings.
    function test_a_problem_has_a_way_out() {
        Setup.uninstallBroker()
        Setup.invite("the-gang", ["Rosa", ""], [0, -1])
        awaits("lobbyProblem")
        verify(at("copyLink") === null && at("lobbyHow") === null)
        verify(at("lobbySeats") !== null && at("lobbyLeave") !== null)
        verify(!at("lobbyDeal").enabled)
        click("friendSettings")
        awaits("brokerPlace")
        keyClick(Qt.Key_Escape)
        tryVerify(() => at("brokerPlace") === null)
        compare(House.screen, House.Lobby)
    }
    function test_no_table_at_all() {
        Setup.blockFolder()
        Setup.invite("the-gang", ["Rosa", ""], [0, -1])
        awaits("lobbyProblem")
        verify(!Friends.open)
        verify(at("copyLink") === null && at("lobbySeats") === null && at("lobbyLeave") === null && at("lobbyDeal") === null)
        verify(at("lobbyHome").activeFocus)
        keyClick(Qt.Key_Escape)
        awaits("joinFriends")
    }
    function test_by_arrow_keys() {
        openTable()
        Setup.come("Anna", 3)
        keyClick(Qt.Key_Left)
        const names = ["askToLeave-1", "computer-2"]
        verify(names.some((name) => at(name).activeFocus))
        for (const name of ["computer-2", "askToLeave-1", "copyLink", "lobbyHome", "lobbyLeave", "rules"]) {
            at(name).forceActiveFocus(Qt.TabFocusReason)
            verify(at(name).activeFocus, name)
        }
        at("askToLeave-1").forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Down)
        verify(at("computer-2").activeFocus)
        keyClick(Qt.Key_Right)
        verify(at("copyLink").activeFocus)
    }
    function test_its_keys_are_listed() {
        openTable()
        keyClick(Qt.Key_F2)
        awaits("done")
        const lines = several((item) => item.keys !== undefined && item.text !== undefined, at("panel"))
            .map((line) => line.keys.join() + " " + line.text)
        verify(lines.includes("Ctrl+C copy the link of the invitation"), lines)
        verify(lines.includes("Esc home screen (the table stays open)"), lines)
        keyClick(Qt.Key_Escape)
        tryVerify(() => at("done") === null)
        compare(House.screen, House.Lobby)
    }
    function test_readable_data() { return eachSize() }
    function test_readable(row) {
        show(row)
        Setup.invite("supergang", ["Rosa", "", "", "", "Scarface"], [0, -1, -1, -1, 2])
        awaits("copyLink")
        Setup.come("Maximilian the Magnifice", 3)
        readable("host")
        // The code is as large as possible, and inside its card.
        const code = at("code")
        verify(code.contentWidth <= code.width, code.contentWidth + " of " + code.width)
        verify(code.font.pixelSize >= 1.7 * Theme.font(19), code.font.pixelSize)
        click("computer-2")
        readable("levels")
        for (const name of ["computer-2-1", "computerNot-2"])
            verify(at(name).mapToItem(at("seat-2"), at(name).width, 0).x <= at("seat-2").width, name)
        click("computerNot-2")
        Setup.come("Anna", 4)
        Setup.come("Bo", 5)
        readable("all")
        click("lobbyLeave")
        awaits("reject")
        readable("question", at("question"))
        answer("reject")
    }
}
