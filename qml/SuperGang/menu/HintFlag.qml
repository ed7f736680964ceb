// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// Names the end of an advised move and what to do there, beside that end, where it covers nothing that can be used.
Plate {
    id: flag

    required property SuperGangTable table
    required property TownView town
    readonly property superGangMenu shown: table.menu
    readonly property rect room: table.layout.camera.view
    readonly property var row: Array.from(shown.rows).find((row) => row.number === flag.shown.advised) ?? null

    function inWindow(part: rect): rect {
        const zoom = flag.town.camera.zoom
        const from = flag.town.toWindow(Qt.point(part.x, part.y))
        return Qt.rect(from.x, from.y, part.width * zoom, part.height * zoom)
    }
    function overlap(x: real, y: real, part: rect): real {
        const wide = Math.min(x + flag.width, part.x + part.width) - Math.max(x, part.x)
        const high = Math.min(y + flag.height, part.y + part.height) - Math.max(y, part.y)
        return wide > 0 && high > 0 ? wide * high : 0
    }
    /// Looks outwards from the end, in rings, for the place that covers least.
    function place() {
        const goal = flag.town.toWindow(flag.shown.point)
        const parts = Array.from(flag.shown.taken).map((part) => flag.inWindow(part))
        const rim = Theme.px(8)
        let least = Infinity
        for (let ring = 1; ring <= 6; ++ring) {
            for (let step = 0; step < 16; ++step) {
                const angle = step * Math.PI / 8
                const x = goal.x + Math.cos(angle) * (flag.width / 2 + ring * Theme.px(22)) - flag.width / 2
                const y = goal.y - Math.sin(angle) * (flag.height / 2 + ring * Theme.px(22)) - flag.height / 2
                if (x < flag.room.x + rim || x + flag.width > flag.room.x + flag.room.width - rim
                    || y < flag.room.y + rim || y + flag.height > flag.room.y + flag.room.height - rim)
                    continue
                const cost = parts.reduce((sum, part) => sum + flag.overlap(x, y, part), 0) + ring * Theme.px(40)
                if (cost < least) {
                    least = cost
                    flag.x = Math.round(x)
                    flag.y = Math.round(y)
                }
            }
        }
    }

    objectName: "hintFlag"
    visible: shown.preview && shown.advised >= 0 && table.hint !== "" && !table.trade.shown && !table.duel.active
    width: words.x + words.width + Theme.px(12)
    height: words.height + Theme.px(12)
    radius: Theme.px(8)
    strength: 0.97
    doubled: false
    border { width: Theme.line(2); color: Theme.brass }
    onShownChanged: if (visible) flag.place()
    onVisibleChanged: if (visible) flag.place()
    onWidthChanged: if (visible) flag.place()
    onHeightChanged: if (visible) flag.place()

    Connections {
        target: flag.table.layout.camera
        function onChanged() { if (flag.visible) flag.place() }
    }
    Icon {
        id: lamp
        x: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        name: "lamp"
        size: Theme.px(22)
    }
    Column {
        id: words
        anchors { left: lamp.right; leftMargin: Theme.px(7); verticalCenter: parent.verticalCenter }
        // Measured apart: the width of a text that wraps depends on this one.
        width: Math.min(Math.ceil(Math.max(endMeasure.advanceWidth, actMeasure.advanceWidth)) + 1, Theme.px(230))

        TextMetrics { id: endMeasure; font: end.font; text: end.text }
        TextMetrics { id: actMeasure; font: act.font; text: act.text }
        BodyText {
            id: end
            width: parent.width
            wrapMode: Text.NoWrap
            text: flag.shown.title
            size: 16
            font.weight: Font.Bold
            color: Theme.brassLight
            Accessible.ignored: true
        }
        BodyText {
            id: act
            width: parent.width
            visible: text !== ""
            text: flag.row?.word ?? ""
            size: 15
            Accessible.ignored: true
        }
    }
}
