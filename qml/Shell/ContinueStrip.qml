pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The game that was left at the table.
Plate {
    id: strip

    readonly property Item button: go

    signal continued()

    // Names give way before words do.
    readonly property real roomForSeats: width - words.x - words.implicitWidth - Theme.px(24 + 20)

    BrassButton {
        id: go
        objectName: "continue"
        x: Theme.px(20)
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Continue")
        iconName: "play"
        size: 18
        primary: true
        focus: true
        description: Shelf.title + ", " + Shelf.when
        onClicked: strip.continued()
    }
    Column {
        id: words
        x: go.x + go.width + Theme.px(20)
        width: Math.min(implicitWidth, strip.width - x - Theme.px(16))
        anchors.verticalCenter: parent.verticalCenter

        BodyText {
            width: Math.min(implicitWidth, strip.width - words.x - Theme.px(16))
            text: Shelf.title
            size: 18
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
        BodyText {
            width: Math.min(implicitWidth, strip.width - words.x - Theme.px(16))
            text: Shelf.when
            size: 15
            color: Theme.sand
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
    }
    Row {
        id: seats
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(22)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(18)

        readonly property real roomForName: (strip.roomForSeats - repeater.count * (Theme.px(28) + spacing)) / Math.max(1, repeater.count) - Theme.px(8)

        Repeater {
            id: repeater
            model: Shelf.seats
            delegate: Row {
                id: seat

                required property string name
                required property int mark

                spacing: Theme.px(8)

                SeatMark {
                    mark: seat.mark
                    size: Theme.px(28)
                }
                BodyText {
                    visible: seats.roomForName >= Theme.px(30)
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, Math.max(0, seats.roomForName))
                    text: seat.name
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                }
            }
        }
    }
}
