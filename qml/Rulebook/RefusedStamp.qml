// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// A stamp over the picture of an action that the rules forbid.
Rectangle {
    id: stamp

    /// The number of the rule; empty if nothing is forbidden.
    required property string rule

    visible: rule !== ""
    width: no.width + Theme.px(34)
    height: no.height + Theme.px(16)
    rotation: -7
    radius: Theme.px(8)
    color: "#E60E1F18"
    border { width: Theme.line(3); color: Theme.danger }
    antialiasing: true

    Row {
        id: no
        anchors.centerIn: parent
        spacing: Theme.px(10)

        Icon { anchors.verticalCenter: parent.verticalCenter; name: "close"; size: Theme.px(24) }
        FigureText { text: stamp.rule; size: 32; color: Theme.danger }
    }
}
