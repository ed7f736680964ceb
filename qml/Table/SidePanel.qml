import QtQuick
import Backroom.App
import Backroom.Controls

/// Who sits at the table (the children); below, what happened.
Item {
    id: panel

    required property GameTable table
    default property alias seats: lines.data

    anchors.fill: parent

    BodyText {
        x: panel.table.frame.panel.x
        y: panel.table.frame.panel.y - Theme.px(2)
        width: panel.table.frame.panel.width
        text: panel.table.panelTitle
        size: 15
        font.weight: Font.DemiBold
        color: Theme.brassLight
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }
    Item {
        id: lines
        anchors.fill: parent
    }
    LogView {
        place: panel.table.frame.log
        table: panel.table
    }
}
