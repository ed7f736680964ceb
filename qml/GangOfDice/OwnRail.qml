import QtQuick
import Backroom.App
import Backroom.Controls

/// The rail: the screen of the one who plays, and what is behind it while it is open.
Item {
    id: rail

    required property GangOfDiceTable table
    readonly property GangOfDiceLayout layout: table.layout
    readonly property bool open: table.screenOpen

    anchors.fill: parent
    visible: table.seatName !== ""

    Image {
        x: rail.layout.screen.x
        y: rail.layout.screen.y
        width: rail.layout.screen.width
        height: rail.layout.screen.height
        source: rail.open ? "qrc:/art/pieces/screen-open.svg" : "qrc:/art/pieces/screen.svg"
        sourceSize { width: width; height: height }
        Accessible.role: Accessible.Graphic
        Accessible.name: rail.open ? qsTr("The screen is open") : qsTr("The screen is closed")
    }
    TitleText {
        x: rail.layout.ownTitle.x
        y: rail.layout.ownTitle.y
        width: rail.layout.ownTitle.width
        height: rail.layout.ownTitle.height
        visible: rail.open
        text: qsTr("Behind your screen")
        size: 25
    }
    Rectangle {
        x: rail.layout.ownWealth.x - Theme.px(18)
        y: rail.layout.ownWealth.y
        width: 1
        height: rail.layout.ownWealth.height
        visible: rail.open
        color: Theme.hairline
        opacity: 0.7
    }
    Item {
        x: rail.layout.ownWealth.x
        y: rail.layout.ownWealth.y
        width: rail.layout.ownWealth.width
        height: rail.layout.ownWealth.height
        visible: rail.open

        FigureText {
            id: wealth
            text: rail.table.ownWealth
            size: 62
            height: Theme.px(64)
            color: Theme.title
            Accessible.name: qsTr("%n dice in all", "", rail.table.ownWealth)
        }
        BodyText {
            anchors { left: wealth.right; leftMargin: Theme.px(12); right: parent.right; verticalCenter: wealth.verticalCenter }
            text: rail.table.ownText
            size: 17
            Accessible.ignored: true
        }
        BodyText {
            anchors { top: wealth.bottom; topMargin: Theme.px(4); bottom: parent.bottom }
            width: parent.width
            text: rail.table.railText
            size: 15
            color: Theme.sand
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            elide: Text.ElideRight
            lineHeight: 0.98
        }
    }
    BodyText {
        x: rail.layout.turnText.x
        y: rail.layout.turnText.y
        width: rail.layout.turnText.width
        height: rail.layout.turnText.height
        visible: !rail.open
        verticalAlignment: Text.AlignVCenter
        text: rail.table.railText
        size: 20
        elide: Text.ElideRight
    }
    BrassButton {
        objectName: "look"
        x: rail.layout.lookButton.x
        y: rail.layout.lookButton.y
        width: rail.layout.lookButton.width
        height: rail.layout.lookButton.height
        visible: rail.table.canLook && !rail.open || mouse.pressed || activeFocus && rail.table.canLook
        opacity: rail.open ? 0 : 1
        text: qsTr("Hold to look")
        iconName: "look"
        size: 16
        sidePadding: Theme.px(8)
        description: qsTr("Shows what is behind your screen while it is pressed.")

        MouseArea {
            id: mouse
            anchors.fill: parent
            cursorShape: Qt.PointingHandCursor
            onPressed: rail.table.look(true)
            onReleased: rail.table.look(false)
            onCanceled: rail.table.look(false)
        }
        Keys.onSpacePressed: rail.table.look(true)
        Keys.onReturnPressed: rail.table.look(true)
        Keys.onEnterPressed: rail.table.look(true)
        Keys.onReleased: (event) => { if (!event.isAutoRepeat) rail.table.look(false) }
        onActiveFocusChanged: if (!activeFocus) rail.table.look(false)
    }
}
