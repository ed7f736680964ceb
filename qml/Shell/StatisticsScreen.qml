// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// Statistics of the players, from finished games.
FocusScope {
    id: screen

    readonly property int margin: Theme.px(56)
    readonly property real contentWidth: Math.min(width, Math.round(height * 16 / 9)) - 2 * margin
    readonly property int indent: Math.round((width - contentWidth) / 2)
    /// True if a player is selected.
    readonly property bool hasPlayer: Statistics.player !== ""

    function ask(file: string) { PressGuard.arm(); question.setSource(Qt.resolvedUrl(file)) }
    function askToForget() {
        PressGuard.arm()
        question.setSource("qrc:/qt/qml/Backroom/Controls/MessageDialog.qml", {
            "title": qsTr("Forget %1?").arg(Statistics.player),
            "sentence": qsTr("From now on every figure, chart and export leaves this player out. "
                             + "The games themselves stay, and you can bring the player back at any time."),
            "acceptText": qsTr("Forget"), "acceptIcon": "trash", "rejectText": qsTr("Keep"), "cautious": true
        })
    }
    function answered() { question.source = ""; screen.startAtPrimary() }
    function startAtPrimary() { if (players.count > 0) players.forceActiveFocus(); else back.forceActiveFocus() }

    Keys.onEscapePressed: House.goHome()
    Keys.onPressed: (event) => { event.accepted = question.source.toString() === "" && FocusWalker.walk(screen, event.key) }
    Component.onCompleted: screen.startAtPrimary()
    Component.onDestruction: Statistics.dismissNotice()

    Baize {
        anchors.fill: parent
        light: "home"
    }
    TitleText {
        id: heading
        x: screen.indent
        y: Theme.px(22)
        height: Theme.px(66)
        text: qsTr("Statistics")
        size: 56
    }
    SegmentedChoice {
        id: games
        objectName: "games"
        visible: !Statistics.empty
        anchors.right: parent.right
        anchors.rightMargin: screen.indent
        anchors.verticalCenter: heading.verticalCenter
        room: screen.contentWidth - heading.width - Theme.px(30)
        label: qsTr("Game")
        model: Array.from(Statistics.games)
        currentIndex: Statistics.game
        onChosen: (index) => Statistics.game = index
    }
    StatisticsPlayers {
        id: players
        objectName: "players"
        visible: !Statistics.empty
        x: screen.indent
        y: Theme.px(104)
        width: Theme.px(286)
        height: back.y - Theme.px(24) - y
        onForgottenAsked: screen.ask("ForgottenPlayers.qml")
        onVersusAsked: screen.ask("VersusPanel.qml")
    }
    StatisticsSheet {
        id: sheet
        objectName: "sheet"
        visible: screen.hasPlayer
        x: players.x + players.width + Theme.px(20)
        y: players.y
        width: screen.indent + screen.contentWidth - x
        height: players.height
        onRenameAsked: screen.ask("RenamePlayer.qml")
        onForgetAsked: screen.askToForget()
    }
    // Shown if there is nothing to show yet, or not for this game.
    Plate {
        objectName: "nothing"
        visible: !screen.hasPlayer && !Statistics.counting
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: players.visible ? Math.round((players.width + Theme.px(20)) / 2) : 0
        y: Math.round((screen.height - height) * 0.45)
        width: Math.min(Theme.px(620), players.visible ? sheet.width : screen.contentWidth)
        height: invitation.height + Theme.px(72)
        radius: Theme.px(14)

        Column {
            id: invitation
            anchors.centerIn: parent
            width: parent.width - Theme.px(72)
            spacing: Theme.px(14)

            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                name: "trophy"
                size: Theme.px(72)
            }
            TitleText {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: Statistics.empty ? qsTr("The first page is yours") : qsTr("Nobody to show")
                size: 30
            }
            BodyText {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: Statistics.empty ? qsTr("Finish a game, and you will see here who won it, how, and with how much luck.")
                                       : qsTr("Nobody shown here has finished a game of this kind yet.")
                size: 18
                lineHeight: 1.1
            }
        }
    }
    // Shown while statistics are being computed.
    Column {
        objectName: "counting"
        visible: Statistics.counting && Statistics.empty && waited.running === false
        anchors.centerIn: parent
        spacing: Theme.px(12)

        LineText {
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("Counting the games…")
            size: 20
        }
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.px(320)
            height: Theme.px(10)
            radius: height / 2
            color: Theme.night
            border { width: Theme.line(1); color: Theme.hairline }
            Accessible.role: Accessible.ProgressBar
            Accessible.name: qsTr("Counting the games…")

            Rectangle {
                x: Theme.line(2)
                y: x
                width: Math.max(height, Statistics.progress * (parent.width - 2 * x))
                height: parent.height - 2 * y
                radius: height / 2
                color: Theme.brass
            }
        }
    }
    // Shown only after a delay, as counting usually takes no time.
    Timer {
        id: waited
        interval: 300
        running: true
    }
    BrassButton {
        id: back
        objectName: "back"
        x: screen.indent
        y: screen.height - height - Theme.px(28)
        text: qsTr("Back")
        iconName: "undo"
        onClicked: House.goHome()
    }
    BrassButton {
        id: table
        objectName: "export"
        visible: screen.hasPlayer
        anchors { left: back.right; leftMargin: Theme.px(12); top: back.top }
        text: qsTr("Export as CSV")
        iconName: "statistics"
        onClicked: Statistics.exportTable()
    }
    BodyText {
        id: notice
        objectName: "notice"
        anchors {
            left: table.right; leftMargin: Theme.px(20)
            right: computers.left; rightMargin: Theme.px(20)
            verticalCenter: back.verticalCenter
        }
        text: Statistics.notice
        size: 15
        maximumLineCount: 2
        wrapMode: Text.WrapAnywhere
        elide: Text.ElideMiddle
        Accessible.role: Accessible.AlertMessage
    }
    Row {
        id: computers
        visible: !Statistics.empty
        anchors { right: parent.right; rightMargin: screen.indent; verticalCenter: back.verticalCenter }
        spacing: Theme.px(12)

        LineText {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Show computers")
            size: 16

            MouseArea {
                anchors.fill: parent
                cursorShape: Qt.PointingHandCursor
                onClicked: { showing.forceActiveFocus(Qt.MouseFocusReason); showing.press() }
            }
        }
        ToggleSwitch {
            id: showing
            objectName: "computers"
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Show computers")
            checked: Statistics.computers
            onToggled: (on) => Statistics.computers = on
        }
    }
    Loader {
        id: question
        objectName: "question"
        anchors.fill: parent
        onLoaded: question.forceActiveFocus()
    }
    Connections {
        target: question.item as RenamePlayer
        function onCloseAsked() { screen.answered() }
    }
    Connections {
        target: question.item as VersusPanel
        function onCloseAsked() { screen.answered() }
    }
    Connections {
        target: question.item as ForgottenPlayers
        function onCloseAsked() { screen.answered() }
    }
    Connections {
        target: question.item as MessageDialog
        function onAccepted() { Statistics.forget(); screen.answered() }
        function onRejected() { screen.answered() }
    }
    // Players may appear or disappear.
    Connections {
        target: Statistics
        function onCountingChanged() {
            if (!Statistics.counting && (!screen.activeFocus || back.activeFocus || !players.visible))
                screen.startAtPrimary()
        }
    }
}
