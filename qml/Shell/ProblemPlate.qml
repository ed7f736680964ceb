import QtQuick
import Backroom.Controls

/// Bad news over every screen: something could not be kept or read.
Plate {
    id: plate

    property string problem

    signal dismissed()

    visible: problem !== ""
    implicitWidth: Theme.px(820)
    height: sentence.height + Theme.px(32)
    strength: 0.97
    border.color: Theme.danger
    Accessible.role: Accessible.AlertMessage
    Accessible.name: problem

    Shadow { level: "large" }
    Icon {
        id: sign
        x: Theme.px(20)
        anchors.verticalCenter: parent.verticalCenter
        name: "danger"
        tone: "status"
        size: Theme.px(28)
    }
    BodyText {
        id: sentence
        anchors.verticalCenter: parent.verticalCenter
        x: sign.x + sign.width + Theme.px(14)
        width: plate.width - x - close.width - Theme.px(34)
        text: plate.problem
        size: 16
    }
    IconButton {
        id: close
        objectName: "dismissProblem"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(18)
        anchors.verticalCenter: parent.verticalCenter
        iconName: "close"
        text: qsTr("Dismiss")
        shortcutText: qsTr("Esc")
        onClicked: plate.dismissed()
    }
}
