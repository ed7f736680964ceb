// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// Frames the table while what has already happened is shown again.
Rectangle {
    required property GameTable table

    objectName: "againFrame"
    anchors { fill: parent; topMargin: table.frame.bar.height }
    visible: table.shownAgain
    color: "transparent"
    border { width: Theme.line(4); color: Theme.brass }
}
