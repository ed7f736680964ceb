import QtQuick

/// Lamplight on green baize. light is "table" or "home" (with the cone of the lamp).
Rectangle {
    id: baize

    property string light: "table"

    color: light === "home" ? "#10301F" : "#16402F"
    Accessible.ignored: true

    Image {
        anchors.fill: parent
        source: "qrc:/art/room/" + baize.light + "-light.svg"
        sourceSize { width: baize.width; height: baize.height }
        fillMode: Image.PreserveAspectCrop
        verticalAlignment: Image.AlignTop
        asynchronous: true
    }
    Image {
        anchors.fill: parent
        source: "qrc:/art/room/weave.png"
        fillMode: Image.Tile
        smooth: false
    }
}
