// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.App

Item {
    width: 400
    height: 300

    component Piece: Item {
        property rect place
        width: 60
        height: 80
        activeFocusOnTab: true
    }
    Item {
        id: cards
        anchors.fill: parent
        // Gliding to its place from below.
        Piece { id: first; x: 200; y: 150; place: Qt.rect(10, 20, 60, 80) }
        Piece { id: second; x: 80; y: 20; place: Qt.rect(80, 20, 60, 80) }
        Item {
            id: whole
            x: 150
            y: 20
            width: 60
            height: 80
            activeFocusOnTab: true
            Item { id: part; anchors.fill: parent }
        }
    }

    TestCase {
        name: "FocusWalker"
        when: windowShown

        function init() { first.focus = second.focus = whole.focus = part.focus = false }

        function test_whatGlidesCountsAsWhereItWillLie() {
            verify(FocusWalker.enter(cards))
            verify(first.activeFocus)
            verify(FocusWalker.walk(cards, Qt.Key_Right))
            verify(second.activeFocus)
            verify(FocusWalker.walk(cards, Qt.Key_Left))
            verify(first.activeFocus)
        }
        function test_aPartWalksFromItsWhole() {
            part.forceActiveFocus()
            verify(FocusWalker.walk(cards, Qt.Key_Left))
            verify(second.activeFocus)
            verify(!FocusWalker.walk(cards, Qt.Key_Up))
            verify(second.activeFocus)
        }
    }
}
