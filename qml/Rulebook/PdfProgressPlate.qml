// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// The progress of writing a PDF file, and a button to cancel it.
Plate {
    visible: Rulebook.printing
    strength: 0.95
    doubled: false
    width: Math.min(Math.max(Theme.px(360), Math.ceil(words.implicitWidth) + Theme.px(72)), parent.width - Theme.px(70))
    height: words.height + bar.height + Theme.px(36)
    border { width: Theme.line(1); color: Theme.brass }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text

    // One line at any text size.
    CaptionText {
        id: words
        x: Theme.px(16)
        y: Theme.px(12)
        width: stop.x - 2 * x
        text: qsTr("Writing the PDF file…")
        size: 16
        least: 10
    }
    Rectangle {
        id: bar
        objectName: "printed"
        x: Theme.px(16)
        y: words.y + words.height + Theme.px(10)
        width: words.width
        height: Theme.px(10)
        radius: height / 2
        color: Theme.night
        border { width: Theme.line(1); color: Theme.hairline }
        Accessible.role: Accessible.ProgressBar
        Accessible.name: words.text
        Accessible.description: qsTr("%1%").arg(Math.round(100 * Rulebook.printed))

        Rectangle {
            x: Theme.line(2)
            y: x
            width: Math.max(height, Rulebook.printed * (parent.width - 2 * x))
            height: parent.height - 2 * y
            radius: height / 2
            color: Theme.brass
        }
    }
    IconButton {
        id: stop
        objectName: "cancelPrinting"
        anchors { right: parent.right; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
        width: Theme.px(32)
        height: Theme.px(32)
        framed: false
        iconName: "close"
        iconSize: Theme.px(16)
        text: qsTr("Cancel")
        onClicked: Rulebook.cancelPrinting()
    }
}
