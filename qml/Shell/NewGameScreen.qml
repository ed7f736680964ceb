// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

FocusScope {
    id: screen

    readonly property NewGame newGame: House.newGame
    readonly property bool tight: width < 1100 * Theme.u
    readonly property int margin: Theme.px(tight ? 24 : 56)
    readonly property real contentWidth: Math.min(width, Math.round(height * 16 / 9)) - 2 * margin
    readonly property int indent: Math.round((width - contentWidth) / 2)

    function start() {
        const onPhones = optionsPlate.phones && optionsPlate.phonesWished
        Preferences.onPhones = optionsPlate.phonesWished
        screen.newGame.start()
        if (onPhones && Phones.offered)
            Panels.openPhones()
    }

    Keys.onEscapePressed: House.goHome()
    // The focused item (a button, a switch or a name) has precedence.
    Keys.onReturnPressed: optionsPlate.deal()
    Keys.onEnterPressed: optionsPlate.deal()
    Keys.onPressed: (event) => { event.accepted = FocusWalker.walk(screen, event.key) }
    Component.onCompleted: optionsPlate.dealButton.forceActiveFocus()

    Baize {
        anchors.fill: parent
        light: "home"
    }
    TitleText {
        id: heading
        x: screen.indent
        y: Theme.px(22)
        height: Theme.px(66)
        text: screen.newGame.title
        size: 56
    }
    LineText {
        anchors.left: heading.right
        anchors.leftMargin: Theme.px(16)
        anchors.baseline: heading.baseline
        text: qsTr("Who is at the table?")
        size: 25
    }
    SoundButton {
        anchors.verticalCenter: heading.verticalCenter
        x: screen.indent + screen.contentWidth - width
    }
    SeatsPlate {
        id: seatsPlate
        objectName: "seats"
        game: screen.newGame
        phones: optionsPlate.phones
        x: screen.indent
        y: Theme.px(104)
        width: screen.contentWidth - optionsPlate.width - Theme.px(24)
        height: back.y - Theme.px(24) - y
    }
    OptionsPlate {
        id: optionsPlate
        objectName: "options"
        game: screen.newGame
        x: screen.indent + screen.contentWidth - width
        y: seatsPlate.y
        width: Theme.px(screen.tight ? 390 : 428)
        height: seatsPlate.height
        onDealt: {
            if (House.offersLesson(screen.newGame.gameId))
                offer.setSource(Qt.resolvedUrl("LessonOffer.qml"), {
                    "name": screen.newGame.title, "withFriends": screen.newGame.withFriends
                })
            else
                screen.start()
        }
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
        id: rules
        objectName: "rules"
        anchors { left: back.right; leftMargin: Theme.px(12); top: back.top }
        text: qsTr("Rules")
        iconName: "rules"
        onClicked: Rulebook.openForNow()
    }
    BrassButton {
        id: learn
        objectName: "learn"
        anchors { left: rules.right; leftMargin: Theme.px(12); top: back.top }
        // Depends on the language, so that it is evaluated again when that changes.
        text: Preferences.language !== "" ? House.learnText(screen.newGame.gameId) : ""
        iconName: House.lessonsDone(screen.newGame.gameId) ? "check" : "lamp"
        onClicked: House.learn(screen.newGame.gameId)
    }
    BodyText {
        anchors.right: optionsPlate.right
        anchors.left: learn.right
        anchors.leftMargin: Theme.px(24)
        anchors.verticalCenter: back.verticalCenter
        visible: screen.newGame.withFriends || !optionsPlate.phones && (screen.newGame.hidesNothing || !screen.newGame.onlyPerson)
        text: screen.newGame.withFriends ? qsTr("Next comes the invitation for your friends.")
            : screen.newGame.hidesNothing ? qsTr("Nothing is secret in this game: nobody has to look away.")
            : qsTr("The curtain closes whenever the mouse changes hands: nobody sees what is not theirs.")
        size: 16
        color: Theme.sand
        horizontalAlignment: Text.AlignRight
    }
    // Asked only once.
    Loader {
        id: offer
        objectName: "lessonOffer"
        anchors.fill: parent
        onLoaded: { PressGuard.arm(); offer.forceActiveFocus() }
    }
    Connections {
        target: offer.item as LessonOffer
        function onAccepted() { House.startLesson(screen.newGame.gameId) }
        function onRejected() { House.declineLesson(screen.newGame.gameId); screen.start() }
    }
}
