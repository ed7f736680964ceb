import QtQuick
import Backroom.App

/// The mark of a seat: a shape on a disc in the seat's colour.
Image {
    property int mark: 0
    property real size: Theme.px(32)

    width: Math.max(24, Math.round(size))
    height: width
    source: "qrc:/art/marks/" + SeatStyle.file(mark) + "-disc.svg"
    sourceSize.width: width
    Accessible.role: Accessible.Graphic
    Accessible.name: Theme.markName(mark)
}
