// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.GangOfDice

/// The tray: whose roll it is, the result to beat, the sum and how close it is to the warning.
Item {
    id: tray

    required property GangOfDiceTable table
    /// The current offset, in pixels, of everything in the tray during an explosion.
    readonly property real shake: quake.running ? -Theme.px(6) * Math.sin(4 * Math.PI * quake.way) : 0
    readonly property bool target: table.holding === GangOfDiceTable.Handful || table.holding === GangOfDiceTable.RerolledDie
    readonly property bool holdsDice: table.tray.holdsDice
    readonly property bool blown: table.effect === GangOfDiceTable.Bang

    objectName: "tray"
    x: table.layout.tray.x + shake
    y: table.layout.tray.y
    width: table.layout.tray.width
    height: table.layout.tray.height
    Accessible.role: Accessible.Grouping
    Accessible.name: table.tray.label
    onHoldsDiceChanged: if (!holdsDice && table.animated && Theme.moves) leaving.restart()

    Timer { id: leaving; interval: Math.max(1, Theme.ms(460)) }
    Moment { id: quake; lasts: tray.blown; duration: Theme.ms(240) }
    Art {
        anchors.fill: parent
        art: "room/tray"
        sourceSize { width: tray.width; height: tray.height }
    }
    Rectangle {
        readonly property bool aimed: tray.target && tray.table.aimed
        anchors { fill: parent; margins: Theme.px(62); topMargin: Theme.px(94) }
        visible: tray.target
        radius: Theme.px(18)
        color: aimed ? "#2EFFF3CC" : "transparent"
        border { width: aimed ? Theme.line(3) : Theme.line(2); color: aimed ? Theme.brassLight : Theme.brass }

        LineText {
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.px(14) }
            visible: tray.table.holding === GangOfDiceTable.Handful
            text: tray.table.turn.dropText
            size: 22
            font.weight: Font.DemiBold
        }
    }
    LineText {
        objectName: "trayTitle"
        x: tray.table.layout.trayTitle.x - tray.table.layout.tray.x
        y: tray.table.layout.trayTitle.y - tray.table.layout.tray.y
        width: tray.table.layout.trayTitle.width
        height: tray.table.layout.trayTitle.height
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        // The banner says the same in larger letters, and the plate of a big moment would cover half of it.
        visible: tray.table.announcement.title === "" && !tray.table.spectacle.revealed
        text: tray.table.tray.title
        size: 20
        font.weight: Font.Medium
        least: 12
    }
    BodyText {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -Theme.px(10)
        width: parent.width - Theme.px(180)
        // Nothing is written under dice, or where they are still leaving.
        objectName: "toBeat"
        visible: !tray.holdsDice && !leaving.running && !tray.target
        horizontalAlignment: Text.AlignHCenter
        text: tray.table.tray.toBeat
        size: 26
        font.weight: Font.DemiBold
        color: Theme.brassLight
    }
    Row {
        id: sumLine
        anchors.horizontalCenter: parent.horizontalCenter
        y: tray.table.layout.traySum.y - tray.table.layout.tray.y
        height: tray.table.layout.traySum.height * 0.62
        visible: tray.table.tray.sum >= 0
        spacing: Theme.px(14)

        LineText { anchors.verticalCenter: parent.verticalCenter; text: tray.table.tray.sumText; size: 22 }
        FigureText {
            anchors.verticalCenter: parent.verticalCenter
            text: Math.max(0, tray.table.tray.sum)
            size: Theme.large ? 38 : 50
            color: tray.table.tray.alarming ? Theme.danger : Theme.title
        }
        BodyText {
            anchors.verticalCenter: parent.verticalCenter
            // Must fit between the frames of the tray, in two lines if it is the long sentence about a tie.
            width: Math.min(implicitWidth, tray.width * 0.82 - x)
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: tray.table.tray.toBeat
            size: 16
            fontSizeMode: Text.Fit
            minimumPixelSize: 11
            maximumLineCount: 2
            elide: Text.ElideRight
            lineHeight: 0.95
        }
    }
    Row {
        anchors { horizontalCenter: parent.horizontalCenter; top: sumLine.bottom; topMargin: Theme.px(1) }
        visible: tray.table.tray.sum >= 0 && tray.table.tray.help !== ""
        spacing: Theme.px(7)
        Icon {
            id: alarm
            anchors.verticalCenter: parent.verticalCenter
            visible: tray.table.tray.alarming
            tone: "status"
            name: "danger"
            size: Theme.px(19)
        }
        LineText {
            anchors.verticalCenter: parent.verticalCenter
            // The lower corners of the tray are cut off.
            width: Math.min(implicitWidth, tray.width * 0.76 - (alarm.visible ? alarm.width : 0))
            text: tray.table.tray.help
            size: 17
            least: 12
            font.weight: Font.Medium
            color: tray.table.tray.alarming ? Theme.danger : Theme.brassLight
        }
    }
}
