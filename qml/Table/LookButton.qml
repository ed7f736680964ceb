import QtQuick
import Backroom.Controls

/// Shows its owner what is hidden, as long as it is pressed, by mouse or by keyboard.
BrassButton {
    id: button

    readonly property bool held: mouse.pressed

    signal looked(bool open)

    iconName: "look"
    sidePadding: Theme.px(8)

    MouseArea {
        id: mouse
        anchors.fill: parent
        cursorShape: Qt.PointingHandCursor
        onPressed: button.looked(true)
        onReleased: button.looked(false)
        onCanceled: button.looked(false)
    }
    Keys.onSpacePressed: button.looked(true)
    Keys.onReturnPressed: button.looked(true)
    Keys.onEnterPressed: button.looked(true)
    Keys.onReleased: (event) => { if (!event.isAutoRepeat) button.looked(false) }
    onActiveFocusChanged: if (!activeFocus) button.looked(false)
}
