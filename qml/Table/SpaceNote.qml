// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// Names the keys that choose, beside the focused item, after a press of Space with nothing left to skip.
Plate {
    id: note

    required property GameTable table
    readonly property bool asked: table.deciding || table.curtainClosed
    readonly property string sentence: qsTr("Press an arrow key or Enter to choose.")
    property bool shown: false
    /// The rectangle of the focused item; empty if there is none.
    property rect subject
    readonly property rect at: subject.width > 0 ? subject
                             : table.frame.rail.height > 0 ? table.frame.rail
                                                           : Qt.rect(0, parent.height, parent.width, 0)
    readonly property real above: at.y - height - Theme.px(12)

    function tell() {
        if (!note.asked || note.shown)
            return
        const item = note.Window.activeFocusItem
        const small = item !== null && item.width * item.height < note.parent.width * note.parent.height / 3
        note.subject = small ? item.mapToItem(note.parent, 0, 0, item.width, item.height) : Qt.rect(0, 0, 0, 0)
        note.shown = true
        Speech.whisper(note.sentence)
    }

    objectName: "spaceNote"
    z: 2100
    visible: shown && asked
    strength: 0.97
    width: words.width + Theme.px(28)
    height: words.height + Theme.px(16)
    x: Math.round(Math.max(Theme.px(8), Math.min(at.x + at.width / 2 - width / 2, parent.width - width - Theme.px(8))))
    y: Math.round(above < table.frame.bar.height ? at.y + at.height + Theme.px(12) : above)
    border { width: Theme.line(1); color: Theme.brass }
    Accessible.ignored: true
    onAskedChanged: if (!asked) shown = false

    // It lies over what is there; another press says it again.
    Timer { running: note.visible; interval: 5000; onTriggered: note.shown = false }

    Connections {
        target: PressGuard
        function onSpaceWasted() { note.tell() }
        function onSpaceRestsChanged() { if (!PressGuard.spaceRests) note.shown = false }
    }
    BodyText {
        id: words
        anchors.centerIn: parent
        width: Math.min(implicitWidth, Theme.px(360))
        text: note.sentence
        size: 16
        Accessible.ignored: true
    }
}
