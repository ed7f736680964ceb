// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

Column {
    spacing: Theme.px(10)

    SettingRow {
        text: qsTr("Sound")
        hint: Preferences.audible ? qsTr("The M key turns it off and on") : qsTr("Off: the M key turns it on")

        ToggleSwitch {
            objectName: "soundOn"
            text: qsTr("Sound")
            checked: Preferences.audible
            onToggled: Preferences.toggleSound()
        }
    }
    SettingsLine {}
    SettingRow {
        text: qsTr("Volume")

        Row {
            spacing: Theme.px(14)

            Slider {
                id: volume
                objectName: "volume"
                anchors.verticalCenter: parent.verticalCenter
                label: qsTr("Volume")
                text: qsTr("%1%").arg(10 * value)
                value: Preferences.volume
                onWanted: (value) => Preferences.volume = value
            }
            CaptionText {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(56)
                text: volume.text
                size: 16
                color: Preferences.audible ? Theme.brassLight : Theme.sand
                horizontalAlignment: Text.AlignRight
            }
        }
    }
}
