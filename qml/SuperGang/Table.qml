import QtQuick
import Backroom.Table

/// The table of SuperGang.
TableScreen {
    id: screen

    boardLater: true
    asks: true
    backRaise: table === null ? 0 : table.frame.rail.height
    boardSource: Qt.resolvedUrl("Board.qml")
    endSource: Qt.resolvedUrl("EndScreen.qml")
    pictureSource: Qt.resolvedUrl("Detail.qml")
}
