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
        y: Math.round(parent.height * 0.08)
        size: Math.min(Theme.px(58), person.height * 0.54)
        mark: person.table.seatMark
    }
    TitleText {
        anchors { horizontalCenter: parent.horizontalCenter; top: disc.bottom; topMargin: Math.min(Theme.px(8), person.height * 0.06) }
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: person.table.seatName
        size: 24
        minimumPixelSize: 12
    }
}
