// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// Opens the list of what one can say to friends elsewhere.
IconButton {
    objectName: "saySomething"
    iconName: "talk"
    text: qsTr("Say something")
    shortcutText: qsTr("T")
    onClicked: Panels.openTalk()
}
