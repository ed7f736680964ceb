// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// The town around a point, with everything currently there, larger than on the table.
Item {
    id: cut

    required property SuperGangTable table
    /// In units of the board.
    required property point middle
    /// The visible width in units of the board.
    property real breadth: 330
    readonly property real zoom: width / breadth
    readonly property point from: Qt.point(Math.round(Math.max(0, Math.min(2000 * zoom - width, middle.x * zoom - width / 2))),
                                           Math.round(Math.max(0, Math.min(1250 * zoom - height, middle.y * zoom - height / 2))))

    clip: true
    enabled: false

    Rectangle { anchors.fill: parent; color: "#C3C77E" }
    Image {
        // The clip is in physical dots, by whose number the size is multiplied.
        readonly property real ratio: Screen.devicePixelRatio
        anchors.fill: parent
        source: cut.width > 1 && cut.height > 1 ? "qrc:/art/town/town.svg" : ""
        sourceSize { width: Math.ceil(2000 * cut.zoom); height: Math.ceil(1250 * cut.zoom) }
        sourceClipRect: Qt.rect(cut.from.x * ratio, cut.from.y * ratio, Math.ceil(cut.width * ratio), Math.ceil(cut.height * ratio))
        asynchronous: true
        cache: false
        Accessible.ignored: true
    }
    TownPieces {
        x: -cut.from.x
        y: -cut.from.y
        table: cut.table
        window: cut
        zoom: cut.zoom
    }
    Rectangle {
        anchors.fill: parent
        color: "transparent"
        border { width: Theme.line(3); color: Theme.brass }
    }
}
