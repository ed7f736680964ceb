import QtQuick

/// Shows a tattoo (n + 1 for picture n, from 0 to 239) or the back (0) as paper and ink, over a parent of a card's
/// size.
Item {
    id: picture

    property int shown: 0
    /// The width for which pictures are drawn: for a growing card, its final width.
    property real drawnWidth: width
    readonly property int rim: Math.round(width / 50)

    readonly property int pictureWidth: width + 2 * rim
    readonly property int pictureHeight: Math.round(pictureWidth * 300 / 260)
    readonly property int drawn: Math.round(drawnWidth) + 2 * Math.round(drawnWidth / 50)
    readonly property int drawnHeight: Math.round(drawn * 300 / 260)

    anchors.fill: parent

    Image {
        x: -picture.rim
        y: -picture.rim
        width: picture.pictureWidth
        height: picture.pictureHeight
        source: picture.shown > 0 ? "qrc:/art/tattoos/paper.svg" : "qrc:/art/backs/tattoo.svg"
        sourceSize { width: picture.drawn; height: picture.drawnHeight }
        fillMode: Image.Stretch
        Accessible.ignored: true
    }
    Image {
        x: -picture.rim
        y: -picture.rim
        width: picture.pictureWidth
        height: picture.pictureHeight
        visible: picture.shown > 0
        source: visible ? "qrc:/art/tattoos/" + (picture.shown - 1) + ".svg" : ""
        sourceSize { width: picture.drawn; height: picture.drawnHeight }
        fillMode: Image.Stretch
        Accessible.ignored: true
    }
}
