pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The end: who runs this town, every pile fanned out, revolvers counted up, ties explained.
FocusScope {
    id: screen

    readonly property TheGangTable table: House.table as TheGangTable
    readonly property Standings standings: table.standings
    readonly property real lineHeight: Math.min(Theme.px(list.count < 3 ? 236 : 176), (buttons.y - tie.height - heading.y - heading.height - Theme.px(60)) / Math.max(1, list.count))

    Component.onCompleted: again.forceActiveFocus(Qt.TabFocusReason)
    Keys.onPressed: (event) => {
        if (event.key >= Qt.Key_Left && event.key <= Qt.Key_Down) { event.accepted = true; FocusWalker.walk(screen, event.key) }
        else if (event.key === Qt.Key_Escape) { event.accepted = true; House.goHome() }
    }

    Baize { anchors.fill: parent; light: "home" }
    Image {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Theme.px(700)
        height: width / 2
        source: "qrc:/art/room/sunburst.svg"
        sourceSize.width: width
        fillMode: Image.PreserveAspectCrop
        opacity: 0.35
        asynchronous: true
    }
    TitleText {
        id: heading
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(26)
        width: parent.width - Theme.px(112)
        horizontalAlignment: Text.AlignHCenter
        text: screen.standings.title
        size: 58
    }
    Divider {
        anchors { horizontalCenter: parent.horizontalCenter; top: heading.bottom; topMargin: Theme.px(4) }
        width: Theme.px(360)
    }
    Column {
        id: lines
        anchors { horizontalCenter: parent.horizontalCenter; top: heading.bottom; topMargin: Theme.px(34) }
        width: Math.min(parent.width - Theme.px(112), Theme.px(1400))
        spacing: Theme.px(12)

        Repeater {
            id: list
            model: screen.standings
            delegate: StandingPlate {
                width: lines.width
                height: screen.lineHeight - lines.spacing
            }
        }
    }
    Plate {
        id: tie
        anchors { horizontalCenter: parent.horizontalCenter; bottom: buttons.top; bottomMargin: Theme.px(14) }
        width: lines.width
        height: screen.standings.tie === "" ? 0 : Math.max(Theme.px(50), tieText.height + Theme.px(20))
        visible: screen.standings.tie !== ""

        Row {
            anchors.centerIn: parent
            spacing: Theme.px(10)
            BodyText {
                id: tieText
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, lines.width - chips.width - rule.width - Theme.px(60))
                text: screen.standings.tie
                size: 17
            }
            Row {
                id: chips
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(8)
                Repeater {
                    model: screen.standings.deciders
                    delegate: Row {
                        id: decider
                        required property int index
                        required property int modelData
                        spacing: Theme.px(8)
                        BodyText { anchors.verticalCenter: parent.verticalCenter; visible: decider.index > 0; text: qsTr("beats"); size: 17; wrapMode: Text.NoWrap }
                        NumberChip { number: decider.modelData; size: 24 }
                    }
                }
            }
            BodyText { id: rule; anchors.verticalCenter: parent.verticalCenter; text: "TG-6.3"; size: 15; color: Theme.brassLight; wrapMode: Text.NoWrap }
        }
    }
    Row {
        id: buttons
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.px(24) }
        spacing: Theme.px(14)

        BrassButton {
            id: again
            objectName: "playAgain"
            primary: true
            iconName: "play"
            text: qsTr("Play again, same seats")
            onClicked: screen.table.playAgain()
        }
        BrassButton {
            iconName: "undo"
            visible: screen.table.canUndo
            text: qsTr("Undo")
            onClicked: screen.table.undo()
        }
        BrassButton {
            objectName: "leave"
            iconName: "door"
            text: qsTr("Leave the table")
            onClicked: House.goHome()
        }
    }
}
