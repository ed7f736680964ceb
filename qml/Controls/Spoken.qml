pragma ComponentBehavior: Bound

import QtQuick

/// Speaks to screen readers: a notification is read each time that one becomes visible. Several in a row are several
/// items, so that none cuts the other short; each is gone again soon.
Item {
    id: spoken

    readonly property int voices: 8
    property int next: 0

    signal uttered(int voice, string sentence)
    signal hushed()

    Connections {
        target: Speech
        function onSaid(sentence) {
            spoken.uttered(spoken.next, sentence)
            spoken.next = (spoken.next + 1) % spoken.voices
            rest.restart()
        }
    }
    Timer {
        id: rest
        interval: 5000
        onTriggered: spoken.hushed()
    }
    Repeater {
        model: spoken.voices
        delegate: Item {
            id: voice

            required property int index
            property string sentence

            objectName: "voice"
            visible: sentence !== ""
            width: 1
            height: 1
            Accessible.role: Accessible.Notification
            Accessible.name: sentence

            Connections {
                target: spoken
                function onUttered(index, sentence) {
                    if (index !== voice.index)
                        return
                    voice.sentence = ""
                    voice.sentence = sentence
                }
                function onHushed() { voice.sentence = "" }
            }
        }
    }
}
