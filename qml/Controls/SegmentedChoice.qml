// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

/// One of a few options: segments side by side, chosen by a click or the arrow keys.
FocusScope {
    id: choice

    property list<string> model
    property int currentIndex: 0
    /// Longer names for screen readers; where empty, the texts are used.
    property list<string> names
    /// The meanings of the options, shown as tool tips.
    property list<string> tips
    /// The item above or below which the tips stay; null for the window.
    property Item tipsWithin: null
    property string label
    property int size: 16
    /// True if the segments are separate, each with its own corners.
    property bool apart: false
    property int segmentPadding: Theme.px(apart ? 12 : 15)
    /// The available width. If it is too small, the segments become narrower and then their letters smaller.
    property real room: Infinity
    readonly property int leastPadding: Theme.px(5)
    /// The padding with which the segments fill the room.
    readonly property real fillingPadding: Math.floor((room - all.advanceWidth) / 2 / Math.max(1, model.length)) - 1
    readonly property int padding: Math.max(leastPadding, Math.min(segmentPadding, fillingPadding))
    readonly property real shrunk: Math.min(1, (room - 2 * (leastPadding + 1) * model.length) / Math.max(1, all.advanceWidth))

    signal chosen(int index)

    function choose(index: int) { if (index >= 0 && index < choice.model.length && index !== choice.currentIndex) choice.chosen(index) }

    component Segment: Rectangle {
        id: segment

        required property int index
        required property string modelData
        readonly property bool current: index === choice.currentIndex

        width: Math.max(Theme.px(42), Math.ceil(label.implicitWidth) + 2 * choice.padding)
        height: choice.height
        radius: Theme.px(6)
        color: current ? Theme.brass : pointer.containsMouse ? "#1E3A2D" : "#0E1A14"
        border { width: Theme.line(1); color: current ? Theme.brassLight : pointer.containsMouse ? Theme.brass : Theme.hairline }
        Accessible.role: Accessible.RadioButton
        Accessible.name: (choice.label !== "" ? choice.label + ": " : "") + (choice.names[index] ?? modelData)
        Accessible.description: choice.tips[index] ?? ""
        Accessible.checkable: true
        Accessible.checked: current
        Accessible.focusable: true
        Accessible.focused: choice.activeFocus && current
        Accessible.onPressAction: choice.choose(index)

        Text {
            id: label
            anchors.centerIn: parent
            text: segment.modelData
            color: segment.current ? Theme.ink : Theme.brassLight
            font {
                family: Theme.textFont
                pixelSize: Math.max(11, Math.floor(Theme.font(choice.size) * choice.shrunk))
                weight: Font.DemiBold
            }
            renderType: Text.NativeRendering
            textFormat: Text.PlainText
            Accessible.ignored: true
        }
        MouseArea {
            id: pointer
            anchors.fill: parent
            hoverEnabled: true
            cursorShape: Qt.PointingHandCursor
            onClicked: { choice.forceActiveFocus(Qt.MouseFocusReason); choice.choose(segment.index) }
        }
        HoverTip {
            target: segment
            text: choice.tips[segment.index] ?? ""
            within: choice.tipsWithin
            pointed: pointer.containsMouse
            pressed: pointer.pressed
        }
    }

    implicitWidth: row.implicitWidth
    implicitHeight: Theme.px(40)
    activeFocusOnTab: true
    opacity: enabled ? 1 : Theme.idle
    Accessible.role: Accessible.Grouping
    Accessible.name: (label !== "" ? label + ": " : "") + (names[currentIndex] ?? model[currentIndex] ?? "")
    Accessible.focusable: true

    Keys.onLeftPressed: choice.choose(choice.currentIndex - 1)
    Keys.onRightPressed: choice.choose(choice.currentIndex + 1)

    // The texts of all segments together.
    TextMetrics {
        id: all
        font { family: Theme.textFont; pixelSize: Theme.font(choice.size); weight: Font.DemiBold }
        text: Array.from(choice.model).join("")
    }
    Row {
        id: row
        spacing: choice.apart ? Theme.px(5) : -1
        Repeater {
            model: choice.model
            delegate: Segment {}
        }
    }
    FocusRing { visible: choice.activeFocus; corner: Theme.px(6); gap: 2 }
}
