import QtQuick
import Backroom.Controls

/// A setting: its name, a sentence about it, and at the right what sets it.
Item {
    id: row

    property string text
    property string hint
    default property alias control: place.data

    width: parent ? parent.width : 0
    implicitHeight: Math.max(words.height, place.childrenRect.height) + Theme.px(14)

    Column {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        width: row.width - place.width - Theme.px(20)

        BodyText {
            width: parent.width
            text: row.text
            size: 18
            font.weight: Font.Medium
        }
        BodyText {
            width: parent.width
            visible: text !== ""
            text: row.hint
            size: 15
            color: Theme.sand
        }
    }
    Item {
        id: place
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: childrenRect.width
        height: childrenRect.height
    }
}
