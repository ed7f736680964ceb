pragma ComponentBehavior: Bound

import QtQuick

/// Speaks to screen readers: a notification is read each time that one becomes visible. Several in a row are several
/// items, so that none cuts the other short; each is gone again soon.
Item {
    id: spoken

    property int next: 0

    function say(sentence: string) {
        const item = voices.itemAt(spoken.next)
        spoken.next = (spoken.next + 1) % voices.count
        const voice = item as Voice
        if (voice === null)
            return
        voice.sentence = ""
        voice.sentence = sentence
        rest.restart()
    }

    component Voice: Item {
        property string sentence
        visible: sentence !== ""
        width: 1
        height: 1
        objectName: "voice"
        Accessible.role: Accessible.Notification
        Accessible.name: sentence
    }

    Connections {
        target: Speech
        function onSaid(sentence) { spoken.say(sentence) }
    }
    Timer {
        id: rest
        interval: 5000
        onTriggered: for (let at = 0; at < voices.count; ++at) (voices.itemAt(at) as Voice).sentence = ""
    }
    Repeater {
        id: voices
        model: 8
        delegate: Voice {}
    }
}
