// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.Controls
import Backroom.Testing

Item {
    id: root
    width: 600
    height: 400

    BrassButton {
        id: brass
        x: 20
        y: 20
        text: "Deal the cards"
        iconName: "play"
        primary: true
        onClicked: ++test.brassClicks
    }
    IconButton {
        id: icon
        x: 20
        y: 100
        iconName: "undo"
        text: "Undo"
        shortcutText: "U"
        onClicked: ++test.iconClicks
    }
    BrassButton {
        id: longer
        x: 20
        y: 200
        text: "Jusqu'à la fin de la pioche, si personne n'y voit d'inconvénient"
    }

    TestCase {
        id: test

        property int brassClicks: 0
        property int iconClicks: 0

        name: "Buttons"
        when: windowShown

        function init() {
            brassClicks = 0
            iconClicks = 0
            brass.enabled = true
            mouseMove(root, 500, 380)
        }
        function test_mouse() {
            mouseClick(brass)
            compare(brassClicks, 1)
            verify(brass.activeFocus)
            mouseMove(icon, 4, 4)
            mouseClick(icon)
            compare(iconClicks, 1)
            verify(!brass.activeFocus)
        }
        function test_press_outside_does_nothing() {
            mousePress(brass, 10, 10)
            mouseMove(brass, 10, 200)
            mouseRelease(brass, 10, 200)
            compare(brassClicks, 0)
        }
        function test_keyboard_data() {
            return [{ tag: "return", key: Qt.Key_Return }, { tag: "enter", key: Qt.Key_Enter }, { tag: "space", key: Qt.Key_Space }]
        }
        function test_keyboard(row) {
            brass.forceActiveFocus()
            keyClick(row.key)
            compare(brassClicks, 1)
            icon.forceActiveFocus()
            keyClick(row.key)
            compare(iconClicks, 1)
        }
        function test_tab_goes_from_one_to_the_next() {
            brass.forceActiveFocus()
            keyClick(Qt.Key_Tab)
            verify(icon.activeFocus)
            keyClick(Qt.Key_Backtab, Qt.ShiftModifier)
            verify(brass.activeFocus)
        }
        /// A key hides the tool tip until the mouse moves.
        function test_a_key_ends_the_tool_tip() {
            const tips = () => Array.from(root.parent.children).filter((item) => item.target === icon && item.beside !== undefined)
            brass.forceActiveFocus()
            mouseMove(icon, 10, 10)
            tryVerify(() => tips().length === 1)
            keyClick(Qt.Key_Tab)
            tryVerify(() => tips().length === 0)
            wait(750)
            compare(tips().length, 0)
            mouseMove(icon, 24, 14)
            tryVerify(() => tips().length === 1)
            mouseMove(root, 500, 380)
            tryVerify(() => tips().length === 0)
        }
        function test_screen_reader() {
            compare(Reader.name(brass), "Deal the cards")
            compare(Reader.role(brass), Accessible.Button)
            verify(Reader.press(brass))
            compare(brassClicks, 1)
            compare(Reader.name(icon), "Undo")
            verify(Reader.press(icon))
            compare(iconClicks, 1)
        }
        function test_disabled() {
            brass.enabled = false
            mouseClick(brass)
            Reader.press(brass)
            compare(brassClicks, 0)
            verify(!Reader.enabled(brass))
            compare(Reader.actions(brass), [])
            brass.enabled = true
            verify(Reader.enabled(brass))
            compare(Reader.actions(brass), ["Press", "SetFocus"])
        }
        function test_what_is_not_seen() {
            verify(Reader.seen(brass) && Reader.listed(brass))
            for (const [property, gone, there] of [["visible", false, true], ["opacity", 0, 1]]) {
                root[property] = gone
                verify(!Reader.seen(brass) && !Reader.enabled(brass), property)
                Reader.press(brass)
                root[property] = there
            }
            compare(brassClicks, 0)
            verify(Reader.seen(brass) && Reader.enabled(brass))
        }
        /// It keeps its tab stop and is announced as unavailable.
        function test_unavailable() {
            icon.unavailable = true
            compare(Reader.description(icon), "Not available right now.")
            verify(!Reader.enabled(icon))
            verify(icon.opacity < 1)
            brass.forceActiveFocus()
            keyClick(Qt.Key_Tab)
            verify(icon.activeFocus)
            icon.unavailable = false
            verify(Reader.enabled(icon))
            compare(Reader.description(icon), "U")
            compare(icon.opacity, 1)
        }
        function test_grows_with_its_text() {
            verify(longer.width > 400)
        }
        function test_tool_tip() {
            mouseMove(icon, 5, 5)
            tryVerify(() => tip() !== null, 2000)
            compare(tip().text, "Undo")
            mouseMove(root, 500, 380)
            tryVerify(() => tip() === null)
        }
        function test_tool_tip_goes_with_the_click() {
            mouseMove(icon, 6, 6)
            tryVerify(() => tip() !== null, 2000)
            mouseClick(icon)
            compare(tip(), null)
            wait(700)
            compare(tip(), null)
            mouseMove(root, 500, 380)
        }
        function tip() {
            const items = root.Window.contentItem.children
            for (let at = 0; at < items.length; ++at)
                if (items[at].shortcutText !== undefined)
                    return items[at]
            return null
        }
    }
}
