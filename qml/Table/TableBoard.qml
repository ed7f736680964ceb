// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The board of a table: created by the table's screen once the first picture is shown, hidden behind the curtain.
Item {
    id: board

    /// The last action was done by keyboard, so the focus follows it.
    property bool byKeyboard: false

    /// Something is being read beside the board, which is disabled except for its bar.
    property bool resting: false

    /// For screen readers: what becomes visible on the board, line by line.
    property string heard
    /// A scene lies over the whole table, its log included.
    property bool logHidden: false
    /// Where the words below that scene begin, which a hint leaves free.
    property real sceneFoot: height
    /// A hint shows its move on the board: the next key should confirm that move.
    property bool hintLaysOut: false
    /// What is said at the table lies here, over everything else on the board.
    readonly property Item talkLayer: Item { parent: board; z: 1350 }

    /// The focus should go to what can be done now.
    signal focusWanted()
    /// A piece has been put down by mouse, and something is still to be decided: if that is to confirm it, the next key
    /// should, and not pick the piece up again.
    signal putDown()

    function rest() {
        const parts = board.children
        for (let at = 0; at < parts.length; ++at)
            if (!(parts[at] instanceof TableBar))
                parts[at].enabled = !board.resting
    }

    onRestingChanged: board.rest()
    onChildrenChanged: if (board.resting) board.rest()
}
