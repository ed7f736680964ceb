// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Gangz
import Backroom.Testing

/// The same with a finger.
GangzCase {
    name: "GangzTouch"

    function test_by_tap() {
        startToChoose()
        touchOn(inHand(2))
        compare(chosen(), [2])
        touchTap(centre(at("confirm")))
        compare(Setup.lines(), 1)
        nothingPointedAt()
    }
    function test_by_drag() {
        startToVote()
        touchDrag(pawn(0), edge(onWall(10)))
        compare(under(0), 10)
        nothingPointedAt()
    }
    function test_a_long_press_shows_the_card() {
        startToChoose()
        touchLong(inHand(2))
        compare(chosen(), [])
    }
}
