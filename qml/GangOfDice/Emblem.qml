import QtQuick

Item {
    Image {
        anchors.centerIn: parent
        width: Math.round(Math.min(parent.width * 0.96, parent.height * 0.96 * 400 / 260))
        height: Math.round(width * 260 / 400)
        source: "qrc:/art/tiles/gang-of-dice.svg"
        sourceSize.width: width
        asynchronous: true
        Accessible.ignored: true
    }
}
