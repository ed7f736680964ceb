// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.Gangz

/// Points of a round, and the cards that earned them.
Rectangle {
    id: chip

    required property gangzReason reason
    /// True if it appears now; false if it was there already.
    required property bool animated

    /// The maximum width.
    property real most: 200
    /// True to leave out the text, on a low plate.
    property bool flat: false
    /// True to have the cards below the points, so that a flat chip takes less width.
    property bool stacked: false
    /// True to have smaller points, beside the cards.
    property bool lean: false
    readonly property int count: reason.cards.length
    /// Without room for whole cards beside each other, they overlap.
    readonly property real thumbGap: !flat || count < 2 ? Theme.px(4)
                                   : Math.min(Theme.px(4), Math.floor((room - thumbWidth) / (count - 1) - thumbWidth))
    readonly property int leastThumb: Math.max(16, Theme.px(18))
    /// The width in addition to the cards; less with large text on a low plate.
    readonly property int around: Theme.px(lean ? 10 : flat && Theme.large ? 14 : 24)
    readonly property int side: Theme.px(4)
    readonly property real least: stacked ? 2 * side : figure.width + around
    /// The width with its full text and cards.
    readonly property real wanted: least + Math.max(natural, count * (Math.floor(below / 1.16) + Theme.px(4)))
    readonly property real room: most - least
    /// True if the cards are too small to show anything: then the tool tip says what the points are for.
    readonly property bool speck: thumbWidth < Theme.px(18) && !(flat && thumbWidth >= leastThumb)
    readonly property int below: height - Math.ceil(Theme.font(15) * 1.3) - Theme.px(11)
    /// With large text and without room for cards below the text, the cards are beside it and the text has two lines.
    readonly property bool beside: !flat && count > 0 && below < Theme.px(30)
                                   && room - count * (widthIn(height - Theme.px(10), 0.5) + Theme.px(4))
                                      > natural * Theme.usualFont(15) / Theme.font(15)
    /// True if the text has the whole height of the chip, because no cards are below it.
    readonly property bool wraps: beside || !flat && (count === 0 || speck)
    readonly property int thumbHeight: stacked ? height - figure.y - figure.height - Theme.px(8)
                                   : flat || beside ? height - Theme.px(10) : below
    readonly property int thumbWidth: flat ? Math.min(thumbHeight / 1.16, Math.max(widthIn(thumbHeight, 1), Math.min(leastThumb, room)))
                                           : widthIn(thumbHeight, beside ? 0.5 : 1)
    readonly property real natural: Math.ceil(measured.width) + 1
    readonly property real wordsRoom: room - (beside ? thumbs.width + Theme.px(6) : 0)

    /// The width of a card of this height, if all cards share this part of the room.
    function widthIn(height: real, part: real): int {
        return Math.floor(Math.min(height / 1.16, (room * part - (count - 1) * Theme.px(4)) / Math.max(1, count)))
    }

    width: stacked ? Math.max(figure.width, thumbs.width) + 2 * side
         : Math.min(most, figure.width
                          + (flat ? (thumbs.visible ? thumbs.width : 0)
                             : beside ? Math.min(natural, wordsRoom) + thumbs.width + Theme.px(6)
                                      : Math.max(natural, thumbs.width))
                          + around)
    radius: Theme.px(8)
    color: reason.bad ? "#5E1418" : "#123B2B"
    border { width: Theme.line(1); color: reason.bad ? Theme.danger : Theme.success }
    Accessible.role: Accessible.StaticText
    Accessible.name: reason.points + ": " + reason.title + (reason.pictures === "" ? "" : ", " + reason.pictures)

    scale: 0.6 + 0.4 * arrival.way
    Component.onCompleted: arrival.begin()

    TextMetrics { id: measured; font: title.font; text: title.text }
    HoverHandler { id: pointer; enabled: chip.flat }
    HoverTip { target: chip; text: chip.reason.title; pointed: pointer.hovered }
    Moment { id: arrival; lasts: chip.animated; atOnce: false; duration: Theme.ms(220); easing.type: Easing.OutBack }
    FigureText {
        id: figure
        x: chip.stacked ? Math.round((chip.width - width) / 2) : Theme.px(chip.lean ? 3 : chip.flat && Theme.large ? 5 : 9)
        y: chip.stacked ? Theme.px(3) : Math.round((chip.height - height) / 2)
        // Without the empty space above and below figures.
        height: chip.stacked ? font.pixelSize : implicitHeight
        text: chip.reason.points
        size: chip.stacked ? 22 : chip.lean ? 18 : 30
        color: chip.reason.bad ? Theme.danger : Theme.success
        Accessible.ignored: true
    }
    BodyText {
        id: title
        x: figure.x + figure.width + Theme.px(chip.lean ? 3 : chip.flat && Theme.large ? 4 : 8)
        y: Theme.px(3)
        width: Math.min(chip.natural, chip.wordsRoom)
        height: chip.wraps ? chip.height - Theme.px(6) : Math.ceil(Theme.font(15) * 1.3)
        visible: !chip.flat
        text: chip.reason.title
        size: 15
        verticalAlignment: chip.wraps ? Text.AlignVCenter : Text.AlignTop
        wrapMode: chip.wraps ? Text.WordWrap : Text.NoWrap
        maximumLineCount: chip.wraps ? 100 : 1
        lineHeight: chip.wraps ? 0.9 : 1
        fontSizeMode: chip.wraps ? Text.Fit : Text.HorizontalFit
        minimumPixelSize: chip.wraps ? 12 : 10
        elide: chip.wraps ? Text.ElideNone : Text.ElideRight
        Accessible.ignored: true
    }
    Row {
        id: thumbs
        x: chip.stacked ? Math.round((chip.width - width) / 2) : title.x + (chip.beside ? title.width + Theme.px(6) : 0)
        anchors {
            bottom: parent.bottom
            bottomMargin: chip.stacked || !chip.flat && !chip.beside ? Theme.px(5) : Math.round((parent.height - height) / 2)
        }
        visible: !chip.speck
        spacing: chip.thumbGap
        Repeater {
            model: chip.reason.cards
            delegate: Item {
                id: thumb
                required property int modelData
                readonly property point explains: Qt.point(GangzTable.WallCard, modelData)
                readonly property bool quiet: true
                width: chip.thumbWidth
                height: Math.round(width * 1.16)
                TattooPicture { shown: thumb.modelData + 1 }
            }
        }
    }
}
