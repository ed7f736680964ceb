// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// Says what was copied or printed, or why it failed.
Plate {
    id: plate

    readonly property string notice: Rulebook.notice

    visible: notice !== ""
    strength: 0.95
    doubled: false
    width: Math.min(Math.ceil(words.implicitWidth) + 1, parent.width - Theme.px(140)) + Theme.px(70)
    height: words.height + Theme.px(24)
    border { width: Theme.line(1); color: Theme.brass }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: notice
    onNoticeChanged: if (notice !== "") patience.restart()

    Timer {
        id: patience
        interval: plate.notice.length > 60 ? 12000 : 4000
        onTriggered: Rulebook.clearNotice()
    }
    BodyText {
        id: words
        x: Theme.px(16)
        anchors.verticalCenter: parent.verticalCenter
        width: plate.width - Theme.px(68)
        text: plate.notice
        size: 16
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
    IconButton {
        objectName: "clearNotice"
        anchors { right: parent.right; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
        width: Theme.px(32)
        height: Theme.px(32)
        framed: false
        iconName: "close"
        iconSize: Theme.px(16)
        text: qsTr("Close")
        onClicked: Rulebook.clearNotice()
    }
}
