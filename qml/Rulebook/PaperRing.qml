// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

Rectangle {
    property real corner: Theme.px(6)
    property int gap: 2

    anchors.fill: parent
    anchors.margins: -gap - Theme.line(2)
    color: "transparent"
    radius: corner + gap + 1
    border { width: Theme.line(2); color: PaperTheme.ring }
    Accessible.ignored: true
}
