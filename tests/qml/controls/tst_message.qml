// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.Controls
import Backroom.Testing

Item {
    id: root
    width: 900
    height: 500

    BrassButton {
        id: behind
        text: "Behind"
        onClicked: ++test.behindClicks
    }
    Loader {
        id: place
        anchors.fill: parent
        active: false
        source: "qrc:/qt/qml/Backroom/Controls/MessageDialog.qml"
        onLoaded: {
            item.title = "Leave the table?"
            item.sentence = "The game is kept."
            item.acceptText = "Leave"
            item.rejectText = test.single ? "" : "Stay"
            item.accepted.connect(() => ++test.yes)
            item.rejected.connect(() => ++test.no)
        }
    }

    TestCase {
        id: test

        property int yes: 0
        property int no: 0
        property int behindClicks: 0
        property bool single: false

        name: "MessageDialog"
        when: windowShown

        function button(text, below) {
            for (let i = 0; i < below.children.length; ++i) {
                const item = below.children[i]
                if (item.iconName !== undefined && item.text === text)
                    return item
                const found = button(text, item)
                if (found !== null)
                    return found
            }
            return null
        }
        function open(one) {
            single = one
            place.active = true
            tryVerify(() => one || button("Stay", place.item).x !== button("Leave", place.item).x)
        }
        function cleanup() {
            place.active = false
            yes = no = behindClicks = 0
        }
        function test_keys() {
            open(false)
            keyClick(Qt.Key_Return)
            compare([yes, no], [1, 0])
            keyClick(Qt.Key_Escape)
            compare([yes, no], [1, 1])
            keyClick(Qt.Key_Tab)
            keyClick(Qt.Key_Return)
            compare([yes, no], [1, 2])
            keyClick(Qt.Key_Tab)
            verify(button("Leave", place.item).activeFocus, "tab stays in the dialogue")
        }
        function test_mouse() {
            open(false)
            mouseClick(button("Stay", place.item))
            compare([yes, no], [0, 1])
            mouseClick(button("Leave", place.item))
            compare([yes, no], [1, 1])
            mouseClick(behind)
            compare([behindClicks, yes, no], [0, 1, 1])
        }
        function test_one_button() {
            open(true)
            keyClick(Qt.Key_Escape)
            compare([yes, no], [1, 0])
        }
        function test_screen_reader() {
            open(false)
            compare(Reader.name(place.item), "Leave the table?")
            compare(Reader.role(place.item), Accessible.Dialog)
        }
    }
}
