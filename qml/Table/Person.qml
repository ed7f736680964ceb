import QtQuick
import Backroom.App
import Backroom.Controls

/// Who is at the screen: mark and name at the left of the rail.
Item {
    id: person

    required property GameTable table

    x: table.frame.person.x
    y: table.frame.person.y
    width: table.frame.person.width
    height: table.frame.person.height
    visible: table.seatName !== ""

    SeatMark {
        id: disc
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(parent.height * 0.12)
        size: Theme.px(58)
        mark: person.table.seatMark
    }
    TitleText {
        anchors { horizontalCenter: parent.horizontalCenter; top: disc.bottom; topMargin: Theme.px(8) }
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: person.table.seatName
        size: 24
        minimumPixelSize: 12
    }
}
