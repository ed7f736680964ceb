// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// The button to a game's lesson, on its picture.
Pressable {
    id: chip

    /// True if all lessons of the game were played to their end.
    property bool done: false
    readonly property bool tight: natural.width > width - lamp.width - Theme.px(8 + 13 + 12)
    /// Without enough room the lamp is left out; a check mark stays, closer to the edge, and the text shrinks.
    readonly property bool bare: tight && !done
    readonly property int besideLamp: lamp.x + lamp.width + Theme.px(tight ? 4 : 8)

    implicitWidth: Math.ceil(natural.width) + lamp.width + Theme.px(8 + 2 * 14)
    implicitHeight: Theme.px(36)

    // The text is fitted to its room, so its natural width is measured here.
    TextMetrics { id: natural; font: words.font; text: words.text }

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: chip.down ? Theme.walnutDark : chip.hovered ? "#F21E3A2D" : "#E60A1712"
        border { width: Theme.line(chip.hovered ? 2 : 1); color: chip.hovered ? Theme.brassLight : Theme.brass }
    }
    Icon {
        id: lamp
        visible: !chip.bare
        x: Theme.px(chip.tight ? 8 : 13)
        anchors.verticalCenter: parent.verticalCenter
        name: chip.done ? "check" : "lamp"
        size: Theme.px(18)
    }
    CaptionText {
        id: words
        x: chip.bare ? Math.round((chip.width - width) / 2) : chip.besideLamp
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(Math.ceil(natural.width) + 1,
                        chip.bare ? chip.width - Theme.px(16)
                                  : chip.width - chip.besideLamp - Theme.px(chip.tight ? 6 : 12))
        horizontalAlignment: Text.AlignHCenter
        text: chip.text
        size: 16
        color: Theme.brassLight
        font.weight: Font.DemiBold
        least: 12
    }
    FocusRing { visible: chip.activeFocus; corner: height / 2 }
}
