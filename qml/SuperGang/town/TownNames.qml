// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// The names painted on the town: of districts while the whole town is visible, of streets at closer range.
Item {
    id: names

    required property SuperGangTable table
    readonly property real zoom: table.layout.camera.zoom
    /// As in `TownView`.
    property real shrink: 1
    readonly property bool far: zoom * shrink < 0.675

    onZoomChanged: zooming.restart()
    Timer { id: zooming; interval: 120 }

    Repeater {
        model: names.far ? names.table.districtNames : names.zoom * names.shrink >= 0.95 ? names.table.streetNames : []
        delegate: Item {
            id: name

            required property townName modelData

            x: Math.round(modelData.middle.x * names.zoom - width / 2)
            y: Math.round(modelData.middle.y * names.zoom - height / 2)
            width: lettering.width
            height: lettering.height
            rotation: modelData.angle

            // Makes names legible on stones, water and roofs. Painted when the camera rests, like the town itself.
            TextOutline {
                anchors { fill: parent; margins: -breadth }
                there: !zooming.running
                text: lettering.text
                font: lettering.font
                foot: lettering.baselineOffset
                color: Theme.paper
            }
            Text {
                id: lettering
                text: name.modelData.name
                color: Theme.strong ? Theme.ink : names.far ? name.modelData.color : Theme.inkSoft
                font {
                    family: names.far ? Theme.titleFont : Theme.textFont
                    pixelSize: Math.round((names.far ? Math.max(13, 30 * names.zoom) : Math.max(12, 15 * names.zoom)) * Theme.growth)
                    weight: names.far ? Font.Normal : Font.DemiBold
                    letterSpacing: names.far ? 1.6 : 1.2
                }
                antialiasing: true
                Accessible.ignored: true
            }
        }
    }
}
