import QtQuick

/// A picture that is drawn at the size it is shown in. When that size changes, what is there is scaled until the new drawing is ready,
/// so that nothing blinks when a window changes its size or the rulebook opens beside a table.
Image {
    id: image

    /// In pixels; a side of 0 follows from the other.
    required property size drawnAt
    readonly property bool outgrown: status === Image.Ready && (sourceSize.width !== drawnAt.width || sourceSize.height !== drawnAt.height)

    function draw() { image.sourceSize = Qt.size(image.drawnAt.width, image.drawnAt.height) }

    asynchronous: true
    Accessible.ignored: true
    // Bound until it is complete, while nothing is drawn yet.
    sourceSize { width: drawnAt.width; height: drawnAt.height }
    Component.onCompleted: image.draw()
    onDrawnAtChanged: if (status !== Image.Ready) image.draw()
    onSourceChanged: image.draw()

    Image {
        id: next

        visible: false
        source: image.outgrown ? image.source : ""
        sourceSize { width: image.drawnAt.width; height: image.drawnAt.height }
        asynchronous: true
        Accessible.ignored: true
        onStatusChanged: if (status === Image.Ready) handover.start()
    }
    // Once it is drawn it is at hand, and takes its place at once.
    Timer {
        id: handover
        interval: 0
        onTriggered: if (next.status === Image.Ready) image.draw()
    }
}
