// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.App
import Backroom.GangOfDice
import Backroom.Testing

/// Keys while no control has the focus.
DiceCase {
    id: test
    name: "GangOfDiceKeysWithoutFocus"

    /// After decisions by mouse no item has the focus; the documented keys work all the same.
    function test_without_a_focus() {
        for (const key of [Qt.Key_2, Qt.Key_Plus, Qt.Key_Minus]) {
            startOpen([4, 1, 2, 3], { warnings: [pairNow, total7] })
            board().forceActiveFocus()
            const before = table.turn.take
            hit(key)
            compare(table.turn.take, key === Qt.Key_2 ? 2 : key === Qt.Key_Plus ? before + 1 : before - 1)
            compare(focused().objectName, "take")
            hit(Qt.Key_Enter)
            compare(table.phase, GangOfDiceTable.Rolling)
            House.goHome()
        }
        startOpen([4, 1, 2, 3], { warnings: [pairNow, total7] })
        board().forceActiveFocus()
        hit(Qt.Key_Down)
        compare(focused().objectName, "roll")
        compare(Setup.lines(), 0)
    }
    /// Enter then does what the golden button offers; what may lose dice at once only gets the focus, for a second press.
    function test_enter_without_a_focus() {
        // Not `hit`, which measures the ring round a die: that round a tilted one is too thin.
        const press = (key) => { keyClick(key); settled() }
        for (const key of [Qt.Key_Return, Qt.Key_Enter]) {
            startOpen([4, 1, 2, 3], { warnings: [total7, pairNow] })
            board().forceActiveFocus()
            press(key)
            compare(table.phase, GangOfDiceTable.Rolling)
            compare(Setup.shown(0), [4, 1, 2])
            House.goHome()
            startOpen([4, 1, 2, 3], { warnings: [pairNow, total7] })
            board().forceActiveFocus()
            press(key)
            compare(table.phase, GangOfDiceTable.Rolling)
            House.goHome()
            startRolled([3, 1, 0], [2])
            board().forceActiveFocus()
            press(key)
            compare(Setup.result(0), 4)
            House.goHome()
            startRolled([5, 4], [2], { warnings: [total7, pairBomb] })
            board().forceActiveFocus()
            verify(!at("stop").primary)
            keyClick(key)
            compare(Setup.lines(), 1)
            verify(focused() === trayDie(0), "no button is golden")
            House.goHome()
        }
    }
}
