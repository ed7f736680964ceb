// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The board of a table: created by the table's screen once the first frame is shown, hidden behind the curtain.
Item {
    id: board

    /// True if the last action was done by keyboard, so that the focus follows it.
    property bool byKeyboard: false

    /// True if no control has the focus.
    readonly property bool unfocused: {
        for (let at = board; at !== null; at = at.parent)
            if (at === Window.activeFocusItem)
                return true
        return false
    }

    /// True while something is read beside the board, which is disabled except for its bar.
    property bool resting: false

    /// For screen readers: what becomes visible on the board, line by line.
    property string heard
    /// True if a scene covers the whole table, including its log.
    property bool logHidden: false
    /// The y coordinate of the text below that scene.
    property real sceneFoot: height
    /// Where in the rail the plate that says for whom the table waits covers nothing that belongs to the player at the
    /// screen; empty if the whole rail is free.
    property rect awaitedRoom
    /// The height of that plate at the foot of this room; 0 while there is none.
    property real awaitedHeight: 0
    /// What a hint leaves free, besides the seats.
    property list<rect> spared
    /// What a refusal leaves free: what it may speak of.
    property list<rect> meant
    /// True if a hint shows its move on the board, so that the next key should confirm that move.
    property bool hintLaysOut: false
    /// The parent of players' remarks, above everything else on the board.
    readonly property Item talkLayer: Item { parent: board; z: 1350 }

    /// The part of the board in which somebody acts, as in a menu: an announcement leaves it free. Empty if there is none.
    property rect used
    /// The place of the announcement above the board, which remarks avoid; empty while there is none.
    property rect banner

    /// Requests the focus for what can be done now.
    signal focusWanted()
    /// Emitted when somebody presses the door in the bar.
    signal leaveWanted()
    /// Emitted when a piece has been put down by mouse while something is still to be decided: if a confirmation is
    /// due, the next key should confirm, and not pick the piece up again.
    signal putDown()

    /// Presses what belongs to a digit. Returns false if nothing does.
    function tapNumber(number: int): bool { return false }
    /// Called when a digit has been used, for the focus to go where the next key confirms.
    function followNumber() { board.focusWanted() }
    /// Digits have the same meaning wherever the focus is.
    function useDigit(event: var) {
        const digit = event.key >= Qt.Key_0 && event.key <= Qt.Key_9
        if (!digit || event.isAutoRepeat || event.modifiers & Qt.ControlModifier || !board.tapNumber(event.key - Qt.Key_0))
            return
        event.accepted = true
        board.byKeyboard = true
        board.followNumber()
    }
    /// Called for Enter while no control has the focus: does what the golden button offers. If something could be lost
    /// by it, the button gets the focus, for a second press. Returns false if nothing is offered.
    function doOffered(): bool { return false }
    function rest() {
        const parts = board.children
        for (let at = 0; at < parts.length; ++at)
            if (!(parts[at] instanceof TableBar))
                parts[at].enabled = !board.resting
    }

    onRestingChanged: board.rest()
    onChildrenChanged: if (board.resting) board.rest()
}
