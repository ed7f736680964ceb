import QtQuick
import Backroom.Controls
import Backroom.GangOfDice

/// The rail: the screen of the one who plays, and what is behind it while it is open.
Item {
    id: rail

    required property GangOfDiceTable table
    readonly property GangOfDiceLayout layout: table.layout
    readonly property bool open: table.screen.open

    anchors.fill: parent
    visible: table.personName !== ""

    Image {
        x: rail.layout.screen.x
        y: rail.layout.screen.y
        width: rail.layout.screen.width
        height: rail.layout.screen.height
        source: rail.open ? "qrc:/art/pieces/screen-open.svg" : "qrc:/art/pieces/screen.svg"
        sourceSize { width: width; height: height }
        Accessible.role: Accessible.Graphic
        Accessible.name: rail.table.screen.label
    }
    TitleText {
        x: rail.layout.ownTitle.x
        y: rail.layout.ownTitle.y
        width: rail.layout.ownTitle.width
        height: rail.layout.ownTitle.height
        visible: rail.open
        text: rail.table.screen.title
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
        objectName: "ownWealth"
        x: rail.layout.ownWealth.x
        y: rail.layout.ownWealth.y
        width: rail.layout.ownWealth.width
        height: rail.layout.ownWealth.height
        visible: rail.open

        FigureText {
            id: wealth
            text: rail.table.screen.wealth
            size: 62
            height: Theme.px(64)
            color: Theme.title
            Accessible.name: rail.table.screen.wealthLabel
        }
        BodyText {
            anchors { left: wealth.right; leftMargin: Theme.px(12); right: parent.right; verticalCenter: wealth.verticalCenter }
            text: rail.table.screen.text
            size: 17
            Accessible.ignored: true
        }
        BodyText {
            anchors { top: wealth.bottom; topMargin: Theme.px(4); bottom: parent.bottom }
            width: parent.width
            text: rail.table.screen.help
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
        text: rail.table.screen.help
        size: 20
        fontSizeMode: Theme.large ? Text.Fit : Text.FixedSize
        elide: Text.ElideRight
    }
    BrassButton {
        objectName: "look"
        x: rail.layout.lookButton.x
        y: rail.layout.lookButton.y
        width: rail.layout.lookButton.width
        height: rail.layout.lookButton.height
        visible: rail.table.screen.canLook && !rail.open || mouse.pressed || activeFocus && rail.table.screen.canLook
        opacity: rail.open ? 0 : 1
        text: rail.table.screen.lookText
        iconName: "look"
        size: 16
        sidePadding: Theme.px(8)
        description: rail.table.screen.lookHint

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
