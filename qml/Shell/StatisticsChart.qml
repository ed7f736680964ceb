// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// Results over time. The pointer or the arrow keys select a game, which is described below.
FocusScope {
    id: panel

    readonly property int count: chart.count
    property int current: -1

    function go(to: int) { if (panel.count > 0) panel.current = Math.max(0, Math.min(to, panel.count - 1)) }

    activeFocusOnTab: true
    Accessible.role: Accessible.Chart
    Accessible.name: heading.text + (current >= 0 ? ": " + Statistics.result(current) : "")
    Accessible.description: Statistics.resultsSummary
    Accessible.focusable: true
    onCountChanged: panel.current = -1
    onActiveFocusChanged: if (!activeFocus) panel.current = -1
    Keys.onLeftPressed: (event) => {
        event.accepted = panel.current !== 0
        if (event.accepted)
            panel.go(panel.current < 0 ? panel.count - 1 : panel.current - 1)
    }
    Keys.onRightPressed: (event) => {
        event.accepted = panel.current >= 0 && panel.current < panel.count - 1
        if (event.accepted)
            panel.go(panel.current + 1)
    }

    StatisticsBar {
        id: heading
        width: parent.width - (legend.visible ? legend.width + Theme.px(12) : 0)
        text: Statistics.resultsTitle
    }
    Row {
        id: legend
        anchors { right: parent.right; verticalCenter: heading.verticalCenter }
        visible: panel.count > 1
        spacing: Theme.px(7)

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(22)
            height: Theme.line(2)
            color: Theme.brass
        }
        LineText {
            objectName: "resultsLegend"
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("average of the last %1 games").arg(chart.together)
            size: 14
            color: Theme.sand
        }
    }
    CaptionText {
        id: top
        // The labels of the highest and the lowest line.
        y: chart.y + Theme.px(9) - height / 2
        text: Statistics.highest
        size: 14
        color: Theme.sand
    }
    CaptionText {
        id: bottom
        y: chart.y + chart.height - Theme.px(9) - height / 2
        text: Statistics.lowest
        size: 14
        color: Theme.sand
    }
    ResultsChart {
        id: chart
        objectName: "resultsChart"
        x: Math.max(top.width, bottom.width) + Theme.px(8)
        y: heading.height + Theme.px(8)
        width: panel.width - x
        height: panel.height - y - words.height - Theme.px(6)
        results: Statistics.results
        wins: Statistics.wins
        shares: Statistics.game === 0
        unit: Theme.u
        current: panel.current

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onEntered: panel.go(chart.nearest(mouseX))
            onPositionChanged: (mouse) => panel.go(chart.nearest(mouse.x))
            onExited: panel.current = -1
            onPressed: panel.forceActiveFocus(Qt.MouseFocusReason)
        }
    }
    BodyText {
        id: words
        objectName: "resultWords"
        anchors { left: chart.left; right: parent.right; bottom: parent.bottom }
        height: Theme.px(40)
        text: panel.current >= 0 ? Statistics.result(panel.current) : Statistics.resultsSummary
        size: 14
        color: panel.current >= 0 ? Theme.cream : Theme.sand
        maximumLineCount: 2
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    FocusRing {
        visible: panel.activeFocus
        corner: Theme.px(6)
        gap: 2
    }
}
