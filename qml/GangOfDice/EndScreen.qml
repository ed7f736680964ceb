pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.GangOfDice

/// The end: the screens are lifted one by one, the poorest first; then the winner is announced.
EndFrame {
    id: screen

    readonly property GangOfDiceTable diceTable: table as GangOfDiceTable
    /// How many screens have been lifted, starting with the last place.
    property int lifted: fresh ? 0 : list.count
    readonly property bool told: lifted >= list.count

    title: told ? diceTable.result.title : diceTable.result.heading
    count: list.count
    usualHeight: list.count < 3 ? 210 : 160
    note: told ? diceTable.result.note : ""
    noteRule: diceTable.result.noteRule

    Timer {
        interval: Math.max(1, Theme.ms(1100))
        running: !screen.told
        repeat: true
        onTriggered: screen.lifted += 1
    }
    // In the order of the seats until everything is revealed.
    Item {
        readonly property real step: screen.lineHeight + Theme.px(12)
        width: screen.lineWidth
        height: list.count * step

        Repeater {
            id: list
            model: screen.diceTable.standings
            delegate: StandingLine {
                required property int index
                required property int seat
                y: (screen.told ? index : seat) * (screen.lineHeight + Theme.px(12))
                width: screen.lineWidth
                height: screen.lineHeight
                told: screen.told
                lifted: screen.lifted >= list.count - index
                fresh: screen.fresh
                active: screen.told && winner

                Behavior on y {
                    enabled: Theme.moves && screen.told
                    NumberAnimation { duration: Theme.ms(420); easing.type: Easing.InOutCubic }
                }
            }
        }
    }
}
