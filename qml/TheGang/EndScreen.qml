pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.TheGang

/// The end: who runs this town, every pile fanned out, revolvers counted up, ties explained.
EndFrame {
    id: screen

    readonly property TheGangTable gang: House.table as TheGangTable
    readonly property Standings standings: gang.standings
    /// All revolvers are counted.
    property bool told: Theme.speed <= 0

    table: gang
    title: told ? standings.title : standings.heading
    count: list.count
    usualHeight: list.count < 3 ? 236 : 176
    note: told ? standings.tie : ""
    noteRule: note === "" ? "" : "TG-6.3"
    noteDetails: Repeater {
        model: screen.standings.deciders
        delegate: Row {
            id: decider
            required property int index
            required property int modelData
            spacing: Theme.px(8)
            BodyText { anchors.verticalCenter: parent.verticalCenter; visible: decider.index > 0; text: qsTranslate("TheGang", "beats"); size: 17; wrapMode: Text.NoWrap }
            NumberChip { number: decider.modelData; size: 24 }
        }
    }

    Repeater {
        id: list
        model: screen.standings
        delegate: StandingLine {
            width: screen.lineWidth
            height: screen.lineHeight
            told: screen.told
        }
    }
    Timer {
        interval: Math.max(1, Theme.ms(500))
        running: !screen.told && list.count > 0
        repeat: true
        onTriggered: {
            for (let at = 0; at < list.count; ++at)
                if (!(list.itemAt(at) as StandingLine).complete)
                    return
            screen.told = true
        }
    }
}
