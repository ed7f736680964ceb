import QtQuick

/// A picture that is drawn at the size it is shown in. When that size changes, what is there is scaled until the new drawing is ready,
/// so that nothing blinks when a window changes its size or the rulebook opens beside a table.
Image {
    id: image

    /// In pixels; a side of 0 follows from the other.
    required property size drawnAt

    asynchronous: true
    Accessible.ignored: true
    // Bound until it is complete, while nothing is drawn yet.
    sourceSize: drawnAt
    Component.onCompleted: sourceSize = Qt.size(drawnAt.width, drawnAt.height)
    onDrawnAtChanged: if (status !== Image.Ready) sourceSize = Qt.size(drawnAt.width, drawnAt.height)
    onSourceChanged: sourceSize = Qt.size(drawnAt.width, drawnAt.height)

    /// Once it is drawn it is at hand, and takes its place at once.
    function renew() {
        const drawn = ahead.item as Image
        if (drawn !== null && drawn.status === Image.Ready)
            sourceSize = Qt.size(drawnAt.width, drawnAt.height)
    }

    Loader {
        id: ahead
        active: image.status === Image.Ready && (image.sourceSize.width !== image.drawnAt.width || image.sourceSize.height !== image.drawnAt.height)
        visible: false
        sourceComponent: Image {
            source: image.source
            sourceSize: image.drawnAt
            asynchronous: true
            Accessible.ignored: true
            onStatusChanged: if (status === Image.Ready) Qt.callLater(image.renew)
        }
    }
}
