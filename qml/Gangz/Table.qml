import QtQuick
import Backroom.Table

/// The table of Gangz.
TableScreen {
    boardSource: Qt.resolvedUrl("Board.qml")
    endSource: Qt.resolvedUrl("EndScreen.qml")
    pictureSource: Qt.resolvedUrl("Detail.qml")
}
