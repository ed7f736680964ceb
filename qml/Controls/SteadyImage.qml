// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A picture rasterised at the size in which it is shown. When that size changes, the old picture is scaled until the
/// new one is ready, so that nothing flickers when the window is resized or the rulebook opens beside a table.
Image {
    id: image

    /// In pixels; 0 for a side that follows from the other.
    required property size drawnAt
    readonly property bool outgrown: status === Image.Ready && (sourceSize.width !== drawnAt.width || sourceSize.height !== drawnAt.height)

    function draw() { image.sourceSize = Qt.size(image.drawnAt.width, image.drawnAt.height) }

    asynchronous: true
    Accessible.ignored: true
    // Bound until the item is complete; nothing is rasterised before.
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
    // The new picture is in the cache by then and appears at once.
    Timer {
        id: handover
        interval: 0
        onTriggered: if (next.status === Image.Ready) image.draw()
    }
}
