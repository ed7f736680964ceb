// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.App
import Backroom.Controls

/// Names written from right to left: the isolating characters are invisible, and the text keeps its alignment.
Item {
    id: root
    width: 600
    height: 200

    Rectangle { anchors.fill: parent; color: "black" }
    BodyText { id: body; width: 300; height: 50 }
    TitleText { id: title; y: 60; width: 300; height: 50 }
    Text {
        id: log
        y: 120
        width: 300
        height: 50
        color: "white"
        font.family: Theme.textFont
        font.pixelSize: 17
        textFormat: Text.StyledText
    }

    TestCase {
        id: test

        readonly property string shlomo: "שלמה"

        name: "Names"
        when: windowShown

        function texts() { return [body, title, log] }

        function test_isolates_are_not_seen() {
            for (const text of texts()) {
                text.text = "Rosa wins"
                const plain = grabImage(text)
                const width = text.contentWidth
                verify(inkAt(text) >= 0)
                text.text = "\u2068Rosa\u2069 wins"
                compare(text.contentWidth, width)
                verify(grabImage(text).equals(plain), text + "")
            }
        }
        function test_alone_it_stays_where_names_stand() {
            for (const text of texts()) {
                text.text = test.shlomo
                verify(inkAt(text) > 100, "a name as it was typed goes to the right")
                text.text = PlayerNames.shown(test.shlomo)
                compare(text.effectiveHorizontalAlignment, Text.AlignLeft)
                verify(inkAt(text) < 20, text + "")
            }
        }
        function inkAt(text) {
            const image = grabImage(text)
            for (let x = 0; x < image.width; ++x)
                for (let y = 0; y < image.height; ++y)
                    if (image.red(x, y) > 60)
                        return x
            return -1
        }
        function test_what_is_shown() {
            compare(PlayerNames.shown("%2"), "%2")
            compare(PlayerNames.shown(test.shlomo), "\u2068" + test.shlomo + "\u2069")
            compare(PlayerNames.plain(PlayerNames.shown(test.shlomo)), test.shlomo)
            compare(PlayerNames.problem("Rosa"), "")
            verify(PlayerNames.problem("\u200b") !== "")
        }
        function test_sentences() {
            compare(Sentence.of("%1 to %2", "%2", "Bea"), "%2 to Bea")
            compare(Sentence.of("%1 of %2", 3, 4), "3 of 4")
            compare(Sentence.ofThree("%1: %2, %3", 1, "%3", "%1"), "1: %3, %1")
        }
    }
}
