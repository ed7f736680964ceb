// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// How games are shown, and the defaults of a new game.
Column {
    spacing: Theme.px(10)

    SettingRow {
        text: qsTr("Animations")
        hint: Preferences.speed === Preferences.Off ? qsTr("Everything happens instantly") : ""

        SegmentedChoice {
            objectName: "speed"
            label: qsTr("Animations")
            model: [qsTr("Off"), qsTr("Fast"), qsTr("Normal"), qsTr("Slow")]
            currentIndex: Preferences.speed
            onChosen: (index) => Preferences.speed = index
        }
    }
    SettingsLine {}
    SettingRow {
        text: qsTr("Reduced motion")
        hint: qsTr("Nothing flies, turns or bounces")

        ToggleSwitch {
            objectName: "reducedMotion"
            text: qsTr("Reduced motion")
            checked: Preferences.reducedMotion
            onToggled: (on) => Preferences.reducedMotion = on
        }
    }
    SettingsLine {}
    SettingRow {
        text: qsTr("Friendly undo")
        hint: qsTr("In new games: undo even what has been revealed")

        ToggleSwitch {
            objectName: "friendlyUndo"
            text: qsTr("Friendly undo")
            checked: Preferences.friendlyUndo
            onToggled: (on) => Preferences.friendlyUndo = on
        }
    }
    SettingsLine {}
    SettingRow {
        text: qsTr("Table talk")
        hint: qsTr("Show what computer players and friends elsewhere say")

        ToggleSwitch {
            objectName: "tableTalk"
            text: qsTr("Table talk")
            checked: Preferences.tableTalk
            onToggled: (on) => Preferences.tableTalk = on
        }
    }
    SettingsLine {}
    SettingRow {
        text: qsTr("First-time notes")
        hint: qsTr("SuperGang explains a rule the first time it matters")

        ToggleSwitch {
            objectName: "firstNotes"
            text: qsTr("First-time notes")
            checked: Preferences.firstNotes
            onToggled: (on) => Preferences.firstNotes = on
        }
    }
    SettingsLine {}
    SettingRow {
        text: qsTr("Computer players")
        hint: qsTr("Their level in a new game")

        SegmentedChoice {
            objectName: "computerLevel"
            label: qsTr("Computer players")
            model: [qsTr("Rookie"), qsTr("Soldier"), qsTr("Boss")]
            currentIndex: Preferences.computerLevel - 1
            onChosen: (index) => Preferences.computerLevel = index + 1
        }
    }
}
