pragma ComponentBehavior: Bound

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

    SeatSign {
        id: disc
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(parent.height * 0.08)
        size: Math.min(Theme.px(58), person.height * 0.54)
        mark: person.table.seatMark
        face: person.table.seatFace
    }
    TitleText {
        anchors { horizontalCenter: parent.horizontalCenter; top: disc.bottom; topMargin: Math.min(Theme.px(8), person.height * 0.06) }
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: person.table.seatName
        size: 24
        minimumPixelSize: 12
    }
    // A computer player thinks.
    Rectangle {
        x: Math.min(disc.x + disc.width - Theme.px(14), person.width - width)
        y: Math.max(0, disc.y - Theme.px(6))
        width: dots.width + Theme.px(14)
        height: Theme.px(22)
        radius: height / 2
        visible: person.table.thinking
        color: Theme.cream
        border { width: Theme.line(2); color: Theme.ink }
        Accessible.role: Accessible.StaticText
        Accessible.name: person.table.thinkingText

        Row {
            id: dots
            anchors.centerIn: parent
            spacing: Theme.px(4)

            Repeater {
                model: 3
                delegate: Rectangle {
                    id: dot
                    required property int index
                    width: Theme.px(7)
                    height: width
                    radius: width / 2
                    color: Theme.ink

                    SequentialAnimation on opacity {
                        running: person.table.thinking && Theme.moves
                        loops: Animation.Infinite
                        PauseAnimation { duration: 140 * dot.index }
                        NumberAnimation { from: 1; to: 0.25; duration: 280 }
                        NumberAnimation { from: 0.25; to: 1; duration: 280 }
                        PauseAnimation { duration: 280 - 140 * dot.index }
                    }
                }
            }
        }
    }
}
