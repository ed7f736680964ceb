// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App

/// Lies over a button while that is disabled: a click asks why. A lesson answers for itself.
MouseArea {
    id: why

    required property GameTable table
    required property Item button

    /// Emitted where no lesson has answered.
    signal asked()

    function board(): Item {
        let at = why.parent
        while (at !== null && !(at instanceof TableBoard))
            at = at.parent
        return at
    }

    enabled: button.visible && !button.enabled && table.deciding
    visible: enabled
    onClicked: (mouse) => {
        why.table.clearRefusal()
        why.table.missAt(why.mapToItem(why.board(), mouse.x, mouse.y))
        if (why.table.refusal.text === "")
            why.asked()
    }
}
