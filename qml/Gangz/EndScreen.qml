// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
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

    title: gangz.result.title
    standings: gangz.standings
    plate: StandingLine { width: screen.lineWidth; height: screen.lineHeight }
    usualHeight: plates.count < 4 ? 150 : 110
    note: Array.from([gangz.result.note, gangz.result.honours, gangz.result.wallText]).filter((line) => line !== "").join("\n")
    noteDetails: Repeater {
        model: screen.gangz.result.wallCards
        delegate: TattooCard {
            required property int modelData
            required property int index
            width: Theme.px(screen.plates.count < 4 ? 84 : 54)
            face: modelData
            unmasked: index > 0
            chosen: index === 0
            Accessible.ignored: true
        }
    }
}
