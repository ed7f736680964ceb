// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Testing

/// What one says to friends elsewhere, and what they say, in the lobby and at the table.
FriendsCase {
    id: test
    name: "Talk"


    function openTable() {
        Setup.invite("the-gang", ["Rosa", "", ""], [0, -1, -1])
        awaits("copyLink")
    }
    function deal() {
        openTable()
        Setup.come("Anna", 3)
        Setup.come("Max", 4)
        click("lobbyDeal")
        Setup.pass(3)
        tryCompare(House, "screen", House.Table)
        awaits("saySomething")
    }
    /// What is in the bubbles that are shown.
    function said(below) { return all((item) => item.objectName === "talk" && item.text !== "", below).map((words) => words.text) }
    /// Waits until this is shown; a machine that is too slow to see it hears it once more.
    function shows(text, below, speak) {
        tryVerify(() => {
            const shown = said(below()).includes(text)
            if (!shown) {
                speak()
                Setup.pass(2)
            }
            return shown || said(below()).includes(text)
        }, 60000)
    }
    function frame(item) { return item.mapToItem(stage, Qt.rect(0, 0, item.width, item.height)) }
    function meet(one, other) {
        const a = frame(one), b = frame(other)
        return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
    }
    function closed() { tryVerify(() => at("say-0") === null) }


    function test_in_the_lobby_by_mouse() {
        openTable()
        // To nobody one says nothing.
        compare(at("saySomething"), null)
        keyClick(Qt.Key_T)
        compare(at("say-0"), null)
        Setup.come("Anna", 3)
        click("saySomething")
        awaits("say-11")
        verify(at("say-0").activeFocus)
        compare(several((item) => item.objectName.startsWith("say-")).length, 12)
        compare(at("talkMuted"), null)
        click("say-1")
        closed()
        Setup.pass(2)
        verify(heard.includes("Rosa: Well played."), heard)
        shows("Well played.", () => at("seat-0"), () => Friends.say(1))
        compare(said(at("seat-1")), [])
    }
    /// It is read where its speaker sits, covers no button, and moves none.
    function test_a_friend_says_something() {
        openTable()
        Setup.come("Anna", 3)
        const button = at("askToLeave-1")
        const before = frame(button)
        shows("You’ll pay for that. With interest.", () => at("seat-1"), () => Setup.say(0, 3))
        verify(heard.includes("Anna: You’ll pay for that. With interest."), heard)
        verify(!meet(first("talk", at("seat-1")).parent, button))
        compare(frame(button), before)
        // It passes by itself.
        tryVerify(() => said(at("seat-1")).length === 0, 20000)
    }
    function test_by_keys() {
        openTable()
        Setup.come("Anna", 3)
        keyClick(Qt.Key_T)
        awaits("say-0")
        keyClick(Qt.Key_Right)
        verify(at("say-1").activeFocus)
        keyClick(Qt.Key_Down)
        verify(at("say-3").activeFocus)
        keyClick(Qt.Key_Tab)
        verify(at("say-4").activeFocus)
        keyClick(Qt.Key_Return)
        closed()
        Setup.pass(1)
        verify(heard.includes("Rosa: Sorry. Itchy trigger finger."), heard)
        compare(Reader.name(at("saySomething")), "Say something")
        // It is left by Escape, and by a click beside it.
        keyClick(Qt.Key_T)
        awaits("say-0")
        keyClick(Qt.Key_Escape)
        closed()
        compare(House.screen, House.Lobby)
        keyClick(Qt.Key_T)
        awaits("say-0")
        mouseClick(stage, 5, 5)
        closed()
    }
    /// Just after a sentence no other can be chosen; the list stays, and the focus in it.
    function test_not_too_much_at_once() {
        openTable()
        Setup.come("Anna", 3)
        Friends.say(0)
        click("saySomething")
        awaits("say-1")
        verify(at("say-1").unavailable)
        click("say-1")
        verify(at("say-1") !== null && at("say-1").activeFocus)
        Setup.pass(2)
        verify(!at("say-1").unavailable)
        click("say-1")
        closed()
        verify(heard.includes("Rosa: Well played."), heard)
        // What comes later takes the place of what is still shown.
        shows("Take your time.", () => at("seat-1"), () => Setup.say(0, 5))
        shows("Your move, I think.", () => at("seat-1"), () => Setup.say(0, 6))
    }
    function test_at_the_table() {
        deal()
        click("saySomething")
        click("say-8")
        closed()
        Setup.pass(2)
        verify(whispered.includes("Rosa: I have to go soon. Family business."), whispered)
        shows("Take your time.", () => stage, () => Setup.say(1, 5))
        verify(whispered.includes("Max: Take your time."), whispered)
        // It lies within the window, and no click waits for it.
        for (const words of several((item) => item.objectName === "talk" && item.text !== ""))
            verify(frame(words).x >= 0 && frame(words).y >= 0)
        keyClick(Qt.Key_T)
        awaits("say-0")
        keyClick(Qt.Key_Escape)
        closed()
        compare(House.screen, House.Table)
    }
    function test_without_friends_there_is_no_button() {
        openTable()
        for (const seat of [1, 2])
            Friends.giveToComputer(seat, 1)
        click("lobbyDeal")
        tryCompare(House, "screen", House.Table)
        awaits("rules")
        compare(at("saySomething"), null)
        keyClick(Qt.Key_T)
        compare(at("say-0"), null)
    }
    function test_whoever_hears_nothing_is_told_so() {
        openTable()
        Setup.come("Anna", 3)
        Preferences.tableTalk = false
        click("saySomething")
        awaits("talkMuted")
        keyClick(Qt.Key_Escape)
        closed()
        Setup.say(0, 0)
        compare(Friends.talk.lines, [])
        Preferences.tableTalk = true
    }
    function test_its_key_is_listed() {
        const listed = () => several((item) => item.keys !== undefined && item.text !== undefined, at("panel"))
            .map((line) => line.keys.join() + " " + line.text)
        openTable()
        keyClick(Qt.Key_F2)
        awaits("done")
        verify(!listed().includes("T say something"), listed())
        keyClick(Qt.Key_Escape)
        Setup.come("Anna", 3)
        keyClick(Qt.Key_F2)
        awaits("done")
        verify(listed().includes("T say something"), listed())
        keyClick(Qt.Key_Escape)
    }
    function test_readable_data() { return eachSize() }
    function test_readable(row) {
        show(row)
        Setup.invite("supergang", ["Rosa", "", "", "", "Scarface"], [0, -1, -1, -1, 2])
        awaits("copyLink")
        Setup.come("Anna", 3)
        Setup.come("Max", 4)
        click("saySomething")
        awaits("say-11")
        readable("list", at("panel"))
        keyClick(Qt.Key_Escape)
        closed()
        // The longest, in any language.
        shows(Friends.sentences[3], () => at("seat-1"), () => Setup.say(0, 3))
        const words = first("talk", at("seat-1"))
        verify(words.contentWidth <= words.width + 1, words.contentWidth + " in " + words.width)
        verify(words.contentHeight <= words.height + 1, words.contentHeight + " in " + words.height)
        verify(!meet(words.parent, at("askToLeave-1")))
        readable("said", at("seat-1"))
    }
}
