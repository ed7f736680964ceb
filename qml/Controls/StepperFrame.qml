// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App

/// A number between two buttons, which change it in steps and repeat while held. It does not change its value itself:
/// `wanted` asks for another number. The wheel changes it as well, and so do the keys + and −, Up and Down, Page Up and
/// Page Down, Home and End, and digits; a held key acts once.
FocusScope {
    id: stepper

    property int value: 1
    property int from: 1
    property int to: 10
    property int step: 1
    /// The step of Page Up and Page Down.
    property int page: 5
    property string text
    property string label
    property string fewerText
    property string moreText
    /// True if Backspace removes the last digit.
    property bool erases: false
    property color edge: Theme.brass
    property real buttonSize: Theme.px(40)
    property real buttonMargin: Theme.px(6)

    /// The digits typed so far; cleared after a while, and by whatever else the player does.
    property int typed: 0
    readonly property Item focusedItem: Window.activeFocusItem
    /// The button held by the mouse: 1, −1, or 0 for none.
    readonly property int held: more.down ? 1 : fewer.down ? -1 : 0
    /// True if the held button has repeated: then the click at its release does nothing.
    property bool repeated: false

    signal wanted(int value)
    /// Emitted when one of its keys was pressed, even if the number stayed the same.
    signal keyed()

    function ask(value: int) {
        const bounded = Math.max(stepper.from, Math.min(stepper.to, value))
        if (bounded !== stepper.value)
            stepper.wanted(bounded)
    }
    /// Moves to the next multiple of the step in that direction.
    function move(steps: int) {
        const multiple = stepper.value / stepper.step
        stepper.typed = 0
        stepper.ask(((steps > 0 ? Math.floor(multiple) : Math.ceil(multiple)) + steps) * stepper.step)
    }
    function turn(steps: int, again: bool) { if (!again) { stepper.keyed(); stepper.move(steps) } }
    function click(steps: int) { if (!stepper.repeated) stepper.move(steps) }
    function enter(number: int) { stepper.typed = number; pause.restart(); stepper.ask(number) }
    function type(digit: int) {
        const more = stepper.typed * 10 + digit
        stepper.enter(stepper.typed > 0 && more <= stepper.to ? more : digit)
    }
    function isOwn(key: int): bool {
        return key >= Qt.Key_0 && key <= Qt.Key_9 || key === Qt.Key_Plus || key === Qt.Key_Minus
            || stepper.erases && key === Qt.Key_Backspace
            || key === Qt.Key_PageUp || key === Qt.Key_PageDown || key === Qt.Key_Home || key === Qt.Key_End
    }
    /// Handles a key and returns whether it is one of the stepper's. Autorepeat does nothing.
    function use(key: int, again: bool): bool {
        const modifier = key >= Qt.Key_Shift && key <= Qt.Key_Alt || key === Qt.Key_AltGr
        if (!modifier && (key < Qt.Key_0 || key > Qt.Key_9))
            stepper.typed = 0
        if (again || !stepper.isOwn(key)) return stepper.isOwn(key)
        stepper.keyed()
        if (key === Qt.Key_Plus) stepper.move(1)
        else if (key === Qt.Key_Minus) stepper.move(-1)
        else if (key === Qt.Key_PageUp) stepper.ask(stepper.value + stepper.page)
        else if (key === Qt.Key_PageDown) stepper.ask(stepper.value - stepper.page)
        else if (key === Qt.Key_Home) stepper.ask(stepper.from)
        else if (key === Qt.Key_End) stepper.ask(stepper.to)
        else if (key === Qt.Key_Backspace) stepper.enter(Math.floor(stepper.value / 10))
        else stepper.type(key - Qt.Key_0)
        return true
    }

    Accessible.role: Accessible.SpinBox
    Accessible.name: label
    Accessible.description: text
    Accessible.focusable: true
    onHeldChanged: {
        if (stepper.held === 0) { repeat.stop(); over.restart(); return }
        over.stop()
        stepper.repeated = false
        stepper.forceActiveFocus(Qt.MouseFocusReason)
        repeat.interval = 400
        repeat.restart()
    }
    onVisibleChanged: stepper.typed = 0
    onFocusedItemChanged: stepper.typed = 0
    Accessible.onIncreaseAction: stepper.move(1)
    Accessible.onDecreaseAction: stepper.move(-1)

    Keys.onUpPressed: (event) => stepper.turn(1, event.isAutoRepeat)
    Keys.onDownPressed: (event) => stepper.turn(-1, event.isAutoRepeat)
    Keys.onPressed: (event) => { event.accepted = stepper.use(event.key, event.isAutoRepeat) }

    Timer { id: pause; interval: 1000; onTriggered: stepper.typed = 0 }
    // A press of the mouse.
    Connections { target: PressGuard; function onByKeyboardChanged() { stepper.typed = 0 } }
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
        border { width: Theme.line(1); color: stepper.edge }
    }
    IconButton {
        id: fewer
        objectName: "fewer"
        focusedByPress: false
        anchors { left: parent.left; leftMargin: stepper.buttonMargin; verticalCenter: parent.verticalCenter }
        width: stepper.buttonSize
        height: stepper.buttonSize
        iconName: "minus"
        text: stepper.fewerText
        activeFocusOnTab: false
        enabled: stepper.value > stepper.from
        onClicked: stepper.click(-1)
    }
    IconButton {
        id: more
        objectName: "more"
        focusedByPress: false
        anchors { right: parent.right; rightMargin: stepper.buttonMargin; verticalCenter: parent.verticalCenter }
        width: stepper.buttonSize
        height: stepper.buttonSize
        iconName: "plus"
        text: stepper.moreText
        activeFocusOnTab: false
        enabled: stepper.value < stepper.to
        onClicked: stepper.click(1)
    }
    FocusRing { visible: stepper.activeFocus }
}
