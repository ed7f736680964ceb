pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.TheGang

/// The end: the winner, all piles fanned out, revolvers counted up, ties explained.
EndFrame {
    id: screen

    readonly property TheGangTable gang: table as TheGangTable
    /// All revolvers have been counted.
    property bool told: !fresh
    /// All piles have as many rows as the largest one, so that their cards have the same size.
    readonly property int rows: {
        let most = 1
        for (let at = 0; at < made && at < list.count; ++at)
            most = Math.max(most, (list.itemAt(at) as StandingLine)?.rowsNeeded ?? 1)
        return most
    }
    property int made: 0

    title: told ? gang.result.title : gang.result.heading
    count: list.count
    usualHeight: list.count < 3 ? 236 : 176
    note: told ? gang.result.tie : ""
    noteRule: note === "" ? "" : "TG-6.3"
    noteDetails: Repeater {
        model: screen.gang.result.deciders
        delegate: Row {
            id: decider
            required property int index
            required property int modelData
            spacing: Theme.px(8)
            BodyText { anchors.verticalCenter: parent.verticalCenter; visible: decider.index > 0; text: qsTranslate("TheGang", "beats"); size: 17; wrapMode: Text.NoWrap }
            NumberChip { number: decider.modelData; size: 24 }
        }
    }

    // In the order of the seats until everything is revealed.
    Item {
        width: screen.lineWidth
        height: list.count * (screen.lineHeight + Theme.px(12))

        Repeater {
            id: list
            model: screen.gang.standings
            onItemAdded: screen.made += 1
            delegate: StandingLine {
                required property int index
                required property int seat
                y: (screen.told ? index : seat) * (screen.lineHeight + Theme.px(12))
                width: screen.lineWidth
                height: screen.lineHeight
                told: screen.told
                fresh: screen.fresh
                rows: screen.rows

                Behavior on y {
                    enabled: Theme.moves && screen.told
                    NumberAnimation { duration: Theme.ms(420); easing.type: Easing.InOutCubic }
                }
            }
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
