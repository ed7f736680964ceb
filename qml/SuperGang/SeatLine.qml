// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.SuperGang

/// The plate of a seat: money, the shops of each district, the three gangsters, tokens and pawns; or the police
/// player's.
SeatFrame {
    id: line

    readonly property SuperGangTable town: table as SuperGangTable
    required property int seat
    required property string note
    required property bool police
    required property bool out
    required property int cash
    required property string income
    required property bool collected
    required property list<var> districts
    required property list<var> figures
    required property int tokens
    required property int pawns
    required property int stored

    readonly property int side: Theme.px(10)
    /// The scale of the three rows: with large text the plate may be too low for them.
    readonly property real fit: police ? 1 : Math.min(1, (height - 2 * Theme.px(5)) / Theme.px(31 + 24 + 31))
    readonly property int first: Math.floor(Theme.px(31) * fit)
    readonly property int second: Math.floor(Theme.px(24) * fit)
    readonly property int third: Math.floor(Theme.px(31) * fit)
    /// The space between and around the three rows.
    readonly property real gap: Math.max(1, police ? (height - first - second) / 3 : (height - first - second - third) / 4)
    /// True beside other plates in a figure of the rulebook, where only the most important things are shown.
    readonly property bool narrow: width < Theme.px(200)
    /// True if changes are animated: false for jumps of a replay.
    property bool followsChanges: false

    /// The newest change of the cash, shown beside it for a while.
    property int change: 0
    property int known: -1
    /// The counter of a district reached by arrow keys, and the one under the pointer; −1 for none.
    property int led: -1
    property int under: -1
    readonly property int pointed: under >= 0 ? under : activeFocus ? led : -1
    property superGangDistrict noDistrict
    property superGangFigure noFigure

    // Untyped, because a type would lose the fields of the gadget.
    function districtAt(index) { return line.districts[index] ?? line.noDistrict }
    function figureAt(index) { return line.figures[index] ?? line.noFigure }
    /// Arrow keys move from counter to counter, and from the first one out of them.
    function lead(by: int): bool {
        const to = Math.min(line.districts.length - 1, line.led + by)
        if (line.police || line.note !== "" || to < -1)
            return false
        line.led = to
        if (to >= 0)
            Speech.say(line.districtAt(to).label)
        return true
    }

    // In a duel, remarks belong to the plates of its sides.
    talks: !(town?.duel.active ?? false)
    opacity: out ? 0.6 : 1
    onActiveFocusChanged: if (!activeFocus) led = -1
    onPointedChanged: line.town.litDistrict = line.pointed
    Keys.onRightPressed: (event) => event.accepted = line.lead(1)
    Keys.onLeftPressed: (event) => event.accepted = line.lead(-1)
    onFollowsChangesChanged: if (!followsChanges) changed.stop()
    Component.onCompleted: known = cash
    onCashChanged: {
        if (line.known >= 0 && line.followsChanges) {
            line.change = line.cash - line.known
            changed.restart()
        }
        if (line.known >= 0)
            line.known = line.cash
    }

    Timer { id: changed; interval: 2600 }
    Item {
        x: line.side
        y: Math.round(line.gap)
        width: line.width - 2 * line.side
        height: line.first

        SeatSign {
            id: disc
            anchors.verticalCenter: parent.verticalCenter
            mark: line.mark
            face: line.face
            mood: line.mood
            level: line.level
            levelText: line.levelText
            phone: line.phone
            phoneText: line.phoneText
            size: Math.min(line.first - Theme.px(2), face > 0 ? (line.first + Theme.px(3)) / 1.22 : line.first)
            leastPhoto: 24
        }
        CaptionText {
            anchors {
                left: disc.right; leftMargin: Theme.px(9)
                right: parent.right; rightMargin: (line.police ? chips.width : money.width) + Theme.px(6)
                verticalCenter: parent.verticalCenter
            }
            text: line.name
            size: 17
            least: 12
            font.weight: Font.DemiBold
        }
        Row {
            id: money
            readonly property point explains: Qt.point(SuperGangTable.MoneySubject, line.seat)
            anchors { right: parent.right; rightMargin: Theme.px(2); verticalCenter: parent.verticalCenter }
            height: parent.height
            visible: !line.police && !line.out
            spacing: Theme.px(7)

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: line.collected
                tone: "status"
                name: "success"
                size: Theme.px(17)
            }
            CaptionText {
                anchors.verticalCenter: parent.verticalCenter
                anchors.verticalCenterOffset: Theme.px(2)
                visible: line.income !== "" && !line.narrow && !changed.running
                text: line.income
                size: 16
                font.weight: Font.DemiBold
                color: Theme.success
                opacity: line.active ? 1 : 0.75
            }
            Rectangle {
                objectName: "cashChange"
                anchors.verticalCenter: parent.verticalCenter
                width: by.implicitWidth + Theme.px(14)
                height: Theme.px(24)
                visible: changed.running
                radius: height / 2
                color: line.change > 0 ? Theme.gain : Theme.loss
                border { width: Theme.line(1); color: line.change > 0 ? Theme.success : Theme.danger }
                CaptionText {
                    id: by
                    anchors.centerIn: parent
                    text: (line.change > 0 ? "+" : "−") + Math.abs(line.change)
                    size: 16
                    font.weight: Font.Bold
                }
            }
            FigureText {
                anchors.verticalCenter: parent.verticalCenter
                text: line.cash
                size: Math.floor(33 * line.fit)
                color: line.active ? Theme.title : Theme.cream
                Accessible.ignored: true
            }
        }
    }
    Row {
        x: line.side
        y: Math.round(2 * line.gap) + line.first
        width: line.width - 2 * line.side
        height: line.second
        visible: line.note === ""
        spacing: Theme.px(line.narrow ? 2 : 4)

        Repeater {
            model: line.districts.length
            delegate: DistrictChip {
                required property int index
                of: line.districtAt(index)
                lit: line.pointed === index
                onHoveredChanged: if (hovered) line.under = index; else if (line.under === index) line.under = -1
                width: (line.width - 2 * line.side - 4 * Theme.px(line.narrow ? 2 : 4)) / 5
                height: line.second
            }
        }
    }
    CaptionText {
        x: line.side + Theme.px(2)
        y: Math.round(2 * line.gap) + line.first
        width: line.width - 2 * x
        height: line.second
        visible: line.note !== ""
        verticalAlignment: Text.AlignVCenter
        text: line.note
        size: 15
        color: line.active ? Theme.brassLight : Theme.sand
    }
    // The plate of the police player shows only the patrols, beside the name.
    Row {
        id: chips
        x: line.police ? line.width - line.side - width : line.side - Theme.px(2)
        y: line.police ? Math.round(line.gap) : Math.round(3 * line.gap) + line.first + line.second
        height: line.third
        // With large text the years on the records may need more room than there is.
        scale: line.police || needed <= room ? 1 : room / needed
        transformOrigin: Item.Left
        readonly property real room: line.width - 2 * line.side - (line.narrow ? 0 : stock.width) - Theme.px(4)
        /// The minimum widths of the chips together, and the largest one.
        readonly property real needed: {
            let sum = 0
            for (let at = 0; at < figures.count; ++at)
                sum += figures.itemAt(at)?.implicitWidth ?? 0
            return sum
        }
        readonly property real widest: {
            let most = 0
            for (let at = 0; at < figures.count; ++at)
                most = Math.max(most, figures.itemAt(at)?.implicitWidth ?? 0)
            return most
        }
        /// True for columns aligned with those of the other seats, unless a chip needs more than a third.
        readonly property bool even: widest <= room / 3

        Repeater {
            id: figures
            model: line.figures.length
            delegate: FigureChip {
                required property int index
                objectName: "chip-" + line.seat + "-" + index
                of: line.figureAt(index)
                width: line.police ? implicitWidth + Theme.px(6)
                     : chips.even ? Math.floor(chips.room / 3)
                                  : implicitWidth + Math.max(0, Math.floor((chips.room - chips.needed) / 3))
                height: line.third
            }
        }
    }
    Row {
        id: stock
        readonly property point explains: Qt.point(SuperGangTable.TokensSubject, line.seat)
        anchors { right: parent.right; rightMargin: line.side + Theme.px(2) }
        y: Math.round(3 * line.gap) + line.first + line.second
        height: line.third
        visible: !line.police && !line.out && !line.narrow
        spacing: Theme.px(7)

        StockCount { anchors.verticalCenter: parent.verticalCenter; picture: "ownership-" + SeatStyle.file(line.mark); count: line.tokens }
        StockCount {
            anchors.verticalCenter: parent.verticalCenter
            picture: "traffic-" + SeatStyle.file(line.mark)
            count: line.pawns
            waiting: line.stored
        }
    }
}
