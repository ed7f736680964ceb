import QtQuick

Image {
    property bool odd: true
    property bool onDark: false
    property int size: 12

    width: size
    height: size
    source: "qrc:/art/marks/" + (odd ? "odd" : "even") + (onDark ? "-on-dark" : "") + ".svg"
    sourceSize.width: size
    Accessible.ignored: true
}
