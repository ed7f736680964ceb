// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// A seat of the new game: mark, name, and a button to remove it.
Rectangle {
    id: row

    property int seat: 0
    property string name
    property int mark: 0
    property int face: 0
    property string note
    property bool removable: true
    /// The selected index of `levels`, whose last one is a friend elsewhere, −1; a seat without levels is a person's.
    property int level: 0
    property list<string> levels
    property list<string> levelTexts
    property bool choosing: false
    /// True if the name has a problem, which is explained elsewhere.
    property bool nameBad: false
    /// The name as it appears in sentences.
    readonly property string shownName: elsewhere ? qsTr("A friend") : PlayerNames.shown(name)
    /// Friends bring their names.
    readonly property bool elsewhere: level < 0
    readonly property Item markButton: markButton
    /// Without enough room the name of the mark is left out.
    readonly property bool narrow: width < Theme.px(480)
    /// The choice of the kind of player has a line of its own if the name would have too little room.
    readonly property bool stacked: width < Theme.px(Theme.large ? 620 : 480) && levels.length > 0
    /// The distance by which the first line is raised: half the height of a second line and of the note.
    readonly property real raised: (stacked ? Theme.px(25) : 0) + (note === "" ? 0 : Theme.px(8))

    /// The width to the right of the name. It is the same without the button to remove the seat: another seat must not
    /// shift what is being clicked.
    readonly property int rest: Theme.px(56)

    signal renamed(string name)
    signal removed()
    signal markAsked()
    signal levelChosen(int level)
    signal advanced()

    function editName() {
        if (row.elsewhere) { players.forceActiveFocus(); return }
        entry.forceActiveFocus()
        entry.selectAll()
    }

    implicitHeight: Theme.px(stacked ? note === "" ? 110 : 126 : 78)
    radius: Theme.px(10)
    color: entry.activeFocus || markButton.activeFocus || choosing ? "#40A08A5A" : "#400A1712"
    border { width: Theme.line(1); color: entry.activeFocus || choosing ? Theme.brass : Theme.hairline }
    Accessible.role: Accessible.Grouping
    Accessible.name: Sentence.ofThree(qsTr("Seat %1: %2, %3"), seat + 1, shownName, Theme.markName(mark)) + (note === "" ? "" : ", " + note)

    MarkButton {
        id: markButton
        objectName: "mark"
        x: Theme.px(8)
        anchors { verticalCenter: parent.verticalCenter; verticalCenterOffset: -row.raised }
        mark: row.mark
        face: row.face
        choosing: row.choosing
        onClicked: row.markAsked()
    }
    TextEntry {
        id: entry
        objectName: "name"
        x: Theme.px(102)
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: -row.raised
        width: Math.min(Theme.px(320), row.width - x - (players.visible && !row.stacked
                                                        ? players.width + Theme.px(18) + row.rest
                                                        : Theme.px(row.narrow || row.stacked ? 60 : 200)))
        visible: !row.elsewhere
        text: row.name
        label: qsTr("Name of seat %1").arg(row.seat + 1)
        placeholder: qsTr("Name")
        maximumLength: 600
        invalid: row.nameBad
        onActiveFocusChanged: if (!activeFocus && row.name !== row.name.trim()) row.renamed(row.name.trim())
        onEdited: (text) => row.renamed(text)
        onAccepted: row.advanced()
        // Keeps the keys from starting the game: they only move the focus to the next name.
        Keys.onReturnPressed: (event) => event.accepted = true
        Keys.onEnterPressed: (event) => event.accepted = true
    }
    Rectangle {
        objectName: "friend"
        anchors.fill: entry
        visible: row.elsewhere
        radius: Theme.px(7)
        color: "transparent"
        border { width: Theme.line(1); color: Theme.hairline }

        CaptionText {
            anchors { left: parent.left; right: parent.right; margins: Theme.px(14); verticalCenter: parent.verticalCenter }
            text: row.shownName
            size: 18
            color: Theme.sand
            font.italic: true
            least: 12
        }
    }
    BodyText {
        anchors.left: entry.right
        anchors.leftMargin: Theme.px(18)
        anchors.right: remove.left
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        visible: !row.narrow && !players.visible
        text: Theme.markName(row.mark)
        size: 16
        color: Theme.seatTextColor(row.mark)
        Accessible.ignored: true
    }
    CaptionText {
        objectName: "seatNote"
        anchors {
            left: entry.left
            right: remove.visible ? remove.left : row.right; rightMargin: Theme.px(10)
            bottom: row.bottom; bottomMargin: Theme.px(3)
        }
        visible: text !== ""
        text: row.note
        size: 14
        color: Theme.brassLight
        least: 11
    }
    SegmentedChoice {
        id: players
        objectName: "level"
        anchors.right: parent.right
        anchors.rightMargin: row.stacked ? Theme.px(14) : row.rest
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: row.stacked ? row.raised - (row.note === "" ? 0 : Theme.px(16)) : -row.raised
        width: implicitWidth
        visible: row.levels.length > 0
        size: 15
        segmentPadding: Theme.px(9)
        room: row.stacked ? row.width - Theme.px(28) : row.width * (Theme.large ? 0.57 : 0.52)
        label: qsTr("Who plays seat %1").arg(row.seat + 1)
        model: row.levels
        tips: row.levelTexts
        tipsWithin: row
        currentIndex: row.elsewhere ? row.levels.length - 1 : row.level
        onChosen: (index) => row.levelChosen(index === row.levels.length - 1 ? -1 : index)
    }
    IconButton {
        id: remove
        objectName: "remove"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: -row.raised
        visible: row.removable
        framed: false
        iconName: "close"
        text: qsTr("Remove %1").arg(row.shownName)
        onClicked: row.removed()
    }
}
