import QtQuick
import Backroom.App
import Backroom.Controls

/// Highlights what the log line under the pointer is about.
Item {
    id: pointer

    required property GameTable table
    required property Item board
    readonly property Item subject: table.pointedAt.x === -1 ? null : Explainer.find(board, table.pointedAt)
    readonly property rect place: subject === null ? Qt.rect(0, 0, 0, 0) : subject.mapToItem(parent, 0, 0, subject.width, subject.height)

    objectName: "logPointer"
    Placed.at: place
    visible: subject !== null && !table.curtainClosed

    Glow {}
}
