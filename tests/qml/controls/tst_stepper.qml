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

    Stepper {
        id: stepper
        x: 20
        y: 20
        from: 1
        to: 24
        text: value + " dice"
        label: "How many dice"
        onWanted: (number) => { test.asked.push(number); if (test.obeys) value = number }
    }
    TextEntry { id: other; x: 20; y: 150; width: 200; text: ""; label: "Other" }

    TestCase {
        id: test

        property var asked: []
        property bool obeys: true

        name: "Stepper"
        when: windowShown

        function init() {
            stepper.to = 24
            stepper.value = 3
            stepper.typed = 0
            asked = []
            obeys = true
            stepper.forceActiveFocus()
        }
        function part(name) {
            for (let at = 0; at < stepper.children.length; ++at)
                if (stepper.children[at].objectName === name)
                    return stepper.children[at]
            return null
        }
        function test_mouse() {
            mouseClick(part("more"))
            compare(asked, [4])
            mouseClick(part("fewer"))
            mouseClick(part("fewer"))
            compare(asked, [4, 3, 2])
        }
        function test_held_by_the_mouse_it_goes_on() {
            mousePress(part("more"))
            compare(asked, [])
            tryVerify(() => asked.length >= 3)
            compare(asked.slice(0, 3), [4, 5, 6])
            const then = asked.length
            mouseRelease(part("more"))
            compare(asked.length, then, "the click that ends it does nothing")
            compare(stepper.held, 0)
            mouseClick(part("fewer"))
            compare(asked.length, then + 1)
        }
        function test_held_it_stops_at_the_end() {
            stepper.to = 5
            mousePress(part("more"))
            tryCompare(stepper, "value", 5)
            compare(stepper.held, 0)
            mouseRelease(part("more"))
            compare(asked, [4, 5])
        }
        function test_a_held_key_acts_once() {
            verify(stepper.use(Qt.Key_Plus, false))
            for (const key of [Qt.Key_Plus, Qt.Key_PageUp, Qt.Key_End, Qt.Key_7])
                verify(stepper.use(key, true))
            compare(asked, [4])
        }
        function test_wheel() {
            mouseWheel(stepper, 100, 20, 0, 120)
            compare(asked, [4])
            mouseWheel(stepper, 100, 20, 0, -120)
            mouseWheel(stepper, 100, 20, 0, -120)
            compare(asked, [4, 3, 2])
            // Touchpads turn by less than a notch.
            mouseWheel(stepper, 100, 20, 0, 60)
            compare(asked.length, 3)
            mouseWheel(stepper, 100, 20, 0, 60)
            compare(asked, [4, 3, 2, 3])
            for (let part = 0; part < 8; ++part)
                mouseWheel(stepper, 100, 20, 0, 15)
            compare(asked, [4, 3, 2, 3, 4])
        }
        function rings(item) {
            let count = 0
            for (let at = 0; at < item.children.length; ++at) {
                const child = item.children[at]
                count += (child.visible && child.gap !== undefined && child.corner !== undefined ? 1 : 0) + rings(child)
            }
            return count
        }
        function test_one_focus_ring() {
            compare(rings(stepper), 1)
            mouseClick(part("more"))
            verify(stepper.activeFocus)
            compare(rings(stepper), 1)
            keyClick(Qt.Key_Up)
            compare(asked, [4, 5])
        }
        function test_nothing_changes_by_itself() {
            obeys = false
            mouseClick(part("more"))
            compare(asked, [4])
            compare(stepper.value, 3)
        }
        function test_bounds() {
            stepper.value = 24
            verify(!part("more").enabled && part("fewer").enabled)
            mouseClick(part("more"))
            keyClick(Qt.Key_Up)
            keyClick(Qt.Key_Plus)
            compare(asked, [])
            stepper.value = 1
            verify(part("more").enabled && !part("fewer").enabled)
            mouseClick(part("fewer"))
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Minus)
            compare(asked, [])
        }
        function test_keys_data() {
            return [{ tag: "up", key: Qt.Key_Up, wanted: 4 }, { tag: "down", key: Qt.Key_Down, wanted: 2 },
                    { tag: "plus", key: Qt.Key_Plus, wanted: 4 }, { tag: "minus", key: Qt.Key_Minus, wanted: 2 },
                    { tag: "page up", key: Qt.Key_PageUp, wanted: 8 }, { tag: "page down", key: Qt.Key_PageDown, wanted: 1 },
                    { tag: "home", key: Qt.Key_Home, wanted: 1 }, { tag: "end", key: Qt.Key_End, wanted: 24 },
                    { tag: "7", key: Qt.Key_7, wanted: 7 }]
        }
        function test_keys(row) {
            keyClick(row.key)
            compare(asked, [row.wanted])
        }
        function test_digits_make_a_number() {
            keyClick(Qt.Key_1)
            keyClick(Qt.Key_9)
            compare(stepper.value, 19)
            // A digit that would make the number too large starts a new number.
            keyClick(Qt.Key_5)
            compare(stepper.value, 5)
        }
        function test_digits_begin_anew_after_a_while() {
            keyClick(Qt.Key_1)
            tryCompare(stepper, "typed", 0)
            keyClick(Qt.Key_2)
            compare(stepper.value, 2)
        }
        function test_a_digit_beyond_the_bounds() {
            stepper.to = 5
            keyClick(Qt.Key_9)
            compare(stepper.value, 5)
            keyClick(Qt.Key_0)
            compare(stepper.value, 1)
        }
        function test_other_keys_are_left_alone() {
            verify(!stepper.use(Qt.Key_A, false))
            verify(!stepper.use(Qt.Key_Escape, true))
            verify(stepper.use(Qt.Key_4, false))
            compare(asked, [4])
        }
        function test_one_stop_for_the_tab_key() {
            keyClick(Qt.Key_Tab)
            verify(!stepper.activeFocus)
            keyClick(Qt.Key_Backtab, Qt.ShiftModifier)
            verify(stepper.activeFocus)
        }
        function test_screen_reader() {
            compare(Reader.role(stepper), Accessible.SpinBox)
            compare(Reader.name(stepper), "How many dice")
            compare(Reader.description(stepper), "3 dice")
            compare(Reader.name(part("more")), "More")
            compare(Reader.name(part("fewer")), "Fewer")
            verify(Reader.press(part("more")))
            compare(asked, [4])
        }
        function test_the_text_has_room() {
            stepper.text = "Vingt-quatre dés"
            for (let at = 0; at < stepper.children.length; ++at)
                if (stepper.children[at].paintedWidth !== undefined)
                    verify(stepper.children[at].paintedWidth <= stepper.children[at].width)
            stepper.text = Qt.binding(() => stepper.value + " dice")
        }
    }
}
