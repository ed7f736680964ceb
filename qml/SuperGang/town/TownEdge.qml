// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.SuperGang

/// The land and the sea beyond an edge of the board, where the view is wider or higher than the town: the edge of the coarse
/// picture of the town, mirrored, so that they go on but nothing that stands on the board is there twice.
Image {
    id: edge

    required property BoardCamera camera
    /// The edge: −1 for the left or upper one, 1 for the right or lower one, 0 for none in this direction.
    property int across: 0
    property int down: 0
    /// The room beyond the edge, in pixels.
    readonly property real room: Math.max(0, Math.ceil(across !== 0 ? camera.origin.x : camera.origin.y))
    readonly property int wide: Math.ceil(camera.board.width * camera.zoom)
    readonly property int high: Math.ceil(camera.board.height * camera.zoom)

    x: across < 0 ? 0 : across > 0 ? camera.origin.x + wide : camera.origin.x
    y: down < 0 ? 0 : down > 0 ? camera.origin.y + high : camera.origin.y
    visible: room > 0
    mirror: across !== 0
    mirrorVertically: down !== 0
    // While the town is zoomed it soon reaches the edges of the view, so that this is rarely drawn anew.
    source: room > 0 ? "qrc:/art/town/far.svg" : ""
    sourceSize { width: wide; height: high }
    sourceClipRect: Qt.rect(across > 0 ? wide - room : 0, down > 0 ? high - room : 0, across !== 0 ? room : wide, down !== 0 ? room : high)
    Accessible.ignored: true

    // It lies a little in the shade, so that it is not taken for a part of the board.
    Rectangle { anchors.fill: parent; color: "#2E14281C" }
}
