import QtQuick

/// What lies on a table: made by the table's screen once the first picture is shown, hidden behind the curtain.
Item {
    /// What was done last was done by keyboard, so the focus follows it.
    property bool byKeyboard: false

    /// The focus should go to what can be done now.
    signal focusWanted()
}
