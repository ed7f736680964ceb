// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.SuperGang
import Backroom.Table

/// The stall over the table, created when the first duel begins.
DuelScene {
    id: overlay

    required property SuperGangTable table
    /// The y coordinate of its rail on the table.
    readonly property real foot: y + height - railHeight
    /// What a hint leaves free, on the table.
    readonly property var spared: Array.from(kept).map((part) => Qt.rect(x + part.x, y + part.y, part.width, part.height))

    // In a replay the replay bar stays visible below.
    anchors { fill: parent; topMargin: table.layout.bar.height; bottomMargin: table.layout.foot }
    visible: table.duel.active
    shown: table.duel
    steady: table.steady
    animated: table.animated
    waiting: table.director.waiting
    onShot: (x, y) => overlay.refused = !table.shoot(x, y)
    onSkipped: table.goOn()

    Repeater {
        model: [overlay.attackPlate, overlay.defencePlate]
        delegate: TalkBubble {
            required property DuelSidePlate modelData
            objectName: "duelTalk"
            z: 30
            talk: overlay.table.talk
            mark: modelData.side.mark
            place: Qt.rect(modelData.x, modelData.y, modelData.width, modelData.height)
            below: true
            pointing: modelData.x + Theme.px(31)
            lasts: overlay.shown.active
        }
    }
}
