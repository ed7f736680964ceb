import QtQuick
import Backroom.App
import Backroom.Controls

/// Why an action is refused, beside the pointer, with the number of the rule.
Plate {
    id: plate

    required property GameTable table
    /// The area that it must not cover.
    property rect avoided
    readonly property string sentence: table.refusal

    visible: sentence !== ""
    z: 2500
    strength: 0.96
    doubled: false
    width: Math.min(Theme.px(380), row.implicitWidth + Theme.px(32))
    height: row.height + Theme.px(24)
    x: Math.max(Theme.px(8), Math.min(table.refusalPoint.x - width / 2, parent.width - width - Theme.px(8)))
    // Stays above the rail, whose buttons it may be about.
    readonly property real lowest: table.frame.rail.height > 0 && table.refusalPoint.y > table.frame.rail.y ? table.frame.rail.y - Theme.px(10) : parent.height - Theme.px(8)
    readonly property real wished: Math.max(Theme.px(8), Math.min(table.refusalPoint.y - height - Theme.px(22), lowest - height))
    readonly property bool hides: avoided.width > 0 && x < avoided.x + avoided.width && x + width > avoided.x
                                  && wished < avoided.y + avoided.height && wished + height > avoided.y
    readonly property real over: avoided.y - height - Theme.px(8)
    y: !hides ? wished : over >= Theme.px(8) ? over : avoided.y + avoided.height + Theme.px(8)
    border { width: 2; color: Theme.danger }
    // Screen readers don't read it here: `TableSpeech` does.
    Accessible.role: Accessible.AlertMessage
    Accessible.name: sentence

    onSentenceChanged: if (sentence !== "") patience.restart()

    Timer {
        id: patience
        interval: 7000
        onTriggered: plate.table.clearRefusal()
    }
    MouseArea {
        anchors.fill: parent
        onClicked: plate.table.clearRefusal()
    }
    Row {
        id: row
        x: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(10)

        Icon { id: icon; anchors.verticalCenter: parent.verticalCenter; tone: "status"; name: "refusal"; size: Theme.px(26) }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(4)

            BodyText {
                id: text
                width: Math.min(implicitWidth, Theme.px(310))
                text: plate.sentence
                size: 16
                Accessible.ignored: true
            }
            Why {
                objectName: "why"
                visible: plate.table.refusalRule !== ""
                rule: plate.table.refusalRule
            }
        }
    }
}
