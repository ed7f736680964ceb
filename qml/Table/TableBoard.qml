import QtQuick

/// What lies on a table: made by the table's screen once the first picture is shown, hidden behind the curtain.
Item {
    id: board

    /// What was done last was done by keyboard, so the focus follows it.
    property bool byKeyboard: false

    /// Something is read beside it: nothing of it can be used, but for its bar.
    property bool resting: false

    /// What is to be seen on it, as it comes up, for who only hears: line by line.
    property string heard

    function rest() {
        const parts = board.children
        for (let at = 0; at < parts.length; ++at)
            if (!(parts[at] instanceof TableBar))
                parts[at].enabled = !board.resting
    }

    onRestingChanged: board.rest()
    onChildrenChanged: if (board.resting) board.rest()

    /// A hint lays out what it advises: the next key is to confirm that, not to take something else.
    property bool hintLaysOut: false

    /// The focus should go to what can be done now.
    signal focusWanted()
}
