// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

/// The bunting of a district, and confetti that falls once.
Item {
    id: celebration

    /// The district, as in the names of its pictures; empty for none.
    required property string district
    /// True if shown for the first time.
    required property bool fresh

    readonly property int flagHeight: Theme.px(36)
    readonly property int flagWidth: Math.round(flagHeight * 360 / 76)

    visible: district !== ""

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        Repeater {
            model: celebration.district === "" ? 0 : Math.ceil(celebration.width / celebration.flagWidth)
            delegate: Art {
                width: celebration.flagWidth
                height: celebration.flagHeight
                art: "festive/bunting-" + celebration.district
            }
        }
    }
    // The confetti is deleted afterwards.
    Moment { id: shower; lasts: celebration.fresh && celebration.district !== ""; duration: Theme.ms(4200) }
    Repeater {
        model: shower.running ? 6 : 0
        delegate: Art {
            required property int index
            readonly property real fall: Math.max(0, shower.way * 1.5 - 0.1 * index)
            x: (index % 3 - 0.1) * celebration.width / 3
            y: -height + (celebration.height + height) * fall
            width: Math.round(celebration.width * 0.4)
            height: Math.round(width * 3 / 4)
            art: "festive/confetti"
            mirror: index > 2
        }
    }
}
