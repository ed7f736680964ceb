// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App

/// A tool tip for the item under the pointer, until it or a key is pressed or the pointer leaves.
Item {
    id: tip

    required property Item target
    required property string text
    property string shortcutText
    property Item within: null
    property bool pointed: false
    property bool pressed: false
    /// It is shown for the focus as well.
    property bool focused: false

    /// Suppresses the tip until the pointer enters again.
    property bool pressedOnce: false

    function explain() { plate.setSource(Qt.resolvedUrl("ToolTipPlate.qml"), { "target": tip.target, "text": tip.text, "shortcutText": tip.shortcutText, "within": tip.within }) }

    parent: target
    anchors.fill: parent
    onPressedChanged: if (pressed) { tip.pressedOnce = true; plate.source = "" }
    onVisibleChanged: plate.source = ""
    // A disabled item never hears that the pointer has left.
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
        function onKeyPressed() { plate.source = "" }
        function onTouchEnded() { plate.source = "" }
    }
    // A finger that rests is told as well, as long as it does. It is heard before what lies below has taken it.
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
