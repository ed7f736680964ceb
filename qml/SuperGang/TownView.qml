pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.SuperGang

/// The town with everything that lies and stands in it.
Item {
    id: view

    required property SuperGangTable table
    readonly property BoardCamera camera: table.layout.camera
    /// In whose coordinates the table is told of the pointer.
    required property Item window
    readonly property alias pieces: figures

    signal pressedByKey(int key)

    /// Where a point of the board lies in the window.
    function toWindow(point: point): point {
        return Qt.point(view.camera.view.x + view.camera.origin.x + point.x * view.camera.zoom,
                        view.camera.view.y + view.camera.origin.y + point.y * view.camera.zoom)
    }
    function zoomBy(factor: real) { ground.zoomBy(factor, ground.middle) }
    function fit() { ground.fit() }

    BoardView {
        id: ground
        objectName: "town"
        camera: view.camera
        animated: view.table.animated
        wheelTaken: view.table.wayCount > 1
        onTapped: (at) => view.table.tapAt(at)
        onWheelTurned: (steps) => view.table.turnWay(steps)

        Rectangle { width: 2000; height: 1250; color: "#C3C77E" }
        ZoomedPicture { camera: view.camera; source: "qrc:/art/town/town.svg" }
    }
    Item {
        x: view.camera.view.x
        y: view.camera.view.y
        width: view.camera.view.width
        height: view.camera.view.height
        clip: true

        TownOverlay { anchors.fill: parent; table: view.table }
        Item {
            x: view.camera.origin.x
            y: view.camera.origin.y

            TownNames { table: view.table }
            Item {
                // What is to be clicked lies over who stands there.
                z: view.table.placing ? 1 : 0
                Repeater {
                    model: view.table.pawns
                    delegate: PawnOnPavement { table: view.table }
                }
            }
            Item {
                Repeater {
                    model: view.table.shops
                    delegate: ShopSign { table: view.table; window: view.window }
                }
            }
            Item {
                id: figures
                objectName: "figures"
                Repeater {
                    model: view.table.figures
                    delegate: FigurePiece {
                        table: view.table
                        frame: view.window
                        onPressedByKey: view.pressedByKey(key)
                    }
                }
            }
            Image {
                id: eye
                readonly property bool shown: view.table.witnessing
                property real way: 0
                readonly property point from: view.table.witnessFrom
                readonly property point to: view.table.witnessTo
                x: (from.x + (to.x - from.x) * way) * view.camera.zoom - width / 2
                y: (from.y + (to.y - from.y) * way - 90 * Math.sin(Math.PI * way)) * view.camera.zoom - height / 2 - Theme.px(26) * way
                width: Theme.px(40)
                height: width
                visible: shown
                source: shown ? "qrc:/art/chips/witness.svg" : ""
                sourceSize { width: 80; height: 80 }
                z: 9500
                Accessible.ignored: true
                onShownChanged: if (shown) { if (Theme.moves) fly.restart(); else way = 1 } else way = 0
                NumberAnimation { id: fly; target: eye; property: "way"; from: 0; to: 1; duration: Theme.ms(600); easing.type: Easing.InOutQuad }
                Rectangle {
                    anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.top; bottomMargin: 2 }
                    width: years.implicitWidth + Theme.px(14)
                    height: years.implicitHeight + Theme.px(4)
                    radius: Theme.px(6)
                    color: Theme.warning
                    visible: eye.way >= 1
                    BodyText { id: years; anchors.centerIn: parent; text: "+ " + view.table.witnessYears; size: 15; font.weight: Font.DemiBold; color: Theme.ink; wrapMode: Text.NoWrap }
                }
            }
        }
    }
}
