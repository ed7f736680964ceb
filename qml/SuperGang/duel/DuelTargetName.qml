// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.SuperGang

Rectangle {
    id: plate

    required property duelTarget target
    /// The maximum width.
    required property real room
    readonly property bool narrow: words.width + Theme.px(34) > room

    width: Math.min(room,
                    (narrow ? Math.max(name.implicitWidth, state.implicitWidth) : words.width + Theme.px(8)) + Theme.px(narrow ? 14 : 26))
    height: narrow ? Math.max(Theme.px(40), name.height + state.height + Theme.px(4)) : Theme.px(28)
    radius: Theme.px(14)
    color: Theme.strong ? Theme.night : target.inPlay ? "#F20A1712" : "#B00A1712"
    border { width: Theme.line(1); color: target.inPlay ? Theme.gold : Theme.hairline }
    opacity: target.fate === "left" ? 0.7 : 1
    Accessible.ignored: true

    TextMetrics {
        id: words
        font { family: Theme.textFont; pixelSize: Theme.font(15); weight: Font.DemiBold }
        text: plate.target.name + " " + plate.target.state
    }
    CaptionText {
        id: name
        x: plate.narrow ? (plate.width - width) / 2 : Theme.px(13)
        y: plate.narrow ? Theme.px(2) : (plate.height - height) / 2
        width: Math.min(implicitWidth, plate.room - Theme.px(8))
        text: plate.target.name
        size: plate.narrow ? 13 : 15
        font.weight: Font.DemiBold
    }
    CaptionText {
        id: state
        x: plate.narrow ? (plate.width - width) / 2 : plate.width - width - Theme.px(13)
        y: plate.narrow ? plate.height - height - Theme.px(2) : (plate.height - height) / 2
        width: Math.min(implicitWidth, plate.room - Theme.px(8))
        text: plate.target.state
        size: plate.narrow ? 13 : 15
        color: plate.target.fate === "standing" ? Theme.success : plate.target.fate === "left" ? Theme.sand : Theme.danger
    }
}
