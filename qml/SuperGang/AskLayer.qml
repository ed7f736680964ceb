import QtQuick
import Backroom.SuperGang

/// Questions and trades over the table: made when the first one is asked or composed.
Item {
    id: layer

    required property SuperGangTable table
    /// Of the window: where it happens that is asked about.
    property point happens: Qt.point(-1, -1)

    function focusPrimary() {
        if (layer.table.trade.shown)
            trade.focusPrimary()
        else
            question.focusPrimary()
    }

    anchors.fill: parent

    QuestionPlate {
        id: question
        sheet: layer.table.question
        room: layer.table.layout.camera.view
        keepClear: layer.happens
    }
    TradePlate {
        id: trade
        sheet: layer.table.trade
        room: layer.table.layout.camera.view
    }
}
