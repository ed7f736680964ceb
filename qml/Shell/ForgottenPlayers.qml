// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The players left out of the statistics, each with a button to restore it.
PanelFrame {
    id: panel

    title: qsTr("Forgotten players")
    plateWidth: Theme.px(560)
    Keys.onPressed: (event) => { FocusWalker.walk(panel, event.key); event.accepted = true }
    Component.onCompleted: done.forceActiveFocus()

    BodyText {
        width: parent.width
        text: qsTr("They are left out of every figure, chart and export. Click a name to bring that player back.")
        size: 17
        horizontalAlignment: Text.AlignHCenter
    }
    Flow {
        width: parent.width
        spacing: Theme.px(8)

        Repeater {
            model: Statistics.forgotten
            delegate: BrassButton {
                required property int index
                required property string modelData

                objectName: "remember-" + index
                text: PlayerNames.shown(modelData)
                iconName: "undo"
                onClicked: {
                    Statistics.remember(modelData)
                    if (Statistics.forgotten.length === 0)
                        panel.closeAsked()
                    else
                        done.forceActiveFocus()
                }
            }
        }
    }
    BrassButton {
        id: done
        objectName: "forgottenDone"
        anchors.horizontalCenter: parent.horizontalCenter
        text: qsTr("Done")
        iconName: "check"
        primary: true
        sidePadding: Theme.px(36)
        onClicked: panel.closeAsked()
    }
}
