import QtQuick
import Backroom.Table

TableScreen {
    backRaise: table.frame.rail.height
    boardSource: Qt.resolvedUrl("Board.qml")
    endSource: Qt.resolvedUrl("EndScreen.qml")
    pictureSource: Qt.resolvedUrl("Detail.qml")
    ownKeys: [{ keys: [qsTranslate("Gangz", "Space")], text: qsTranslate("Gangz", "enlarge a card") }]
}
