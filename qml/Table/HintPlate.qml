// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// Says what the computer player would do, and why, in the place of the log. A sentence that does not fit there is
/// placed where it covers no seat and nothing that can be used. The move itself is laid out on the table.
Plate {
    id: plate

    required property GameTable table
    /// The board below it, and what that board wants to be left free besides the seats.
    required property Item board
    required property list<rect> spared
    /// The last hint, kept while it fades out.
    property string sentence
    readonly property rect room: table.frame.log
    /// True if something else covers the log, so that its place is not free.
    property bool crowded: false
    /// The height of everything but the sentence.
    readonly property real around: words.y + Theme.px(14)
    /// The letters may shrink a little to stay in the place of the log; more, if no other place is free.
    readonly property bool fits: !crowded && (inPlace.contentHeight <= inPlace.height || !elsewhere && tight.contentHeight <= tight.height)
    /// True if there is a place that covers nothing.
    readonly property bool elsewhere: !Array.from(finder.spared).some((thing) => finder.plate.x < thing.x + thing.width
        && thing.x < finder.plate.x + finder.plate.width && finder.plate.y < thing.y + thing.height
        && thing.y < finder.plate.y + finder.plate.height)
    readonly property rect place: fits ? room : finder.plate
    readonly property bool large: inPlace.contentHeight <= inPlace.height
    readonly property int least: large ? inPlace.minimumPixelSize : tight.minimumPixelSize
    property list<size> sizes

    function measure() {
        const list = []
        for (const units of [320, 270, 400, 500, 640, 220, 200]) {
            ruler.width = Math.min(Theme.px(units), plate.table.frame.size.width - Theme.px(60)) - 2 * words.x
            list.push(Qt.size(ruler.width + 2 * words.x, Math.ceil(ruler.height + plate.around)))
        }
        plate.sizes = list
    }

    component Words: BodyText {
        text: plate.sentence
        size: 17
        Accessible.ignored: true
    }

    z: 1450
    objectName: "hintPlate"
    visible: opacity > 0
    opacity: table.hint !== "" && !table.curtainClosed ? 1 : 0
    strength: 1
    shields: true
    radius: Theme.px(10)
    Placed.at: place
    border { width: Theme.line(2); color: Theme.brass }
    Accessible.role: Accessible.Notification
    Accessible.name: sentence

    Behavior on opacity {
        enabled: Theme.speed > 0
        NumberAnimation { duration: Theme.ms(160) }
    }
    LessonHighlights {
        id: finder
        table: plate.table
        board: plate.board
        frame: plate.parent
        shown: plate.sentence !== "" && plate.table.hint !== ""
               && (plate.crowded || inPlace.contentHeight > inPlace.height)
        played: true
        plateSizes: plate.sizes
        spared: Array.from(plate.table.frame.plates).concat(Array.from(plate.spared))
        wished: plate.room
    }
    Words {
        id: inPlace
        visible: false
        width: plate.room.width - 2 * words.x
        height: plate.room.height - plate.around
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.font(Theme.large ? 14 : 17)
    }
    Words {
        id: tight
        visible: false
        width: inPlace.width
        height: inPlace.height
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.large ? Theme.usualFont(15) : Theme.font(17)
    }
    Words {
        id: ruler
        visible: false
        size: Theme.large ? 15 : 17
        onTextChanged: plate.measure()
        onFontChanged: plate.measure()
    }
    Connections {
        target: plate.table
        function onHintChanged() {
            if (plate.table.hint === "")
                return
            plate.sentence = plate.table.hint
            // The next key follows the hint: a key that was pressed before it came must not. Whoever asks for hints and
            // follows them at a quick pace is not stopped.
            PressGuard.armBriefly()
        }
    }
    MouseArea {
        anchors.fill: parent
        enabled: plate.table.hint !== ""
        onClicked: plate.table.clearHint()
    }
    Icon {
        id: lamp
        x: Theme.px(14)
        y: Theme.px(9)
        name: "lamp"
        size: Theme.px(26)
    }
    TitleText {
        anchors {
            left: lamp.right; leftMargin: Theme.px(8)
            right: close.left; rightMargin: Theme.px(6)
            verticalCenter: lamp.verticalCenter
        }
        text: qsTr("Hint")
        size: 22
        Accessible.ignored: true
    }
    Icon {
        id: close
        anchors { right: parent.right; rightMargin: Theme.px(12); verticalCenter: lamp.verticalCenter }
        name: "close"
        size: Theme.px(16)
        opacity: 0.7
    }
    Words {
        id: words
        x: Theme.px(14)
        y: Theme.px(42)
        width: plate.width - 2 * x
        height: plate.fits ? inPlace.height : plate.height - plate.around
        size: plate.fits ? 17 : ruler.size
        fontSizeMode: plate.fits ? Text.Fit : Text.FixedSize
        minimumPixelSize: plate.least
    }
}
