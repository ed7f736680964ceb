pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.Gangz

/// The end: places and points, the best liar and the best nose, and the wall that fooled everybody.
EndFrame {
    id: screen

    readonly property GangzTable gangz: table as GangzTable
    readonly property Standings standings: gangz.standings

    title: standings.title
    count: list.count
    usualHeight: list.count < 4 ? 150 : 110
    note: Array.from([standings.note, standings.honours, standings.wallText]).filter((line) => line !== "").join("\n")
    noteDetails: Repeater {
        model: screen.standings.wallCards
        delegate: TattooCard {
            required property int modelData
            required property int index
            width: Theme.px(list.count < 4 ? 84 : 54)
            face: modelData
            unmasked: index > 0
            chosen: index === 0
            Accessible.ignored: true
        }
    }

    Repeater {
        id: list
        model: screen.standings
        delegate: StandingLine {
            width: screen.lineWidth
            height: screen.lineHeight
        }
    }
}
