// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A dark plate with a double hairline around its children. `active` lights it up for the seat in turn; `highlighted`
/// marks the one under the pointer.
Rectangle {
    id: plate

    property bool active: false
    property bool highlighted: false
    property real strength: 0.8
    readonly property real solid: Theme.strong ? 1 : strength
    property bool doubled: true
    /// True if it covers the board, so that things below it are not explained.
    property bool shields: false

    radius: Theme.px(12)
    color: active ? Qt.rgba(0.12, 0.3, 0.23, 0.95)
                  : highlighted ? Qt.rgba(0.1, 0.17, 0.13, Math.min(1, solid + 0.1))
                                : Theme.strong ? Theme.baizeDark : Qt.rgba(0.039, 0.09, 0.071, strength)
    border {
        width: Theme.line(active ? 2 : 1)
        color: active ? Theme.brassLight : highlighted ? Theme.brass : Theme.hairline
    }

    Rectangle {
        visible: plate.doubled
        anchors.fill: parent
        anchors.margins: Theme.line(4)
        radius: Math.max(2, plate.radius - Theme.line(4))
        color: "transparent"
        border { width: Theme.line(1); color: Theme.hairline }
        opacity: plate.active ? 0.9 : 0.45
    }
}
