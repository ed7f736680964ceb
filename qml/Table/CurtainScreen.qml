// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The curtain: says who gets the mouse, and what everybody knows about the seats.
FocusScope {
    id: screen

    required property GameTable table
    readonly property bool closed: table.curtainClosed
    /// True while the halves have not met: the table is still visible, but has nothing secret on it.
    readonly property bool closing: closed && cloth.openness > 0
    /// The mark of the player who has decided last at this screen; −1 for nobody.
    property int decided: -1

    signal leaves()

    function follow() { if (!screen.closed && screen.table.deciding) screen.decided = screen.table.inTurn.mark }

    visible: closed || !cloth.opened
    enabled: closed
    // A key meant to skip an announcement must not open the curtain again.
    onClosingChanged: if (closed && !closing) PressGuard.armToRead()
    onClosedChanged: if (closed) open.forceActiveFocus(Qt.TabFocusReason)
    Component.onCompleted: if (closed) open.forceActiveFocus(Qt.TabFocusReason)
    Keys.onPressed: (event) => {
        if (event.key >= Qt.Key_Left && event.key <= Qt.Key_Down) { event.accepted = true; FocusWalker.walk(screen, event.key) }
    }

    Connections {
        target: screen.table
        function onStageChanged() { if (screen.closed) open.forceActiveFocus(Qt.TabFocusReason); else screen.follow() }
    }
    CurtainCloth {
        id: cloth
        anchors.fill: parent
        closed: screen.closed
    }
    Cover { anchors.fill: parent; visible: screen.closed }
    Plate {
        id: plaque
        property real arrival: screen.closed ? 1 : 0
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -Theme.px(4) - (1 - arrival) * Theme.px(40)
        width: Math.max(Theme.px(580), open.width + Theme.px(80))
        height: Math.max(Theme.px(420), message.height + Theme.px(Theme.large ? 36 : 0))
        visible: screen.closed
        strength: 1
        opacity: 0.4 + 0.6 * arrival
        border { width: 3; color: Theme.brass }
        gradient: Gradient {
            GradientStop { position: 0; color: "#183A2C" }
            GradientStop { position: 1; color: Theme.night }
        }
        Behavior on arrival {
            enabled: Theme.moves && screen.closed
            NumberAnimation { duration: Theme.ms(240); easing.type: Easing.OutBack }
        }
        Art {
            // The rays rise behind the name, and end above the sentence below it.
            anchors { horizontalCenter: parent.horizontalCenter; bottom: message.top; bottomMargin: -lookAway.y }
            width: parent.width - Theme.px(28)
            height: Math.min(width / 2, message.y + lookAway.y - Theme.px(8))
            art: "room/sunburst"
            fillMode: Image.PreserveAspectFit
            verticalAlignment: Image.AlignBottom
            opacity: 0.35
            asynchronous: true
        }
        Column {
            id: message
            anchors.centerIn: parent
            width: parent.width - Theme.px(60)
            spacing: Theme.px(12)

            BodyText {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: screen.table.inTurn.mark === screen.decided ? qsTr("The mouse stays with") : qsTr("Pass the mouse to")
                size: 22
            }
            SeatMark {
                anchors.horizontalCenter: parent.horizontalCenter
                size: Theme.px(118)
                mark: screen.table.inTurn.mark
            }
            TitleText {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: screen.table.inTurn.name
                size: 58
                minimumPixelSize: 12
            }
            BodyText {
                id: lookAway
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: screen.table.lookAwayText
                size: 18
                color: Theme.sand
            }
            Item { width: 1; height: Theme.px(2) }
            BrassButton {
                id: open
                objectName: "openCurtain"
                anchors.horizontalCenter: parent.horizontalCenter
                primary: true
                focus: true
                size: 20
                iconName: "look"
                height: Theme.px(56)
                text: qsTr("I am %1: open the curtain").arg(screen.table.inTurn.name)
                onClicked: if (!screen.closing) screen.table.openCurtain()
            }
        }
    }
    Plate {
        anchors { horizontalCenter: parent.horizontalCenter; top: plaque.bottom; topMargin: Theme.px(Theme.large ? 18 : 32) }
        width: Math.max(plaque.width, Math.min(screen.width - Theme.px(8), row.width + Theme.px(52)))
        height: Theme.px(60)
        visible: screen.closed
        strength: 0.94

        Row {
            id: row
            anchors.centerIn: parent
            scale: Math.min(1, (screen.width - Theme.px(40)) / Math.max(1, width))
            spacing: Theme.px(22)

            LineText {
                anchors.verticalCenter: parent.verticalCenter
                text: screen.table.progress
                size: 16
                font.weight: Font.DemiBold
                color: Theme.brassLight
            }
            Repeater {
                model: screen.table.seats
                delegate: Row {
                    id: entry
                    required property string name
                    required property int mark
                    required property bool done
                    required property bool active
                    required property string note

                    anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                    spacing: Theme.px(7)
                    Accessible.role: Accessible.StaticText
                    Accessible.name: note === "" ? name : name + ", " + note

                    SeatMark { anchors.verticalCenter: parent.verticalCenter; mark: entry.mark; size: Theme.px(28) }
                    CaptionText {
                        anchors.verticalCenter: parent.verticalCenter
                        text: entry.name
                        size: 16
                        font.weight: entry.active ? Font.Bold : Font.Normal
                    }
                    Icon { anchors.verticalCenter: parent.verticalCenter; visible: entry.done; name: "check"; size: Theme.px(18) }
                }
            }
        }
    }
    Row {
        anchors { right: parent.right; top: parent.top; margins: Theme.px(14) }
        visible: screen.closed
        spacing: Theme.px(6)
        PhonesButton {}
        IconButton {
            objectName: "againAtCurtain"
            visible: screen.table.replay === null
            iconName: "replay"
            text: qsTr("Replay what just happened")
            shortcutText: qsTr("R")
            unavailable: !screen.table.canShowAgain
            onClicked: screen.table.showAgain()
        }
        IconButton {
            visible: screen.table.replay === null
            iconName: "undo"
            text: qsTr("Undo")
            shortcutText: qsTr("Ctrl+Z")
            unavailable: !screen.table.canUndo
            onClicked: screen.table.undo()
        }
        IconButton {
            visible: screen.table.replay === null
            iconName: "redo"
            text: qsTr("Redo")
            shortcutText: qsTr("Ctrl+Shift+Z")
            unavailable: !screen.table.canRedo
            onClicked: screen.table.redo()
        }
        IconButton { iconName: "rules"; text: qsTr("Rules"); shortcutText: qsTr("F1"); onClicked: Rulebook.toggle() }
        SoundButton {}
        IconButton { iconName: "settings"; text: qsTr("Settings"); onClicked: Panels.openSettings() }
        IconButton {
            iconName: "door"
            text: screen.table.replay !== null ? qsTr("Leave the replay")
                : House.saves ? qsTr("Leave the table (games in progress are saved)")
                : qsTr("Leave the table (the game is lost when the window closes)")
            onClicked: screen.leaves()
        }
    }
}
