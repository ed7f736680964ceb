// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table

/// A player at the end: the pile as a fan, revolvers counted up.
StandingPlate {
    id: plate

    required property list<int> gangsters
    required property list<int> revolvers
    required property int score
    required property int decider
    readonly property real counted: score * counting.way
    readonly property real spread: spreading.way
    readonly property bool complete: counted >= score && spread >= 1
    /// Two rows if the numbers of the cards would be cut off in one.
    readonly property int rowsNeeded: fan.apartIn(1) < fan.height / 1.4 * 0.44 ? 2 : 1
    property int rows: rowsNeeded
    readonly property real cardWidth: Math.floor((fan.height - (rows - 1) * Theme.px(5)) / rows / 1.4)

    rankShown: revealed
    remark: qsTranslate("TheGang", "%n gangster(s)", "captured", gangsters.length)
    heard: revealed ? Accessible.name : ""
    Accessible.name: Sentence.of(qsTranslate("TheGang", "Place %1: %2, %n revolver(s)", "", score), placeNumber, name)

    Moment { id: counting; lasts: plate.fresh; moves: false; duration: Theme.ms(90) * plate.score }
    Moment { id: spreading; lasts: plate.fresh; duration: Theme.ms(700); easing.type: Easing.OutCubic }
    Item {
        id: fan
        readonly property int cards: plate.gangsters.length
        readonly property int inRow: Math.ceil(cards / plate.rows)
        readonly property real apart: apartIn(plate.rows)

        function apartIn(rows: int): real {
            const wide = height / rows / 1.4
            const count = Math.ceil(cards / rows)
            return count < 2 ? 0 : Math.min(wide * (rows > 1 ? 1.08 : 0.82), (width - wide) / (count - 1))
        }
        anchors { left: parent.left; right: total.left; rightMargin: Theme.px(16) }
        height: plate.height - 2 * plate.rim
        Repeater {
            model: plate.gangsters
            delegate: GangsterCard {
                required property int index
                required property int modelData
                readonly property bool decides: modelData === plate.decider
                readonly property int row: Math.floor(index / Math.max(1, fan.inRow))
                x: Math.round((index - row * fan.inRow) * fan.apart * plate.spread)
                y: Math.round(row * (plate.cardWidth * 1.4 + Theme.px(5))) - (decides && plate.spread === 1 ? Theme.px(6) : 0)
                width: plate.cardWidth
                number: modelData
                revolvers: plate.revolvers[index] ?? 1
                chosen: decides && plate.spread === 1
            }
        }
    }
    Revolvers {
        id: total
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        count: Math.round(plate.counted)
        size: plate.figureSize(62)
    }
}
