// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// Outlines the subject of the log line under the pointer: thinner than the light of a lesson, and without its glow.
Item {
    id: pointer

    required property GameTable table
    required property Item board
    readonly property Item subject: table.pointedAt.x === -1 ? null : Explainer.find(board, table.pointedAt)
    readonly property rect place: subject === null ? Qt.rect(0, 0, 0, 0) : subject.mapToItem(parent, 0, 0, subject.width, subject.height)

    objectName: "logPointer"
    Placed.at: place
    visible: subject !== null && !table.curtainClosed

    // Visible on light cards and on dark wood.
    Rectangle {
        anchors { fill: parent; margins: -Theme.line(4) }
        color: "transparent"
        radius: Theme.px(8) + Theme.line(4)
        border { width: Theme.line(4); color: Theme.ink }
    }
    Rectangle {
        anchors { fill: parent; margins: -Theme.line(3) }
        color: "transparent"
        radius: Theme.px(8) + Theme.line(3)
        border { width: Theme.line(2); color: Theme.cream }
    }
}
