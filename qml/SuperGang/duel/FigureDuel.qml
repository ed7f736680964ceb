// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.SuperGang

/// A duel in a figure of the rulebook: the stall scaled to `room`, without texts or controls.
Item {
    id: duel

    required property duelShow shown
    required property size room
    property duelTarget noTarget
    property duelMiss noMiss
    property duelDart noDart

    readonly property int count: shown.targets.length
    readonly property real leftmost: count > 0 ? targetAt(0).place : -1
    readonly property real rightmost: count > 0 ? targetAt(count - 1).place : 1
    readonly property int plankTop: height - Theme.px(104)
    readonly property int plateHeight: Theme.px(64)
    readonly property int plateTop: Theme.px(48)
    /// The width of a target in pixels.
    readonly property real unit: Math.max(12, Math.min(width / (Math.max(2, rightmost - leftmost) + 1.8),
                                                       (plankTop - plateTop - plateHeight - Theme.px(8)) * 126 / 210))
    readonly property real zeroX: width / 2 - unit * (leftmost + rightmost) / 2

    // Untyped: the code that Qt 6.4 compiles ahead of time would return empty values.
    function targetAt(index) { return duel.shown.targets[index] ?? duel.noTarget }
    function missAt(index) { return duel.shown.stuck[index] ?? duel.noMiss }
    function didAt(index) { return duel.shown.darts[index]?.did ?? "left" }

    // Laid out for a fixed width, then scaled as a whole.
    width: Theme.px(680)
    height: Math.round(width * room.height / Math.max(1, room.width))
    scale: room.width / width
    transformOrigin: Item.TopLeft
    clip: true
    Accessible.role: Accessible.Graphic
    Accessible.name: shown.heading

    DuelStall {
        anchors.fill: parent
        plankTop: duel.plankTop
        opened: 1
        lit: duel.shown.attack.shooting ? 1 : duel.shown.defence.shooting ? -1 : 0

        Repeater {
            model: duel.shown.stuck.length
            delegate: Art {
                required property int index
                readonly property duelMiss miss: duel.missAt(index)
                x: Math.round(duel.zeroX + miss.at.x * duel.unit - width / 2)
                y: Math.round(duel.plankTop - duel.unit * (105 / 126 + miss.at.y) - height / 2)
                size: Math.round(Math.max(Theme.px(24), duel.unit * 0.34))
                visible: !miss.drops
                art: "duel/stuck-" + SeatStyle.file(miss.mark)
            }
        }
        Repeater {
            model: duel.count
            delegate: DuelTargetBoard {
                id: board
                required property int index
                target: duel.targetAt(index)
                shooting: duel.shown.attack.shooting || duel.shown.defence.shooting
                x: Math.round(duel.zeroX + target.place * duel.unit - width / 2)
                y: duel.plankTop - height
                z: onFace ? 3 : down ? 1 : 2
                width: Math.round(duel.unit)

                Art {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: parent.height + Theme.px(board.onFace ? 46 : 30)
                    size: Theme.px(34)
                    visible: board.down
                    art: visible ? "chips/" + (board.onFace ? "graveyard" : "clinic") : ""
                }
            }
        }
        FigureDuelSide {
            x: Theme.px(12)
            y: duel.plateTop
            z: 21
            side: duel.shown.attack
            room: duel.width
        }
        FigureDuelSide {
            x: duel.width - width - Theme.px(12)
            y: duel.plateTop
            z: 21
            side: duel.shown.defence
            room: duel.width
        }
        // The darts of the volley; those already thrown are faint.
        Column {
            anchors.horizontalCenter: parent.horizontalCenter
            y: duel.plateTop + Math.max(0, Math.round((duel.plateHeight - height) / 2))
            z: 21
            spacing: -Theme.px(duel.shown.darts.length > 3 ? 12 : 6)

            Repeater {
                model: duel.shown.darts.length
                delegate: Art {
                    required property int index
                    readonly property string did: duel.didAt(index)
                    width: Theme.px(72)
                    height: Theme.px(24)
                    opacity: did === "left" || did === "next" || did === "flying" ? 1 : 0.4
                    art: "duel/dart-" + SeatStyle.file(duel.shown.shooterMark)
                }
            }
        }
    }
}
