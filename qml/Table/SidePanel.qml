// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// The seats at the table (the children), and the log below.
Item {
    id: panel

    required property GameTable table
    default property alias seats: lines.data

    /// True if there is room for a title above the seats.
    readonly property bool headed: table.frame.plates.length === 0 || table.frame.plates[0].y - table.frame.panel.y > Theme.px(14)
    readonly property bool ended: headed && table.ending.reason !== ""

    anchors.fill: parent

    LineText {
        id: heading
        objectName: "panelTitle"
        x: panel.table.frame.panel.x
        y: panel.table.frame.panel.y - Theme.px(2)
        width: panel.table.frame.panel.width - (rule.visible ? rule.width + Theme.px(10) : 0)
        text: panel.ended ? qsTr("The end") : panel.table.panelTitle
        size: 15
        font.weight: Font.DemiBold
        color: Theme.brassLight
    }
    Why {
        id: rule
        objectName: "panelRule"
        anchors {
            right: parent.right; rightMargin: panel.width - panel.table.frame.panel.x - panel.table.frame.panel.width
            baseline: heading.baseline
        }
        visible: panel.ended
        asks: false
        rule: panel.table.ending.rule
        size: 14
    }
    Item {
        id: lines
        anchors.fill: parent
    }
    LogView {
        place: panel.table.frame.log
        table: panel.table
    }
}
