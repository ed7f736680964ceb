// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// What one can say to friends elsewhere, who read it in their own languages.
PanelFrame {
    id: panel

    title: qsTr("Say something")
    plateWidth: Theme.px(860)
    onCloseAsked: Panels.close()
    Keys.onPressed: (event) => { event.accepted = FocusWalker.walk(panel, event.key) }
    Component.onCompleted: (list.itemAt(0) as Item).forceActiveFocus(Qt.TabFocusReason)

    BodyText {
        objectName: "talkMuted"
        width: panel.innerWidth
        visible: !Preferences.tableTalk
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Table talk is turned off in the settings: others hear you, but you see nothing of what they say.")
        size: 17
    }
    Grid {
        id: grid
        columns: 2
        spacing: Theme.px(10)

        Repeater {
            id: list
            model: Friends.sentences
            delegate: BrassButton {
                required property int index
                required property string modelData

                objectName: "say-" + index
                width: Math.floor((panel.innerWidth - grid.spacing) / 2)
                text: modelData
                unavailable: !Friends.maySay
                onClicked: {
                    if (!Friends.maySay)
                        return
                    Friends.say(index)
                    panel.closeAsked()
                }
            }
        }
    }
}
