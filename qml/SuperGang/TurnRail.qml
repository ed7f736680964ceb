// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.SuperGang

/// The rail beside the panel: the player, the dice, the instructions, and the buttons of the turn.
Item {
    id: rail

    required property SuperGangTable table
    readonly property superGangRail shown: table.rail
    readonly property SuperGangLayout layout: table.layout
    readonly property bool deciding: table.phase === SuperGangTable.Starting || table.phase === SuperGangTable.MovingPolice
                                     || table.phase === SuperGangTable.Moving || table.phase === SuperGangTable.Acting
    /// True while a question or an offer is on a plate in the town: the rail only says so.
    readonly property bool asking: table.phase === SuperGangTable.Asked || table.trade.shown

    function focusMain() {
        if (main.visible && main.enabled)
            main.forceActiveFocus(Qt.TabFocusReason)
    }

    function focusOn(name: string): bool {
        const button = name === "main" ? main : name === "collect" ? collect : name === "buyPolice" ? police : null
        if (button !== null && button.visible && button.enabled)
            button.forceActiveFocus(Qt.TabFocusReason)
        return button !== null
    }

    anchors.fill: parent

    Rail {
        Placed.at: rail.layout.rail
    }
    Person {
        table: rail.table
        x: Theme.large ? words.x : rail.layout.person.x
        width: Theme.large ? words.width : rail.layout.person.width
        visible: table.person.name !== "" && (!Theme.large || !rail.deciding && !rail.asking)
    }
    TurnDice {
        id: dice
        objectName: "turnDice"
        Placed.at: rail.layout.dice
        // Disabled while another player is asked, to whom the dice do not belong.
        enabled: rail.table.phase !== SuperGangTable.Asked && rail.table.phase !== SuperGangTable.Dueling
        opacity: enabled ? 1 : 0.4
        table: rail.table
    }
    Item {
        id: words
        x: rail.layout.words.x - dice.spare
        y: rail.layout.words.y
        width: rail.layout.words.width + dice.spare
        height: rail.layout.words.height
        visible: rail.deciding || rail.asking

        TextMetrics {
            id: asked
            font { family: Theme.titleFont; pixelSize: Theme.font(19) }
            text: heading.text
        }
        TitleText {
            id: heading
            width: parent.width
            text: rail.shown.title
            // A question is longer than the names of the steps.
            readonly property bool wraps: Theme.large || rail.asking || rail.table.menu.preparing
            // Rather takes a second line than small letters, which only a question for two long lines gets.
            size: !wraps ? 22 : !Theme.large && asked.advanceWidth > 1.6 * width ? 16 : 19
            minimumPixelSize: Theme.large ? Theme.usualFont(18) : 12
            fontSizeMode: wraps && !Theme.large ? Text.FixedSize : Text.HorizontalFit
            maximumLineCount: 2
            lineHeight: 0.9
            wrapMode: wraps ? Text.WordWrap : Text.NoWrap
        }
        // In this place while the police can be bought, as there is no room for another button.
        TradeButton {
            anchors { bottom: parent.bottom; left: parent.left; right: parent.right }
            visible: rail.shown.canBuyPolice && !rail.asking
            table: rail.table
        }
        Why {
            id: why
            anchors { right: parent.right; bottom: parent.bottom }
            visible: rail.shown.whyNotEndRule !== "" && rail.table.phase === SuperGangTable.Moving && !rail.table.choosing
            onVisibleChanged: overMain.asks = false
            rule: rail.shown.whyNotEndRule
            text: qsTranslate("SuperGang", "Why?")
            Accessible.name: rail.shown.whyNotEnd + " " + rule
            size: 13
        }
        BodyText {
            anchors {
                top: heading.bottom; topMargin: Theme.px(2)
                bottom: parent.bottom; bottomMargin: rail.shown.canBuyPolice ? Theme.px(36) : why.visible ? why.height : 0
            }
            width: parent.width
            // Says what to do next or, while the pointer asks for the end of the turn, why that is refused.
            text: why.visible && overMain.asks ? rail.shown.whyNotEnd : rail.shown.text
            size: 15
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.large ? Theme.usualFont(15) : 11
            elide: Text.ElideRight
        }
    }
    Column {
        id: buttons
        x: rail.layout.buttons.x
        y: rail.layout.buttons.y
        width: rail.layout.buttons.width
        visible: rail.deciding && !rail.asking
        spacing: Theme.px(Theme.large ? 3 : 5)

        BrassButton {
            id: collect
            objectName: "collect"
            width: parent.width
            height: Theme.px(32)
            sidePadding: Theme.px(6)
            size: 15
            visible: rail.shown.collectText !== ""
            enabled: rail.shown.canCollect
            text: rail.shown.collectText
            onClicked: rail.table.collect()
        }
        Item {
            width: parent.width
            height: main.height

            HoverHandler {
                id: overMain
                // The button appears under the pointer that has just rolled, which asks for nothing until it moves or presses.
                property bool asks: false
                property point last: Qt.point(-1, -1)
                onHoveredChanged: if (!hovered) asks = false
                // The buttons are hidden while the dice roll: coming back below the pointer they are entered, without a move.
                onPointChanged: {
                    const at = point.scenePosition
                    if (!hovered)
                        return
                    if (why.visible && at !== last)
                        asks = true
                    last = at
                }
            }
            TapHandler { enabled: !main.enabled; onPressedChanged: if (pressed) overMain.asks = true }
            BrassButton {
                id: main
                objectName: rail.shown.rolls ? "roll" : "endTurn"
                width: parent.width
                height: Theme.px(38)
                sidePadding: Theme.px(6)
                primary: true
                enabled: rail.shown.rolls ? rail.shown.canRoll : rail.shown.canEnd
                description: rail.shown.whyNotEnd
                text: rail.shown.rolls ? qsTranslate("SuperGang", "Roll") : qsTranslate("SuperGang", "End turn")
                onClicked: rail.shown.rolls ? rail.table.roll() : rail.table.endTurn()
            }
        }
        BrassButton {
            id: police
            objectName: "buyPolice"
            width: parent.width
            height: Theme.px(26)
            sidePadding: Theme.px(4)
            size: 13
            visible: rail.shown.canBuyPolice
            text: qsTranslate("SuperGang", "Buy the police")
            onClicked: rail.table.buyPolice()
        }
        TradeButton {
            width: parent.width
            visible: !rail.shown.canBuyPolice
            table: rail.table
        }
    }
}
