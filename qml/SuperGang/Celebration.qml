pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

/// The bunting of a district over everything, and confetti that falls once.
Item {
    id: celebration

    /// As its pictures are called; empty for none.
    required property string district

    readonly property int flagHeight: Theme.px(36)
    readonly property int flagWidth: Math.round(flagHeight * 360 / 76)

    visible: district !== ""

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        Repeater {
            model: celebration.district === "" ? 0 : Math.ceil(celebration.width / celebration.flagWidth)
            delegate: Image {
                width: celebration.flagWidth
                height: celebration.flagHeight
                source: "qrc:/art/festive/bunting-" + celebration.district + ".svg"
                sourceSize { width: width; height: height }
                Accessible.ignored: true
            }
        }
    }
    Repeater {
        model: celebration.visible && Theme.moves ? 6 : 0
        delegate: Image {
            id: shower
            required property int index
            x: (index % 3 - 0.1) * celebration.width / 3
            y: -height
            width: Math.round(celebration.width * 0.4)
            height: Math.round(width * 3 / 4)
            source: "qrc:/art/festive/confetti.svg"
            sourceSize { width: width; height: height }
            mirror: index > 2
            Accessible.ignored: true

            SequentialAnimation {
                running: true
                PauseAnimation { duration: Theme.ms(420 * shower.index) }
                NumberAnimation {
                    target: shower
                    property: "y"
                    to: celebration.height
                    duration: Theme.ms(3600 + 300 * (shower.index % 3))
                }
            }
        }
    }
}
