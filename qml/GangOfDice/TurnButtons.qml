// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.GangOfDice

/// Below the tray: how many dice to roll, reroll or stop; and the spot where a die is dropped to be rerolled.
Item {
    id: buttons

    required property GangOfDiceTable table
    readonly property bool takes: table.phase === GangOfDiceTable.Taking
    readonly property bool rolls: table.phase === GangOfDiceTable.Rolling
    readonly property bool target: table.holding === GangOfDiceTable.KeptDie

    /// True if the player has typed the number in this turn, or chosen that many dice.
    property bool named: false
    /// True if Enter does what the golden button offers, even on a die: something has been chosen.
    readonly property bool due: takes ? named : rolls && reroll.enabled
    /// True if a click has moved the focus here, unseen: then the first Tab shows it instead of passing it on.
    property bool unseen: false

    function offerFocus() { roll.forceActiveFocus(Qt.TabFocusReason) }
    function rollOrAsk() { if (buttons.table.turn.bold) buttons.offerFocus(); else buttons.table.roll() }
    function stopOrAsk() {
        if (buttons.table.turn.stopLoses && !stop.activeFocus)
            stop.forceActiveFocus(Qt.TabFocusReason)
        else
            buttons.table.stop()
    }
    /// Rolls, rerolls or stops, whichever button is golden; one in red only gets the focus, for a second press. Returns
    /// false if none is golden.
    function doOffered(): bool {
        if (buttons.takes)
            buttons.rollOrAsk()
        else if (buttons.rolls && reroll.enabled)
            buttons.table.reroll()
        else if (buttons.rolls && stop.primary)
            buttons.stopOrAsk()
        else
            return false
        return true
    }
    /// Moves the focus so that the next Enter does what a hint has laid out.
    function offerHinted() {
        buttons.named = buttons.takes
        const advised = buttons.takes ? stepper : reroll.enabled ? reroll : stop
        advised.forceActiveFocus(Qt.TabFocusReason)
    }
    /// Digits, + and − change the number wherever the focus is, and move the focus here, so that Enter rolls.
    function useKey(key: int, again: bool): bool {
        buttons.unseen = false
        if (buttons.rolls)
            return !again && buttons.useRollKey(key)
        if (buttons.takes && buttons.named && !again && (key === Qt.Key_Return || key === Qt.Key_Enter)) {
            buttons.table.roll()
            return true
        }
        if (!buttons.takes)
            return false
        // First, because a number that is being typed ends where the focus moves.
        if (stepper.isOwn(key) && !stepper.activeFocus && !roll.activeFocus)
            stepper.forceActiveFocus(Qt.TabFocusReason)
        return stepper.use(key, again)
    }
    /// For rolled dice, digits mark dice and S stops; Enter rerolls the marked dice, wherever the focus is.
    function useRollKey(key: int): bool {
        if (key === Qt.Key_S) {
            buttons.stopOrAsk()
        } else if (key === Qt.Key_Return || key === Qt.Key_Enter) {
            if (!reroll.enabled)
                return false
            buttons.table.reroll()
        } else if (key < Qt.Key_1 || key > Qt.Key_9 || !buttons.table.activateNumber(key - Qt.Key_0)) {
            return false
        } else if (reroll.enabled) {
            reroll.forceActiveFocus(Qt.TabFocusReason)
        }
        return true
    }
    /// Shows the focus of the control if a click has moved it there. Returns false if it was shown before.
    function show(control: Item): bool {
        const unseen = buttons.unseen
        buttons.unseen = false
        if (unseen)
            control.forceActiveFocus(Qt.TabFocusReason)
        return unseen
    }
    /// Moves the focus to the reroll of the chosen dice. Returns false if none is chosen.
    function rerollBelow(): bool {
        if (!buttons.rolls || !reroll.enabled)
            return false
        reroll.forceActiveFocus(Qt.TabFocusReason)
        return true
    }
    /// After dice were chosen by mouse, the next key rolls them instead of choosing the same ones again.
    function followMouse() {
        if (buttons.takes) {
            buttons.named = true
            stepper.forceActiveFocus(Qt.MouseFocusReason)
            buttons.unseen = true
        } else if (buttons.rolls && reroll.enabled) {
            reroll.forceActiveFocus(Qt.MouseFocusReason)
            buttons.unseen = true
        }
    }
    function rollNamed() { if (buttons.named) buttons.table.roll(); else buttons.rollOrAsk() }

    Placed.at: table.layout.buttons
    onTakesChanged: buttons.named = false

    Row {
        anchors.centerIn: parent
        height: parent.height
        visible: buttons.takes
        enabled: buttons.takes
        spacing: Theme.px(16)

        Stepper {
            id: stepper
            objectName: "take"
            height: parent.height
            value: buttons.table.turn.take
            to: Math.max(1, buttons.table.turn.mostToTake)
            text: buttons.table.turn.number
            label: buttons.table.turn.numberLabel
            onWanted: (dice) => buttons.table.setTake(dice)
            onKeyed: { buttons.named = true; buttons.unseen = false }
            Keys.onTabPressed: (event) => { event.accepted = buttons.show(stepper) }
            Keys.onReturnPressed: (event) => { if (!event.isAutoRepeat) buttons.rollNamed() }
            Keys.onEnterPressed: (event) => { if (!event.isAutoRepeat) buttons.rollNamed() }
            // The key that skips an animation must not roll before the button has the focus.
            Keys.onSpacePressed: (event) => { if (!event.isAutoRepeat) roll.forceActiveFocus(Qt.TabFocusReason) }
        }
        BrassButton {
            id: roll
            objectName: "roll"
            height: parent.height
            primary: true
            size: 20
            iconName: "die"
            danger: buttons.table.turn.bold
            text: buttons.table.turn.takeText
            onClicked: buttons.table.roll()
            // As in the stepper beside it.
            Keys.onUpPressed: (event) => stepper.turn(1, event.isAutoRepeat)
            Keys.onDownPressed: (event) => stepper.turn(-1, event.isAutoRepeat)
            Keys.onPressed: (event) => { event.accepted = buttons.useKey(event.key, event.isAutoRepeat) }
        }
    }
    Row {
        id: pair

        readonly property real stopWish: Math.max(stop.implicitWidth, stopOdds.implicitWidth)
        readonly property real rerollWish: Math.max(reroll.implicitWidth, rerollOdds.implicitWidth)
        /// Below the tray is only so much room: with large text both buttons give up the same share, and their words shrink.
        readonly property real share: Math.min(1, (buttons.width - spacing) / (stopWish + rerollWish))

        anchors.centerIn: parent
        height: parent.height
        visible: buttons.rolls && !buttons.target
        enabled: buttons.rolls
        spacing: Theme.px(16)

        // Stop is not in the place of Roll: a second click there must not end the turn.
        BrassButton {
            id: stop
            objectName: "stop"
            height: parent.height
            primary: buttons.table.turn.toReroll === 0 && !buttons.table.turn.stopIsHopeless
            size: 20
            iconName: "stop"
            danger: buttons.table.turn.stopLoses
            text: buttons.table.turn.stopText
            width: Math.floor(pair.stopWish * pair.share)
            description: buttons.table.turn.stopOdds
            onClicked: buttons.table.stop()

            OddsLine { id: stopOdds; objectName: "stopOdds"; text: buttons.table.turn.stopOdds }
        }
        BrassButton {
            id: reroll
            objectName: "reroll"
            height: parent.height
            primary: buttons.table.turn.toReroll > 0
            size: 20
            iconName: "reroll"
            enabled: buttons.table.turn.toReroll > 0
            text: buttons.table.turn.rerollText
            width: Math.floor(pair.rerollWish * pair.share)
            description: buttons.table.turn.rerollOdds
            onClicked: buttons.table.reroll()
            Keys.onTabPressed: (event) => { event.accepted = buttons.show(reroll) }

            OddsLine { id: rerollOdds; objectName: "rerollOdds"; text: buttons.table.turn.rerollOdds }
        }
    }
    WhyNot {
        x: pair.x + reroll.x
        y: pair.y
        width: reroll.width
        height: reroll.height
        table: buttons.table
        button: reroll
        onAsked: buttons.table.reroll()
    }
    BodyText {
        anchors.centerIn: parent
        width: parent.width
        visible: buttons.table.phase === GangOfDiceTable.Watching && buttons.table.replay === null && buttons.table.elsewhere.awaited === ""
        text: buttons.table.turn.skipText
        size: 15
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        horizontalAlignment: Text.AlignHCenter
    }
    Rectangle {
        readonly property bool aimed: buttons.target && buttons.table.aimed
        width: parent.width
        height: parent.height
        visible: buttons.target
        radius: Theme.px(14)
        color: aimed ? "#F02A5542" : "#E60A1712"
        border { width: aimed ? Theme.line(3) : Theme.line(2); color: aimed ? Theme.brassLight : Theme.brass }

        LineText {
            anchors.centerIn: parent
            text: buttons.table.turn.dropText
            size: 22
            font.weight: Font.DemiBold
            color: Theme.brassLight
        }
    }
}
