// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Lamplight on green baize. `light` is "table" or "home" (with the cone of the lamp).
Rectangle {
    id: baize

    property string light: "table"

    readonly property color ground: light === "home" ? "#10301F" : "#16402F"

    // A rectangle of the window's own colour would only delay the first picture.
    color: Window.window && Qt.colorEqual(Window.window.color, ground) ? "transparent" : ground
    Accessible.ignored: true

    SteadyImage {
        id: lamplight
        anchors.fill: parent
        source: "qrc:/art/room/" + baize.light + "-light.svg"
        drawnAt: Qt.size(baize.width, baize.height)
        fillMode: Image.PreserveAspectCrop
        verticalAlignment: Image.AlignTop
    }
    Image {
        anchors.fill: parent
        source: lamplight.status === Image.Ready ? "qrc:/art/room/weave.png" : ""
        fillMode: Image.Tile
        smooth: false
        asynchronous: true
    }
    Rectangle {
        anchors.fill: parent
        visible: Theme.strong
        color: "#8C000000"
    }
}
