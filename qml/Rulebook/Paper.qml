// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// A page of old paper with a double hairline; darker at the fold, on the left.
Rectangle {
    id: paper

    gradient: Gradient {
        orientation: Gradient.Horizontal
        GradientStop { position: 0; color: "#DCC795" }
        GradientStop { position: 0.018; color: "#F0E2BF" }
        GradientStop { position: 0.07; color: "#F7EED8" }
        GradientStop { position: 0.6; color: "#F6ECD3" }
        GradientStop { position: 1; color: "#EEDFBA" }
    }
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.px(12)
        color: "transparent"
        border { width: Theme.line(1); color: Theme.brassMid }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.px(12) + Theme.line(4)
        color: "transparent"
        border { width: Theme.line(1); color: PaperTheme.faint }
    }
    Rectangle {
        anchors.right: parent.left
        width: Theme.px(16)
        height: parent.height
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: "#00000000" }
            GradientStop { position: 1; color: "#90000000" }
        }
    }
}
