// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App

/// The question whether to leave the table, while it is asked.
Loader {
    id: leave

    property bool asks: false
    /// The control that had the focus before the question was asked.
    property Item before: null

    function remember() { leave.before = Window.activeFocusItem }
    /// Gives the focus back to that control. Returns false if there was none, or it can no longer be used.
    function giveBack(): bool {
        const to = leave.before
        leave.before = null
        if (to === null || !to.activeFocusOnTab || !to.visible || !to.enabled)
            return false
        to.forceActiveFocus(Qt.TabFocusReason)
        return to.activeFocus
    }

    objectName: "leaveTable"
    active: asks
    source: Qt.resolvedUrl("LeaveQuestion.qml")
    // The keys are for the table again.
    onActiveChanged: if (!active) focus = false
    onLoaded: { PressGuard.arm(); leave.forceActiveFocus() }

    Connections {
        target: leave.item as LeaveQuestion
        function onRejected() { leave.asks = false }
    }
}
