import QtQuick

/// A whole card's picture with its transparent rim, laid over the card of its parent's size.
SteadyImage {
    readonly property real rim: parent ? parent.width / 50 : 0

    x: -Math.round(rim)
    y: -Math.round(rim)
    width: parent ? parent.width + 2 * Math.round(rim) : 0
    height: Math.round(width * 360 / 260)
    drawnAt: Qt.size(width, 0)
    fillMode: Image.Stretch
}
