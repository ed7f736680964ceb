import QtQuick
import Backroom.App
import Backroom.Controls

/// What the boss would do, and why, over the rail; the move itself is laid out on the table.
Plate {
    id: plate

    required property GameTable table
    /// What was said last, while it fades.
    property string sentence
    readonly property rect room: table.frame.bannerRoom

    z: 1450
    objectName: "hintPlate"
    visible: opacity > 0
    opacity: table.hint !== "" && !table.curtainClosed ? 1 : 0
    strength: 0.97
    width: Math.min(room.width - Theme.px(16), words.implicitWidth + Theme.px(98), Theme.px(720))
    height: Math.max(Theme.px(52), words.height + Theme.px(26))
    x: Math.round(room.x + (room.width - width) / 2)
    y: Math.round(Math.min(table.frame.rail.y, parent.height) - height - Theme.px(12))
    border { width: Theme.line(2); color: Theme.brass }
    Accessible.role: Accessible.Notification
    Accessible.name: sentence

    Behavior on opacity {
        enabled: Theme.speed > 0
        NumberAnimation { duration: Theme.ms(160) }
    }
    Connections {
        target: plate.table
        function onHintChanged() { if (plate.table.hint !== "") plate.sentence = plate.table.hint }
    }
    MouseArea {
        anchors.fill: parent
        enabled: plate.table.hint !== ""
        onClicked: plate.table.clearHint()
    }
    Icon {
        id: lamp
        x: Theme.px(16)
        anchors.verticalCenter: parent.verticalCenter
        name: "lamp"
        size: Theme.px(28)
    }
    BodyText {
        id: words
        anchors { left: lamp.right; leftMargin: Theme.px(14); verticalCenter: parent.verticalCenter }
        width: plate.width - x - Theme.px(40)
        text: plate.sentence
        size: 18
        Accessible.ignored: true
    }
    Icon {
        anchors { right: parent.right; rightMargin: Theme.px(12); verticalCenter: parent.verticalCenter }
        name: "close"
        size: Theme.px(16)
        opacity: 0.7
    }
}
