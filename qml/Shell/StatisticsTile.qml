// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// A large number, its caption, and a note about it.
Rectangle {
    id: tile

    property string caption
    property string value
    property string note
    property string hint
    property string icon
    property bool large: false
    /// Leaves room for a note because tiles beside it have one.
    property bool noted: false

    implicitHeight: Theme.px(large ? 122 : 104)
    radius: Theme.px(9)
    color: "#59050D09"
    border { width: Theme.line(1); color: pointer.hovered ? Theme.brass : Theme.hairline }
    Accessible.role: Accessible.StaticText
    Accessible.name: caption + ": " + value + (note !== "" ? ", " + note : "")
    Accessible.description: hint

    Icon {
        anchors { right: parent.right; top: parent.top; margins: Theme.px(10) }
        name: tile.icon
        size: Theme.px(18)
        opacity: 0.75
    }
    Column {
        anchors.centerIn: parent
        width: parent.width - Theme.px(20)

        FigureText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: tile.value
            size: tile.large ? 54 : 40
            color: tile.large ? Theme.title : Theme.cream
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 14
            Accessible.ignored: true
        }
        CaptionText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: tile.caption
            size: 15
            font.weight: Font.DemiBold
            least: 12
        }
        CaptionText {
            visible: tile.noted
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: tile.note
            size: 14
            color: Theme.sand
            least: 12
        }
    }
    HoverHandler { id: pointer }
    HoverTip { target: tile; text: tile.hint; pointed: pointer.hovered }
}
