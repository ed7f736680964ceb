import QtQuick
import Backroom.App
import Backroom.Controls

/// The bar over the table: the game, round and job, the deck, and four buttons.
WalnutBar {
    id: bar

    required property TheGangTable table

    x: table.layout.bar.x
    y: table.layout.bar.y
    width: table.layout.bar.width
    height: table.layout.bar.height

    TitleText {
        x: Theme.px(18)
        height: parent.height
        text: qsTr("The Gang")
        size: 28
    }
    Row {
        anchors.centerIn: parent
        spacing: Theme.px(20)

        BodyText {
            anchors.verticalCenter: parent.verticalCenter
            text: bar.table.rounds > 0 ? qsTr("Round %1 of %2").arg(bar.table.round).arg(bar.table.rounds) : qsTr("Round %1").arg(bar.table.round)
            size: 18
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
        }
        Row {
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(10)
            BodyText {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Job")
                size: 18
                color: Theme.sand
                wrapMode: Text.NoWrap
            }
            StepList {
                anchors.verticalCenter: parent.verticalCenter
                count: 4
                current: bar.table.job
            }
        }
        Row {
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(8)
            Icon { anchors.verticalCenter: parent.verticalCenter; name: "deck"; size: Theme.px(20) }
            BodyText {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("%n in the deck", "gangsters", bar.table.deck)
                size: 18
                color: Theme.sand
                wrapMode: Text.NoWrap
            }
        }
    }
    Row {
        anchors { right: parent.right; rightMargin: Theme.px(12); verticalCenter: parent.verticalCenter }
        spacing: Theme.px(6)

        IconButton {
            iconName: "undo"
            text: qsTr("Undo")
            shortcutText: qsTr("Ctrl+Z")
            opacity: bar.table.canUndo ? 1 : 0.45
            onClicked: bar.table.undo()
        }
        IconButton {
            iconName: "redo"
            text: qsTr("Redo")
            shortcutText: qsTr("Ctrl+Shift+Z")
            opacity: bar.table.canRedo ? 1 : 0.45
            onClicked: bar.table.redo()
        }
        IconButton {
            iconName: "settings"
            text: qsTr("Settings")
            onClicked: Panels.openSettings()
        }
        IconButton {
            iconName: "door"
            text: qsTr("Leave the table: the game is kept")
            onClicked: House.goHome()
        }
    }
}
