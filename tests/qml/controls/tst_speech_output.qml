// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.Controls
import Backroom.Testing

Item {
    id: root
    width: 200
    height: 100

    SpeechOutput { id: spoken }

    TestCase {
        id: test
        name: "SpeechOutput"
        when: windowShown

        function sentences() {
            const found = []
            for (let at = 0; at < spoken.children.length; ++at) {
                const voice = spoken.children[at]
                if (voice.objectName === "voice" && voice.visible)
                    found.push(voice.sentence)
            }
            return found.sort()
        }
        function cleanup() {
            spoken.hushed(true)
            compare(sentences(), [])
        }
        function test_each_sentence_has_a_voice() {
            Speech.say("Bea rolls 4 dice.")
            Speech.say("Bea has 7.")
            compare(sentences(), ["Bea has 7.", "Bea rolls 4 dice."])
            Speech.say("")
            compare(sentences().length, 2)
        }
        /// Whispers are withdrawn with the curtain; what everybody has heard may stay.
        function test_the_curtain_hushes_whispers() {
            Speech.say("Rosa has chosen.")
            Speech.whisper("Card 3 in your hand: Ring")
            compare(sentences(), ["Card 3 in your hand: Ring", "Rosa has chosen."])
            Speech.forget()
            compare(sentences(), ["Rosa has chosen."])
        }
        function test_a_voice_is_used_again() {
            for (let number = 1; number <= spoken.voices + 1; ++number)
                Speech.say("Sentence " + number)
            compare(sentences().length, spoken.voices)
            verify(!sentences().includes("Sentence 1"))
            verify(sentences().includes("Sentence " + (spoken.voices + 1)))
        }
        function test_plain_data() {
            return [
                { tag: "no marks", line: "Rosa: 10 to Chicago.", plain: "Rosa: 10 to Chicago." },
                { tag: "style", line: "<b><font color=\"#FFF\">Bea</font></b> stops.", plain: "Bea stops." },
                { tag: "names", line: "<b>R&amp;B &lt;3 &quot;Joe&quot;</b> &gt; 2", plain: "R&B <3 \"Joe\" > 2" },
                { tag: "an entity by name", line: "&amp;lt;", plain: "&lt;" }
            ]
        }
        function test_plain(row) { compare(Speech.plain(row.line), row.plain) }
    }
}
