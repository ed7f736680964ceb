import QtQuick

/// A button with an icon only; its text is the tool tip and the name for screen readers.
FocusScope {
    id: button

    property string iconName
    property string text
    property string shortcutText
    property bool framed: true
    property int iconSize: Theme.px(22)

    readonly property bool hovered: mouse.containsMouse
    /// No tool tip any more until the pointer comes again.
    property bool pressedOnce: false

    signal clicked()

    property double appeared: 0

    function press() { if (button.enabled) button.clicked() }
    function pressWithMouse() { if (Date.now() - button.appeared >= Theme.patience) button.press() }

    implicitWidth: Theme.px(40)
    implicitHeight: Theme.px(40)
    activeFocusOnTab: true
    onVisibleChanged: if (visible) button.appeared = Date.now()
    opacity: enabled ? 1 : 0.45

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: shortcutText
    Accessible.focusable: true
    Accessible.onPressAction: button.press()

    Keys.onReturnPressed: (event) => { if (!event.isAutoRepeat) button.press() }
    Keys.onEnterPressed: (event) => { if (!event.isAutoRepeat) button.press() }
    Keys.onSpacePressed: (event) => { if (!event.isAutoRepeat) button.press() }

    Rectangle {
        anchors.fill: parent
        visible: button.framed || button.hovered
        radius: Theme.px(7)
        color: mouse.pressed ? Theme.walnutDark : button.hovered ? "#4A3420" : "#40120B06"
        border { width: Theme.line(1); color: button.hovered ? Theme.brassLight : Theme.hairline }
    }
    Icon {
        anchors.centerIn: parent
        name: button.iconName
        size: button.iconSize
    }
    FocusRing { visible: button.activeFocus; gap: 2 }
    MouseArea {
        id: mouse
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onPressed: { button.forceActiveFocus(Qt.MouseFocusReason); button.pressedOnce = true; tip.source = "" }
        onClicked: button.pressWithMouse()
    }
    Timer {
        interval: 600
        running: button.hovered && !button.pressedOnce && button.text !== ""
        onTriggered: tip.setSource(Qt.resolvedUrl("ToolTipPlate.qml"), { "target": button, "text": button.text, "shortcutText": button.shortcutText })
    }
    Loader { id: tip }
    onHoveredChanged: { button.pressedOnce = false; tip.source = "" }
}
