import QtQuick
import Backroom.App
import Backroom.Controls

/// Who sits at the table (the children); below, what happened.
Item {
    id: panel

    required property GameTable table
    default property alias seats: lines.data

    readonly property var plates: table.frame.plates
    /// Above the seats, or below them where they begin at the panel's edge.
    readonly property bool headed: plates.length === 0 || plates[0].y - table.frame.panel.y > Theme.px(14)

    anchors.fill: parent

    BodyText {
        id: heading
        objectName: "panelTitle"
        x: panel.table.frame.panel.x
        y: panel.headed ? panel.table.frame.panel.y - Theme.px(2) : panel.plates[panel.plates.length - 1].y + panel.plates[panel.plates.length - 1].height + Theme.px(10)
        width: panel.table.frame.panel.width - (rule.visible ? rule.width + Theme.px(10) : 0)
        text: panel.table.endReason !== "" ? panel.table.endReason : panel.table.panelTitle
        size: 15
        font.weight: Font.DemiBold
        color: Theme.brassLight
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }
    Why {
        id: rule
        objectName: "panelRule"
        anchors { right: parent.right; rightMargin: panel.width - panel.table.frame.panel.x - panel.table.frame.panel.width; baseline: heading.baseline }
        visible: panel.table.endReason !== ""
        asks: false
        rule: panel.table.endRule
        size: 14
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
