// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// Names the keys that choose, after a press of Space with nothing left to skip: beside the focused item, and so that it covers
/// neither the plate nor the rail of which that is a part.
Plate {
    id: note

    required property GameTable table
    readonly property bool asked: table.deciding || table.curtainClosed
    readonly property string sentence: qsTr("Press an arrow key or Enter to choose.")
    property bool shown: false
    /// The rectangle of the focused item, with its plate or the height of the rail; empty if there is none.
    property rect subject
    readonly property rect at: subject.width > 0 ? subject
                             : table.frame.rail.height > 0 ? table.frame.rail
                                                           : Qt.rect(0, parent.height, parent.width, 0)
    readonly property real gap: Theme.px(12)
    readonly property real last: parent.width - width - Theme.px(8)
    readonly property real middle: Math.max(Theme.px(8), Math.min(at.x + at.width / 2 - width / 2, last))
    readonly property real under: at.y + at.height + gap
    readonly property point spot: at.y - height - gap >= table.frame.bar.height ? Qt.point(middle, at.y - height - gap)
                                : under + height <= parent.height ? Qt.point(middle, under)
                                : Qt.point(at.x + at.width + gap <= last ? at.x + at.width + gap : Math.max(0, at.x - width - gap),
                                           at.y + (at.height - height) / 2)

    function tell() {
        if (!note.asked || note.shown)
            return
        const isSmall = (item) => item.width * item.height < note.parent.width * note.parent.height / 3
        const item = note.Window.activeFocusItem
        let subject = Qt.rect(0, 0, 0, 0)
        for (let at = item; at !== null && at !== note.parent; at = at.parent)
            if ((at === item || at instanceof Plate) && isSmall(at))
                subject = at.mapToItem(note.parent, 0, 0, at.width, at.height)
        const rail = note.table.frame.rail
        note.subject = rail.height > 0 && subject.y >= rail.y ? Qt.rect(subject.x, rail.y, subject.width, rail.height) : subject
        note.shown = true
        Speech.whisper(note.sentence)
    }

    objectName: "spaceNote"
    z: 2100
    visible: shown && asked
    strength: 0.97
    width: words.width + Theme.px(28)
    height: words.height + Theme.px(16)
    x: Math.round(spot.x)
    y: Math.round(spot.y)
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
