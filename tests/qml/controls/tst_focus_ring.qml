// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.App
import Backroom.Controls

/// The focus ring stands out from whatever it surrounds, however bright.
Item {
    id: root

    width: 200
    height: 200

    Rectangle { id: ground; anchors.fill: parent }
    Item {
        id: thing
        anchors.centerIn: parent
        width: 90
        height: 90
        FocusRing { id: ring; gap: 0 }
    }

    TestCase {
        name: "FocusRing"
        when: windowShown

        function cleanup() { mouseMove(root, 5, 5) }
        function test_it_stands_out_data() {
            return ["gold", "brass", "brassShine", "cream", "focus", "sand", "ink", "baize", "oxblood"].map((tag) => ({ tag: tag }))
        }
        /// Inside and outside, the light line is beside a dark one.
        function test_it_stands_out(row) {
            keyClick(Qt.Key_Shift)
            compare(ring.opacity, 1)
            ground.color = Theme[row.tag]
            const picture = grabImage(root)
            let lines = ""
            for (let x = Math.round(thing.x + ring.x) - 3; x < thing.x + 8; ++x) {
                const color = picture.pixel(x, 100)
                lines += Qt.colorEqual(color, Theme.ink) ? "d" : Qt.colorEqual(color, Theme.focus) ? "l" : "-"
            }
            verify(/d{2}l{3}d/.test(lines), lines)
        }
    }
}
