// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App

/// Mutes and unmutes the sound. The wheel over it, and + and − while it has the focus, change the volume.
IconButton {
    id: button

    function louder(by: int) { Preferences.volume += by; button.explain() }

    objectName: "sound"
    iconName: Preferences.audible ? "sound" : "mute"
    text: Preferences.audible ? qsTr("Sound: %1%").arg(10 * Preferences.volume) : qsTr("Sound is off")
    shortcutText: qsTr("M")
    onClicked: Preferences.toggleSound()
    Keys.onPressed: (event) => {
        const by = event.key === Qt.Key_Plus ? 1 : event.key === Qt.Key_Minus ? -1 : 0
        event.accepted = by !== 0
        if (by !== 0) button.louder(by)
    }

    WheelSteps { anchors.fill: parent; onTurned: (notches) => button.louder(notches) }
}
