// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App

/// The keyboard focus, drawn around its parent; hidden while the mouse is used. A light line between two dark ones is
/// visible on any background. It is fainter while Space only skips and would not press it.
Rectangle {
    property real corner: Theme.px(7)
    property int gap: 3
    readonly property int dark: Theme.line(2)
    readonly property int inner: Theme.line(1)

    anchors.fill: parent
    anchors.margins: -gap - Theme.ring
    color: "transparent"
    opacity: !PressGuard.byKeyboard ? 0 : PressGuard.spaceRests ? 0.45 : 1
    radius: corner + gap + 2 + dark
    border { width: Theme.ring + inner; color: Theme.ink }
    Accessible.ignored: true

    Rectangle {
        id: light
        anchors.fill: parent
        anchors.margins: parent.dark
        radius: parent.radius - parent.dark
        color: "transparent"
        border { width: Theme.line(3); color: Theme.focus }
    }
}
