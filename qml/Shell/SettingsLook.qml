// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

Column {
    id: look

    spacing: Theme.px(10)

    SettingRow {
        text: qsTr("Language")

        SegmentedChoice {
            objectName: "language"
            label: qsTr("Language")
            model: ["English", "Italiano", "Français"]
            currentIndex: Preferences.language === "it" ? 1 : Preferences.language === "fr" ? 2 : 0
            onChosen: (index) => Preferences.language = ["en", "it", "fr"][index]
        }
    }
    SettingsLine {}
    SettingRow {
        text: qsTr("Text size")
        hint: qsTr("As far as there is room; the rulebook also has a text size of its own")

        SegmentedChoice {
            objectName: "textSize"
            label: qsTr("Text size")
            model: {
                const sizes = []
                for (const size of [100, 120, 140, 160])
                    sizes.push(qsTr("%1%").arg(size))
                return sizes
            }
            currentIndex: Preferences.textSize
            onChosen: (index) => Preferences.textSize = index
        }
    }
    SettingsLine {}
    SettingRow {
        text: qsTr("Stronger contrast")
        hint: qsTr("Lighter text on a darker background, bolder outlines")

        ToggleSwitch {
            objectName: "strongContrast"
            text: qsTr("Stronger contrast")
            checked: Preferences.strongContrast
            onToggled: (on) => Preferences.strongContrast = on
        }
    }
    SettingsLine {}
    SettingRow {
        text: qsTr("Full screen")
        hint: qsTr("F11 does the same")

        ToggleSwitch {
            objectName: "fullScreen"
            text: qsTr("Full screen")
            checked: look.Window.visibility === Window.FullScreen
            onToggled: (on) => WindowKeeper.setFullScreen(on)
        }
    }
}
