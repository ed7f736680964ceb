// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// The owner of the rail: mark and name, at its left.
Item {
    id: person

    required property GameTable table
    /// The height of its lower part that is covered.
    property real foot: 0
    /// A face is larger than a mark of the same size; the name keeps its distance from the lower edge of either.
    readonly property real grown: table.person.face > 0 ? 1.22 : 1
    readonly property real room: height - foot - disc.y - name.anchors.topMargin - name.height - Theme.px(foot > 0 ? 2 : 8)

    x: table.frame.person.x
    y: table.frame.person.y
    width: table.frame.person.width
    height: table.frame.person.height
    visible: table.person.name !== ""

    // A long name takes the narrower letters of the texts rather than tiny ones of the titles.
    TextMetrics {
        id: titled
        font { family: Theme.titleFont; pixelSize: Theme.usualFont(18) }
        text: person.table.person.name
    }
    SeatSign {
        id: disc
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(parent.height * 0.08)
        size: Math.min(Theme.px(58), person.height * 0.54, person.room / person.grown)
        leastPhoto: Math.max(20, Math.min(34, person.room))
        mark: person.table.person.mark
        face: person.table.person.face
        mood: person.table.person.mood
    }
    TitleText {
        id: name
        objectName: "personName"
        anchors { horizontalCenter: parent.horizontalCenter; top: disc.bottom; topMargin: Math.min(Theme.px(8), person.height * 0.06) }
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: person.table.person.name
        size: 24
        font.family: titled.advanceWidth <= width ? Theme.titleFont : Theme.textFont
        font.weight: titled.advanceWidth <= width ? Font.Normal : Font.DemiBold
        minimumPixelSize: 9
    }
    ThinkingDots {
        x: Math.min(disc.x + disc.width - Theme.px(14), person.width - width)
        y: Math.max(0, disc.y - Theme.px(6))
        table: person.table
        mark: person.table.person.mark
    }
}
