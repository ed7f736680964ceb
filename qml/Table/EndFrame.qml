// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The end of any game: a title, why it ended, a plate for each player, a note about a tie, and what to do next.
FocusScope {
    id: screen

    required property GameTable table
    property string title
    /// True once the winner has been announced.
    property bool revealed: true
    /// The players, the best first, and the `StandingPlate` that shows one.
    property alias standings: list.model
    property alias plate: list.delegate
    readonly property alias plates: list
    /// The height of a plate if there is room, in units of the 1280×800 drawing.
    property int usualHeight: 176
    /// A sentence below the plates, and the number of its rule; empty for none.
    property string note
    property string noteRule
    property alias noteDetails: details.data
    /// The width of `aside`, to the left of the plates, in units; 0 for none.
    property int asideWidth: 0
    property alias aside: besides.data
    property alias festive: behind.data
    /// True if the end is shown for the first time: only then are results counted up.
    readonly property bool fresh: Theme.speed > 0 && !table.endSeen()
    readonly property real room: Math.min(width - Theme.px(112), Theme.px(1400))
    readonly property real lineWidth: lines.width
    /// A match that was only watched is not kept here.
    readonly property bool watching: Friends.atTable && Friends.onlyWatching
    readonly property real lineHeight: Math.min(Theme.px(usualHeight), (buttons.y - notePlate.height - lines.y - Theme.px(26))
                                                                       / Math.max(1, list.count))
                                       - lines.spacing

    /// For screen readers: who has won, every place, and what decided it, as far as revealed; one per line.
    readonly property string result: lined(lined(lined(title, table.ending.reason), heardOfPlates()), note)
    property list<string> heard: []

    /// Emitted when the player wants to see the table as it was left.
    signal lookBack()
    /// Emitted when the player does not want to wait until the winner is announced.
    signal hurried()

    /// Until the result is announced, no button has the focus; then the golden one. `PressGuard.armToRead` keeps presses of
    /// Enter that were meant to skip the counting from beginning another game.
    function offerFocus() {
        if (screen.revealed) (again.visible && again.enabled ? again : look).forceActiveFocus(Qt.TabFocusReason)
        else screen.forceActiveFocus(Qt.OtherFocusReason)
    }
    /// The first press of a button only skips the counting: nobody leaves before having seen who has won.
    function ready(): bool {
        const now = screen.revealed
        if (!now)
            screen.hurried()
        return now
    }
    function heardOfPlates(): string {
        let all = ""
        for (let at = 0; at < lines.children.length; ++at)
            all = screen.lined(all, (lines.children[at] as StandingPlate)?.heard ?? "")
        return all
    }
    function lined(one: string, other: string): string { return one === "" || other === "" ? one + other : one + "\n" + other }
    onResultChanged: speaking.restart()
    onRevealedChanged: if (revealed) { PressGuard.armToRead(2); screen.offerFocus(); verdict.begin() }
    Component.onCompleted: {
        screen.offerFocus()
        // As when it is revealed: a second press of what ended the game, or was to skip to its end, presses nothing here.
        if (revealed && !table.endSeen())
            PressGuard.armToRead(2)
        table.seeEnd()
        if (revealed)
            verdict.begin()
    }
    Keys.onPressed: (event) => {
        if (!screen.revealed && [Qt.Key_Escape, Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].includes(event.key)) {
            event.accepted = true
            screen.ready()
        } else if (event.key >= Qt.Key_Left && event.key <= Qt.Key_Down) {
            event.accepted = true
            FocusWalker.walk(screen, event.key)
        } else if (event.key === Qt.Key_Escape) {
            event.accepted = true
            if (Rulebook.open)
                Rulebook.close()
            else
                House.goHome()
        }
    }

    // Waits until everything that is revealed at the same time is present.
    Timer {
        id: speaking
        interval: 50
        onTriggered: {
            const all = screen.result.split("\n")
            Speech.say(all.filter((line) => !screen.heard.includes(line)).join("\n"))
            screen.heard = all
        }
    }
    // The biggest moment of all: when the winner is announced, the light goes on, and the name approaches.
    Moment {
        id: verdict
        lasts: screen.revealed && screen.fresh
        atOnce: false
        moves: false
        duration: Theme.moves ? Theme.ms(1400) : 700
        easing.type: Easing.OutCubic
    }
    Baize { anchors.fill: parent; light: "home" }
    Art {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Theme.px(700)
        height: width / 2
        art: "room/sunburst"
        fillMode: Image.PreserveAspectCrop
        opacity: 0.35 + 0.65 * (1 - verdict.way)
        scale: Theme.moves ? 1 + 0.7 * (1 - verdict.way) : 1
        asynchronous: true
    }
    Item { id: behind; anchors.fill: parent }
    TitleText {
        id: heading
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(Theme.large ? 12 : 26)
        width: parent.width - Theme.px(112)
        horizontalAlignment: Text.AlignHCenter
        text: screen.title
        scale: Theme.moves ? 1 + 0.5 * (1 - verdict.way) : 1
        size: 58
        minimumPixelSize: 12
    }
    Divider {
        id: divider
        anchors { horizontalCenter: parent.horizontalCenter; top: heading.bottom; topMargin: Theme.px(4) }
        width: Theme.px(360)
    }
    EndingLine {
        id: ending
        anchors { horizontalCenter: parent.horizontalCenter; top: divider.bottom; topMargin: Theme.px(Theme.large ? 2 : 4) }
        table: screen.table
        room: screen.room
    }
    TalkButton {
        anchors { right: parent.right; rightMargin: Theme.px(12); verticalCenter: heading.verticalCenter }
        visible: Friends.atTable && Friends.hasCompany
    }
    Item {
        id: besides
        anchors {
            left: parent.left; leftMargin: Math.round((parent.width - screen.room) / 2)
            top: lines.top
            bottom: buttons.top; bottomMargin: Theme.px(14)
        }
        width: Theme.px(screen.asideWidth)
        visible: screen.asideWidth > 0
    }
    Item {
        id: lines
        readonly property int spacing: Theme.px(12)
        anchors {
            right: parent.right; rightMargin: Math.round((parent.width - screen.room) / 2)
            top: ending.bottom; topMargin: Theme.px(Theme.large ? 6 : 12)
        }
        width: screen.room - (besides.visible ? besides.width + Theme.px(20) : 0)

        Repeater { id: list }
        Repeater {
            model: list.model
            delegate: TalkBubble {
                required property int index
                readonly property StandingPlate plate: lines.children.length > index ? list.itemAt(index) as StandingPlate : null

                talk: screen.table.talk
                place: plate === null ? Qt.rect(0, 0, 0, 0) : Qt.rect(plate.person.x, plate.y, plate.person.width, plate.height)
                after: true
                z: 1
            }
        }
    }
    Plate {
        id: notePlate
        anchors { left: lines.left; bottom: buttons.top; bottomMargin: Theme.px(14) }
        width: lines.width
        height: screen.note === "" ? 0 : Math.max(Theme.px(50), noteText.height + Theme.px(20), details.height + Theme.px(14))
        visible: screen.note !== ""

        Row {
            anchors.centerIn: parent
            spacing: Theme.px(10)
            BodyText {
                id: noteText
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, lines.width - details.width - rule.width - Theme.px(60))
                text: screen.note
                size: 17
            }
            Row {
                id: details
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(8)
            }
            Why {
                id: rule
                objectName: "why"
                asks: false
                anchors.verticalCenter: parent.verticalCenter
                visible: screen.noteRule !== ""
                rule: screen.noteRule
            }
        }
    }
    Row {
        id: buttons
        /// Shrinks the widths in proportion if they do not fit together.
        readonly property real share: {
            let wanted = 0
            let gaps = 0
            for (const button of [again, look, watch, study, back, leave])
                if (button.visible) { wanted += button.implicitWidth; gaps += spacing }
            return Math.min(1, (screen.width - Theme.px(32) - gaps) / Math.max(1, wanted))
        }
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.px(24) }
        spacing: Theme.px(14)
        BrassButton {
            id: again
            objectName: "playAgain"
            width: buttons.share < 1 ? Math.floor(implicitWidth * buttons.share) : implicitWidth
            primary: true
            iconName: "play"
            text: !Friends.atTable ? qsTr("Play again, same seats") : Friends.hosting ? qsTr("Again") : qsTr("Again, please")
            visible: !screen.watching
            enabled: !Friends.atTable || !Friends.askedAgain
            onClicked: if (screen.ready()) screen.table.playAgain()
        }
        BrassButton {
            id: look
            objectName: "lookBack"
            width: buttons.share < 1 ? Math.floor(implicitWidth * buttons.share) : implicitWidth
            iconName: "look"
            text: qsTr("Look at the table")
            onClicked: if (screen.ready()) screen.lookBack()
        }
        BrassButton {
            id: watch
            objectName: "replay"
            width: buttons.share < 1 ? Math.floor(implicitWidth * buttons.share) : implicitWidth
            visible: !screen.watching
            iconName: "replay"
            text: qsTr("Watch the game again")
            onClicked: if (screen.ready()) screen.table.replayMatch()
        }
        BrassButton {
            id: study
            objectName: "reviewGame"
            width: buttons.share < 1 ? Math.floor(implicitWidth * buttons.share) : implicitWidth
            visible: !screen.watching
            iconName: "chart"
            text: qsTr("Review the game")
            onClicked: if (screen.ready()) screen.table.replayMatch(true)
        }
        BrassButton {
            id: back
            width: buttons.share < 1 ? Math.floor(implicitWidth * buttons.share) : implicitWidth
            iconName: "undo"
            visible: screen.table.canUndo
            text: qsTr("Undo")
            onClicked: if (screen.ready()) screen.table.undo()
        }
        BrassButton {
            id: leave
            objectName: "leave"
            width: buttons.share < 1 ? Math.floor(implicitWidth * buttons.share) : implicitWidth
            iconName: "door"
            text: qsTr("Leave the table")
            onClicked: if (screen.ready()) House.goHome()
        }
    }
}
