import QtQuick
import Backroom.App
import Backroom.SuperGang

/// The town as from far away, where it will lie: in the window's first picture.
Item {
    id: far

    readonly property SuperGangTable table: House.table as SuperGangTable
    readonly property BoardCamera camera: table === null ? null : table.layout.camera

    Item {
        visible: far.camera !== null
        x: visible ? far.camera.view.x : 0
        y: visible ? far.camera.view.y : 0
        width: visible ? far.camera.view.width : 0
        height: visible ? far.camera.view.height : 0
        clip: true

        Image {
            x: far.camera === null ? 0 : far.camera.origin.x
            y: far.camera === null ? 0 : far.camera.origin.y
            source: parent.width > 1 ? "qrc:/art/town/far.svg" : ""
            sourceSize { width: Math.ceil(2000 * (far.camera?.zoom ?? 0)); height: Math.ceil(1250 * (far.camera?.zoom ?? 0)) }
            Accessible.ignored: true
        }
    }
}
