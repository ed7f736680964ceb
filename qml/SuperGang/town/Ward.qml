// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// The ground under the figures in the clinic, in the graveyard or in jail, with their number. Its parent's origin is
/// the board's.
Rectangle {
    id: ward

    required property string picture
    required property int count
    required property rect heads
    required property real zoom

    /// The size of a figure that lies there, as in `FigurePiece`.
    readonly property real canvas: Math.max(56, 94 * zoom) * 0.6
    readonly property int rim: 4

    x: Math.round(heads.x * zoom - canvas * 0.4) - rim
    y: Math.round(heads.y * zoom - canvas * 0.91) - rim
    width: Math.round(heads.width * zoom + canvas * 0.8) + 2 * rim
    height: Math.round(heads.height * zoom + canvas) + 2 * rim
    visible: count > 0
    radius: 7
    color: "#A0141A1C"
    border { width: 1; color: "#C0FFF8E2" }
    Accessible.ignored: true

    Rectangle {
        x: Math.round((ward.width - width) / 2)
        y: -Math.round(height * 0.62)
        width: sign.width + number.implicitWidth + 12
        height: Math.max(18, Math.round(ward.canvas * 0.5))
        radius: height / 2
        color: Theme.night
        border { width: 1; color: Theme.cream }

        Art {
            id: sign
            x: 4
            anchors.verticalCenter: parent.verticalCenter
            size: parent.height - 4
            art: ward.count > 0 ? ward.picture : ""
            sourceSize { width: 40; height: 40 }
        }
        Text {
            id: number
            anchors { left: sign.right; leftMargin: 3; verticalCenter: parent.verticalCenter }
            text: ward.count
            color: Theme.cream
            font { family: Theme.figureFont; pixelSize: parent.height - 2 }
            renderType: Text.NativeRendering
            Accessible.ignored: true
        }
    }
}
