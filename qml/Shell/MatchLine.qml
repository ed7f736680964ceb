// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Rulebook

/// A line of the list of matches: the game, the players, its state.
Item {
    id: line

    required property int index
    required property int match
    required property string title
    required property string game
    required property bool named
    required property string standing
    required property string when
    required property list<string> names
    required property list<int> marks
    required property list<string> players
    required property bool finished
    required property bool elsewhere
    required property bool damaged
    required property url emblem

    property bool chosen: false
    /// The heading above the first line of a part of the list.
    property string head: ""
    property bool focused: false

    readonly property bool ready: !elsewhere && !damaged
    /// Its state, or why it cannot be played.
    readonly property string stateText: damaged ? qsTr("damaged: it cannot be continued")
                                   : elsewhere ? qsTr("being played in another window") : standing
    readonly property int inset: Theme.px(10)
    readonly property int headHeight: head === "" ? 0 : Theme.px(40)

    signal selected()
    signal opened()

    implicitHeight: Theme.px(80) + headHeight
    Accessible.role: Accessible.ListItem
    Accessible.name: title + (stateText !== "" ? ": " + stateText : "")
    Accessible.description: (players.length > 0 ? Array.from(players).join(", ") + ", " : "") + when
    Accessible.selectable: true
    Accessible.selected: chosen
    Accessible.onPressAction: line.selected()

    Text {
        id: words
        x: line.inset
        height: line.headHeight - Theme.px(5)
        visible: line.head !== ""
        verticalAlignment: Text.AlignBottom
        text: line.head
        color: PaperTheme.title
        font { family: Theme.titleFont; pixelSize: Theme.font(22) }
        renderType: Text.NativeRendering
        textFormat: Text.PlainText
        Accessible.role: Accessible.Heading
        Accessible.name: line.head
    }
    Rectangle {
        visible: line.head !== ""
        anchors {
            left: words.right; leftMargin: Theme.px(14)
            right: parent.right; rightMargin: line.inset
            bottom: words.bottom; bottomMargin: Theme.px(9)
        }
        height: Theme.line(1)
        color: PaperTheme.line
    }
    Item {
        id: body
        y: line.headHeight
        width: line.width
        height: line.height - line.headHeight

        Rectangle {
            anchors { fill: parent; topMargin: 1; bottomMargin: 1 }
            radius: Theme.px(6)
            color: line.chosen ? "#E3CC94" : pointer.containsMouse ? "#EEDFBB" : "transparent"
            border { width: line.chosen ? Theme.line(1) : 0; color: Theme.brassDark }
        }
        Rectangle {
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            height: 1
            color: PaperTheme.faint
        }
        MatchPhoto {
            id: photo
            x: line.inset
            anchors.verticalCenter: parent.verticalCenter
            height: body.height - 2 * Theme.px(9)
            match: line.match
            emblem: line.emblem
        }
        Column {
            x: photo.x + photo.width + Theme.px(14)
            width: side.x - x - Theme.px(10)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(2)

            CaptionText {
                width: parent.width
                text: line.title
                size: 19
                font.weight: Font.DemiBold
                color: Theme.ink
            }
            Row {
                width: parent.width
                spacing: Theme.px(6)

                Icon {
                    id: sign
                    anchors.verticalCenter: parent.verticalCenter
                    visible: !line.ready
                    name: line.damaged ? "danger" : "lock"
                    tone: "ink"
                    size: Theme.px(16)
                }
                CaptionText {
                    width: parent.width - (sign.visible ? sign.width + parent.spacing : 0)
                    text: line.ready && line.named ? Sentence.of(qsTr("%1 · %2"), line.game, line.stateText) : line.stateText
                    size: 16
                    color: line.damaged ? Theme.bad : PaperTheme.quiet
                    least: 12
                }
            }
        }
        Column {
            id: side
            anchors { right: parent.right; rightMargin: line.inset; verticalCenter: parent.verticalCenter }
            width: Math.max(seats.width, moment.width)
            spacing: Theme.px(5)

            Row {
                id: seats
                anchors.right: parent.right
                height: Math.max(24, Theme.px(26))
                spacing: Theme.px(-4)

                Repeater {
                    model: line.marks
                    delegate: SeatMark {
                        required property int modelData
                        mark: modelData
                        size: Theme.px(26)
                        Accessible.ignored: true
                    }
                }
            }
            CaptionText {
                id: moment
                anchors.right: parent.right
                text: line.when
                size: 14
                color: PaperTheme.quiet
            }
        }
        PaperRing { visible: line.focused && PressGuard.byKeyboard; gap: -Theme.line(2) }
        MouseArea {
            id: pointer
            anchors.fill: parent
            hoverEnabled: true
            cursorShape: Qt.PointingHandCursor
            onPressed: line.selected()
            onDoubleClicked: if (line.ready) line.opened()
        }
    }
}
