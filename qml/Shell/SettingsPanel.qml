// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

FocusScope {
    id: settings

    readonly property bool asking: question.status !== Loader.Null

    function ask() {
        PressGuard.arm()
        question.setSource("qrc:/qt/qml/Backroom/Controls/MessageDialog.qml", {
            "title": qsTr("Restore the defaults?"),
            "sentence": qsTr("All settings, in every section, go back to their defaults. "
                             + "New games no longer suggest the most recent names or house rules. "
                             + "The language, your games and the statistics are kept."),
            "acceptText": qsTr("Restore defaults"),
            "acceptIcon": "undo",
            "rejectText": qsTr("Cancel"),
            "cautious": true
        })
    }
    function endQuestion() { PressGuard.arm(); question.setSource(""); reset.forceActiveFocus(Qt.TabFocusReason) }

    focus: true

    PanelFrame {
        id: panel

        focus: true
        enabled: !settings.asking
        title: qsTr("Settings")
        plateWidth: Theme.px(780)
        onCloseAsked: Panels.close()
        Keys.onPressed: (event) => { event.accepted = FocusWalker.walk(panel, event.key) }
        Component.onCompleted: (Panels.keysOfSettings ? keys : done).forceActiveFocus()

        SegmentedChoice {
            id: sections
            objectName: "sections"
            anchors.horizontalCenter: parent.horizontalCenter
            label: qsTr("Section")
            room: panel.innerWidth
            apart: true
            segmentPadding: Theme.px(26)
            size: 18
            model: [qsTr("Appearance"), qsTr("Table"), qsTr("Sound"), qsTr("Friends elsewhere")]
            currentIndex: Panels.settingsSection
            KeyNavigation.backtab: done
            onChosen: (index) => Panels.settingsSection = index
        }
        // As high as the highest section if there is room, so that the panel does not move.
        Item {
            id: section
            readonly property list<Item> all: [look, table, sound, friends]
            readonly property real highest: Math.max(look.implicitHeight, table.implicitHeight, friends.implicitHeight)
            width: panel.innerWidth
            height: Math.max(all[sections.currentIndex].implicitHeight, Math.min(highest, panel.room - y))

            SettingsLook { id: look; width: parent.width; visible: sections.currentIndex === 0 }
            SettingsTable { id: table; width: parent.width; visible: sections.currentIndex === 1 }
            SettingsSound { id: sound; width: parent.width; visible: sections.currentIndex === 2 }
            SettingsFriends { id: friends; width: parent.width; visible: sections.currentIndex === 3 }
        }
        footer: Flow {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(panel.innerWidth, reset.width + keys.width + done.width + 2 * spacing)
            spacing: Theme.px(14)

            BrassButton {
                id: reset
                objectName: "reset"
                text: qsTr("Restore defaults…")
                iconName: "undo"
                onClicked: settings.ask()
            }
            BrassButton {
                id: keys
                objectName: "keys"
                text: qsTr("Keyboard")
                description: qsTr("F2")
                iconName: "keyboard"
                onClicked: Panels.openKeys()
            }
            BrassButton {
                id: done
                objectName: "done"
                text: qsTr("Done")
                iconName: "check"
                primary: true
                sidePadding: Theme.px(36)
                KeyNavigation.tab: sections
                onClicked: Panels.close()
            }
        }
    }
    Loader {
        id: question
        objectName: "question"
        anchors.fill: parent
        onLoaded: (item as Item).forceActiveFocus()
    }
    Connections {
        target: question.item as MessageDialog
        function onAccepted() { Preferences.reset(); settings.endQuestion() }
        function onRejected() { settings.endQuestion() }
    }
}
