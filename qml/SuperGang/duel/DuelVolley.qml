// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.SuperGang

/// Above the middle of the plank: the number of darts, who shoots, and what each dart did.
Item {
    id: volley

    required property duelShow shown
    property duelDart noDart

    readonly property int count: shown.darts.length
    /// True if there is room for words, as in a short volley.
    readonly property bool worded: count <= 7
    readonly property int perRow: Math.min(count, 10)
    readonly property real cell: Math.min(Theme.px(worded ? 70 : 46),
                                          (width - (shown.dartsBefore + shown.dartsAfter > 0 ? Theme.px(90) : 0)) / Math.max(1, perRow))

    // Untyped: the code that Qt 6.4 compiles ahead of time would return empty values.
    function dartAt(index) { return volley.shown.darts[index] ?? volley.noDart }

    implicitHeight: Theme.px(Theme.large ? 126 : 136)

    TitleText {
        id: heading
        width: parent.width
        height: Theme.px(Theme.large ? 44 : 52)
        horizontalAlignment: Text.AlignHCenter
        text: volley.shown.heading
        size: 42
        minimumPixelSize: Math.round(font.pixelSize * 0.5)
    }
    LineText {
        id: sentence
        anchors { top: heading.bottom; topMargin: Theme.px(2) }
        width: parent.width
        height: Theme.px(24)
        horizontalAlignment: Text.AlignHCenter
        text: volley.shown.sentence
        size: 17
        least: 12
    }
    LineText {
        anchors { right: strip.left; rightMargin: Theme.px(8); verticalCenter: strip.verticalCenter }
        visible: volley.shown.dartsBefore > 0
        text: "+" + volley.shown.dartsBefore
        size: 15
        color: Theme.sand
    }
    Flow {
        id: strip
        anchors { top: sentence.bottom; topMargin: Theme.px(8); horizontalCenter: parent.horizontalCenter }
        width: Math.ceil(volley.cell * volley.perRow) + 1

        Repeater {
            model: volley.count
            delegate: Item {
                id: slot
                required property int index
                readonly property duelDart dart: volley.dartAt(index)
                readonly property bool done: dart.did === "missed" || dart.did === "face" || dart.did === "back"
                readonly property bool now: dart.did === "flying" || dart.did === "next" || dart.did === "rolling"
                readonly property bool byDie: dart.die > 0

                width: volley.cell
                height: Theme.px(volley.worded ? 46 : 24)
                Accessible.role: Accessible.Graphic
                Accessible.name: slot.dart.number + ": " + slot.dart.word

                Art {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Math.round(Math.min(Theme.px(54), slot.width - Theme.px(4)))
                    height: Math.round(width / 3)
                    visible: !slot.byDie
                    opacity: slot.done ? 0.4 : 1
                    art: "duel/dart-" + SeatStyle.file(volley.shown.shooterMark)
                }
                DartDie {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: Theme.px(volley.worded ? -5 : -2)
                    size: Theme.px(volley.worded ? 29 : 22)
                    face: slot.dart.die
                    rolling: slot.dart.did === "rolling"
                    opacity: slot.done ? 0.75 : 1
                }
                // Without room for words: a cross for a miss, an arrow down or up.
                Icon {
                    anchors { horizontalCenter: parent.horizontalCenter; verticalCenter: parent.top; verticalCenterOffset: Theme.px(8) }
                    visible: !volley.worded && slot.done && !slot.byDie
                    name: slot.dart.did === "missed" ? "close" : slot.dart.did === "face" ? "arrow-down" : "arrow-up"
                    size: Theme.px(16)
                }
                Rectangle {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: Theme.px(slot.byDie ? 22 : 17)
                    width: parent.width * 0.6
                    height: Theme.line(2)
                    visible: !volley.worded && slot.now
                    color: Theme.gold
                }
                CaptionText {
                    anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
                    width: Math.min(implicitWidth, slot.width - Theme.px(Theme.large ? 12 : 2))
                    visible: volley.worded
                    text: slot.dart.word
                    size: 15
                    color: slot.now ? Theme.brassShine : slot.done ? Theme.sand : Theme.cream
                    font.weight: slot.now ? Font.DemiBold : Font.Normal
                    least: 11
                }
            }
        }
    }
    LineText {
        anchors { left: strip.right; leftMargin: Theme.px(8); verticalCenter: strip.verticalCenter }
        visible: volley.shown.dartsAfter > 0
        text: "+" + volley.shown.dartsAfter
        size: 15
        color: Theme.sand
    }
}
