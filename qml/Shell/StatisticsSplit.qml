// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

/// Ahead, level and behind as one bar: bright, plain and dark, each with its number.
Item {
    id: split

    required property int ahead
    required property int level
    required property int behind
    readonly property int total: Math.max(1, ahead + level + behind)
    /// The minimum width of a part, for its number.
    readonly property int least: Theme.px(30)
    readonly property int some: (ahead > 0 ? 1 : 0) + (level > 0 ? 1 : 0) + (behind > 0 ? 1 : 0)
    readonly property real rest: width - some * least

    component Part: Rectangle {
        id: part

        property int count
        property color letters: Theme.cream

        visible: count > 0
        width: count > 0 ? Math.round(split.least + split.rest * count / split.total) : 0
        height: split.height
        border { width: Theme.line(1); color: Theme.hairline }

        FigureText {
            anchors.centerIn: parent
            text: part.count
            size: 20
            color: part.letters
            Accessible.ignored: true
        }
    }
    Row {
        Part {
            count: split.ahead
            letters: Theme.ink
            gradient: Gradient {
                GradientStop { position: 0; color: Theme.brassShine }
                GradientStop { position: 1; color: Theme.brass }
            }
        }
        Part { count: split.level; color: "#2C5F49" }
        Part { count: split.behind; color: Theme.oxblood }
    }
}
