// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.Testing

/// A board larger than the window, with 126 squares, used by wheel, mouse and keys.
Item {
    id: stage

    property int clicked: -1
    property real speed: 0

    width: 1280
    height: 800

    Binding { target: Theme; property: "speed"; value: stage.speed }
    Binding { target: Town; property: "size"; value: Qt.size(stage.width, stage.height) }

    BoardView {
        id: view
        camera: Town.camera

        ZoomedPicture {
            id: picture
            camera: Town.camera
            source: "qrc:/art/room/sunburst.svg"
        }
        Repeater {
            model: 126
            delegate: Rectangle {
                id: square
                required property int index
                x: 40 + (index % 14) * 138
                y: 40 + Math.floor(index / 14) * 132
                width: 60
                height: 60
                DragArea {
                    anchors.fill: parent
                    draggable: false
                    onTapped: stage.clicked = square.index
                }
            }
        }
    }

    TestCase {
        name: "Board"
        when: windowShown

        function init() {
            Town.camera.fit()
            stage.clicked = -1
            stage.speed = 0
            view.forceActiveFocus()
        }
        function middleOf(index) {
            return Qt.point(40 + (index % 14) * 138 + 30, 40 + Math.floor(index / 14) * 132 + 30)
        }
        function placeOf(index) {
            const camera = Town.camera
            const at = middleOf(index)
            return Qt.point(view.x + camera.origin.x + at.x * camera.zoom, view.y + camera.origin.y + at.y * camera.zoom)
        }
        function clickOn(index) {
            const at = placeOf(index)
            mouseClick(stage, at.x, at.y)
        }

        function test_everySquareCanBeClickedWhenTheWholeBoardIsSeen() {
            verify(Town.camera.fitting)
            for (let index = 0; index < 126; ++index) {
                clickOn(index)
                compare(stage.clicked, index)
            }
        }

        function test_theWheelZoomsRoundThePointer() {
            const at = placeOf(30)
            mouseWheel(stage, at.x, at.y, 0, 480)
            verify(!Town.camera.fitting)
            // The wheel's position is in whole pixels.
            fuzzyCompare(placeOf(30).x, at.x, 1.5)
            fuzzyCompare(placeOf(30).y, at.y, 1.5)
            clickOn(30)
            compare(stage.clicked, 30)
            mouseWheel(stage, at.x, at.y, 0, -4800)
            verify(Town.camera.fitting)
        }

        Component {
            id: fresh
            ZoomedPicture { camera: Town.camera; source: "qrc:/art/town/town.svg"; before: "qrc:/art/town/far.svg" }
        }
        function test_aRoughPictureBeforeTheFirst() {
            const made = createTemporaryObject(fresh, view)
            const rough = findChild(made, "before")
            compare(rough.status, Image.Ready)
            compare(made.drawnZoom, 0)
            compare(rough.width / rough.height, made.width / made.height)
            tryVerify(() => made.drawnZoom > 0)
            compare(rough.status, Image.Null)
        }
        function test_draggingPans() {
            Town.camera.zoomBy(3, Qt.point(view.x + view.width / 2, view.y + view.height / 2))
            const before = placeOf(62)
            mouseDrag(stage, view.x + 20, view.y + 20, 90, 60)
            fuzzyCompare(placeOf(62).x, before.x + 90, 1)
            fuzzyCompare(placeOf(62).y, before.y + 60, 1)
            clickOn(62)
            compare(stage.clicked, 62)
        }

        function test_byKeyboard() {
            const zoom = Town.camera.zoom
            keyClick(Qt.Key_Plus)
            keyClick(Qt.Key_Plus)
            fuzzyCompare(Town.camera.zoom, zoom * 1.25 * 1.25, 0.001)
            const left = Town.camera.seen.x
            keyClick(Qt.Key_Right, Qt.ControlModifier)
            verify(Town.camera.seen.x > left)
            keyClick(Qt.Key_Left, Qt.ControlModifier)
            fuzzyCompare(Town.camera.seen.x, left, 0.01)
            keyClick(Qt.Key_Minus)
            keyClick(Qt.Key_F)
            verify(Town.camera.fitting)
        }

        /// The point under the pointer stays the same during the animation, even with several steps.
        function test_theWheelGlides() {
            stage.speed = 1
            const at = placeOf(30)
            const zoom = Town.camera.zoom
            mouseWheel(stage, at.x, at.y, 0, 240)
            mouseWheel(stage, at.x, at.y, 0, 240)
            verify(Town.camera.zoom < zoom * 1.5)
            tryVerify(() => Math.abs(Town.camera.zoom - zoom * Math.pow(view.wheelStep, 4)) < 0.001)
            fuzzyCompare(placeOf(30).x, at.x, 1.5)
            fuzzyCompare(placeOf(30).y, at.y, 1.5)
        }
        function test_aPanGlidesOn() {
            stage.speed = 1
            Town.camera.zoomBy(3, view.middle)
            const before = placeOf(62)
            view.glideBy(Qt.point(-80, 40))
            tryVerify(() => Math.abs(placeOf(62).x - before.x + 80) < 1 && Math.abs(placeOf(62).y - before.y - 40) < 1)
        }
        /// The old picture is scaled until the new one is ready.
        function test_thePictureIsDrawnForEachZoom() {
            tryVerify(() => Math.abs(picture.drawnZoom - Town.camera.zoom) < 0.001)
            const drawn = picture.drawnZoom
            Town.camera.zoomBy(2, view.middle)
            compare(picture.drawnZoom, drawn)
            verify(picture.front.visible)
            tryVerify(() => Math.abs(picture.drawnZoom - 2 * drawn) < 0.001)
            compare(picture.front.sourceSize.width, Math.ceil(2000 * 2 * drawn))
            // Panning draws nothing new, and the other picture has been released.
            const front = picture.front
            Town.camera.panBy(Qt.point(-40, -30))
            wait(50)
            verify(picture.front === front)
            let drawings = 0
            for (let index = 0; index < picture.children.length; ++index)
                drawings += picture.children[index].source !== undefined && picture.children[index].source.toString() !== "" ? 1 : 0
            compare(drawings, 1)
        }

        function test_aSmallerWindow() {
            stage.width = 1024
            stage.height = 640
            verify(Town.camera.fitting)
            clickOn(125)
            compare(stage.clicked, 125)
            stage.width = 1280
            stage.height = 800
        }
    }
}
