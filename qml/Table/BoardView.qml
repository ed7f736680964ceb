import QtQuick
import Backroom.App

/// A board larger than its place: the wheel zooms round the pointer, dragging pans, and so do the keys. What lies on it
/// (the children) has places in units of the board.
FocusScope {
    id: view

    required property BoardCamera camera
    property bool animated: true
    default property alias pieces: board.data

    readonly property real step: Math.round(Math.min(width, height) / 6)
    readonly property point middle: Qt.point(x + width / 2, y + height / 2)

    x: camera.view.x
    y: camera.view.y
    width: camera.view.width
    height: camera.view.height
    clip: true

    Keys.onPressed: (event) => {
        const steps = event.modifiers & Qt.ControlModifier ? view.step : 0
        event.accepted = true
        if (event.key === Qt.Key_Plus) view.camera.zoomBy(1.25, view.middle)
        else if (event.key === Qt.Key_Minus) view.camera.zoomBy(0.8, view.middle)
        else if (event.key === Qt.Key_0) view.camera.fit()
        else if (event.key === Qt.Key_Left && steps) view.camera.panBy(Qt.point(steps, 0))
        else if (event.key === Qt.Key_Right && steps) view.camera.panBy(Qt.point(-steps, 0))
        else if (event.key === Qt.Key_Up && steps) view.camera.panBy(Qt.point(0, steps))
        else if (event.key === Qt.Key_Down && steps) view.camera.panBy(Qt.point(0, -steps))
        else event.accepted = false
    }
    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: (event) => view.camera.zoomBy(Math.pow(1.0015, event.angleDelta.y), Qt.point(view.x + event.x, view.y + event.y))
    }
    DragArea {
        id: ground
        property point before
        anchors.fill: parent
        onStarted: ground.before = Qt.point(0, 0)
        onOffsetChanged: {
            view.camera.panBy(Qt.point(ground.offset.x - ground.before.x, ground.offset.y - ground.before.y))
            ground.before = ground.offset
        }
    }
    Item {
        id: board
        objectName: "board"
        x: view.camera.origin.x
        y: view.camera.origin.y
        width: view.camera.board.width
        height: view.camera.board.height
        scale: view.camera.zoom
        transformOrigin: Item.TopLeft
    }
}
