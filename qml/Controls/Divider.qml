import QtQuick

Image {
    width: Theme.px(400)
    height: Math.round(width * 16 / 360)
    source: "qrc:/art/room/divider.svg"
    sourceSize.width: width
    Accessible.ignored: true
}
