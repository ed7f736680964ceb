import QtQuick
import Backroom.Table

TableScreen {
    boardSource: Qt.resolvedUrl("Board.qml")
    endSource: Qt.resolvedUrl("EndScreen.qml")
    pictureSource: Qt.resolvedUrl("Detail.qml")
    ownKeys: [{ keys: ["0–9", "+", "−"], text: qsTranslate("GangOfDice", "how many dice you take") }]
}
