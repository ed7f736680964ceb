// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// The last change to a match, with a button to undo it. Stays until the next change.
Plate {
    id: notice

    visible: MatchList.notice !== ""
    radius: Theme.px(8)
    doubled: false
    strength: 0.9
    Accessible.role: Accessible.AlertMessage
    Accessible.name: MatchList.notice

    BodyText {
        x: Theme.px(16)
        width: (undo.visible ? undo.x : notice.width) - x - Theme.px(12)
        height: notice.height
        verticalAlignment: Text.AlignVCenter
        text: MatchList.notice
        size: 16
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        maximumLineCount: 2
        fontSizeMode: Text.Fit
        minimumPixelSize: 12
        elide: Text.ElideMiddle
        Accessible.ignored: true
    }
    BrassButton {
        id: undo
        objectName: "bringBack"
        anchors { right: parent.right; rightMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
        visible: MatchList.canBringBack
        height: Theme.px(36)
        size: 16
        iconName: "undo"
        text: qsTr("Undo")
        description: qsTr("Ctrl+Z")
        onClicked: MatchList.bringBack()
    }
}
