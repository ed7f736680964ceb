pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.SuperGang

/// The whole town in small, where it does not fit: everybody as dots, what is seen as a frame that can be dragged.
Plate {
    id: map

    required property SuperGangTable table
    readonly property BoardCamera camera: table.layout.camera
    readonly property real scaled: (width - 8) / camera.board.width

    function lookAt(x: real, y: real) {
        const seen = map.camera.seen
        map.camera.panBy(Qt.point((seen.x + seen.width / 2 - (x - 4) / map.scaled) * map.camera.zoom,
                                  (seen.y + seen.height / 2 - (y - 4) / map.scaled) * map.camera.zoom))
    }

    width: Theme.px(212)
    height: Math.round((width - 8) * 0.625) + 8
    visible: !camera.fitting
    doubled: false
    strength: 1
    radius: Theme.px(6)
    Accessible.ignored: true

    Image {
        x: 4
        y: 4
        width: parent.width - 8
        height: parent.height - 8
        source: map.visible ? "qrc:/art/town/town.svg" : ""
        sourceSize { width: map.width - 8; height: map.height - 8 }
        asynchronous: true
        Accessible.ignored: true
    }
    Repeater {
        model: map.table.figures
        delegate: Rectangle {
            required property point feet
            required property string base
            required property int key
            x: 4 + feet.x * map.scaled - width / 2
            y: 4 + feet.y * map.scaled - height / 2
            visible: base !== ""
            width: Math.max(6, Theme.px(8))
            height: width
            radius: key >= 12 ? 1 : width / 2
            color: key >= 12 ? "#22418C" : SeatStyle.color(map.table.markOf(key))
            border { width: 1; color: Theme.cream }
        }
    }
    Rectangle {
        x: 4 + map.camera.seen.x * map.scaled
        y: 4 + map.camera.seen.y * map.scaled
        width: map.camera.seen.width * map.scaled
        height: map.camera.seen.height * map.scaled
        color: "transparent"
        border { width: 2; color: Theme.oxblood }
    }
    MouseArea {
        anchors.fill: parent
        preventStealing: true
        onPressed: (mouse) => map.lookAt(mouse.x, mouse.y)
        onPositionChanged: (mouse) => map.lookAt(mouse.x, mouse.y)
    }
}
