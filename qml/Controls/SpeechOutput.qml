// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

/// Speaks to screen readers, which read a notification each time one becomes visible. Each sentence gets an item of its
/// own, so that none interrupts another; the items are soon deleted.
Item {
    id: spoken

    readonly property int voices: 8
    property int next: 0

    signal uttered(int voice, string sentence, bool secret)
    signal hushed(bool all)

    function utter(sentence: string, secret: bool) {
        spoken.uttered(spoken.next, sentence, secret)
        spoken.next = (spoken.next + 1) % spoken.voices
        rest.restart()
    }

    Connections {
        target: Speech
        function onSaid(sentence) { spoken.utter(sentence, false) }
        function onWhispered(sentence) { spoken.utter(sentence, true) }
        function onForgotten() { spoken.hushed(false) }
    }
    Timer {
        id: rest
        interval: 5000
        onTriggered: spoken.hushed(true)
    }
    Repeater {
        model: spoken.voices
        delegate: Item {
            id: voice

            required property int index
            property string sentence
            property bool secret: false

            objectName: "voice"
            visible: sentence !== ""
            width: 1
            height: 1
            Accessible.role: Accessible.Notification
            Accessible.name: sentence

            Connections {
                target: spoken
                function onUttered(index, sentence, secret) {
                    if (index !== voice.index)
                        return
                    voice.secret = secret
                    voice.sentence = ""
                    voice.sentence = sentence
                }
                function onHushed(all) { if (all || voice.secret) voice.sentence = "" }
            }
        }
    }
}
