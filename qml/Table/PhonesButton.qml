// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// Opens the panel of the phones, at a table where several persons play.
IconButton {
    objectName: "phones"
    visible: Phones.offered
    iconName: Phones.asking ? "warning" : "phone"
    text: Phones.asking ? qsTr("Phones: someone wants to join")
        : Phones.count > 0 ? qsTr("Phones (%n player(s))", "", Phones.count) : qsTr("Play on phones, without a curtain")
    shortcutText: qsTr("P")
    onClicked: Panels.openPhones()
}
