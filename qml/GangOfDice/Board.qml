// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.GangOfDice

TableBoard {
    id: board

    required property GangOfDiceTable table
    /// The offset of the dice being dragged from their places.
    property point handful: Qt.point(0, 0)

    function offerFocus() {
        if (board.table.phase === GangOfDiceTable.Taking)
            buttons.offerFocus()
        else if (board.table.phase === GangOfDiceTable.Rolling)
            FocusWalker.enter(dice)
    }
    /// Returns whether the focus is on a chosen die with no other row of dice below it.
    function onLowestChosen(): bool {
        const from = board.Window.activeFocusItem as Die
        if (from === null || !from.chosen)
            return false
        const parts = dice.children
        for (let at = 0; at < parts.length; ++at) {
            const other = parts[at] as Die
            if (other !== null && other.usable && other.place.y > from.place.y + from.place.height / 2)
                return false
        }
        return true
    }
    function doOffered(): bool { return buttons.doOffered() }
    /// Handles keys that have the same meaning wherever the focus is, if the focused item does not accept them.
    function useKey(key: int, again: bool): bool {
        if (buttons.useKey(key, again) || key === Qt.Key_Down && board.onLowestChosen() && buttons.rerollBelow())
            return true
        if (!board.table.deciding || board.unfocused || again || key !== Qt.Key_Return && key !== Qt.Key_Enter)
            return false
        board.offerFocus()
        return true
    }
    function pickByKeyboard(key: int) {
        board.byKeyboard = true
        board.table.activate(key)
        buttons.named = buttons.takes
    }

    hintLaysOut: true
    spared: [table.layout.tray, table.layout.buttons, table.screen.open ? table.layout.own : table.layout.turnText]
    onFocusWanted: if (board.table.hint !== "") buttons.offerHinted(); else board.offerFocus()
    awaitedRoom: board.table.layout.buttons
    onPutDown: buttons.followMouse()
    Keys.onPressed: (event) => { event.accepted = !(event.modifiers & Qt.ControlModifier) && board.useKey(event.key, event.isAutoRepeat) }

    WarningColumn { table: board.table }
    Tray { id: tray; table: board.table }
    Middle { table: board.table }
    SidePanel {
        table: board.table
        Repeater {
            model: board.table.plates
            delegate: SeatLine { table: board.table; talkLayer: board.talkLayer; animated: board.table.animated && Theme.moves }
        }
    }
    Rail {
        z: -1
        Placed.at: board.table.layout.rail
    }
    Person { table: board.table }
    // Everything but dice and tokens is darkened.
    SpectacleVeil { shown: board.table.spectacle }
    Repeater {
        model: board.table.tokens
        delegate: Token { table: board.table }
    }
    Item {
        id: dice
        x: tray.shake
        width: board.width
        height: board.height

        Repeater {
            model: board.table.dice
            delegate: Die {
                table: board.table
                handful: board.handful
                passesEnter: buttons.due
                onCarried: (offset) => board.handful = offset
                onTapped: buttons.followMouse()
                onPressedByKey: board.pickByKeyboard(key)
            }
        }
    }
    Art {
        id: bang
        anchors.centerIn: tray
        size: Math.round(tray.height * 1.05)
        visible: burst.running
        scale: Theme.moves ? burst.growth(burst.way) : 1
        opacity: burst.light(burst.way)
        art: board.table.phase === GangOfDiceTable.Watching ? "warnings/bang" : ""

        Moment {
            id: burst
            // The explosion appears at once and grows, or only lights up in reduced motion; then it fades.
            function growth(way: real): real { const left = 1 - Math.min(1, way / 0.35); return 0.25 + 0.85 * (1 - left * left * left) }
            function light(way: real): real { return Math.min(1, Theme.moves ? 1 : way / 0.16, (1 - way) / (Theme.moves ? 0.43 : 0.16)) }
            lasts: board.table.effect === GangOfDiceTable.Bang
            moves: false
            duration: Theme.moves ? Theme.ms(740) : 740
        }
    }
    SpectaclePlate { shown: board.table.spectacle; room: board.table.layout.tray }
    // Last in the order of the Tab key, and below the dice.
    TurnButtons { id: buttons; z: -1; table: board.table; opacity: House.picturing ? 0 : 1 }
    OwnRail { z: -1; table: board.table }
    TableBar {
        z: -1
        table: board.table
        BarState { anchors.verticalCenter: parent ? parent.verticalCenter : undefined; table: board.table }
    }
}
