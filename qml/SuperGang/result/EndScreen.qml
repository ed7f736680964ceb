// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.SuperGang

/// The end: who won and why, the town with its owners, and the worth of each gang. If a district was won, its bunting
/// is shown.
EndFrame {
    id: screen

    readonly property SuperGangTable gangs: table as SuperGangTable

    title: gangs.result.title
    standings: gangs.standings
    plate: StandingLine {
        width: screen.lineWidth
        height: screen.lineHeight
        fresh: screen.fresh
    }
    usualHeight: plates.count < 4 ? 150 : 116
    note: gangs.result.note
    noteRule: gangs.result.noteRule
    // With large text its room is needed.
    asideWidth: Theme.large ? 0 : 404
    aside: FinalTown { anchors.fill: parent; table: screen.gangs; fresh: screen.fresh }
    festive: Celebration { anchors.fill: parent; district: screen.gangs.result.bunting; fresh: screen.fresh }
}
