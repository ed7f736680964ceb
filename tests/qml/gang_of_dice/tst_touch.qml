// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.GangOfDice
import Backroom.Testing

/// The same with a finger.
DiceCase {
    name: "GangOfDiceTouch"

    function test_by_tap() {
        startRolled([3, 1, 0], [5])
        touchOn(trayDie(0))
        verify(trayDie(0).chosen)
        touchTap(centre(at("reroll")))
        tryVerify(() => faces().includes(5))
        nothingPointedAt()
    }
    function test_by_drag() {
        startRolled([3, 1, 0])
        touchDrag(trayDie(0), below())
        verify(trayDie(0) !== undefined && dice().filter((die) => die.chosen).length === 1)
        nothingPointedAt()
    }
    function test_a_long_press_shows_the_die() {
        startRolled([3, 1, 0])
        touchLong(trayDie(0))
        verify(!trayDie(0).chosen)
    }
}
