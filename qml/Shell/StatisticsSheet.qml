// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The statistics of one player: large numbers, those of each game, charts, and the comparison with others.
FocusScope {
    id: sheet

    /// The player shown last: the sheet of another one begins at its top.
    property string shown

    signal renameAsked()
    signal forgetAsked()

    Plate { anchors.fill: parent }
    Flickable {
        id: view
        function reveal(item: Item) {
            const top = item.mapToItem(column, 0, 0).y
            const room = Theme.px(16)
            if (top - room < view.contentY)
                view.contentY = Math.max(0, top - room)
            else if (top + item.height + room > view.contentY + view.height)
                view.contentY = Math.max(0, Math.min(top + item.height + room - view.height, view.contentHeight - view.height))
        }
        objectName: "view"
        anchors { fill: parent; margins: Theme.px(10) }
        contentWidth: width
        contentHeight: column.height + 2 * column.y
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        Keys.onPressed: (event) => {
            if (event.key !== Qt.Key_PageDown && event.key !== Qt.Key_PageUp)
                return
            event.accepted = true
            const step = view.height * 0.85 * (event.key === Qt.Key_PageDown ? 1 : -1)
            view.contentY = Math.max(0, Math.min(view.contentY + step, view.contentHeight - view.height))
        }
        Column {
            id: column
            /// Returns the number of tiles in a row such that each has at least this width and rows are even.
            function inARow(count: int, least: real): int {
                const most = Math.max(1, Math.min(count, Math.floor((column.width + Theme.px(10)) / (least + Theme.px(10)))))
                return Math.max(1, Math.ceil(count / Math.ceil(count / most)))
            }
            x: Theme.px(14)
            y: Theme.px(8)
            width: view.width - 2 * x - Theme.px(6)
            spacing: Theme.px(14)
            Item {
                width: parent.width
                height: Theme.px(56)

                SeatMark {
                    id: sign
                    visible: !Statistics.computer
                    anchors.verticalCenter: parent.verticalCenter
                    mark: Statistics.mark
                    size: Theme.px(52)
                }
                Icon {
                    visible: Statistics.computer
                    anchors.centerIn: sign
                    name: "computer"
                    size: Theme.px(44)
                }
                TitleText {
                    objectName: "playerName"
                    anchors {
                        left: sign.right; leftMargin: Theme.px(16)
                        right: buttons.left; rightMargin: Theme.px(16)
                        verticalCenter: parent.verticalCenter
                    }
                    text: Statistics.player
                    size: 40
                }
                Row {
                    id: buttons
                    visible: !Statistics.computer
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    spacing: Theme.px(8)

                    IconButton {
                        objectName: "rename"
                        text: qsTr("Rename or merge")
                        iconName: "pencil"
                        onActiveFocusChanged: if (activeFocus) view.reveal(this)
                        onClicked: sheet.renameAsked()
                    }
                    IconButton {
                        objectName: "forget"
                        text: qsTr("Forget this player")
                        iconName: "trash"
                        onClicked: sheet.forgetAsked()
                    }
                }
            }
            Grid {
                id: headlines
                readonly property real share: Math.floor((width - (columns - 1) * spacing) / columns)
                width: parent.width
                columns: column.inARow(all.count, Theme.px(124))
                spacing: Theme.px(10)

                Repeater {
                    id: all
                    model: Statistics.headlines
                    delegate: StatisticsTile {
                        required property int index
                        required caption
                        required value
                        required note
                        required icon

                        objectName: "headline-" + index
                        width: headlines.share
                        large: true
                        noted: true
                    }
                }
            }
            Grid {
                id: charts
                readonly property bool wide: width > Theme.px(600)
                width: parent.width
                columns: wide ? 2 : 1
                spacing: Theme.px(18)

                StatisticsChart {
                    objectName: "chart"
                    width: charts.wide ? Math.floor((charts.width - charts.spacing) * 0.63) : charts.width
                    height: Theme.px(252)
                    onActiveFocusChanged: if (activeFocus) view.reveal(this)
                }
                StatisticsPlaces {
                    objectName: "places"
                    width: charts.wide ? Math.floor((charts.width - charts.spacing) * 0.37) : charts.width
                    height: Theme.px(252)
                }
            }
            Repeater {
                model: Statistics.groups
                delegate: Column {
                    id: group

                    required property int index
                    required property string title
                    required property list<string> captions
                    required property list<string> values
                    required property list<string> notes
                    required property list<string> hints
                    required property list<string> icons
                    readonly property bool noted: Array.from(notes).join("") !== ""
                    width: column.width
                    spacing: Theme.px(8)
                    StatisticsBar { width: parent.width; text: group.title }
                    Grid {
                        id: figures
                        readonly property real share: Math.floor((width - (columns - 1) * spacing) / columns)
                        width: parent.width
                        columns: column.inARow(group.captions.length, Theme.px(190))
                        spacing: Theme.px(10)

                        Repeater {
                            model: group.captions.length
                            delegate: StatisticsTile {
                                required property int index
                                objectName: "figure-" + group.index + "-" + index
                                width: figures.share
                                noted: group.noted
                                caption: group.captions[index]
                                value: group.values[index]
                                note: group.notes[index]
                                hint: group.hints[index]
                                icon: group.icons[index]
                            }
                        }
                    }
                }
            }
            StatisticsRivals {
                objectName: "rivals"
                width: parent.width
                onFocused: (line) => view.reveal(line)
            }
        }
        WheelHandler {
            acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
            orientation: Qt.Vertical
            onWheel: (event) => {
                view.contentY = Math.max(0, Math.min(view.contentY - event.angleDelta.y * 0.6, view.contentHeight - view.height))
            }
        }
    }
    // A scroll bar.
    Rectangle {
        visible: view.visibleArea.heightRatio < 0.999
        x: sheet.width - width - Theme.px(9)
        y: view.y + Math.round(view.visibleArea.yPosition * view.height)
        width: Theme.px(5)
        height: Math.round(view.visibleArea.heightRatio * view.height)
        radius: width / 2
        color: Theme.brassDark
        Accessible.ignored: true
    }
    Connections {
        target: Statistics
        function onChanged() { if (Statistics.player !== sheet.shown) { sheet.shown = Statistics.player; view.contentY = 0 } }
    }
}
