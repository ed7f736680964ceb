// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Testing

/// Space, Enter and digits choose dice, and other keys and clicks end a typed number.
DiceCase {
    name: "GangOfDiceChosenByKey"

    /// Space marks a die, and takes as many; Enter then does what the golden button offers, on a die too.
    function test_space_marks_and_enter_rerolls_data() {
        return [{ tag: "Return", key: Qt.Key_Return }, { tag: "Enter", key: Qt.Key_Enter }]
    }
    function test_space_marks_and_enter_rerolls(row) {
        begin([3, 1, 0, 2, 4, 5])
        tabAndHit(isOwnDie(4), "the fourth die", Qt.Key_Space)
        hit(Qt.Key_Left)
        hit(row.key)
        settled()
        compare(Setup.shown(0), [3, 1, 0, 2])
        tabAndHit(isTrayDie(2), "the third die", Qt.Key_Space)
        hit(Qt.Key_Space)
        compare(table.turn.toReroll, 0, "Space unmarks")
        hit(Qt.Key_Space)
        hit(Qt.Key_Left)
        hit(Qt.Key_Space)
        hit(row.key)
        settled()
        compare(Setup.shown(0), [3, 4, 5, 2])
    }
    /// Another key, a move of the focus or a click ends the number: it did not mean one of 23 dice.
    function test_whatever_else_ends_the_number_data() {
        return [{ tag: "another key", does: () => hit(Qt.Key_Right) }, { tag: "the focus", does: () => hit(Qt.Key_Tab) },
                { tag: "a click", does: () => clickAt(middle(table.layout.middlePlate)) },
                { tag: "a die", does: () => tabAndHit(isOwnDie(2), "a die", Qt.Key_Space) }]
    }
    function test_whatever_else_ends_the_number(row) {
        begin([])
        hit(Qt.Key_2)
        row.does()
        hit(Qt.Key_3)
        compare(table.turn.take, 3)
        keyClick(Qt.Key_Home)
        keyClick(Qt.Key_3)
        keyClick(Qt.Key_Shift)
        keyClick(Qt.Key_1)
        compare(table.turn.take, 31)
    }
}
