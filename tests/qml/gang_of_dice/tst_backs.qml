// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.GangOfDice

/// The backs of the next warnings: bright for the first nine rounds, dark for the last three.
DiceCase {
    name: "GangOfDiceBacks"

    function backs(kind) {
        return all((item) => item.source !== undefined && String(item.source).indexOf("backs/warning-" + kind) >= 0).length
    }

    function test_backs_data() {
        return [{ tag: "first", round: 1, bright: 3, dark: 0 }, { tag: "seventh", round: 7, bright: 2, dark: 1 },
                { tag: "ninth", round: 9, bright: 0, dark: 3 }, { tag: "eleventh", round: 11, bright: 0, dark: 1 },
                { tag: "last", round: 12, bright: 0, dark: 0 }]
    }
    function test_backs(row) {
        startOpen([1, 2], { round: row.round, warnings: [] })
        compare(table.round, row.round)
        compare(backs("bright"), row.bright)
        compare(backs("dark"), row.dark)
    }
}
