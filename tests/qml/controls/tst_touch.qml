// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.Controls

Item {
    id: root
    width: 600
    height: 400

    IconButton {
        id: icon
        x: 20
        y: 100
        iconName: "undo"
        text: "Undo"
        onClicked: ++test.clicks
    }
    SegmentedChoice {
        id: choice
        x: 20
        y: 200
        model: ["Soldier", "Boss"]
        tips: ["Plays as most people do.", "Plays as well as it can."]
        onChosen: (index) => currentIndex = index
    }
    Flickable {
        id: list
        x: 300
        width: 200
        height: 200
        contentHeight: 600
        clip: true

        IconButton {
            id: inList
            y: 80
            iconName: "undo"
            text: "Undo"
            onClicked: ++test.clicks
        }
        Slider {
            id: slider
            y: 140
            width: 180
            from: 0
            to: 10
            value: 5
            onWanted: (value) => slider.value = value
        }
    }

    /// Controls under a finger.
    TestCase {
        id: test

        property int clicks: 0

        name: "Touch"
        when: windowShown

        function init() {
            clicks = 0
            choice.currentIndex = 0
            list.contentY = 0
        }
        function centre(item) { return root.mapFromItem(item, item.width / 2, item.height / 2) }
        function tips() { return Array.from(root.parent.children).filter((item) => item.target !== undefined && item.beside !== undefined) }
        function tap(item) {
            const at = centre(item)
            const finger = touchEvent(root)
            finger.press(0, root, at.x, at.y).commit()
            finger.release(0, root, at.x, at.y).commit()
        }
        /// Nothing stays lit as if the mouse were there.
        function test_a_tap_leaves_nothing_behind() {
            tap(icon)
            compare(clicks, 1)
            verify(!icon.hovered && !icon.down)
            wait(700)
            compare(tips().length, 0)
        }
        /// A resting finger shows what hovering shows, and lifting it does nothing.
        function test_a_long_press_tells() {
            for (const [item, said] of [[icon, "Undo"], [choice, "Plays as well as it can."]]) {
                const at = item === choice ? root.mapFromItem(choice, choice.width - 10, choice.height / 2) : centre(item)
                const finger = touchEvent(root)
                finger.press(0, root, at.x, at.y).commit()
                tryVerify(() => tips().length === 1, 2000, said)
                compare(tips()[0].text, said)
                finger.release(0, root, at.x, at.y).commit()
                tryVerify(() => tips().length === 0)
            }
            compare(clicks, 0)
            compare(choice.currentIndex, 0)
        }
        /// A list is scrolled by a finger that began on a button; a slider in it is dragged.
        function test_in_a_list() {
            const swipe = (from, x, y) => {
                const finger = touchEvent(root)
                finger.press(0, root, from.x, from.y).commit()
                for (let step = 1; step <= 8; ++step) {
                    finger.move(0, root, from.x + x * step / 8, from.y + y * step / 8).commit()
                    wait(10)
                }
                finger.release(0, root, from.x + x, from.y + y).commit()
            }
            swipe(centre(inList), 0, -60)
            tryVerify(() => list.contentY > 20)
            compare(clicks, 0)
            verify(!inList.hovered && !inList.down)
            list.cancelFlick()
            list.contentY = 0
            const before = slider.value
            swipe(centre(slider), 40, -20)
            verify(slider.value > before, slider.value)
            compare(list.contentY, 0)
        }
    }
}
