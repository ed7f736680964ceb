// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// A game on the home screen: picture, name, a sentence, the number of players. In wide tiles the text is beside the
/// picture.
Pressable {
    id: tile

    property string blurb
    property string players
    property url emblem

    readonly property bool large: width > Theme.px(700)
    readonly property bool wide: large || width > 2 * height
    readonly property bool low: wide && !large && height < Theme.px(160 * Theme.swell)
    // A tile that has come up under a resting pointer is not meant.
    readonly property bool lit: activeFocus || hovered && PressGuard.pointing
    readonly property int inset: Theme.px(9)

    /// The height of its text, and that of the longest text among the neighbouring tiles, so that all pictures end at
    /// the same height.
    readonly property alias wordsHeight: words.height
    property real wordsRoom: words.height
    /// The height of the sentence beside a picture: it shrinks rather than push the other words out of the tile.
    readonly property real blurbRoom: height - 2 * (inset + Theme.px(5)) - title.height - seats.height - 2 * words.spacing
    /// Room at the top and the bottom of the picture for what is drawn over it.
    property real head: 0
    property real foot: 0
    readonly property rect picture: Qt.rect(art.x, art.y, art.width, art.height)

    description: blurb + " " + players

    Shadow { level: "large" }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(12)
        gradient: Gradient {
            GradientStop { position: 0; color: tile.lit ? "#FFF3CC" : Theme.brassLight }
            GradientStop { position: 1; color: tile.lit ? Theme.brass : Qt.lighter(Theme.brassDark, 1.4) }
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.line(3)
            radius: Theme.px(10)
            color: "#150E08"
        }
    }
    Rectangle {
        id: art
        x: tile.inset
        y: tile.inset
        width: tile.wide ? Math.round(tile.width * (tile.large ? 0.57 : tile.low ? 0.4 : 0.46)) : tile.width - 2 * tile.inset
        height: tile.wide ? tile.height - 2 * tile.inset
                          : Math.min(Math.round(tile.height * 0.635), tile.height - tile.wordsRoom - tile.inset - Theme.px(20))
        radius: Theme.px(6)
        border { width: 1; color: Theme.hairline }
        gradient: Gradient {
            GradientStop { position: 0; color: "#37805F" }
            GradientStop { position: 1; color: "#1A4534" }
        }
        Art {
            visible: tile.wide
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(20)
            width: Math.round(parent.width * 0.92)
            height: Math.round(width / 2)
            art: "room/sunburst"
            opacity: 0.22
            asynchronous: true
        }
        Loader {
            // As wide as possible, limited by the height.
            readonly property real most: parent.height - tile.head - tile.foot - Theme.px(tile.large ? 26 : 8)
            objectName: "emblem"
            width: parent.width
            height: Math.min(most, width / 1.62)
            y: Math.round(tile.head + (most - height) / 2)
            source: tile.emblem
            asynchronous: true
        }
    }
    BodyText {
        id: ruler
        visible: false
        width: words.width
        text: tile.blurb
        size: tile.large ? 20 : tile.low ? 14 : Theme.large && !tile.wide ? 12 : 16
    }
    Column {
        id: words
        objectName: "tileWords"
        x: tile.wide ? art.x + art.width + Theme.px(tile.low ? 16 : 28) : Theme.px(20)
        width: tile.width - x - Theme.px(tile.large ? 36 : tile.low ? 14 : 20)
        y: tile.wide ? Math.round((tile.height - height) / 2) : art.y + art.height + Theme.px(8)
        spacing: Theme.px(tile.large ? 12 : tile.low ? 1 : 3)

        TitleText {
            id: title
            width: parent.width
            text: tile.text
            size: tile.large ? 50 : tile.low ? 21 : 28
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
        Divider {
            visible: tile.large
            width: Math.min(parent.width, Theme.px(250))
            anchors.horizontalCenter: parent.horizontalCenter
        }
        BodyText {
            width: parent.width
            height: tile.wide && !tile.large ? Math.min(ruler.height, tile.blurbRoom) : implicitHeight
            text: tile.blurb
            size: ruler.size
            fontSizeMode: tile.wide && !tile.large ? Text.Fit : Text.FixedSize
            minimumPixelSize: 12
            maximumLineCount: Theme.large && !tile.wide ? 5 : 100
            lineHeight: tile.large ? 1.15 : 1
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
        BodyText {
            id: seats
            width: parent.width
            topPadding: Theme.px(tile.large || tile.low ? 0 : 8)
            text: tile.players
            size: tile.large ? 17 : 15
            color: Theme.sand
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
        Row {
            visible: tile.large
            topPadding: Theme.px(4)
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(9)

            Icon {
                anchors.verticalCenter: invitation.verticalCenter
                name: "play"
                size: Theme.px(18)
            }
            BodyText {
                id: invitation
                text: qsTr("New game")
                size: 19
                color: tile.lit ? Theme.focus : Theme.brassLight
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }
        }
    }
    Glow {
        visible: tile.lit
        corner: Theme.px(12)
    }
    FocusRing {
        visible: tile.activeFocus
        corner: Theme.px(12)
        gap: 2
    }
}
