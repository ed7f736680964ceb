// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App

/// An item that can be pressed by mouse, Return, Enter, Space or a screen reader; by the mouse only a moment after it
/// has appeared.
FocusScope {
    id: pressable

    property string text
    /// Read by screen readers in addition to the text.
    property string description
    /// True to look disabled, to screen readers as well, but keep the tab stop.
    property bool unavailable: false
    /// True if a press gives it the focus. False for a part of something that takes the focus itself.
    property bool focusedByPress: true
    readonly property bool hovered: mouse.containsMouse
    readonly property bool down: mouse.pressed && mouse.containsMouse
    property double appeared: 0

    signal clicked()

    function press() { if (pressable.enabled) pressable.clicked() }

    activeFocusOnTab: true
    opacity: enabled && !unavailable ? 1 : Theme.idle

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: unavailable ? qsTr("Not available right now.")
                          : description !== "" || enabled ? description
                                                          : qsTr("Not available right now.")
    Accessible.focusable: true
    onVisibleChanged: if (visible) pressable.appeared = Stopwatch.now()
    Accessible.onPressAction: pressable.press()

    Keys.onReturnPressed: (event) => { if (!event.isAutoRepeat) pressable.press() }
    Keys.onEnterPressed: (event) => { if (!event.isAutoRepeat) pressable.press() }
    Keys.onSpacePressed: (event) => { if (!event.isAutoRepeat) pressable.press() }

    MouseArea {
        id: mouse
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onPressed: if (pressable.focusedByPress) pressable.forceActiveFocus(Qt.MouseFocusReason)
        onClicked: if (Stopwatch.now() - pressable.appeared >= Theme.patience) pressable.press()
    }
}
