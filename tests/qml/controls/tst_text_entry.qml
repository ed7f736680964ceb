// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.Controls

Item {
    id: root
    width: 600
    height: 300

    TextEntry {
        id: entry
        x: 20
        y: 20
        label: "Name of seat 1"
        maximumLength: 6
        onEdited: (text) => test.edits.push(text)
        onAccepted: ++test.accepted
    }

    TestCase {
        id: test

        property var edits: []
        property int accepted: 0

        name: "TextEntry"
        when: windowShown

        function init() {
            entry.text = ""
            entry.problem = ""
            edits = []
            accepted = 0
        }
        function test_typing() {
            mouseClick(entry)
            verify(entry.activeFocus)
            keyClick("R")
            keyClick("o")
            compare(entry.text, "Ro")
            compare(edits, ["R", "Ro"])
            keyClick(Qt.Key_Return)
            compare(accepted, 1)
        }
        function test_stops_at_the_longest_text() {
            mouseClick(entry)
            for (const letter of "abcdefgh")
                keyClick(letter)
            compare(entry.text, "abcdef")
        }
        function test_set_from_outside_is_no_edit() {
            entry.text = "Bea"
            compare(edits, [])
        }
        function test_problem_takes_room_below() {
            const before = entry.implicitHeight
            entry.problem = "Every player needs a name."
            tryVerify(() => entry.implicitHeight > before)
        }
    }
}
