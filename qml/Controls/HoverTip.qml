// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A tool tip for the item under the pointer, until it is pressed or the pointer leaves.
Item {
    id: tip

    required property Item target
    required property string text
    property string shortcutText
    property bool pointed: false
    property bool pressed: false

    /// Suppresses the tip until the pointer enters again.
    property bool pressedOnce: false

    function explain() { plate.setSource(Qt.resolvedUrl("ToolTipPlate.qml"), { "target": tip.target, "text": tip.text, "shortcutText": tip.shortcutText }) }

    onPressedChanged: if (pressed) { tip.pressedOnce = true; plate.source = "" }
    onVisibleChanged: plate.source = ""
    // A disabled item never hears that the pointer has left.
    onEnabledChanged: if (!enabled) { tip.pressedOnce = true; plate.source = "" }
    onPointedChanged: { tip.pressedOnce = false; plate.source = "" }

    Timer {
        interval: 600
        running: tip.pointed && !tip.pressedOnce && tip.text !== ""
        onTriggered: tip.explain()
    }
    Loader { id: plate }
}
