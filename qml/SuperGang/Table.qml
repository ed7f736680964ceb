import QtQuick
import Backroom.Controls
import Backroom.Table

/// The table of SuperGang.
TableScreen {
    id: screen

    boardLater: true
    beforeSource: Qt.resolvedUrl("TownFromFar.qml")
    asks: true
    // In large print there is no room for it beside the buttons of the town; the rail is empty then.
    backRaise: Theme.large ? 0 : table.frame.rail.height
    boardSource: Qt.resolvedUrl("Board.qml")
    endSource: Qt.resolvedUrl("EndScreen.qml")
    pictureSource: Qt.resolvedUrl("Detail.qml")
    ownKeys: [
        { keys: ["←", "→", "↑", "↓"], text: qsTranslate("SuperGang", "with a figure in hand: aim at another end of its move; with a dart: move the sight") },
        { keys: [qsTranslate("SuperGang", "Tab")], text: qsTranslate("SuperGang", "with a figure in hand: another way to the same place, or the next place") },
        { keys: ["1–9", "0"], text: qsTranslate("SuperGang", "where a move ends: what is done there, and done with it") },
        { keys: ["+", "−", "0"], text: qsTranslate("SuperGang", "the town larger, smaller, and whole") }
    ]
}
