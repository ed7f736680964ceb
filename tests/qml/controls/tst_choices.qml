// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.Controls
import Backroom.Testing

Item {
    id: root
    width: 600
    height: 300

    SegmentedChoice {
        id: length
        x: 20
        y: 20
        label: "Length"
        model: ["4 rounds", "6 rounds", "Until the deck ends"]
        onChosen: (index) => { test.chosen.push(index); currentIndex = index }
    }
    ToggleSwitch {
        id: toggle
        x: 20
        y: 100
        text: "Friendly undo"
        onToggled: (on) => checked = on
    }

    TestCase {
        id: test

        property var chosen: []

        name: "Choices"
        when: windowShown

        function init() {
            chosen = []
            length.currentIndex = 0
            toggle.checked = false
        }
        function segment(index) { return row().children[index] }
        function row() {
            for (let at = 0; at < length.children.length; ++at)
                if (length.children[at].children.length >= 3)
                    return length.children[at]
            return null
        }
        function test_mouse() {
            mouseClick(segment(2))
            compare(chosen, [2])
            mouseClick(segment(2))
            compare(chosen, [2], "the chosen one again is no choice")
            mouseClick(segment(1))
            compare(chosen, [2, 1])
        }
        function test_arrows_stop_at_the_ends() {
            length.forceActiveFocus()
            keyClick(Qt.Key_Left)
            compare(chosen, [])
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Right)
            compare(chosen, [1, 2])
        }
        function test_screen_reader() {
            compare(Reader.name(length), "Length: 4 rounds")
            compare(Reader.name(segment(1)), "Length: 6 rounds")
            compare(Reader.role(segment(1)), Accessible.RadioButton)
            verify(Reader.checked(segment(0)))
            verify(Reader.press(segment(1)))
            compare(chosen, [1])
            verify(Reader.checked(segment(1)))
        }
        function test_toggle() {
            mouseClick(toggle)
            verify(toggle.checked)
            verify(toggle.activeFocus)
            keyClick(Qt.Key_Space)
            verify(!toggle.checked)
            compare(Reader.name(toggle), "Friendly undo")
            verify(Reader.press(toggle))
            verify(toggle.checked)
            verify(Reader.checked(toggle))
        }
    }
}
