import QtQuick
import Backroom.App

/// What is pressed by mouse, Return, Enter, Space or a screen reader; by the mouse not before it has been there for a moment.
FocusScope {
    id: pressable

    property string text
    /// Tells screen readers more than the text does.
    property string description
    /// Looks and is told as what cannot be used, but keeps its place among the stops of the Tab key.
    property bool unavailable: false
    /// A press gives it the focus; a part of something larger leaves that to it.
    property bool focusedByPress: true
    readonly property bool hovered: mouse.containsMouse
    readonly property bool down: mouse.pressed && mouse.containsMouse

    signal clicked()

    property double appeared: 0

    function press() { if (pressable.enabled) pressable.clicked() }

    activeFocusOnTab: true
    onVisibleChanged: if (visible) pressable.appeared = Stopwatch.now()
    opacity: enabled && !unavailable ? 1 : Theme.idle

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: unavailable ? qsTr("Not available right now.") : description !== "" || enabled ? description : qsTr("Not available right now.")
    Accessible.focusable: true
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
