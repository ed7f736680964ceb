pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.Gangz

/// Points of a round, and the cards they are for.
Rectangle {
    id: chip

    required property gangzReason reason
    /// How wide it may be.
    property real most: 200
    /// In a low plate: without words.
    property bool flat: false

    readonly property int count: reason.cards.length
    readonly property real thumbGap: Theme.px(4)
    readonly property real room: most - figure.width - Theme.px(24)
    readonly property int thumbHeight: flat ? height - Theme.px(10) : height - title.implicitHeight - Theme.px(11)
    readonly property int thumbWidth: Math.floor(Math.min(thumbHeight / 1.16, (room - (count - 1) * thumbGap) / Math.max(1, count)))

    width: Math.min(most, figure.width + Math.max(flat ? 0 : title.implicitWidth, thumbs.width) + Theme.px(24))
    radius: Theme.px(8)
    color: reason.bad ? "#5E1418" : "#123B2B"
    border { width: Theme.line(1); color: reason.bad ? Theme.danger : Theme.success }
    Accessible.role: Accessible.StaticText
    Accessible.name: reason.points + ": " + reason.title + (reason.pictures === "" ? "" : ", " + reason.pictures)

    NumberAnimation on scale {
        running: Theme.moves
        from: 0.6
        to: 1
        duration: Theme.ms(220)
        easing.type: Easing.OutBack
    }
    FigureText {
        id: figure
        x: Theme.px(9)
        anchors.verticalCenter: parent.verticalCenter
        text: chip.reason.points
        size: 30
        color: chip.reason.bad ? Theme.danger : Theme.success
        Accessible.ignored: true
    }
    BodyText {
        id: title
        anchors { left: figure.right; leftMargin: Theme.px(8); right: parent.right; rightMargin: Theme.px(7); top: parent.top; topMargin: Theme.px(3) }
        visible: !chip.flat
        text: chip.reason.title
        size: 15
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Row {
        id: thumbs
        anchors { left: figure.right; leftMargin: Theme.px(8); bottom: parent.bottom; bottomMargin: Math.round(chip.flat ? (parent.height - height) / 2 : Theme.px(5)) }
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
