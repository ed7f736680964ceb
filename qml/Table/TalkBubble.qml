// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// What a player says, beside or below its plate and over everything on the board. It disappears by itself, and no click
/// waits for it.
Item {
    id: bubble

    required property TableTalk talk
    /// The plate of its speaker, in the coordinates of its parent.
    required property rect place
    required property int mark
    /// True if it is to the right of the plate.
    property bool after: false
    /// True if it is below the plate, and points to this x coordinate.
    property bool below: false
    property real pointing: place.x
    /// What lies over the board: a remark beside the plate that would be under it is below the plate instead.
    property rect avoided
    readonly property real natural: Math.min(words.implicitWidth, most) + Theme.px(30)
    readonly property real beside: after ? place.x + place.width + Theme.px(9) : place.x - natural - Theme.px(9)
    readonly property bool aside: !below && Math.min(beside + natural, avoided.x + avoided.width) > Math.max(beside, avoided.x)
                                  && Math.min(place.y + place.height, avoided.y + avoided.height) > Math.max(place.y, avoided.y)
    readonly property bool under: below || aside
    /// The greatest width of the words, and the greatest height; 0 for no limit.
    property real most: Theme.px(250)
    property real tallest: 0
    /// False if remarks are not shown here at all.
    property bool lasts: true
    readonly property string said: lasts ? talk.lines[mark] ?? "" : ""
    readonly property bool shown: said !== ""
    /// The last remark, kept while it fades out.
    property string line

    x: Math.round(under ? Math.min(place.x, place.x + place.width - width) : beside)
    y: Math.round(under ? place.y + place.height + Theme.px(9) : place.y + (place.height - height) / 2)
    width: words.width + Theme.px(30)
    height: words.height + Theme.px(18)
    opacity: shown ? 1 : 0
    visible: opacity > 0
    onSaidChanged: if (bubble.said !== "") bubble.line = bubble.said
    Component.onCompleted: bubble.line = bubble.said

    Behavior on opacity {
        enabled: Theme.speed > 0
        NumberAnimation { duration: Theme.ms(160) }
    }
    Rectangle {
        x: (bubble.below ? bubble.pointing - bubble.x : bubble.aside ? Theme.px(26)
            : bubble.after ? Theme.px(2) : parent.width - Theme.px(2)) - width / 2
        y: (bubble.under ? Theme.px(2) : parent.height / 2) - height / 2
        width: Theme.px(12)
        height: width
        rotation: 45
        color: Theme.paper
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(10)
        color: Theme.paper
    }
    BodyText {
        id: words
        objectName: "talk"
        anchors.centerIn: parent
        width: Math.min(implicitWidth, bubble.most, bubble.aside ? bubble.place.width - Theme.px(30) : bubble.most)
        height: bubble.tallest > 0 ? Math.min(implicitHeight, bubble.tallest) : implicitHeight
        fontSizeMode: bubble.tallest > 0 ? Text.Fit : Text.FixedSize
        minimumPixelSize: 10
        text: bubble.line
        color: Theme.ink
        size: 16
        font.italic: true
        Accessible.ignored: true
    }
}
