// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.Table
import Backroom.Gangz

/// The plate of a seat: mark, name, cards and points; during the reveal also what it scores for.
SeatFrame {
    id: line

    required property int cards
    required property int total
    required property string note
    required property bool done
    required property bool revealing
    required property string gain
    required property list<var> reasons

    /// On a low plate the chips are beside the name.
    readonly property bool flat: revealing && height < Theme.px(100)

    /// True if the plate is too low for two lines of large text: then they have their normal size.
    readonly property bool low: height < 1.2 * (Theme.font(17) + Theme.font(15)) + Theme.px(8)
    /// True if it is too low even for these: what is otherwise below the name is beside it.
    readonly property bool thin: height < 1.2 * (Theme.usualFont(17) + Theme.usualFont(15)) + Theme.px(4)
    /// True if a word below the number names its unit.
    readonly property bool worded: !revealing && !thin && !Theme.large

    /// The letters of its note that its own room allows, in pixels. All plates take the smallest, so that they look alike.
    readonly property int noteRoom: !note.told ? 99 : Math.floor(note.full * Math.min(1, note.room / Math.max(1, noteAtFull.advanceWidth)))
    readonly property int noteLetters: {
        let least = line.noteRoom
        for (let at = 0; at < (line.parent?.children.length ?? 0); ++at)
            least = Math.min(least, (line.parent.children[at] as SeatLine)?.noteRoom ?? least)
        return Math.max(9, least)
    }

    /// Returns the minimum width of the chips (x), and their full width (y).
    function widths(): point {
        let least = 0
        let wanted = 0
        for (let at = 0; at < chips.children.length; ++at) {
            const chip = chips.children[at] as ReasonChip
            least += chip?.least ?? 0
            wanted += chip?.wanted ?? 0
        }
        return Qt.point(least, wanted)
    }
    /// Returns the number of cards on the chips.
    function cardCount() {
        let sum = 0
        for (let at = 0; at < line.reasons.length; ++at)
            sum += line.reasons[at].cards.length
        return Math.max(1, sum)
    }

    // During the reveal a remark would cover the wall.
    talks: !revealing

    TextMetrics { id: noteAtFull; font.family: Theme.textFont; font.pixelSize: note.full; text: line.note }
    SeatSign {
        id: disc
        x: Theme.px(11)
        y: Math.round(line.revealing && !line.flat ? Theme.px(10) : (parent.height - height) / 2)
        mark: line.mark
        face: line.face
        mood: line.mood
        level: line.level
        levelText: line.levelText
        phone: line.phone
        phoneText: line.phoneText
        size: Theme.px(line.revealing ? 36 : line.low ? 26 : 34)
    }
    TitleText {
        anchors { left: disc.right; leftMargin: Theme.px(10); verticalCenter: disc.verticalCenter }
        width: line.flat ? Theme.px(96) : line.width * 0.5
        visible: line.revealing
        text: line.name
        size: line.flat ? 20 : 24
        minimumPixelSize: 12
        Accessible.ignored: true
    }
    CaptionText {
        id: nameText
        anchors {
            left: disc.right; leftMargin: Theme.px(10)
            right: line.thin ? below.left : line.worded ? counted.left : points.left; rightMargin: Theme.px(6)
        }
        y: Math.round(line.thin ? (line.height - height) / 2 : line.height / 2 + Theme.px(1) - height)
        visible: !line.revealing
        text: line.name
        size: 17
        least: 12
        font.pixelSize: line.low ? Theme.usualFont(size) : Theme.font(size)
        font.weight: Font.DemiBold
    }
    Row {
        id: below
        x: line.thin ? points.x - width - Theme.px(12) : nameText.x
        y: Math.round(line.thin ? (line.height - height) / 2 : line.height / 2 + Theme.px(3))
        visible: !line.revealing
        spacing: Theme.px(6)
        Row {
            id: held
            readonly property point explains: Qt.point(GangzTable.HandOfSeat, 0)
            readonly property bool tipBeside: true
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(5)
            Icon { anchors.verticalCenter: parent.verticalCenter; name: "hand"; size: Math.max(14, Theme.px(16)) }
            BodyText {
                anchors.verticalCenter: parent.verticalCenter
                text: line.cards
                size: 15
                font.pixelSize: line.low ? Theme.usualFont(size) : Theme.font(size)
                color: Theme.sand
                Accessible.ignored: true
            }
        }
        Icon {
            id: check
            anchors.verticalCenter: parent.verticalCenter
            visible: line.done
            name: "check"
            size: Math.max(12, Theme.px(15))
        }
        CaptionText {
            id: note
            readonly property int full: line.low ? Theme.usualFont(size) : Theme.font(size)
            // Not by its own place, which a row does not update while it is hidden.
            readonly property real from: held.width + below.spacing
            readonly property real room: (line.worded ? Math.min(points.x, counted.x) : points.x) - nameText.x - from - Theme.px(4)
            /// That a seat has decided is said by the check mark alone.
            readonly property bool told: !line.thin && text !== "" && !line.done && !line.revealing
            objectName: "note"
            anchors.verticalCenter: parent.verticalCenter
            visible: told
            width: Math.max(0, Math.min(implicitWidth, room))
            text: line.note
            size: 14
            least: 9
            font.pixelSize: Math.min(full, line.noteLetters)
            color: line.active ? Theme.brassLight : Theme.sand
        }
    }
    FigureText {
        id: points
        readonly property point explains: Qt.point(GangzTable.PointsOfSeat, 0)
        readonly property bool tipBeside: true
        readonly property int aside: line.worded ? Math.max(0, Math.round((counted.width - width) / 2)) : 0
        readonly property real raised: line.worded ? counted.height / 2 - Theme.px(3) : 0
        anchors { right: parent.right; rightMargin: Theme.px(14) + aside }
        y: Math.round(line.revealing && !line.flat ? disc.y + disc.height / 2 - height / 2 : (parent.height - height) / 2 - raised)
        text: line.total < 0 ? "−" + (-line.total) : line.total
        size: line.worded ? 30 : 40
        color: line.active ? Theme.title : Theme.cream
        Accessible.ignored: true
    }
    CaptionText {
        id: counted
        objectName: "counted"
        anchors { horizontalCenter: points.horizontalCenter; top: points.bottom; topMargin: -Theme.px(6) }
        visible: line.worded
        text: qsTranslate("Gangz", "Points")
        size: 13
        color: Theme.sand
    }
    FigureText {
        id: gain
        anchors { right: points.left; rightMargin: Theme.px(12); verticalCenter: points.verticalCenter }
        visible: line.gain !== ""
        text: line.gain
        size: 30
        color: line.gain.charAt(0) === "+" ? Theme.success : line.gain.charAt(0) === "−" ? Theme.danger : Theme.sand
        Accessible.ignored: true
    }
    Row {
        id: chips
        readonly property int most: Math.max(2, line.reasons.length)
        readonly property point widths: line.widths()
        /// Many cards have no room beside their points in large letters.
        readonly property bool full: line.flat && Theme.large && (line.reasons.length > 2 || line.cardCount() > 3)
        readonly property bool stacked: full && line.height >= Theme.px(76)
        /// The fraction, from 0 to 1, of the difference between full and minimum width that fits.
        readonly property real granted: Math.max(0, Math.min(1, (room - (line.reasons.length - 1) * spacing - widths.x)
                                                                / Math.max(1, widths.y - widths.x)))
        readonly property real room: line.flat ? line.width - x - points.width - gain.width - Theme.px(40) : line.width - Theme.px(24)
        x: line.flat ? disc.x + disc.width + Theme.px(112) : Theme.px(12)
        y: line.flat ? Math.round((line.height - height) / 2) : line.height - height - Theme.px(10)
        height: Math.min(Theme.px(line.flat && !stacked ? 56 : 84),
                         line.flat ? line.height - Theme.px(14) : line.height - disc.height - Theme.px(26))
        visible: line.revealing
        spacing: Theme.px(6)

        Repeater {
            model: line.reasons
            delegate: ReasonChip {
                required property gangzReason modelData
                // Without texts, all cards have the same width.
                readonly property real apart: (chips.most - 1) * chips.spacing
                readonly property real share: (chips.room - apart - chips.most * least) * modelData.cards.length / line.cardCount()
                reason: modelData
                flat: line.flat
                stacked: chips.stacked
                lean: chips.full && !chips.stacked
                animated: line.animated
                height: chips.height
                most: line.flat ? least + Math.max(0, share)
                    : Theme.large ? (chips.room - apart) / chips.most
                                  : least + chips.granted * (wanted - least)
            }
        }
    }
}
