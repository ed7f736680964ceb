// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Gangz

/// The instructions for the player, beside the leader or in the room that the wall leaves.
Item {
    id: place

    required property GangzTable table
    readonly property rect room: table.layout.words
    readonly property bool beside: table.layout.spread === GangzLayout.Choosing

    /// With large text the wall leaves no additional room: the text grows only as far as it fits.
    readonly property bool tight: Theme.large && !beside
    readonly property bool roomy: wanted <= height
    // Not by the title's own height, which depends on it. All heights are read, even unused ones: a text finds out its
    // height when that is first read, and to do so after its creation would change what is being computed.
    readonly property real wanted: {
        const [title, text, hint] = [largeTitle.implicitHeight, largeText.implicitHeight, largeHint.implicitHeight]
        return (Theme.large && beside ? Math.ceil(Theme.font(36) * 1.2) : title)
                + (largeText.text !== "" ? text : 0) + (largeHint.text !== "" ? hint : 0)
                + Theme.px(beside ? 20 + 6 + 3 * 8 : 2 * 4)
    }
    /// A title with many names takes several lines if it would not fit into one.
    readonly property bool lined: measured.advanceWidth > width
    readonly property int letters: beside ? roomy ? 19 : 15 : roomy ? 16 : tight ? 12 : 14
    readonly property int small: roomy ? 15 : tight ? 12 : 13
    /// With large text beside the leader, the title shrinks too, rather than the instructions lose a line.
    readonly property bool packed: Theme.large && beside && !roomy

    Placed.at: room
    visible: room.width > Theme.px(120) && room.height > Theme.px(60)
    clip: true

    TextMetrics { id: measured; font.family: Theme.titleFont; font.pixelSize: Theme.usualFont(16); text: place.table.words.title }
    // The same texts at full size, for measuring.
    TitleText {
        id: largeTitle
        visible: false
        width: parent.width
        text: place.table.words.title
        size: place.beside ? 36 : place.tight ? 20 : 28
        font.pixelSize: place.lined ? Theme.usualFont(16) : Theme.font(size)
        fontSizeMode: place.lined ? Text.FixedSize : Text.HorizontalFit
        wrapMode: place.lined ? Text.WordWrap : Text.NoWrap
        minimumPixelSize: 12
    }
    BodyText {
        id: largeText
        visible: false
        width: parent.width
        text: place.table.words.text
        font.pixelSize: Theme.px(place.beside ? 19 : 16)
    }
    BodyText { id: largeHint; visible: false; width: parent.width; text: place.table.words.hint; font.pixelSize: Theme.px(15) }
    Column {
        width: parent.width
        y: place.beside ? Theme.px(place.packed ? 2 : 20) : Math.max(0, Math.round((place.height - height) / 2))
        spacing: Theme.px(place.tight || place.packed ? 4 : 8)

        TitleText {
            id: title
            width: parent.width
            text: place.table.words.title
            size: place.packed ? 24 : largeTitle.size
            font.pixelSize: place.lined ? Theme.usualFont(16) : Theme.font(size)
            fontSizeMode: largeTitle.fontSizeMode
            wrapMode: largeTitle.wrapMode
            minimumPixelSize: 12
        }
        BodyText {
            width: parent.width
            visible: text !== ""
            text: place.table.words.text
            size: place.letters
            font.pixelSize: Theme.large ? Theme.px(size) : Theme.font(size)
        }
        Item { width: 1; height: Theme.px(6); visible: place.beside && !place.packed }
        BodyText {
            width: parent.width
            visible: text !== ""
            text: place.table.words.hint
            size: place.small
            font.pixelSize: Theme.large ? Theme.px(size) : Theme.font(size)
            color: Theme.sand
        }
    }
}
