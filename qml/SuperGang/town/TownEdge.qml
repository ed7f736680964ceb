// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.SuperGang

/// What lies beyond an edge of the board, where the view is wider or higher than the town: the land and the sea as they are at
/// the edge go on, and grow dark like the table.
Image {
    id: edge

    required property BoardCamera camera
    /// The edge: −1 for the left or upper one, 1 for the right or lower one, 0 for none in this direction.
    property int across: 0
    property int down: 0
    /// The room beyond the edge, in pixels.
    readonly property real room: Math.max(0, Math.ceil(across !== 0 ? camera.origin.x : camera.origin.y))
    readonly property real wide: camera.board.width * camera.zoom
    readonly property real high: camera.board.height * camera.zoom
    readonly property bool towardsLess: across + down < 0

    // The board lies a little over it, so that there is no gap.
    x: across < 0 ? 0 : across > 0 ? Math.floor(camera.origin.x + wide) - 1 : camera.origin.x
    y: down < 0 ? 0 : down > 0 ? Math.floor(camera.origin.y + high) - 1 : camera.origin.y
    width: across !== 0 ? room + 2 : wide
    height: down !== 0 ? room + 2 : high
    visible: room > 0
    // The outermost of very few pixels, drawn out, so that nothing that stands there can be made out.
    source: room > 0 ? "qrc:/art/town/far.svg" : ""
    sourceSize { width: 40; height: 25 }
    sourceClipRect: Qt.rect(across > 0 ? 39 : 0, down > 0 ? 24 : 0, across !== 0 ? 1 : 40, down !== 0 ? 1 : 25)
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            orientation: edge.across !== 0 ? Gradient.Horizontal : Gradient.Vertical
            GradientStop { position: edge.towardsLess ? 1 : 0; color: Qt.alpha(Theme.baizeDark, 0) }
            GradientStop { position: 0.5; color: Qt.alpha(Theme.baizeDark, 0.7) }
            GradientStop { position: edge.towardsLess ? 0 : 1; color: Theme.baizeDark }
        }
    }
}
