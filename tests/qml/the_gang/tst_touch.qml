// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.TheGang
import Backroom.Testing

/// The same with a finger.
GangCase {
    name: "TheGangTouch"

    function test_by_tap() {
        startOpen()
        touchOn(gangster(40))
        touchOn(ticket(1))
        touchTap(centre(at("confirm")))
        tryVerify(() => table.curtainClosed)
        compare(table.inTurn.name, "Bea")
        nothingPointedAt()
    }
    function test_by_drag() {
        startTurn("lookout")
        touchDrag(gangster(19), street(0))
        compare(Setup.row(0), [17, 19, 57, 61])
        nothingPointedAt()
    }
    function test_a_long_press_shows_the_card() {
        startTurn("lookout")
        touchLong(special())
        verify(!table.holding)
    }
}
