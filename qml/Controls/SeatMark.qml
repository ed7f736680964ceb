import QtQuick

/// The sign of a seat: a shape on a disc of the seat's colour.
Image {
    property int mark: 0
    property real size: Theme.px(32)

    width: Math.max(24, Math.round(size))
    height: width
    source: "qrc:/art/marks/" + Theme.seatMarks[Math.max(0, Math.min(mark, 5))] + "-disc.svg"
    sourceSize.width: width
    Accessible.role: Accessible.Graphic
    Accessible.name: Theme.markName(mark)
}
