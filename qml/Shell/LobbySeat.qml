// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table

/// A seat at a table with friends elsewhere, before the game: who has it, and what the host can do about it.
Rectangle {
    id: row

    required property int seat
    required property string name
    required property int mark
    required property int level
    required property string note
    required property bool isFriend
    required property bool taken
    required property bool away
    required property bool own
    /// True if the table belongs to this house.
    property bool hosted: false

    readonly property bool free: isFriend && !taken
    readonly property string shownName: free ? qsTr("A friend’s seat") : PlayerNames.shown(name)
    /// True while the player is asked which computer player gets the seat.
    property bool choosing: false
    /// True if the buttons have no room beside the words.
    readonly property bool below: buttons.natural > 0 && width - words.x - buttons.natural < Theme.px(Theme.large ? 230 : 190)

    signal computerChosen(int level)
    signal leaveAsked()

    onFreeChanged: row.choosing = false

    implicitHeight: Math.max(Theme.px(64), words.height + Theme.px(20)) + (below ? buttons.height + Theme.px(12) : 0)
    radius: Theme.px(10)
    color: own ? "#40A08A5A" : "#400A1712"
    border { width: Theme.line(1); color: own ? Theme.brass : Theme.hairline }
    Accessible.role: Accessible.ListItem
    Accessible.name: Sentence.ofThree(qsTr("Seat %1: %2, %3"), seat + 1, shownName, note)
    Accessible.description: free ? "" : Theme.markName(mark)

    SeatMark {
        id: sign
        x: Theme.px(14)
        y: Math.round((row.height - (row.below ? buttons.height + Theme.px(12) : 0) - height) / 2)
        mark: row.mark
        size: Theme.px(44)
        opacity: row.free ? 0.35 : 1
        Accessible.ignored: true
    }
    Column {
        id: words
        anchors { left: sign.right; leftMargin: Theme.px(14); verticalCenter: sign.verticalCenter }
        opacity: bubble.visible ? 0 : 1
        width: row.width - x - Theme.px(14) - (row.below ? 0 : buttons.natural + (buttons.natural > 0 ? Theme.px(12) : 0))

        CaptionText {
            width: parent.width
            text: row.shownName
            size: 20
            color: row.free ? Theme.sand : Theme.cream
            font.weight: Font.Medium
            font.italic: row.free
            least: 12
        }
        Row {
            width: parent.width
            spacing: Theme.px(7)

            Icon {
                id: state
                y: Theme.px(2)
                name: row.level > 0 ? "computer" : row.free ? "hourglass" : row.away ? "warning" : row.isFriend ? "globe" : "person"
                size: Theme.px(16)
            }
            BodyText {
                width: parent.width - state.width - parent.spacing
                text: row.note
                size: 15
                color: row.away ? Theme.brassLight : Theme.sand
                Accessible.ignored: true
            }
        }
    }
    // In the place of the words: it covers no button, and moves nothing.
    TalkBubble {
        id: bubble
        talk: Friends.talk
        mark: row.mark
        place: Qt.rect(sign.x, sign.y, sign.width, sign.height)
        after: true
        most: words.width - Theme.px(30)
        tallest: Theme.px(44)
        z: 1
    }
    Flow {
        id: buttons
        /// The width of the buttons in one line.
        readonly property real natural: {
            let sum = 0
            for (let at = 0; at < visibleChildren.length; ++at)
                sum += visibleChildren[at].implicitWidth + spacing
            return Math.max(0, sum - spacing)
        }
        x: row.below ? sign.x : row.width - width - Theme.px(12)
        width: row.below ? row.width - x - Theme.px(12) : natural
        y: row.below ? row.height - height - Theme.px(12) : Math.round((row.height - height) / 2)
        spacing: Theme.px(8)

        BrassButton {
            objectName: "computer-" + row.seat
            visible: row.hosted && row.free && !row.choosing
            text: qsTr("Let a computer play")
            description: row.shownName
            iconName: "computer"
            size: 16
            onClicked: { row.choosing = true; (levels.itemAt(1) as Item).forceActiveFocus() }
        }
        Repeater {
            id: levels
            model: row.hosted && row.choosing ? [1, 2, 3] : []
            delegate: BrassButton {
                required property int modelData

                objectName: "computer-" + row.seat + "-" + modelData
                text: [
                    qsTranslate("LevelWording", "Rookie"),
                    qsTranslate("LevelWording", "Soldier"),
                    qsTranslate("LevelWording", "Boss")
                ][modelData - 1]
                size: 16
                sidePadding: Theme.px(13)
                onClicked: row.computerChosen(modelData)
            }
        }
        BrassButton {
            objectName: "computerNot-" + row.seat
            visible: row.hosted && row.choosing
            text: qsTr("Wait")
            description: qsTr("Keep the seat for a friend")
            size: 16
            sidePadding: Theme.px(13)
            onClicked: { row.choosing = false; (buttons.children[0] as Item).forceActiveFocus() }
        }
        BrassButton {
            objectName: "askToLeave-" + row.seat
            visible: row.hosted && row.isFriend && row.taken
            text: qsTr("Ask to leave")
            description: row.shownName
            size: 16
            onClicked: row.leaveAsked()
        }
    }
}
