// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table

/// A table with friends elsewhere, before the game: the invitation to it, and who has come.
FocusScope {
    id: screen

    readonly property bool hosting: Friends.hosting
    readonly property bool watching: Friends.onlyWatching
    readonly property bool inviting: hosting && Friends.inviting && Friends.code !== ""
    readonly property bool tight: width < 1100 * Theme.u
    readonly property int margin: Theme.px(tight ? 24 : 56)
    readonly property real contentWidth: Math.min(width, Math.round(height * 16 / 9)) - 2 * margin
    readonly property int indent: Math.round((width - contentWidth) / 2)
    readonly property bool asking: question.status !== Loader.Null
    /// What is done if the question is answered with yes.
    property string wish
    property int leaver: -1

    function startAtPrimary() {
        if (deal.visible && deal.enabled) deal.forceActiveFocus()
        else if (screen.inviting) card.copyButton.forceActiveFocus()
        else if (!Friends.open) home.forceActiveFocus()
        // A player who has just knocked with Enter may press it again.
        else screen.forceActiveFocus()
    }
    function ask(wish: string, title: string, sentence: string, accept: string, reject: string) {
        PressGuard.arm()
        screen.wish = wish
        question.setSource("qrc:/qt/qml/Backroom/Controls/MessageDialog.qml", {
            "title": title, "sentence": sentence, "acceptText": accept, "acceptIcon": "door", "rejectText": reject, "cautious": true
        })
    }
    function askToLeave(seat: int, name: string) {
        screen.leaver = seat
        screen.ask("seat", qsTr("Ask %1 to leave?").arg(name),
                   qsTr("The seat becomes free again, and there is a new invitation: the old one is no longer good."),
                   qsTr("Ask to leave"), qsTr("Keep"))
    }
    function askToClose() {
        if (screen.hosting)
            screen.ask("table", qsTr("Close the table?"),
                       qsTr("Whoever has come loses their seat, and the invitation is no longer good."),
                       qsTr("Close the table"), qsTr("Keep it open"))
        else if (screen.watching)
            Friends.leave()
        else
            screen.ask("table", qsTr("Give up the seat?"),
                       qsTr("Somebody else can have it then. If you go to the home screen instead, you can come back to it at any time."),
                       qsTr("Give up the seat"), qsTr("Keep it"))
    }
    function answered(yes: bool) {
        const wish = screen.wish
        screen.wish = ""
        PressGuard.arm()
        question.setSource("")
        screen.startAtPrimary()
        if (yes && wish === "seat")
            Friends.inviteAnew(screen.leaver)
        else if (yes)
            Friends.leave()
    }
    /// The table stays open and the seat is kept, unless there is nothing to return to.
    function goHome() { if (Friends.ended) Friends.leave(); else House.goHome() }

    Keys.onPressed: (event) => {
        if (screen.asking) event.accepted = true
        else if (event.key === Qt.Key_Escape) { event.accepted = true; screen.goHome() }
        else if (event.key === Qt.Key_T && event.modifiers === Qt.NoModifier && Friends.hasCompany) {
            event.accepted = true
            Panels.openTalk()
        }
        else if (event.matches(StandardKey.Copy) && screen.inviting) { event.accepted = true; card.copy() }
        else event.accepted = FocusWalker.walk(screen, event.key)
    }
    Component.onCompleted: screen.startAtPrimary()

    Baize {
        anchors.fill: parent
        light: "home"
    }
    TitleText {
        id: heading
        x: screen.indent
        y: Theme.px(22)
        height: Theme.px(66)
        text: Friends.gameName !== "" ? Friends.gameName : qsTr("Friends elsewhere")
        size: 56
    }
    LineText {
        anchors { left: heading.right; leftMargin: Theme.px(16); right: sound.left; rightMargin: Theme.px(16); baseline: heading.baseline }
        visible: Friends.gameName !== ""
        text: screen.hosting ? qsTr("Who is coming?") : screen.watching ? qsTr("You watch") : qsTr("Your seat at a friend’s table")
        size: 25
    }
    SoundButton {
        id: sound
        anchors.verticalCenter: heading.verticalCenter
        x: screen.indent + screen.contentWidth - width
    }
    Connections {
        target: Friends.talk
        function onChanged() { Speech.say(Friends.talk.heard) }
    }
    Plate {
        id: seats
        objectName: "lobbySeats"
        visible: Friends.open && !Friends.ended
        x: screen.indent
        y: Theme.px(Theme.large ? 90 : 104)
        width: side.x - Theme.px(24) - x
        height: home.y - Theme.px(24) - y

        TitleText {
            id: seatsTitle
            x: Theme.px(26)
            y: Theme.px(16)
            text: qsTr("Seats")
            size: 28
        }
        TalkButton {
            anchors { right: parent.right; rightMargin: Theme.px(20); verticalCenter: seatsTitle.verticalCenter }
            visible: Friends.hasCompany
        }
        ScrollColumn {
            x: Theme.px(20)
            y: seatsTitle.y + seatsTitle.height + Theme.px(10)
            width: parent.width - 2 * x
            height: parent.height - y - Theme.px(18)
            spacing: Theme.px(8)

            Repeater {
                model: Friends.seats
                delegate: LobbySeat {
                    id: row
                    objectName: "seat-" + seat
                    width: parent !== null ? (parent as Item).width : 0
                    hosted: screen.hosting
                    onComputerChosen: (level) => { Friends.giveToComputer(seat, level); screen.startAtPrimary() }
                    onLeaveAsked: screen.askToLeave(seat, shownName)
                }
            }
            WatchingChoice { width: parent.width; topPadding: Theme.px(10) }
            BodyText {
                objectName: "watchers"
                width: parent.width
                visible: text !== ""
                text: Friends.watchers
                size: 16
                color: Theme.brassLight
            }
        }
    }
    Item {
        id: side
        x: seats.visible ? screen.indent + screen.contentWidth - width : Math.round((screen.width - width) / 2)
        y: seats.y
        width: Theme.px(screen.tight ? 440 : 500)
        height: home.y + home.height - y

        ScrollColumn {
            width: parent.width
            height: foot.y - Theme.px(14)
            spacing: Theme.px(14)

            InvitationCard {
                id: card
                visible: screen.inviting
                width: side.width
                code: Friends.code
                spoken: Friends.spoken
                link: Friends.link
                picture: Friends.picture
            }
            Plate {
                width: side.width
                height: words.height + Theme.px(40)

                Column {
                    id: words
                    x: Theme.px(24)
                    y: Theme.px(20)
                    width: parent.width - 2 * x
                    spacing: Theme.px(12)

                    Row {
                        objectName: "lobbyProblem"
                        width: parent.width
                        visible: Friends.problem !== ""
                        spacing: Theme.px(10)

                        Icon { id: sign; name: "danger"; tone: "status"; size: Theme.px(22) }
                        BodyText {
                            width: parent.width - sign.width - parent.spacing
                            text: Friends.problem
                            size: 17
                            color: Theme.danger
                            Accessible.role: Accessible.AlertMessage
                        }
                    }
                    BrassButton {
                        objectName: "friendSettings"
                        visible: Friends.problem !== ""
                        text: qsTr("Settings")
                        iconName: "settings"
                        onClicked: Panels.openFriendsSettings()
                    }
                    BodyText {
                        objectName: "lobbyHow"
                        width: parent.width
                        visible: screen.hosting && (screen.inviting || Friends.problem === "")
                        text: screen.inviting
                              ? qsTr("Send your friends the link, or read the code to them. They need Backroom too, "
                                     + "and enter either under “Friends elsewhere”.")
                              : qsTr("Every seat is taken, so the invitation lets nobody else in. "
                                     + "If you ask somebody to leave, there is a new one.")
                        size: 16
                        color: Theme.sand
                    }
                    TitleText {
                        width: parent.width
                        visible: !screen.hosting && Friends.open && (Friends.ended || !screen.watching)
                        text: Friends.ended ? qsTr("This table is closed") : qsTr("Fair play")
                        size: 25
                    }
                    BodyText {
                        objectName: "lobbyFair"
                        width: parent.width
                        visible: !screen.hosting && Friends.open && !Friends.ended
                        text: screen.watching ? qsTr("You will see what lies in the open, and nobody’s hand.")
                            : qsTr("The host’s program keeps the secrets. At the end you will be able to check that all was fair.")
                        size: 17
                        lineHeight: 1.1
                    }
                }
            }
        }
        Column {
            id: foot
            width: parent.width
            anchors.bottom: parent.bottom
            // Ends level with the seats, above the row of buttons.
            spacing: Theme.px(16)

            // Text in the light cone needs a background to be legible.
            Plate {
                objectName: "lobbyStatus"
                width: parent.width
                height: status.height + Theme.px(22)
                visible: status.text !== ""
                doubled: false

                BodyText {
                    id: status
                    anchors { left: parent.left; right: parent.right; margins: Theme.px(16); verticalCenter: parent.verticalCenter }
                    text: Friends.status
                    size: 18
                    color: Theme.brassLight
                    horizontalAlignment: Text.AlignHCenter
                    Accessible.role: Accessible.AlertMessage
                }
            }
            BrassButton {
                id: deal
                objectName: "lobbyDeal"
                visible: screen.hosting
                width: parent.width
                height: Theme.px(52)
                text: qsTr("Begin")
                iconName: "play"
                size: 21
                primary: true
                enabled: Friends.canDeal
                onClicked: Friends.deal()
            }
        }
    }
    BrassButton {
        id: home
        objectName: "lobbyHome"
        x: screen.indent
        y: screen.height - height - Theme.px(28)
        text: qsTr("Home screen")
        description: screen.hosting ? qsTr("The table stays open.") : Friends.open && !Friends.ended && !screen.watching
            ? qsTr("Your seat is kept.") : ""
        iconName: "home"
        primary: !Friends.open || Friends.ended
        onClicked: screen.goHome()
    }
    BrassButton {
        id: leave
        objectName: "lobbyLeave"
        anchors { left: home.right; leftMargin: Theme.px(12); top: home.top }
        visible: Friends.open && !Friends.ended
        text: screen.hosting ? qsTr("Close the table") : screen.watching ? qsTr("Stop watching") : qsTr("Give up the seat")
        iconName: "door"
        onClicked: screen.askToClose()
    }
    BrassButton {
        objectName: "rules"
        anchors { left: leave.right; leftMargin: Theme.px(12); top: home.top }
        // Without room for it, F1 still works.
        visible: leave.visible && x + width < side.x
        text: qsTr("Rules")
        iconName: "rules"
        onClicked: Rulebook.openForNow()
    }
    Loader {
        id: question
        objectName: "question"
        anchors.fill: parent
        onLoaded: (item as Item).forceActiveFocus()
    }
    Connections {
        target: question.item as MessageDialog
        function onAccepted() { screen.answered(true) }
        function onRejected() { screen.answered(false) }
    }
}
