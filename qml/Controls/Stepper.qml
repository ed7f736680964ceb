pragma ComponentBehavior: Bound

import QtQuick

/// A number between two buttons. Nothing changes by itself: wanted asks for another number. The keys + and −, the
/// arrow keys up and down and digits do it as well.
FocusScope {
    id: stepper

    property int value: 1
    property int from: 1
    property int to: 10
    property string text
    property string label
    /// What has been typed; it begins anew after a while.
    property int typed: 0

    signal wanted(int value)

    function ask(value: int) { const bounded = Math.max(stepper.from, Math.min(stepper.to, value)); if (bounded !== stepper.value) stepper.wanted(bounded) }
    function type(digit: int) { const more = stepper.typed * 10 + digit; stepper.typed = stepper.typed > 0 && more <= stepper.to ? more : digit; pause.restart(); stepper.ask(stepper.typed) }
    /// Whether the key is one of the stepper's.
    function use(key: int): bool {
        if (key === Qt.Key_Plus || key === Qt.Key_PageUp) stepper.ask(stepper.value + 1)
        else if (key === Qt.Key_Minus || key === Qt.Key_PageDown) stepper.ask(stepper.value - 1)
        else if (key >= Qt.Key_0 && key <= Qt.Key_9) stepper.type(key - Qt.Key_0)
        else return false
        return true
    }

    implicitWidth: Theme.px(216)
    implicitHeight: Theme.px(54)
    activeFocusOnTab: true
    onVisibleChanged: stepper.typed = 0
    Accessible.role: Accessible.SpinBox
    Accessible.name: label
    Accessible.description: text
    Accessible.focusable: true
    Accessible.onIncreaseAction: stepper.ask(stepper.value + 1)
    Accessible.onDecreaseAction: stepper.ask(stepper.value - 1)

    Keys.onUpPressed: stepper.ask(stepper.value + 1)
    Keys.onDownPressed: stepper.ask(stepper.value - 1)
    Keys.onPressed: (event) => { event.accepted = stepper.use(event.key) }

    Timer { id: pause; interval: 1200; onTriggered: stepper.typed = 0 }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(7)
        color: "#0E1A14"
        border { width: Theme.line(1); color: Theme.brass }
    }
    IconButton {
        objectName: "fewer"
        anchors { left: parent.left; leftMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
        iconName: "minus"
        text: qsTr("Fewer")
        activeFocusOnTab: false
        enabled: stepper.value > stepper.from
        onClicked: stepper.ask(stepper.value - 1)
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
        objectName: "more"
        anchors { right: parent.right; rightMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
        iconName: "plus"
        text: qsTr("More")
        activeFocusOnTab: false
        enabled: stepper.value < stepper.to
        onClicked: stepper.ask(stepper.value + 1)
    }
    FocusRing { visible: stepper.activeFocus }
}
