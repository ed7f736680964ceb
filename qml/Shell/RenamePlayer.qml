// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// Renames a player in the statistics; the name of another player merges the two. Merged names can be separated again.
PanelFrame {
    id: panel

    readonly property string called: PlayerNames.plain(Statistics.player)
    readonly property string problem: entry.text === called ? "" : Statistics.nameProblem(entry.text)
    readonly property bool merges: problem === "" && Statistics.merges(entry.text)

    function keep() {
        if (panel.problem !== "")
            return
        Statistics.rename(entry.text)
        panel.closeAsked()
    }

    title: qsTr("Rename or merge")
    plateWidth: Theme.px(640)
    Keys.onPressed: (event) => { FocusWalker.walk(panel, event.key); event.accepted = true }
    Component.onCompleted: { entry.text = called; entry.forceActiveFocus(); entry.selectAll() }

    BodyText {
        width: parent.width
        text: qsTr("The new name applies to every game played as %1, past and future. The games themselves do not change.")
            .arg(Statistics.player)
        size: 17
        horizontalAlignment: Text.AlignHCenter
    }
    TextEntry {
        id: entry
        objectName: "newName"
        width: parent.width
        label: qsTr("Name")
        problem: panel.problem
        onAccepted: panel.keep()
    }
    BodyText {
        objectName: "mergeSentence"
        width: parent.width
        visible: panel.merges
        text: Sentence.of(qsTr("%1 and %2 become one player. You can separate them again here."),
                          Statistics.player, PlayerNames.shown(entry.text))
        size: 16
        color: Theme.warning
        horizontalAlignment: Text.AlignHCenter
        Accessible.role: Accessible.AlertMessage
    }
    Column {
        visible: Statistics.others.length > 0
        width: parent.width
        spacing: Theme.px(8)

        BodyText {
            width: parent.width
            text: qsTr("The same person as")
            size: 15
            color: Theme.sand
        }
        Flow {
            width: parent.width
            spacing: Theme.px(8)

            Repeater {
                // Others can be found by typing the name.
                model: Array.from(Statistics.others).slice(0, 8)
                delegate: BrassButton {
                    required property int index
                    required property string modelData

                    objectName: "other-" + index
                    height: Theme.px(36)
                    size: 15
                    text: PlayerNames.shown(modelData)
                    onClicked: entry.text = modelData
                }
            }
        }
    }
    Column {
        visible: Statistics.otherNames.length > 0
        width: parent.width
        spacing: Theme.px(8)

        BodyText {
            width: parent.width
            text: qsTr("Counted as this player; click a name to separate it again")
            size: 15
            color: Theme.sand
        }
        Flow {
            width: parent.width
            spacing: Theme.px(8)

            Repeater {
                model: Statistics.otherNames
                delegate: BrassButton {
                    required property int index
                    required property string modelData

                    objectName: "part-" + index
                    height: Theme.px(36)
                    size: 15
                    text: PlayerNames.shown(modelData)
                    iconName: "close"
                    onClicked: { Statistics.separate(modelData); panel.closeAsked() }
                }
            }
        }
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.px(14)
        topPadding: Theme.px(6)

        BrassButton {
            objectName: "keepName"
            text: panel.merges ? qsTr("Merge") : qsTr("Rename")
            iconName: "check"
            primary: true
            enabled: panel.problem === ""
            onClicked: panel.keep()
        }
        BrassButton {
            objectName: "cancelName"
            text: qsTr("Cancel")
            onClicked: panel.closeAsked()
        }
    }
}
