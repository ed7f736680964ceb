// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A soft shadow below its parent. `level` is "small" (resting), "medium" (in hand) or "large" (in the air).
BorderImage {
    property string level: "small"
    readonly property int reach: level === "large" ? 24 : level === "medium" ? 14 : 6
    readonly property int patch: level === "large" ? 38 : level === "medium" ? 28 : 19
    property int drop: level === "large" ? 10 : level === "medium" ? 3 : 2

    anchors.fill: parent
    anchors.margins: -reach
    anchors.topMargin: -reach + drop
    anchors.bottomMargin: -reach - drop
    z: -1
    source: "qrc:/art/ninepatches/shadow-" + level + ".png"
    border { left: patch; right: patch; top: patch; bottom: patch }
    Accessible.ignored: true
}
