// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App

/// A tool tip for the item under the pointer, until anything is pressed or released or the pointer leaves.
Item {
    id: tip

    required property Item target
    required property string text
    property string shortcutText
    property Item within: null
    /// True to show it beside the item, where it covers no neighbour above or below.
    property bool beside: false
    property bool pointed: false
    property bool pressed: false
    /// True to show it for the keyboard focus as well.
    property bool focused: false

    /// True to suppress the tip until the pointer enters again.
    property bool pressedOnce: false

    function explain() {
        plate.setSource(Qt.resolvedUrl("ToolTipPlate.qml"), {
            "target": tip.target, "text": tip.text, "shortcutText": tip.shortcutText, "within": tip.within,
            "beside": tip.beside
        })
    }

    parent: target
    anchors.fill: parent
    onPressedChanged: if (pressed) { tip.pressedOnce = true; plate.source = "" }
    onVisibleChanged: plate.source = ""
    // A disabled item is not notified when the pointer leaves.
    onEnabledChanged: if (!enabled) { tip.pressedOnce = true; plate.source = "" }
    onPointedChanged: { tip.pressedOnce = false; plate.source = "" }
    onFocusedChanged: { tip.pressedOnce = false; plate.source = "" }

    Timer {
        interval: 600
        running: (tip.pointed && PressGuard.pointing || tip.focused) && !tip.pressedOnce && tip.text !== ""
        onTriggered: tip.explain()
    }
    Connections {
        target: PressGuard
        function onHandsUsed() { plate.source = "" }
        function onTouchEnded() { plate.source = "" }
    }
    // A resting finger shows the tip, too. This handler sees the touch before items below can grab it.
    TapHandler {
        acceptedDevices: PointerDevice.TouchScreen
        onLongPressed: {
            if (tip.text === "")
                return
            PressGuard.takeTouch(tip.target)
            tip.explain()
        }
    }
    Loader { id: plate }
}
