pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// An amount of money between two buttons, which change it in steps and repeat while held. It can be typed as well, and
/// has the keys of a `Stepper`. It doesn't change its value itself: `wanted` asks for another amount.
FocusScope {
    id: stepper

    property int value: 0
    property int from: 0
    property int to: 100
    property int step: 5
    /// The step of Page Up and Page Down.
    property int page: 50
    property string text: value
    property string label
    /// The digits typed so far; cleared after a while.
    property int typed: 0
    /// The amount is more than somebody has.
    property bool alarming: false

    readonly property int held: more.down ? 1 : fewer.down ? -1 : 0
    /// The held button has repeated: the click at its release does nothing.
    property bool repeated: false

    signal wanted(int value)

    onHeldChanged: {
        if (stepper.held === 0) { repeat.stop(); over.restart(); return }
        over.stop()
        stepper.repeated = false
        stepper.forceActiveFocus(Qt.MouseFocusReason)
        repeat.interval = 400
        repeat.restart()
    }

    function ask(value: int) { const bounded = Math.max(stepper.from, Math.min(stepper.to, value)); if (bounded !== stepper.value) stepper.wanted(bounded) }
    /// Moves to the next multiple of the step in that direction.
    function move(steps: int) { stepper.typed = 0; stepper.ask(steps > 0 ? (Math.floor(stepper.value / stepper.step) + steps) * stepper.step : (Math.ceil(stepper.value / stepper.step) + steps) * stepper.step) }
    function click(steps: int) { if (!stepper.repeated) stepper.move(steps) }
    function type(digit: int) { const more = stepper.typed * 10 + digit; stepper.typed = stepper.typed > 0 && more <= stepper.to ? more : digit; pause.restart(); stepper.ask(stepper.typed) }
    function rub() { stepper.typed = Math.floor(stepper.value / 10); pause.restart(); stepper.ask(stepper.typed) }
    function isOwn(key: int): bool {
        return key >= Qt.Key_0 && key <= Qt.Key_9 || key === Qt.Key_Plus || key === Qt.Key_Minus || key === Qt.Key_Backspace
            || key === Qt.Key_PageUp || key === Qt.Key_PageDown || key === Qt.Key_Home || key === Qt.Key_End
    }
    /// Handles a key; returns whether it is one of the stepper's, which does nothing when repeated.
    function use(key: int, again: bool): bool {
        if (again || !stepper.isOwn(key)) return stepper.isOwn(key)
        if (key === Qt.Key_Plus) stepper.move(1)
        else if (key === Qt.Key_Minus) stepper.move(-1)
        else if (key === Qt.Key_PageUp) stepper.ask(stepper.value + stepper.page)
        else if (key === Qt.Key_PageDown) stepper.ask(stepper.value - stepper.page)
        else if (key === Qt.Key_Home) stepper.ask(stepper.from)
        else if (key === Qt.Key_End) stepper.ask(stepper.to)
        else if (key === Qt.Key_Backspace) stepper.rub()
        else stepper.type(key - Qt.Key_0)
        return true
    }

    implicitWidth: Theme.px(190)
    implicitHeight: Theme.px(48)
    activeFocusOnTab: enabled
    opacity: enabled ? 1 : 0.45
    onVisibleChanged: stepper.typed = 0
    Accessible.role: Accessible.SpinBox
    Accessible.name: label
    Accessible.description: text
    Accessible.focusable: true
    Accessible.onIncreaseAction: stepper.move(1)
    Accessible.onDecreaseAction: stepper.move(-1)

    Keys.onUpPressed: (event) => { if (!event.isAutoRepeat) stepper.move(1) }
    Keys.onDownPressed: (event) => { if (!event.isAutoRepeat) stepper.move(-1) }
    Keys.onPressed: (event) => { event.accepted = stepper.use(event.key, event.isAutoRepeat) }

    Timer { id: pause; interval: 1500; onTriggered: stepper.typed = 0 }
    Timer {
        id: repeat
        repeat: true
        onTriggered: { repeat.interval = 90; stepper.repeated = true; stepper.move(stepper.held) }
    }
    // Reset after the click at the release.
    Timer { id: over; interval: 0; onTriggered: stepper.repeated = false }
    WheelSteps { anchors.fill: parent; onTurned: (notches) => stepper.move(notches) }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(7)
        color: Theme.field
        border { width: Theme.line(1); color: stepper.alarming ? Theme.danger : Theme.brass }
    }
    IconButton {
        id: fewer
        objectName: "fewer"
        focusedByPress: false
        anchors { left: parent.left; leftMargin: Theme.px(4); verticalCenter: parent.verticalCenter }
        width: stepper.height - Theme.px(8)
        height: width
        iconName: "minus"
        text: qsTranslate("SuperGang", "Less")
        activeFocusOnTab: false
        enabled: stepper.value > stepper.from
        onClicked: stepper.click(-1)
    }
    FigureText {
        anchors.centerIn: parent
        width: parent.width - 2 * stepper.height
        horizontalAlignment: Text.AlignHCenter
        text: stepper.text
        size: 30
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 14
        color: stepper.alarming ? Theme.danger : Theme.brassLight
        Accessible.ignored: true
    }
    IconButton {
        id: more
        objectName: "more"
        focusedByPress: false
        anchors { right: parent.right; rightMargin: Theme.px(4); verticalCenter: parent.verticalCenter }
        width: stepper.height - Theme.px(8)
        height: width
        iconName: "plus"
        text: qsTranslate("SuperGang", "More")
        activeFocusOnTab: false
        enabled: stepper.value < stepper.to
        onClicked: stepper.click(1)
    }
    FocusRing { visible: stepper.activeFocus }
}
