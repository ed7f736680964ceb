// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App

/// The keyboard focus, drawn around its parent; hidden while the mouse is used.
Rectangle {
    property real corner: Theme.px(7)
    property int gap: 3

    anchors.fill: parent
    anchors.margins: -gap - Theme.line(3)
    color: "transparent"
    opacity: PressGuard.byKeyboard ? 1 : 0
    radius: corner + gap + 2
    border { width: Theme.line(3); color: Theme.focus }
    Accessible.ignored: true

    // Visible on light and dark grounds.
    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.line(2)
        radius: parent.radius + Theme.line(2)
        color: "transparent"
        border { width: Theme.line(2); color: Theme.ink }
    }
}
