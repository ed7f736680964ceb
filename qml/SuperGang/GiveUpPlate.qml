pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// Before a gang leaves the game (SG-10.2). Who only clicks or presses Return plays on.
PanelFrame {
    id: plate

    required property SuperGangTable table

    signal closed()

    title: qsTranslate("SuperGang", "Give up?")
    plateWidth: Theme.px(560)
    onCloseAsked: plate.closed()
    Accessible.description: words.text
    // Nothing goes through to the table.
    Keys.onPressed: (event) => { event.accepted = true }
    Component.onCompleted: play.forceActiveFocus()

    BodyText {
        id: words
        width: parent.width
        text: qsTranslate("SuperGang", "%1 leaves the game: the money, the shops and the pawns go back to the bank.").arg(plate.table.seatName)
        size: 18
        lineHeight: 1.1
        horizontalAlignment: Text.AlignHCenter
    }
    Flow {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(plate.innerWidth, play.width + spacing + leave.width)
        spacing: Theme.px(14)
        topPadding: Theme.px(6)

        BrassButton {
            id: play
            objectName: "playOn"
            primary: true
            text: qsTranslate("SuperGang", "Play on")
            KeyNavigation.tab: leave
            KeyNavigation.backtab: leave
            KeyNavigation.right: leave
            onClicked: plate.closed()
        }
        BrassButton {
            id: leave
            objectName: "leaveGame"
            danger: true
            iconName: "flag"
            text: qsTranslate("SuperGang", "Give up")
            KeyNavigation.tab: play
            KeyNavigation.backtab: play
            KeyNavigation.left: play
            onClicked: { plate.closed(); plate.table.giveUp() }
        }
    }
}
