// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

/// A warning card: bomb or explosive by its frame and symbol, the trigger as a number or dice, and a word.
Item {
    id: card

    property bool bomb: true
    property string figure
    property list<int> faces
    property string word
    property string description
    property bool burning: false
    property bool hurried: false
    property bool flashing: false

    readonly property real unit: width / 250
    // The end of the fuse in the drawing, in units of the card.
    readonly property real sparkX: 181
    readonly property real sparkY: 57

    implicitWidth: Theme.px(204)
    implicitHeight: Math.round(width * 1.4)
    Accessible.role: Accessible.Graphic
    Accessible.name: description

    Shadow { level: "medium" }
    CardPicture { source: card.bomb ? "qrc:/art/warnings/bomb-unlit.svg" : "qrc:/art/warnings/explosive.svg"; asynchronous: false }
    Art {
        id: spark
        /// The position within a beat, from 0 to 1: up to full size and back.
        readonly property real beat: sparks.way * sparks.beats % 1
        readonly property real up: card.hurried ? 0.44 : 0.16
        readonly property real down: card.hurried ? 1 : 0.36
        visible: card.bomb
        size: Math.round(card.unit * 62)
        x: Math.round(card.unit * card.sparkX - width / 2)
        y: Math.round(card.unit * card.sparkY - height / 2)
        art: "warnings/spark"
        sourceSize { width: Math.round(card.unit * 90); height: Math.round(card.unit * 90) }
        scale: 1 + 0.5 * (beat < up ? beat / up : Math.max(0, (down - beat) / (down - up)))

        Moment {
            id: sparks
            // The number of beats is limited, to disturb neither a player who thinks for long nor the processor.
            readonly property int beats: 12
            lasts: card.bomb && card.burning && card.visible
            duration: beats * (card.hurried ? 360 : 1000)
        }
    }
    FigureText {
        visible: card.figure !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(card.unit * 178)
        height: Math.round(card.unit * 92)
        text: card.figure
        color: Theme.ink
        font.pixelSize: Math.round(card.unit * 96)
        Accessible.ignored: true
    }
    Row {
        visible: card.figure === ""
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(card.unit * 226 - height / 2)
        spacing: Math.round(card.unit * 8)
        Repeater {
            model: card.faces
            delegate: DieFace {
                required property int modelData
                face: modelData
                size: card.unit * (card.faces.length > 2 ? 52 : 62)
                Accessible.ignored: true
            }
        }
    }
    BodyText {
        objectName: "cardWord"
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(card.unit * 252)
        width: Math.round(card.unit * 190)
        height: Math.round(card.unit * 72)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: card.word
        color: Theme.ink
        // The card is smaller with large text, but its word is not.
        font.pixelSize: Math.max(12, Math.round(card.unit * 25), Theme.large ? Theme.usualFont(20) : 0)
        font.weight: Font.Medium
        fontSizeMode: Text.Fit
        minimumPixelSize: 9
        lineHeight: 0.9
        maximumLineCount: 2
        Accessible.ignored: true
    }
    Rectangle {
        id: flash
        // Rises quickly, then falls.
        readonly property int times: Theme.moves ? 2 : 1
        readonly property real part: flashing.way * times % 1
        anchors.fill: parent
        radius: Math.round(card.unit * 18)
        color: "#FFF3CC"
        opacity: 0.75 * (part < 0.375 ? part / 0.375 : (1 - part) / 0.625)

        Moment { id: flashing; lasts: card.flashing; moves: false; duration: Theme.ms(240 * flash.times) }
    }
}
