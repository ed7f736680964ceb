// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

/// A button with a text. `primary` is the bright variant, of which a screen has only one.
Pressable {
    id: button

    property string iconName
    property bool primary: false
    /// True if pressing it can lose something.
    property bool danger: false
    property int size: 17
    property int sidePadding: Theme.px(primary ? 22 : 18)
    /// The width that the icon takes beside the text.
    readonly property real iconRoom: iconName === "" || cramped ? 0 : Theme.px(size + 4) + (text === "" ? 0 : row.spacing)

    /// With large text, the text needs the room of the icon.
    readonly property bool cramped: Theme.large && text !== "" && width < words.implicitWidth + Theme.px(size + 16)

    implicitWidth: Math.ceil(words.implicitWidth)
                   + (iconName === "" ? 0 : Theme.px(size + 4) + (text === "" ? 0 : row.spacing))
                   + 2 * sidePadding
    implicitHeight: Theme.px(44)

    Shadow { visible: button.primary && button.enabled }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(7)
        visible: button.primary && !button.danger
        border { width: Theme.line(1); color: Theme.brassDark }
        gradient: Gradient {
            GradientStop { position: 0; color: button.down ? "#C29A46" : button.hovered ? "#FFEBB4" : Theme.brassShine }
            GradientStop { position: 0.5; color: button.down ? "#B88F3E" : button.hovered ? "#E6C473" : Theme.brass }
            GradientStop { position: 1; color: button.down ? "#946D2A" : button.hovered ? "#BA8F3E" : Theme.brassMid }
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.line(3)
            radius: Theme.px(5)
            color: "transparent"
            border { width: Theme.line(1); color: Theme.brassShine }
            opacity: 0.75
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(7)
        visible: !button.primary || button.danger
        color: button.danger ? (button.down ? "#3A0F14" : button.hovered ? "#7A2430" : Theme.oxblood)
             : button.down ? Theme.walnutDark : button.hovered ? "#1E3A2D" : "#0E1A14"
        border {
            width: Theme.line(button.hovered ? 2 : 1)
            color: button.danger ? Theme.danger : button.hovered ? Theme.brassLight : Theme.brass
        }
    }
    Row {
        id: row
        anchors.centerIn: parent
        anchors.verticalCenterOffset: button.down ? 1 : 0
        spacing: Theme.px(9)

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: button.iconName !== "" && !button.cramped
            name: button.iconName
            tone: button.primary && !button.danger ? "ink" : "brass"
            size: Theme.px(button.size + 4)
        }
        CaptionText {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            visible: text !== ""
            width: Math.min(implicitWidth,
                            Math.max(Theme.px(40), button.width - 2 * Math.min(Theme.px(8), button.sidePadding) - button.iconRoom))
            text: button.text
            color: button.danger ? Theme.cream : button.primary ? Theme.ink : Theme.brassLight
            size: button.size
            font.weight: Font.DemiBold
            least: 12
            verticalAlignment: Text.AlignVCenter
        }
    }
    FocusRing { visible: button.activeFocus }
}
