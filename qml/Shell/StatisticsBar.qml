// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// A heading: a text and a line.
Item {
    property alias text: word.text

    implicitHeight: word.implicitHeight

    LineText {
        id: word
        size: 17
        font.weight: Font.DemiBold
        color: Theme.brassLight
        Accessible.role: Accessible.Heading
    }
    Rectangle {
        anchors { left: word.right; leftMargin: Theme.px(12); right: parent.right; verticalCenter: word.verticalCenter }
        height: Theme.line(1)
        color: Theme.hairline
    }
}
