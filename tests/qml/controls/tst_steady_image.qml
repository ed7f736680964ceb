// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.Controls

TestCase {
    id: test
    name: "SteadyImage"
    when: windowShown
    width: 400
    height: 400

    Component {
        id: pictures
        SteadyImage {
            source: "qrc:/art/portraits/24.svg"
            drawnAt: Qt.size(100, 0)
        }
    }
    function test_whatIsThereStaysUntilTheNewDrawingIsReady() {
        const picture = createTemporaryObject(pictures, test)
        tryCompare(picture, "status", Image.Ready)
        compare(picture.sourceSize.width, 100)
        let ready = true
        picture.statusChanged.connect(() => { ready = ready && picture.status === Image.Ready })
        picture.drawnAt = Qt.size(180, 0)
        picture.drawnAt = Qt.size(220, 0)
        compare(picture.sourceSize.width, 100)
        tryVerify(() => picture.sourceSize.width === 220)
        verify(ready)
        picture.drawnAt = Qt.size(100, 0)
        tryVerify(() => picture.sourceSize.width === 100)
        verify(ready)
    }

    function test_anotherPicture() {
        const picture = createTemporaryObject(pictures, test)
        tryCompare(picture, "status", Image.Ready)
        picture.drawnAt = Qt.size(150, 0)
        picture.source = "qrc:/art/portraits/31.svg"
        compare(picture.sourceSize.width, 150)
        tryCompare(picture, "status", Image.Ready)
        compare(picture.sourceSize.width, 150)
    }
}
