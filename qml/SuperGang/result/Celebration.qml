pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

/// The bunting of a district, and confetti that falls once.
Item {
    id: celebration

    /// As in the names of its pictures; empty for none.
    required property string district
    /// Shown for the first time.
    required property bool fresh

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
    // The confetti is deleted afterwards.
    Moment { id: shower; lasts: celebration.fresh && celebration.district !== ""; duration: Theme.ms(4200) }
    Repeater {
        model: shower.running ? 6 : 0
        delegate: Image {
            required property int index
            readonly property real fall: Math.max(0, shower.way * 1.5 - 0.1 * index)
            x: (index % 3 - 0.1) * celebration.width / 3
            y: -height + (celebration.height + height) * fall
            width: Math.round(celebration.width * 0.4)
            height: Math.round(width * 3 / 4)
            source: "qrc:/art/festive/confetti.svg"
            sourceSize { width: width; height: height }
            mirror: index > 2
            Accessible.ignored: true
        }
    }
}
