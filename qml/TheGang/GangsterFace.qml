// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.TheGang

/// The face of a gangster card: portrait, frame, number. Empty for number 0.
Item {
    id: face

    property int number: 0
    property int revolvers: 1
    property bool spied: false

    readonly property real unit: width / 250
    readonly property bool odd: number % 2 === 1
    readonly property bool countsOdd: odd !== spied
    readonly property bool blank: number <= 0
    readonly property color typeColor: countsOdd ? GangStyle.oddRed : GangStyle.evenBlue

    Rectangle {
        anchors.fill: parent
        radius: face.width * 0.072
        color: Theme.cream
        visible: !face.blank && portrait.status !== Image.Ready
    }
    SteadyImage {
        id: portrait
        x: Math.round(12 * face.unit)
        y: Math.round(12 * face.unit)
        width: Math.round(226 * face.unit)
        height: Math.round(width * 326 / 226)
        source: face.blank ? "" : "qrc:/art/portraits/" + face.number + ".svg"
        drawnAt: Qt.size(width, 0)
    }
    CardPicture {
        source: face.blank ? ""
              : "qrc:/art/frames/" + (face.countsOdd ? "odd-" : "even-") + Math.max(1, Math.min(face.revolvers, 3)) + ".svg"
    }
    Text {
        x: Math.round(53 * face.unit - width / 2)
        y: Math.round(55 * face.unit - height / 2)
        text: face.blank ? "" : face.number
        color: face.typeColor
        font { family: Theme.figureFont; pixelSize: Math.max(8, Math.round(98 * face.unit)) }
        renderType: Text.QtRendering
        textFormat: Text.PlainText
        Accessible.ignored: true
    }
    // The sign of the other type, with the Spy's eye.
    Item {
        visible: face.spied && !face.blank

        Rectangle {
            x: Math.round(158 * face.unit)
            y: Math.round(-12 * face.unit)
            width: Math.max(20, Math.round(104 * face.unit))
            height: width
            radius: width / 2
            color: Theme.baizeDark
            border { width: Math.max(1.5, 5 * face.unit); color: Theme.brassLight }
            Icon {
                anchors.centerIn: parent
                name: "look"
                size: Math.round(parent.width * 0.72)
            }
        }
    }
}
