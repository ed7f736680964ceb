pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// How the game is played, and the button that deals the cards.
Plate {
    id: plate

    required property NewGame game
    readonly property Item dealButton: deal

    signal dealt()

    Rectangle {
        id: art
        x: Theme.px(14)
        y: Theme.px(14)
        width: parent.width - 2 * x
        height: Math.max(Theme.px(60), options.y - y - Theme.px(12))
        radius: Theme.px(6)
        clip: true
        gradient: Gradient {
            GradientStop { position: 0; color: "#337A5B" }
            GradientStop { position: 1; color: "#173C2E" }
        }
        CardFan {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(34)
            width: parent.width
            height: cardWidth * 1.4
            numbers: [12, 57, 24, 43, 60]
            revolvers: [1, 1, 1, 2, 1]
            cardWidth: Theme.px(108)
            step: cardWidth * 0.62
            turn: 7
            sink: cardWidth * 0.1
        }
    }
    Column {
        id: options
        x: Theme.px(26)
        width: parent.width - 2 * x
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(18)
        spacing: Theme.px(9)

        TitleText {
            width: parent.width
            text: qsTr("Options")
            size: 28
        }
        BodyText {
            width: parent.width
            text: qsTr("Length")
            size: 18
            font.weight: Font.Medium
        }
        SegmentedChoice {
            objectName: "length"
            width: Math.min(implicitWidth, parent.width)
            label: qsTr("Length")
            model: [qsTr("4 rounds"), qsTr("Until the deck ends")]
            currentIndex: plate.game.lengthOption
            onChosen: (index) => plate.game.lengthOption = index
        }
        Rectangle { width: parent.width; height: 1; color: Theme.hairline; opacity: 0.5 }
        Item {
            width: parent.width
            height: Math.max(undoWords.height, undoSwitch.height)

            Column {
                id: undoWords
                width: parent.width - undoSwitch.width - Theme.px(14)
                anchors.verticalCenter: parent.verticalCenter

                BodyText {
                    width: parent.width
                    text: qsTr("Friendly undo")
                    size: 18
                    font.weight: Font.Medium
                }
                BodyText {
                    width: parent.width
                    text: qsTr("Take back even what was revealed")
                    size: 15
                    color: Theme.sand
                }
            }
            ToggleSwitch {
                id: undoSwitch
                objectName: "friendlyUndo"
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Friendly undo")
                checked: plate.game.friendlyUndo
                onToggled: (on) => plate.game.friendlyUndo = on
            }
        }
        Rectangle { width: parent.width; height: 1; color: Theme.hairline; opacity: 0.5 }
        Column {
            width: parent.width

            BodyText {
                width: parent.width
                text: qsTr("Deal number")
                size: 18
                font.weight: Font.Medium
            }
            BodyText {
                width: parent.width
                text: qsTr("The same number deals the same cards again")
                size: 15
                color: Theme.sand
            }
        }
        Row {
            width: parent.width
            spacing: Theme.px(12)

            TextEntry {
                objectName: "dealNumber"
                width: parent.width - renew.width - parent.spacing
                text: plate.game.dealNumber
                label: qsTr("Deal number")
                placeholder: qsTr("Digits")
                maximumLength: 26
                invalid: plate.game.dealNumberBad
                onEdited: (text) => plate.game.dealNumber = text
                onAccepted: deal.forceActiveFocus()
            }
            BrassButton {
                id: renew
                objectName: "newDealNumber"
                height: Theme.px(46)
                text: qsTr("New")
                iconName: "shuffle"
                size: 16
                description: qsTr("New deal number")
                onClicked: plate.game.newDealNumber()
            }
        }
        Item {
            width: parent.width
            height: trouble.visible ? trouble.height : Theme.px(4)

            Row {
                id: trouble
                objectName: "problem"
                visible: plate.game.problem !== ""
                width: parent.width
                spacing: Theme.px(8)

                Icon {
                    name: "danger"
                    tone: "status"
                    size: Theme.px(19)
                }
                BodyText {
                    width: parent.width - Theme.px(27)
                    text: plate.game.problem
                    size: 15
                    color: Theme.danger
                    Accessible.role: Accessible.AlertMessage
                }
            }
        }
        BrassButton {
            id: deal
            objectName: "deal"
            width: parent.width
            height: Theme.px(52)
            text: qsTr("Deal the cards")
            iconName: "play"
            size: 21
            primary: true
            enabled: plate.game.problem === ""
            onClicked: plate.dealt()
        }
    }
}
