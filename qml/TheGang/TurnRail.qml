// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.TheGang

/// The rail while choices are played: whose turn it is, the possible actions, and a look at the own hand.
Item {
    id: rail

    required property TheGangTable table
    readonly property bool deciding: table.phase === TheGangTable.Placing

    anchors.fill: parent
    visible: deciding || table.phase === TheGangTable.Revealing && !table.waitingOpenly

    BrassButton {
        Placed.at: rail.table.layout.lookButton
        visible: rail.table.canLook
        objectName: "look"
        text: rail.table.looking ? qsTranslate("TheGang", "Hide") : qsTranslate("TheGang", "Look")
        iconName: "look"
        size: 14
        sidePadding: Theme.px(8)
        description: rail.table.looking ? qsTranslate("TheGang", "Hides your hand again.")
                                        : qsTranslate("TheGang", "Shows your hand until you click again or do something else.")

        onClicked: rail.table.look(!rail.table.looking)
        onActiveFocusChanged: if (!activeFocus) rail.table.look(false)
    }
    LineText {
        x: rail.table.layout.lookButton.x
        y: rail.table.layout.waitingTitle.y - Theme.px(4)
        width: rail.table.layout.lookButton.width
        visible: rail.table.handAside
        text: qsTranslate("TheGang", "Your hand")
        size: 15
        font.weight: Font.DemiBold
        color: Theme.brassLight
    }
    LineText {
        x: rail.table.layout.waitingTitle.x
        y: rail.table.layout.waitingTitle.y
        width: rail.table.layout.waitingTitle.width
        visible: rail.table.somebodyWaits
        text: qsTranslate("TheGang", "Still to come")
        size: 15
        font.weight: Font.DemiBold
        color: Theme.brassLight
    }
    Repeater {
        model: rail.table.plates
        delegate: SeatMark {
            required property rect waitingPlace
            required property string name
            required mark
            visible: waitingPlace.width > 0
            size: Theme.px(26)
            x: waitingPlace.x + Math.round((waitingPlace.width - width) / 2)
            y: waitingPlace.y + waitingPlace.height + Theme.px(5)
            Accessible.name: name
        }
    }
    Item {
        Placed.at: rail.table.layout.turnText
        // Otherwise the plate of those who decide on their phones is here.
        visible: rail.table.elsewhere.awaited === ""

        TitleText {
            id: title
            width: parent.width
            visible: text !== ""
            text: rail.table.railTitle
            size: 26
        }
        BodyText {
            anchors { top: title.bottom; topMargin: Theme.px(4) }
            width: Theme.large ? parent.width : Math.min(parent.width, Theme.px(560))
            height: Math.max(0, parent.height - y - (takeBack.visible ? takeBack.height + Theme.px(4) : 0))
            minimumPixelSize: Theme.large ? 13 : 12
            fontSizeMode: Theme.large ? Text.Fit : Text.FixedSize
            visible: title.visible
            text: rail.table.railText
            size: 18
            // Text fitted to its room may have as many lines as the height allows.
            maximumLineCount: Theme.large ? 99 : 3
            elide: Text.ElideRight
        }
        BodyText {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            visible: !title.visible
            text: title.visible ? "" : rail.table.railText
            size: 24
            font.weight: Font.DemiBold
            maximumLineCount: 2
            elide: Text.ElideRight
        }
        BrassButton {
            id: takeBack
            anchors.bottom: parent.bottom
            height: Theme.px(Theme.large ? 32 : 44)
            // With large text the texts need its room while it is disabled.
            visible: rail.deciding && (!Theme.large || enabled)
            text: qsTranslate("TheGang", "Take back")
            iconName: "undo"
            enabled: rail.table.canTakeBack
            onClicked: rail.table.takeBack()
        }
        BodyText {
            anchors.bottom: parent.bottom
            visible: rail.table.phase === TheGangTable.Revealing && rail.table.replay === null
                     && rail.table.announcement.title === "" && rail.table.elsewhere.awaited === ""
            text: qsTranslate("TheGang", "Click, or press Space, to skip")
            width: parent.width
            size: 14
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            color: Theme.sand
        }
    }
}
