// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.TheGang
import Backroom.Testing

GangCase {
    name: "TheGangCurtain"

    function test_curtain_opens_by_its_button_only() {
        start()
        compare(table.phase, TheGangTable.Curtain)
        verify(at("openCurtain").activeFocus)
        const own = [19, 40, 52, 66]
        const nothing = () => own.every((number) => !shows(number)) && pieces(TheGangTable.TicketPiece).length === 0
                            && pieces(TheGangTable.SpecialPiece).length === 0
        verify(nothing())
        for (const point of [Qt.point(60, 700), Qt.point(300, 700), Qt.point(640, 300), Qt.point(900, 700), Qt.point(200, 200)])
            clickAt(point)
        keyClick(Qt.Key_X)
        compare(table.phase, TheGangTable.Curtain)
        verify(nothing())
        compare(Reader.name(at("openCurtain")), "I am Rosa: open the curtain")
        clickAt(centre(at("openCurtain")))
        compare(table.phase, TheGangTable.Choosing)
        for (const number of own)
            verify(shows(number), number)
        verify(!shows(20) && !shows(21))
        compare(all((item) => item.objectName === "openCurtain").length, 0)
    }
    function test_curtain_hides_the_table_while_it_moves() {
        start()
        Preferences.speed = Preferences.Slow
        openCurtain()
        drag(gangster(19), street(0))
        clickAt(centre(at("confirm")))
        compare(table.phase, TheGangTable.Curtain)
        // From the first frame on, a button covers everything and the hand is gone.
        verify(at("openCurtain").activeFocus)
        for (const number of [19, 40, 52, 66])
            verify(!shows(number), number)
    }
}
