// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App

/// The question whether to leave the table, while it is asked.
Loader {
    id: leave

    property bool asks: false

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
