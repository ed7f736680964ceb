pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App

/// A number between two buttons, which repeat while held. It doesn't change its value itself: `wanted` asks for another
/// number. The wheel changes it as well, and so do the keys + and −, Up and Down, Page Up and Page Down, Home and End,
/// and digits; a held key acts once.
FocusScope {
    id: stepper

    property int value: 1
    property int from: 1
    property int to: 10
    /// The step of Page Up and Page Down.
    property int page: 5
    property string text
    property string label
    /// The digits typed so far; cleared after a while.
    property int typed: 0

    /// The button held by the mouse: 1, −1, or 0 for none.
    readonly property int held: more.down ? 1 : fewer.down ? -1 : 0
    /// The held button has repeated: the click at its release does nothing.
    property bool repeated: false

    signal wanted(int value)
    /// One of its keys was pressed, even if the number stayed the same.
    signal keyed()

    onHeldChanged: {
        if (stepper.held === 0) { repeat.stop(); over.restart(); return }
        over.stop()
        stepper.repeated = false
        stepper.forceActiveFocus(Qt.MouseFocusReason)
        repeat.interval = 400
        repeat.restart()
    }

    function ask(value: int) { const bounded = Math.max(stepper.from, Math.min(stepper.to, value)); if (bounded !== stepper.value) stepper.wanted(bounded) }
    function click(by: int) { if (!stepper.repeated) stepper.ask(stepper.value + by) }
    function type(digit: int) { const more = stepper.typed * 10 + digit; stepper.typed = stepper.typed > 0 && more <= stepper.to ? more : digit; pause.restart(); stepper.ask(stepper.typed) }
    function isOwn(key: int): bool {
        return key >= Qt.Key_0 && key <= Qt.Key_9 || key === Qt.Key_Plus || key === Qt.Key_Minus
            || key === Qt.Key_PageUp || key === Qt.Key_PageDown || key === Qt.Key_Home || key === Qt.Key_End
    }
    /// Handles a key; returns whether it is one of the stepper's, which does nothing when repeated.
    function use(key: int, again: bool): bool {
        if (again || !stepper.isOwn(key)) return stepper.isOwn(key)
        stepper.keyed()
        if (key === Qt.Key_Plus) stepper.ask(stepper.value + 1)
        else if (key === Qt.Key_Minus) stepper.ask(stepper.value - 1)
        else if (key === Qt.Key_PageUp) stepper.ask(stepper.value + stepper.page)
        else if (key === Qt.Key_PageDown) stepper.ask(stepper.value - stepper.page)
        else if (key === Qt.Key_Home) stepper.ask(stepper.from)
        else if (key === Qt.Key_End) stepper.ask(stepper.to)
        else stepper.type(key - Qt.Key_0)
        return true
    }

    implicitWidth: Theme.px(216)
    implicitHeight: Theme.px(54)
    activeFocusOnTab: true
    onVisibleChanged: stepper.typed = 0
    // Screen readers hear the new value wherever the focus is.
    onValueChanged: if (visible && value >= from && PressGuard.byKeyboard) Speech.say(stepper.label + ": " + stepper.value)
    readonly property int minimumValue: from
    readonly property int maximumValue: to
    Accessible.role: Accessible.SpinBox
    Accessible.name: label
    Accessible.description: text
    Accessible.focusable: true
    Accessible.onIncreaseAction: stepper.ask(stepper.value + 1)
    Accessible.onDecreaseAction: stepper.ask(stepper.value - 1)

    Keys.onUpPressed: (event) => { if (!event.isAutoRepeat) { stepper.keyed(); stepper.ask(stepper.value + 1) } }
    Keys.onDownPressed: (event) => { if (!event.isAutoRepeat) { stepper.keyed(); stepper.ask(stepper.value - 1) } }
    Keys.onPressed: (event) => { event.accepted = stepper.use(event.key, event.isAutoRepeat) }

    Timer { id: pause; interval: 1200; onTriggered: stepper.typed = 0 }
    Timer {
        id: repeat
        repeat: true
        onTriggered: { repeat.interval = 90; stepper.repeated = true; stepper.ask(stepper.value + stepper.held) }
    }
    // Reset after the click at the release.
    Timer { id: over; interval: 0; onTriggered: stepper.repeated = false }
    WheelSteps { anchors.fill: parent; onTurned: (notches) => stepper.ask(stepper.value + notches) }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(7)
        color: "#0E1A14"
        border { width: Theme.line(1); color: Theme.brass }
    }
    IconButton {
        id: fewer
        objectName: "fewer"
        focusedByPress: false
        anchors { left: parent.left; leftMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
        iconName: "minus"
        text: qsTr("Fewer")
        activeFocusOnTab: false
        enabled: stepper.value > stepper.from
        onClicked: stepper.click(-1)
    }
    BodyText {
        anchors.centerIn: parent
        width: parent.width - Theme.px(104)
        horizontalAlignment: Text.AlignHCenter
        text: stepper.text
        size: 19
        font.weight: Font.DemiBold
        color: Theme.brassLight
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        Accessible.ignored: true
    }
    IconButton {
        id: more
        objectName: "more"
        focusedByPress: false
        anchors { right: parent.right; rightMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
        iconName: "plus"
        text: qsTr("More")
        activeFocusOnTab: false
        enabled: stepper.value < stepper.to
        onClicked: stepper.click(1)
    }
    FocusRing { visible: stepper.activeFocus }
}
