// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Testing

/// Friends elsewhere among the seats of a new game.
ShellCase {
    name: "NewGameElsewhere"

    function choose(index, level) {
        const choice = seat(index, "level")
        const place = choice.mapToItem(stage, choice.width * (level + 0.5) / choice.model.length, choice.height / 2)
        mouseClick(stage, place.x, place.y)
    }

    function test_a_friend_by_mouse() {
        openNewGame()
        compare(at("deal").text, "Start the game")
        verify(at("dealNumber") !== null)
        choose(1, 4)
        compare(House.newGame.withFriends, true)
        compare(Reader.name(seat(1, "level")), "Who plays seat 2: Friend")
        compare(Reader.name(at("seat-1")), "Seat 2: A friend, " + Theme.markName(at("seat-1").mark))
        compare(seat(1, "name"), null)
        verify(seat(1, "friend") !== null)
        // There is no game number, and the next screen is an invitation.
        compare(at("dealNumber"), null)
        compare(at("newDealNumber"), null)
        compare(at("deal").text, "Open the table")
        verify(at("deal").enabled)
        // The mark of the seat can still be chosen.
        mouseClick(seat(1, "mark"))
        awaits("mark-5")
        mouseClick(at("mark-5"))
        compare(at("seat-1").mark, 5)
        choose(1, 0)
        compare(House.newGame.withFriends, false)
        verify(seat(1, "name") !== null && seat(1, "name").text !== "")
        verify(at("dealNumber") !== null)
        compare(at("deal").text, "Start the game")
    }
    function test_a_friend_by_keyboard() {
        openNewGame()
        seat(1, "level").forceActiveFocus()
        keyClick(Qt.Key_Right)
        keyClick(Qt.Key_Right)
        compare(House.newGame.withFriends, true)
        verify(seat(1, "level").activeFocus)
        // From the names, Return leads to the level where there is no name to type.
        seat(0, "name").forceActiveFocus()
        keyClick(Qt.Key_Return)
        verify(seat(1, "level").activeFocus)
        keyClick(Qt.Key_Left)
        compare(House.newGame.withFriends, false)
        compare(seat(1, "level").currentIndex, 3)
    }
    function test_somebody_must_sit_here() {
        openNewGame()
        for (const index of [0, 1, 2])
            choose(index, 4)
        verify(at("problem") !== null)
        verify(!at("deal").enabled)
        choose(2, 0)
        compare(at("problem"), null)
        verify(at("deal").enabled)
    }
    /// Options that are impossible with friends elsewhere are off, say why, and do nothing.
    function test_what_does_not_go_with_friends() {
        Preferences.friendlyUndo = true
        openNewGame()
        choose(1, 0)
        const names = ["friendly-undo", "openHands", "onPhones"]
        for (const name of names)
            verify(at(name).enabled, name)
        verify(at("friendly-undo").checked)
        choose(2, 4)
        for (const name of names) {
            verify(!at(name).enabled && !at(name).checked, name)
            verify(Reader.description(at(name)).startsWith("Not with friends elsewhere: "), Reader.description(at(name)))
            mouseClick(at(name))
            verify(!at(name).checked, name)
        }
        choose(2, 0)
        for (const name of names)
            verify(at(name).enabled, name)
        verify(at("friendly-undo").checked)
    }
    function test_readable_data() { return eachSize() }
    function test_readable(row) {
        show(row)
        openNewGame("game-supergang")
        for (let index = 1; index < House.newGame.count; ++index)
            House.newGame.setLevel(index, index === 1 ? 0 : -1)
        readable("with friends", [])
    }
}
