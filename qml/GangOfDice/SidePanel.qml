pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table

/// Who sits at the table and what they rolled in this round; below, what happened.
Item {
    id: panel

    required property GangOfDiceTable table

    anchors.fill: parent

    BodyText {
        x: panel.table.layout.panel.x
        y: panel.table.layout.panel.y - Theme.px(2)
        width: panel.table.layout.panel.width
        text: panel.table.panelTitle
        size: 15
        font.weight: Font.DemiBold
        color: Theme.brassLight
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }
    Repeater {
        model: panel.table.plates
        delegate: SeatLine { animated: panel.table.animated && Theme.moves }
    }
    LogView {
        x: panel.table.layout.log.x
        y: panel.table.layout.log.y
        width: panel.table.layout.log.width
        height: panel.table.layout.log.height
        model: panel.table.log
    }
}
