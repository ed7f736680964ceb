// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.Controls

/// Glows differ in shape, and pulse only if motion is allowed.
Item {
    id: root

    width: 300
    height: 200

    Item {
        id: card
        x: 60
        y: 30
        width: 100
        height: 140
        Glow { id: glow }
    }

    TestCase {
        name: "Glow"
        when: windowShown

        function cleanup() {
            Theme.speed = 1
            Theme.reducedMotion = false
            glow.kind = "gold"
        }
        function brackets() { return Array.from(glow.children).filter((item) => item.objectName === "bracket") }
        function halo() { return Array.from(glow.children).filter((item) => item.border !== undefined && item.source !== undefined)[0] }

        function test_shape() {
            compare(brackets().length, 0)
            glow.kind = "capture"
            compare(brackets().length, 4)
            for (const bracket of brackets()) {
                // Outside the corners of the card.
                verify(bracket.x < 0 || bracket.x + bracket.width > card.width)
                verify(bracket.y < 0 || bracket.y + bracket.height > card.height)
            }
        }
        function test_pulse_data() {
            return [{ tag: "moving", speed: 1, reduced: false, pulses: true }, { tag: "reduced", speed: 1, reduced: true, pulses: false },
                    { tag: "off", speed: 0, reduced: false, pulses: false }]
        }
        function test_pulse(row) {
            Theme.speed = row.speed
            Theme.reducedMotion = row.reduced
            glow.kind = "capture"
            const least = () => halo().opacity < 0.9
            if (row.pulses) {
                tryVerify(least)
                return
            }
            // Longer than a whole pulse.
            for (let time = 0; time < 14; ++time) {
                wait(100)
                compare(halo().opacity, 1)
            }
        }
    }
}
