import QtQuick
import Backroom.App
import Backroom.Controls

/// The boss's advice and its reason, in the place of the log, where it hides nothing that it is about. The table shows
/// the move itself.
Plate {
    id: plate

    required property GameTable table
    /// The last hint, kept while it fades out.
    property string sentence
    readonly property rect room: table.frame.log

    z: 1450
    objectName: "hintPlate"
    visible: opacity > 0
    opacity: table.hint !== "" && !table.curtainClosed ? 1 : 0
    strength: 1
    radius: Theme.px(10)
    width: room.width
    // A long sentence extends over the seats above it.
    height: Math.max(room.height, words.y + words.height + Theme.px(14))
    x: room.x
    y: room.y + room.height - height
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
        x: Theme.px(14)
        y: Theme.px(9)
        name: "lamp"
        size: Theme.px(26)
    }
    TitleText {
        anchors { left: lamp.right; leftMargin: Theme.px(8); right: close.left; rightMargin: Theme.px(6); verticalCenter: lamp.verticalCenter }
        text: qsTr("Hint")
        size: 22
        Accessible.ignored: true
    }
    Icon {
        id: close
        anchors { right: parent.right; rightMargin: Theme.px(12); verticalCenter: lamp.verticalCenter }
        name: "close"
        size: Theme.px(16)
        opacity: 0.7
    }
    BodyText {
        id: words
        x: Theme.px(14)
        y: Theme.px(42)
        width: plate.width - 2 * x
        text: plate.sentence
        size: 17
        Accessible.ignored: true
    }
}
