import QtQuick

/// A tattoo, 1 to 240 for the pictures 0 to 239, or the back (0), over its parent of a card's size: the paper that all share, and the ink.
Item {
    id: picture

    property int shown: 0
    /// For which width the pictures are made: while a card grows, that which it comes to.
    property real drawnWidth: width
    readonly property int rim: Math.round(width / 50)

    component Layer: Image {
        x: -picture.rim
        y: -picture.rim
        width: picture.width + 2 * picture.rim
        height: Math.round(width * 300 / 260)
        sourceSize {
            width: Math.round(picture.drawnWidth) + 2 * Math.round(picture.drawnWidth / 50)
            height: Math.round((Math.round(picture.drawnWidth) + 2 * Math.round(picture.drawnWidth / 50)) * 300 / 260)
        }
        fillMode: Image.Stretch
        Accessible.ignored: true
    }

    anchors.fill: parent

    Layer {
        source: picture.shown > 0 ? "qrc:/art/tattoos/paper.svg" : "qrc:/art/backs/tattoo.svg"
    }
    Layer {
        visible: picture.shown > 0
        source: visible ? "qrc:/art/tattoos/" + (picture.shown - 1) + ".svg" : ""
    }
}
