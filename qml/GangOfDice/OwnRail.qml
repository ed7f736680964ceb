// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.GangOfDice

/// The rail: the screen of the player whose turn it is, and what is behind it while it is open.
Item {
    id: rail

    required property GangOfDiceTable table
    readonly property GangOfDiceLayout layout: table.layout
    readonly property bool open: table.screen.open
    /// True while it is open for a look when the player decides about the dice in the tray.
    readonly property bool looking: open && table.screen.canLook

    anchors.fill: parent
    visible: table.person.name !== ""

    Image {
        Placed.at: rail.layout.screen
        source: rail.open ? "qrc:/art/pieces/screen-open.svg" : "qrc:/art/pieces/screen.svg"
        sourceSize { width: width; height: height }
        Accessible.role: Accessible.Graphic
        Accessible.name: rail.table.screen.label
    }
    TitleText {
        Placed.at: rail.layout.ownTitle
        visible: rail.open
        text: rail.table.screen.title
        size: 25
        // With large text it would touch what lies below.
        fontSizeMode: Text.Fit
    }
    // For lessons: the dice and tokens themselves lie above the rail.
    Item {
        objectName: "ownThings"
        Placed.at: rail.layout.own
        visible: rail.open
    }
    Rectangle {
        x: rail.layout.ownWealth.x - Theme.px(18)
        y: rail.layout.ownWealth.y
        width: 1
        height: rail.layout.ownWealth.height
        visible: rail.open
        color: Theme.hairline
        opacity: 0.7
    }
    Item {
        objectName: "ownWealth"
        Placed.at: rail.layout.ownWealth
        visible: rail.open

        FigureText {
            id: wealth
            text: rail.table.screen.wealth
            // With large text the help below needs the room.
            size: Theme.large ? 34 : 62
            height: Theme.px(Theme.large ? 32 : 64)
            color: Theme.title
            Accessible.name: rail.table.screen.wealthLabel
        }
        BodyText {
            anchors { left: wealth.right; leftMargin: Theme.px(12); right: parent.right; verticalCenter: wealth.verticalCenter }
            text: rail.table.screen.text
            size: 17
            Accessible.ignored: true
        }
        BodyText {
            anchors { top: wealth.bottom; topMargin: Theme.px(4); bottom: parent.bottom }
            width: parent.width
            // For a player who is out it says nothing, and the button that skips to the end lies here.
            visible: !rail.looking && !rail.table.personsOut
            text: rail.table.screen.help
            size: 15
            color: Theme.sand
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            elide: Text.ElideRight
            lineHeight: 0.98
        }
    }
    BodyText {
        Placed.at: rail.layout.turnText
        visible: !rail.open && rail.table.elsewhere.awaited === ""
        verticalAlignment: Text.AlignVCenter
        text: rail.table.screen.help
        size: 20
        fontSizeMode: Theme.large ? Text.Fit : Text.FixedSize
        elide: Text.ElideRight
    }
    BrassButton {
        objectName: "look"
        // Below the player's own things while they are visible.
        Placed.at: rail.looking ? rail.layout.hideButton : rail.layout.lookButton
        visible: rail.table.screen.canLook
        text: rail.table.screen.lookText
        iconName: "look"
        size: 16
        sidePadding: Theme.px(8)
        description: rail.table.screen.lookHint

        onClicked: rail.table.look(!rail.open)
        onActiveFocusChanged: if (!activeFocus) rail.table.look(false)
    }
}
