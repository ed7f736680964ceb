import QtQuick
import Backroom.App

/// Sound off, and on again. The wheel over it, and + and − while it has the focus, make it louder or quieter.
IconButton {
    id: button

    /// Of the wheel, in eighths of a degree, not yet a notch of 120.
    property int turned: 0

    function louder(by: int) { Preferences.volume += by; button.explain() }
    function turn(by: int) {
        const sum = button.turned + by
        const notches = Math.trunc(sum / 120)
        button.turned = sum - notches * 120
        if (notches !== 0) button.louder(notches)
    }

    objectName: "sound"
    iconName: Preferences.audible ? "sound" : "mute"
    text: Preferences.audible ? qsTr("Sound: %1%").arg(10 * Preferences.volume) : qsTr("Sound is off")
    shortcutText: qsTr("M")
    onClicked: Preferences.toggleSound()
    Keys.onPressed: (event) => {
        const by = event.key === Qt.Key_Plus ? 1 : event.key === Qt.Key_Minus ? -1 : 0
        event.accepted = by !== 0
        if (by !== 0) button.louder(by)
    }

    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: (event) => button.turn(event.angleDelta.y)
    }
}
