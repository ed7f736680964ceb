import QtQuick
import Backroom.Controls
import Backroom.Gangz

/// What is to be done, beside the leader or in what the wall leaves free.
Item {
    id: place

    required property GangzTable table
    readonly property rect room: table.layout.words
    readonly property bool beside: table.layout.spread === GangzLayout.Choosing

    /// In large print the wall leaves no more room than before.
    readonly property bool tight: Theme.large && !beside

    x: room.x
    y: room.y
    width: room.width
    height: room.height
    visible: room.width > Theme.px(120) && room.height > Theme.px(60)
    clip: true

    Column {
        width: parent.width
        y: place.beside ? Theme.px(20) : Math.max(0, Math.round((place.height - height) / 2))
        spacing: Theme.px(place.tight ? 4 : 8)

        TitleText {
            width: parent.width
            text: place.table.words.title
            size: place.beside ? 36 : place.tight ? 20 : 28
            minimumPixelSize: 12
        }
        BodyText {
            width: parent.width
            visible: text !== ""
            text: place.table.words.text
            size: place.beside ? 19 : place.tight ? 12 : 16
            font.pixelSize: Theme.large ? Theme.px(size) : Theme.font(size)
        }
        Item { width: 1; height: Theme.px(6); visible: place.beside }
        BodyText {
            width: parent.width
            visible: text !== ""
            text: place.table.words.hint
            size: place.tight ? 12 : 15
            font.pixelSize: Theme.large ? Theme.px(size) : Theme.font(size)
            color: Theme.sand
        }
    }
}
