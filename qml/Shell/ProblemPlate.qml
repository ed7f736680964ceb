// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// A message over any screen: what could not be saved or read, or what was imported; the latter closes by itself.
Plate {
    id: plate

    property string problem
    property string news
    readonly property string message: problem !== "" ? problem : news

    signal dismissed()

    visible: message !== ""
    implicitWidth: Theme.px(problem !== "" ? 820 : 600)
    height: sentence.height + Theme.px(32)
    strength: 0.97
    border.color: problem !== "" ? Theme.danger : Theme.brass
    Accessible.role: Accessible.AlertMessage
    Accessible.name: message

    Shadow { level: "large" }
    Timer {
        running: plate.visible && plate.problem === ""
        interval: 8000
        onTriggered: plate.dismissed()
    }
    Icon {
        id: sign
        x: Theme.px(20)
        anchors.verticalCenter: parent.verticalCenter
        name: plate.problem !== "" ? "danger" : "success"
        tone: "status"
        size: Theme.px(28)
    }
    BodyText {
        id: sentence
        anchors.verticalCenter: parent.verticalCenter
        x: sign.x + sign.width + Theme.px(14)
        width: plate.width - x - close.width - Theme.px(34)
        text: plate.message
        size: 16
    }
    IconButton {
        id: close
        objectName: "dismissProblem"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(18)
        anchors.verticalCenter: parent.verticalCenter
        iconName: "close"
        text: qsTr("Dismiss")
        shortcutText: qsTr("Esc")
        onClicked: plate.dismissed()
    }
}
