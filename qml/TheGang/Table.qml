import QtQuick
import Backroom.Table

/// The table of The Gang.
TableScreen {
    boardSource: Qt.resolvedUrl("Board.qml")
    endSource: Qt.resolvedUrl("EndScreen.qml")
    pictureSource: Qt.resolvedUrl("Detail.qml")
}
