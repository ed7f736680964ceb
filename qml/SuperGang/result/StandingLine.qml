// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.SuperGang

/// A gang at the end: its worth and the parts of it. For the police and gangs that are out, only the name.
StandingPlate {
    id: plate

    required property int cash
    required property int shopCount
    required property int shopValue
    required property int racketCount
    required property int racketValue
    required property int pawnCount
    required property int pawnValue
    required property int sum
    required property bool out
    required property bool police
    required property string fate
    required property string sumText
    required property string label
    required property list<var> figures
    required property list<var> districts

    readonly property string file: SeatStyle.file(mark)
    readonly property bool counts: !out && !police
    readonly property real counted: sum * counting.way

    remark: fate
    nameWidth: Theme.large ? 290 : 118
    rankWidth: Theme.large ? 62 : 54
    markSize: Theme.large ? 48 : 40
    Accessible.name: label
    Accessible.description: counts ? sumText : ""

    Moment { id: counting; lasts: plate.fresh; moves: false; duration: Theme.ms(900); easing.type: Easing.OutQuad }
    Column {
        id: worth
        /// False if there are too many players for the fate of each.
        readonly property bool ample: plate.height - 2 * plate.rim >= Theme.px(86)
        anchors { left: parent.left; right: total.left; rightMargin: Theme.px(26); verticalCenter: parent.verticalCenter }
        spacing: Theme.px(5)
        visible: plate.counts

        Row {
            Repeater {
                model: [
                    { value: plate.cash, text: qsTranslate("SuperGang", "cash"), picture: "coin" },
                    { value: plate.shopValue, text: qsTranslate("SuperGang", "%n shop(s)", "", plate.shopCount),
                      picture: "ownership-" + plate.file },
                    { value: plate.racketValue, text: qsTranslate("SuperGang", "%n racket(s)", "", plate.racketCount),
                      picture: "racket-" + plate.file },
                    { value: plate.pawnValue, text: qsTranslate("SuperGang", "%n pawn(s)", "", plate.pawnCount),
                      picture: "traffic-" + plate.file }
                ]
                delegate: StandingPart {
                    required property var modelData
                    required property int index
                    // The first has no plus sign, so that all pictures are equally far apart.
                    width: (worth.width - 3 * plusRoom) / 4 + (first ? 0 : plusRoom)
                    value: modelData.value
                    text: modelData.text
                    picture: modelData.picture
                    first: index === 0
                }
            }
        }
        Row {
            spacing: Theme.px(4)
            visible: worth.ample
            Repeater {
                model: plate.districts
                delegate: DistrictChip {
                    required property superGangDistrict modelData
                    of: modelData
                    width: (worth.width - 4 * Theme.px(4)) / 5
                    height: Theme.px(24)
                }
            }
        }
        Row {
            visible: plate.height - 2 * plate.rim >= Theme.px(110)
            Repeater {
                model: plate.figures
                delegate: FigureChip {
                    required property superGangFigure modelData
                    of: modelData
                    width: worth.width / 3
                    height: Theme.px(28)
                }
            }
        }
    }
    FigureText {
        anchors { right: total.left; verticalCenter: parent.verticalCenter }
        visible: plate.counts
        text: "="
        size: 26
        color: Theme.sand
        Accessible.ignored: true
    }
    Item {
        id: total
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        width: Theme.px(88)
        height: sumFigure.height
        visible: plate.counts
        FigureText {
            id: sumFigure
            anchors.right: parent.right
            text: Math.round(plate.counted)
            size: plate.figureSize(54)
            color: plate.active ? Theme.title : Theme.cream
            Accessible.ignored: true
        }
    }
    Art {
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        visible: !plate.counts
        size: Theme.px(44)
        art: "actions/cream/" + (plate.police ? "police" : "graveyard")
        opacity: plate.police ? 1 : 0.6
    }
}
