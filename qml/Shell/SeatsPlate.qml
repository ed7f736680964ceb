// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The seats of a new game: a row for each, one to add another, and the marks that are free.
Plate {
    id: plate

    required property NewGame game
    /// True if persons decide on phones, so that no mouse is passed on.
    required property bool phones
    /// All seats fit, unless their letters are too large: then the seats scroll.
    readonly property int shared: Math.floor(scroller.room / game.maxSeats) - rows.spacing
    readonly property int rowHeight: Math.min(Theme.px(78), shared)
    property int choosing: -1

    function startAt(seat: int) { (seats.itemAt(seat) as SeatRow)?.editName() }
    function leaveChooser(back: bool) {
        const seat = plate.choosing
        plate.choosing = -1
        if (back)
            (seats.itemAt(seat) as SeatRow)?.markButton.forceActiveFocus()
    }

    onChoosingChanged: {
        chooser.source = ""
        if (choosing < 0)
            return
        const row = seats.itemAt(choosing) as SeatRow
        chooser.setSource(Qt.resolvedUrl("MarkChooser.qml"), {
            "current": row.mark, "free": plate.game.freeMarks, "seatName": row.shownName
        })
    }

    TitleText {
        id: heading
        x: Theme.px(26)
        y: Theme.px(18)
        text: qsTr("Seats")
        size: 28
    }
    BodyText {
        objectName: "seatsHint"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(26)
        anchors.left: heading.right
        anchors.leftMargin: Theme.px(20)
        anchors.verticalCenter: heading.verticalCenter
        text: Sentence.of(plate.game.onlyPerson || plate.phones ? qsTr("%1 to %2 players, in the order round the table")
                                                : qsTr("%1 to %2 players, in the order in which you pass the mouse round"),
                          plate.game.minSeats, plate.game.maxSeats)
        size: 16
        color: Theme.sand
        horizontalAlignment: Text.AlignRight
    }
    Flickable {
        id: scroller

        readonly property real room: (foot.visible ? foot.y : plate.height - Theme.px(8)) - y - Theme.px(12)

        /// Scrolls the row with the focus into view.
        function follow() {
            let item = plate.Window.activeFocusItem
            while (item && item.parent !== rows)
                item = item.parent
            if (item)
                contentY = Math.max(0, Math.min(contentHeight - height,
                                                Math.max(Math.min(contentY, item.y),
                                                         item.y + item.height - height)))
        }

        objectName: "seatsScroller"
        x: Theme.px(20)
        y: Theme.px(66)
        width: parent.width - 2 * x
        height: room
        contentHeight: rows.height
        clip: interactive
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        onMovementStarted: plate.choosing = -1
        onContentHeightChanged: scroller.follow()

        Column {
            id: rows
            width: scroller.width
            spacing: Theme.px(8)

            Repeater {
                id: seats
                model: plate.game.seats
                delegate: SeatRow {
                    id: row

                    required property int index
                    required property string seatName
                    required mark
                    required level
                    required face
                    required note
                    levels: !plate.game.hasComputers ? [] : level === 0 ? plate.game.kindNames : plate.game.levelNames
                    levelTexts: plate.game.hasComputers ? plate.game.levelTexts : []
                    objectName: "seat-" + index
                    width: rows.width
                    height: stacked ? implicitHeight : Math.max(plate.rowHeight, Theme.large ? Theme.px(note === "" ? 56 : 78) : 0)
                    seat: index
                    name: seatName
                    nameBad: PlayerNames.problem(seatName) !== ""
                    removable: plate.game.count > plate.game.minSeats
                    choosing: plate.choosing === index
                    onLevelChosen: (level) => plate.game.setLevel(index, level)
                    onRenamed: (name) => plate.game.rename(index, name)
                    onRemoved: plate.game.removeSeat(index)
                    onMarkAsked: plate.choosing = plate.choosing === index ? -1 : index
                    onAdvanced: if (index + 1 < seats.count) plate.startAt(index + 1); else add.forceActiveFocus()
                }
            }
            Pressable {
                id: add
                objectName: "addSeat"
                visible: plate.game.count < plate.game.maxSeats
                width: rows.width
                height: plate.rowHeight
                text: qsTr("Add a player")
                onClicked: { plate.game.addSeat(); plate.startAt(plate.game.count - 1) }

                Rectangle {
                    anchors.fill: parent
                    radius: Theme.px(10)
                    color: add.hovered ? "#331E3A2D" : "transparent"
                    border { width: add.hovered ? 2 : 1; color: Theme.brassMid }
                }
                Row {
                    anchors.centerIn: parent
                    spacing: Theme.px(10)

                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        name: "plus"
                    }
                    BodyText {
                        anchors.verticalCenter: parent.verticalCenter
                        text: add.text
                        size: 18
                        color: Theme.brassLight
                        font.weight: Font.DemiBold
                        Accessible.ignored: true
                    }
                }
                FocusRing {
                    visible: add.activeFocus
                    corner: Theme.px(10)
                    gap: 0
                }
            }
        }

        Connections {
            target: plate.Window.window
            function onActiveFocusItemChanged() { scroller.follow() }
        }
    }
    Rectangle {
        visible: scroller.interactive
        x: plate.width - Theme.px(12)
        y: scroller.y + scroller.visibleArea.yPosition * scroller.height
        width: Theme.px(5)
        height: scroller.visibleArea.heightRatio * scroller.height
        radius: width / 2
        color: Theme.brassMid
    }
    Row {
        id: foot
        // Not needed if there is no room: the free marks are shown while one is chosen.
        visible: !Theme.large || plate.width > Theme.px(520)
        x: Theme.px(26)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(20)
        height: Theme.px(40)
        spacing: Theme.px(12)

        LineText {
            anchors.verticalCenter: parent.verticalCenter
            visible: plate.game.freeMarks.length > 0
            text: qsTr("Free marks")
            size: 16
            color: Theme.sand
        }
        Repeater {
            model: plate.game.freeMarks
            delegate: SeatMark {
                required property int modelData

                y: Math.round((foot.height - height) / 2)
                mark: modelData
                size: Theme.px(38)
            }
        }
        BodyText {
            anchors.verticalCenter: parent.verticalCenter
            leftPadding: Theme.px(10)
            visible: width > Theme.px(160)
            width: plate.width - x - foot.x - Theme.px(26)
            text: qsTr("Each mark has a colour and a shape of its own, so you can tell them apart without colour.")
            size: 16
            color: Theme.sand
            maximumLineCount: 2
            elide: Text.ElideRight
            // With large text there may be no room; the marks speak for themselves.
            opacity: truncated ? 0 : 1
        }
    }
    Loader {
        id: chooser

        readonly property Item row: plate.choosing >= 0 ? seats.itemAt(plate.choosing) : null

        x: scroller.x + Theme.px(6)
        y: row ? Math.min(scroller.y - scroller.contentY + row.y + row.height + Theme.px(2), plate.height - height - Theme.px(10)) : 0
        z: 5
    }
    Connections {
        target: chooser.item as MarkChooser
        function onChosen(mark: int) { plate.game.setMark(plate.choosing, mark); plate.leaveChooser(true) }
        function onLeaveAsked(back: bool) { plate.leaveChooser(back) }
    }
}
