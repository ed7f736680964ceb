// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.App
import Backroom.Testing

DiceCase {
    id: test
    name: "Talk"

    function test_a_computer_player_says_something() {
        Setup.startAgainst("gang-of-dice", ["Rosa", "Bea"], [0, 1], 6)
        seated()
        verify(!isThere("talk"))
        Setup.please(1)
        tryVerify(() => isThere("talk"))
        const talk = at("talk")
        verify(talk.text !== "")
        compare(test.anyTable.talk.heard, "Bea: " + talk.text)
        // It lies beside the plate, inside the window, and disappears with the table.
        verify(inside(talk, Qt.rect(0, 0, stage.width, stage.height)))
        House.goHome()
        tryVerify(() => !isThere("talk"))
    }
}
