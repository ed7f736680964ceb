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

    Slider {
        id: slider
        x: 20
        y: 20
        width: 222
        from: 2
        to: 12
        page: 3
        label: "Volume"
        text: value + " of 12"
        onWanted: (number) => { test.asked.push(number); if (test.obeys) value = number }
    }

    TestCase {
        id: test

        property var asked: []
        property bool obeys: true

        name: "Slider"
        when: windowShown

        function init() {
            slider.value = 7
            asked = []
            obeys = true
            slider.forceActiveFocus()
        }
        function at(number) { return slider.knobSize / 2 + slider.way * (number - slider.from) / (slider.to - slider.from) }

        function test_a_click_anywhere_on_the_scale() {
            for (const number of [2, 3, 11, 12]) {
                mouseClick(slider, at(number), slider.height / 2)
                compare(slider.value, number)
            }
            mouseClick(slider, 0, 2)
            compare(slider.value, 2, "beyond the end is the end")
            verify(slider.activeFocus)
        }
        function test_dragging() {
            mousePress(slider, at(7), 20)
            compare(asked, [], "the same number is not asked for")
            mouseMove(slider, at(9), 30)
            mouseMove(slider, at(9) + 2, 30)
            mouseMove(slider, -300, 30)
            mouseRelease(slider, -300, 30)
            compare(asked, [9, 2])
            mouseMove(slider, at(12), 20)
            compare(asked, [9, 2], "not after it was let go")
        }
        function test_keys() {
            for (const [key, number] of [[Qt.Key_Left, 6], [Qt.Key_Right, 7], [Qt.Key_Plus, 8], [Qt.Key_Minus, 7], [Qt.Key_PageUp, 10],
                                         [Qt.Key_PageUp, 12], [Qt.Key_Right, 12], [Qt.Key_Home, 2], [Qt.Key_Left, 2], [Qt.Key_End, 12],
                                         [Qt.Key_PageDown, 9]]) {
                keyClick(key)
                compare(slider.value, number)
            }
        }
        function test_the_wheel() {
            mouseWheel(slider, 30, 10, 0, 120)
            compare(slider.value, 8)
            mouseWheel(slider, 30, 10, 0, -60)
            compare(slider.value, 8, "half a notch")
            mouseWheel(slider, 30, 10, 0, -60)
            compare(slider.value, 7)
        }
        function test_nothing_changes_by_itself() {
            obeys = false
            keyClick(Qt.Key_Right)
            mouseClick(slider, at(12), 10)
            compare(asked, [8, 12])
            compare(slider.value, 7)
        }
        function test_screen_readers() {
            compare(Reader.name(slider), "Volume")
            compare(Reader.description(slider), "7 of 12")
            compare(Reader.role(slider), Accessible.Slider)
            compare(Reader.actions(slider), ["Increase", "Decrease", "SetFocus"])
            Reader.setValue(slider, 3)
            Reader.setValue(slider, 99)
            compare(asked, [3, 12])
        }
    }
}
