// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// A part of a gang's worth: an amount and its source.
Item {
    id: part

    required property int value
    required property string text
    /// The picture of a token.
    required property string picture
    /// True for the first part, which has no plus sign.
    required property bool first
    readonly property int plusRoom: Theme.px(13)

    height: figure.height + words.height
    Accessible.ignored: true

    FigureText {
        anchors { right: token.left; rightMargin: Theme.px(3); verticalCenter: figure.verticalCenter }
        visible: !part.first
        text: "+"
        size: 20
        color: Theme.sand
        Accessible.ignored: true
    }
    Art {
        id: token
        x: part.first ? 0 : part.plusRoom
        anchors.verticalCenter: figure.verticalCenter
        size: Math.max(14, Theme.px(20))
        art: "tokens/" + part.picture
        fillMode: Image.PreserveAspectFit
        opacity: part.value > 0 ? 1 : 0.5
    }
    FigureText {
        id: figure
        anchors { left: token.right; leftMargin: Theme.px(5) }
        text: part.value
        size: 30
        color: part.value > 0 ? Theme.cream : Theme.sand
        Accessible.ignored: true
    }
    CaptionText {
        id: words
        // Ends before the next part.
        anchors { top: figure.bottom; left: token.left }
        width: part.width - x + Theme.px(9)
        text: part.text
        size: 13
        color: Theme.sand
        least: 11
    }
}
