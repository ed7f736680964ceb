// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.SuperGang

/// A coarse picture of the town at its final place, for the window's first frame.
Item {
    id: far

    required property SuperGangTable table
    readonly property BoardCamera camera: table.layout.camera

    Item {
        Placed.at: far.camera.view
        clip: true

        Repeater {
            model: [[-1, 0], [1, 0], [0, -1], [0, 1]]
            delegate: TownEdge {
                required property var modelData
                camera: far.camera
                across: modelData[0]
                down: modelData[1]
            }
        }
        Image {
            x: far.camera.origin.x
            y: far.camera.origin.y
            source: parent.width > 1 ? "qrc:/art/town/far.svg" : ""
            sourceSize { width: Math.ceil(2000 * far.camera.zoom); height: Math.ceil(1250 * far.camera.zoom) }
            Accessible.ignored: true
        }
    }
}
