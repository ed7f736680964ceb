// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// Every player against every other, as a table. The pointer or the arrow keys select a cell, which is described below.
PanelFrame {
    id: panel

    property int row: -1
    property int column: -1

    /// As wide as the names leave room for.
    readonly property int cellWidth: Math.max(Theme.px(76), Math.min(Theme.px(150), cellShare))
    /// The part of a cell in the room that the names leave.
    readonly property int cellShare: Math.floor((panel.width - Theme.px(124) - nameWidth) / Math.max(1, Statistics.versus.size))
    readonly property int cellHeight: Theme.px(40)
    readonly property int nameWidth: Theme.px(196)
    readonly property int headHeight: Theme.px(62)
    readonly property int bodyWidth: Math.min(table.contentWidth, panel.innerWidth - nameWidth)

    function go(down: int, right: int) {
        panel.row = Math.max(0, Math.min(panel.row + down, Statistics.versus.size - 1))
        panel.column = Math.max(0, Math.min(panel.column + right, Statistics.versus.size - 1))
        table.contentX = Math.max((panel.column + 1) * panel.cellWidth - table.width,
                                  Math.min(table.contentX, panel.column * panel.cellWidth))
        table.contentY = Math.max((panel.row + 1) * panel.cellHeight - table.height, Math.min(table.contentY, panel.row * panel.cellHeight))
    }

    title: qsTr("Head-to-head table")
    plateWidth: Math.max(Theme.px(720), nameWidth + Statistics.versus.size * cellWidth + Theme.px(76))
    Keys.onPressed: (event) => { FocusWalker.walk(panel, event.key); event.accepted = true }
    Component.onCompleted: { Statistics.compare(); grid.forceActiveFocus() }

    FocusScope {
        id: grid
        objectName: "versus"
        anchors.horizontalCenter: parent.horizontalCenter
        width: panel.nameWidth + panel.bodyWidth
        height: panel.headHeight + table.height
        activeFocusOnTab: true
        Accessible.role: Accessible.Table
        Accessible.name: panel.title
        Accessible.description: words.text
        Accessible.focusable: true
        Keys.onPressed: (event) => {
            const down = (event.key === Qt.Key_Down ? 1 : 0) - (event.key === Qt.Key_Up ? 1 : 0)
            const right = (event.key === Qt.Key_Right ? 1 : 0) - (event.key === Qt.Key_Left ? 1 : 0)
            // At its edges the focus leaves the table.
            if ((down === 0 && right === 0) || (down > 0 && panel.row === Statistics.versus.size - 1))
                return
            event.accepted = true
            panel.go(down, right)
        }

        ListView {
            x: panel.nameWidth
            width: panel.bodyWidth
            height: panel.headHeight
            clip: true
            interactive: false
            orientation: ListView.Horizontal
            contentX: table.contentX
            model: Statistics.players
            delegate: Item {
                id: head

                required property int index
                required property string name
                required property int mark
                required property bool computer

                width: panel.cellWidth
                height: panel.headHeight

                SeatMark {
                    visible: !head.computer
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: Theme.px(4)
                    mark: head.mark
                    size: Theme.px(28)
                    Accessible.ignored: true
                }
                Icon {
                    visible: head.computer
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: Theme.px(5)
                    name: "computer"
                    size: Theme.px(26)
                }
                CaptionText {
                    anchors {
                        left: parent.left
                        right: parent.right
                        margins: Theme.px(3)
                        bottom: parent.bottom; bottomMargin: Theme.px(4)
                    }
                    text: head.name
                    size: 14
                    horizontalAlignment: Text.AlignHCenter
                    color: head.index === panel.column ? Theme.brassLight : Theme.sand
                }
            }
        }
        ListView {
            id: names
            y: panel.headHeight
            width: panel.nameWidth
            height: table.height
            clip: true
            interactive: false
            contentY: table.contentY
            model: Statistics.players
            delegate: Item {
                id: person

                required property int index
                required property string name
                required property int mark
                required property bool computer

                width: panel.nameWidth
                height: panel.cellHeight

                SeatMark {
                    id: sign
                    visible: !person.computer
                    anchors.verticalCenter: parent.verticalCenter
                    mark: person.mark
                    size: Theme.px(28)
                    Accessible.ignored: true
                }
                Icon {
                    visible: person.computer
                    anchors.centerIn: sign
                    name: "computer"
                    size: Theme.px(24)
                }
                CaptionText {
                    anchors {
                        left: sign.right; leftMargin: Theme.px(8)
                        right: parent.right; rightMargin: Theme.px(8)
                        verticalCenter: parent.verticalCenter
                    }
                    text: person.name
                    size: 16
                    font.weight: Font.DemiBold
                    color: person.index === panel.row ? Theme.brassLight : Theme.cream
                }
            }
        }
        TableView {
            id: table
            objectName: "versusCells"
            // Newer versions of Qt would focus it in addition to the table.
            activeFocusOnTab: false
            x: panel.nameWidth
            y: panel.headHeight
            width: panel.bodyWidth
            height: Math.min(Statistics.versus.size * panel.cellHeight,
                             Math.floor((panel.height - Theme.px(380)) / panel.cellHeight) * panel.cellHeight)
            contentWidth: Statistics.versus.size * panel.cellWidth
            contentHeight: Statistics.versus.size * panel.cellHeight
            clip: true
            reuseItems: true
            boundsBehavior: Flickable.StopAtBounds
            model: Statistics.versus
            columnWidthProvider: () => panel.cellWidth
            rowHeightProvider: () => panel.cellHeight
            delegate: Item {
                id: cell

                required property int row
                required property int column
                required property string words
                required property int balance
                required property bool self

                readonly property bool current: row === panel.row && column === panel.column

                implicitWidth: panel.cellWidth
                implicitHeight: panel.cellHeight
                objectName: "versus-" + row + "-" + column

                Rectangle {
                    anchors { fill: parent; margins: Theme.px(2) }
                    radius: Theme.px(4)
                    color: cell.self || cell.words === "" ? "transparent"
                         : cell.balance > 0 ? Theme.brassMid : cell.balance < 0 ? Theme.oxblood : "#2C5F49"
                    border {
                        width: Theme.line(cell.current ? 2 : 1)
                        color: cell.current ? Theme.brassLight : cell.self ? "transparent" : Theme.hairline
                    }
                }
                FigureText {
                    anchors.centerIn: parent
                    text: cell.self ? "" : cell.words === "" ? "–" : cell.words
                    size: 19
                    color: cell.words === "" ? Theme.sand : cell.balance > 0 ? Theme.ink : Theme.cream
                    Accessible.ignored: true
                }
            }

            HoverHandler {
                id: hover
                function find() {
                    panel.row = Math.min(Statistics.versus.size - 1,
                                         Math.floor((hover.point.position.y + table.contentY) / panel.cellHeight))
                    panel.column = Math.min(Statistics.versus.size - 1,
                                            Math.floor((hover.point.position.x + table.contentX) / panel.cellWidth))
                }
                onPointChanged: if (hovered) find()
            }
            WheelHandler {
                acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
                orientation: Qt.Vertical
                onWheel: (event) => {
                    if (event.modifiers & Qt.ShiftModifier)
                        table.contentX = Math.max(0, Math.min(table.contentX - event.angleDelta.y * 0.6, table.contentWidth - table.width))
                    else
                        table.contentY = Math.max(0, Math.min(table.contentY - event.angleDelta.y * 0.6,
                                                              table.contentHeight - table.height))
                }
            }
        }
        // A scroll bar.
        Rectangle {
            visible: table.contentHeight > table.height
            x: grid.width + Theme.px(4)
            y: table.y + Math.round(table.contentY / table.contentHeight * table.height)
            width: Theme.px(5)
            height: Math.round(table.height * table.height / table.contentHeight)
            radius: width / 2
            color: Theme.brassDark
            Accessible.ignored: true
        }
        Rectangle {
            visible: table.contentWidth > table.width
            x: table.x + Math.round(table.contentX / table.contentWidth * table.width)
            y: grid.height + Theme.px(4)
            width: Math.round(table.width * table.width / table.contentWidth)
            height: Theme.px(5)
            radius: height / 2
            color: Theme.brassDark
            Accessible.ignored: true
        }
        FocusRing {
            visible: grid.activeFocus && PressGuard.byKeyboard
            corner: Theme.px(6)
            gap: Theme.px(6)
        }
    }
    BodyText {
        id: words
        objectName: "versusWords"
        width: parent.width
        height: Theme.px(44)
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignHCenter
        text: (panel.row >= 0 ? Statistics.versusSentence(panel.row, panel.column) : "")
              || qsTr("In how many of their games together the player on the left finished ahead of the player above.")
        size: 16
        color: panel.row >= 0 ? Theme.cream : Theme.sand
        maximumLineCount: 2
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.px(14)

        BrassButton {
            objectName: "versusExport"
            text: qsTr("Export as CSV")
            iconName: "statistics"
            onClicked: { Statistics.exportVersus(); panel.closeAsked() }
        }
        BrassButton {
            objectName: "versusDone"
            text: qsTr("Done")
            iconName: "check"
            primary: true
            sidePadding: Theme.px(36)
            onClicked: panel.closeAsked()
        }
    }
}
