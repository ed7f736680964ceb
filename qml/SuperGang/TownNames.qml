pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// The names that are painted on the streets: of the districts while the whole town is seen, of the streets from nearer.
Item {
    id: names

    required property SuperGangTable table
    readonly property real zoom: table.layout.camera.zoom
    /// As `TownView.shrink`.
    property real shrink: 1
    readonly property bool far: zoom * shrink < 0.675

    Repeater {
        model: names.far ? names.table.districtNames : names.zoom * names.shrink >= 0.95 ? names.table.streetNames : []
        delegate: Text {
            required property townName modelData

            x: Math.round(modelData.middle.x * names.zoom - width / 2)
            y: Math.round(modelData.middle.y * names.zoom - height / 2)
            rotation: modelData.angle
            text: modelData.name
            color: names.far ? modelData.color : Theme.strong ? Theme.ink : "#5A4E3C"
            font {
                family: names.far ? Theme.titleFont : Theme.textFont
                pixelSize: Math.round(names.far ? Math.max(13, 30 * names.zoom) : Math.max(12, 15 * names.zoom))
                weight: names.far ? Font.Normal : Font.DemiBold
                letterSpacing: names.far ? 1.6 : 1.2
            }
            antialiasing: true
            Accessible.ignored: true
        }
    }
}
