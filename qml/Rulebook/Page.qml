// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The open page. Only its visible part is created.
ListView {
    id: page

    /// The maximum width.
    property real room: 600
    readonly property real columnWidth: Math.min(room - Theme.px(22),
                                                 Math.round(560 * Math.max(1, Theme.u) * Math.max(1, Rulebook.textFactor)))
    readonly property real step: PaperTheme.px(64)
    property int pointedOutKey: -1
    /// True until the first picture of a page is on the screen.
    property bool turning: false

    function limit(y: real): real { return Math.max(page.originY, Math.min(y, page.originY + page.contentHeight - page.height)) }
    function scroll(by: real) { page.cancelFlick(); page.contentY = page.limit(page.contentY + by); page.tellTop() }
    function tellTop() { const row = page.indexAt(1, page.contentY + Theme.px(8)); if (row >= 0) Rulebook.topRow = row }
    function reveal(item: Item) {
        if (!item)
            return
        const top = item.mapToItem(page, 0, 0).y
        const bottom = top + Math.min(item.height, page.height)
        if (top < 0 || bottom > page.height)
            page.scroll(top < 0 ? top - Theme.px(20) : bottom - page.height + Theme.px(20))
    }
    /// Moves the focus to the next control on the page, scrolling to it if it is far away.
    function walk(forward: bool): bool {
        for (let turn = 0; turn < 40; ++turn) {
            if (PageLinks.step(page, page, forward)) {
                page.reveal(page.Window.activeFocusItem)
                return true
            }
            const before = page.contentY
            page.scroll((forward ? 0.6 : -0.6) * page.height)
            page.forceLayout()
            if (Math.abs(page.contentY - before) < 1)
                return false
        }
        return false
    }
    function arrive() {
        page.turning = true
        page.forceLayout()
        page.positionViewAtIndex(Math.min(Rulebook.anchorRow, page.count - 1), ListView.Beginning)
        if (Rulebook.anchorRow === 0)
            page.positionViewAtBeginning()
        page.pointedOutKey = -1
        page.pointedOutKey = Rulebook.pointedOutRow
        TermCard.close()
    }

    width: columnWidth + Theme.px(22)
    activeFocusOnTab: true
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    maximumFlickVelocity: 4000
    // Nothing is created in advance: turning the page while rows are being created causes warnings in Qt 6.4.2.
    cacheBuffer: 0
    model: Rulebook.page
    Accessible.role: Accessible.Document
    Accessible.name: Rulebook.title
    Accessible.focusable: true
    onMovementEnded: page.tellTop()
    onWidthChanged: TermCard.close()
    onContentYChanged: { if (TermCard.href !== "") TermCard.close(); if (moving) page.tellTop() }
    Component.onCompleted: page.arrive()
    Keys.onPressed: (event) => {
        event.accepted = true
        if (event.key === Qt.Key_Tab) event.accepted = page.walk(true)
        else if (event.key === Qt.Key_Backtab) event.accepted = page.walk(false)
        else if (event.matches(StandardKey.Copy)) Rulebook.copySection()
        else if (event.modifiers & (Qt.AltModifier | Qt.ControlModifier)) event.accepted = false
        else if (event.key === Qt.Key_Down) page.scroll(page.step)
        else if (event.key === Qt.Key_Up) page.scroll(-page.step)
        else if (event.key === Qt.Key_PageDown || event.key === Qt.Key_Space) page.scroll(0.88 * page.height)
        else if (event.key === Qt.Key_PageUp) page.scroll(-0.88 * page.height)
        else if (event.key === Qt.Key_Home) { page.positionViewAtBeginning(); page.tellTop() }
        else if (event.key === Qt.Key_End) { page.positionViewAtEnd(); page.tellTop() }
        else event.accepted = false
    }

    Connections {
        target: Rulebook
        function onArrived() { page.arrive() }
    }
    Connections {
        target: page.turning ? page.Window.window : null
        function onFrameSwapped() { page.turning = false }
    }
    delegate: PageBlock {
        width: page.columnWidth
        hurried: page.turning
        pointedOut: index === page.pointedOutKey
    }
}
