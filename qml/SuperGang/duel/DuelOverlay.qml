// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.SuperGang

/// The stall over the table, created when the first duel begins.
DuelScene {
    id: overlay

    required property SuperGangTable table
    /// The y coordinate of its rail on the table.
    readonly property real foot: y + height - railHeight

    // In a replay the replay bar stays visible below.
    anchors { fill: parent; topMargin: table.layout.bar.height; bottomMargin: table.layout.foot }
    visible: table.duel.active
    shown: table.duel
    steady: table.steady
    animated: table.animated
    waiting: table.director.waiting
    onShot: (x, y) => overlay.refused = !table.shoot(x, y)
    onSkipped: table.goOn()
}
