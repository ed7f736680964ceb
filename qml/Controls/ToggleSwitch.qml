import QtQuick

/// A switch. It doesn't change its state itself: `toggled` asks for the other one.
FocusScope {
    id: toggle

    property bool checked: false
    property string text

    signal toggled(bool on)

    function flip() { if (toggle.enabled) toggle.toggled(!toggle.checked) }
    function press() { toggle.forceActiveFocus(Qt.MouseFocusReason); toggle.flip() }

    implicitWidth: Theme.px(56)
    implicitHeight: Theme.px(30)
    activeFocusOnTab: true
    opacity: enabled ? 1 : Theme.idle
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.focusable: true
    Accessible.onPressAction: toggle.flip()
    Accessible.onToggleAction: toggle.flip()

    Keys.onSpacePressed: (event) => { if (!event.isAutoRepeat) toggle.flip() }
    Keys.onReturnPressed: (event) => { if (!event.isAutoRepeat) toggle.flip() }
    Keys.onEnterPressed: (event) => { if (!event.isAutoRepeat) toggle.flip() }

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: toggle.checked ? Theme.brass : "#0A120E"
        border { width: Theme.line(1); color: toggle.checked || mouse.containsMouse ? Theme.brassLight : Theme.brass }

        // A stroke for on and a ring for off, so that it doesn't depend on colour.
        Rectangle {
            visible: toggle.checked
            x: Theme.px(15)
            anchors.verticalCenter: parent.verticalCenter
            width: 2
            height: Theme.px(12)
            color: Theme.ink
        }
        Rectangle {
            visible: !toggle.checked
            x: parent.width - Theme.px(20)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(10)
            height: width
            radius: width / 2
            color: "transparent"
            border { width: 1.5; color: Theme.sand }
        }
        Rectangle {
            property real place: toggle.checked ? 1 : 0
            x: Theme.px(4) + place * (parent.width - width - 2 * Theme.px(4))
            anchors.verticalCenter: parent.verticalCenter
            width: parent.height - 2 * Theme.px(4)
            height: width
            radius: width / 2
            color: toggle.checked ? Theme.ink : Theme.sand
            Behavior on place { NumberAnimation { duration: Theme.ms(90); easing.type: Easing.OutQuad } }
        }
    }
    FocusRing { visible: toggle.activeFocus; corner: toggle.height / 2; gap: 2 }
    MouseArea {
        id: mouse
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: toggle.press()
    }
}
