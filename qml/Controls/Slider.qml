// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App

/// A number on a scale, set by a click, by dragging, the wheel or keys. It does not change its value itself: `wanted`
/// asks for another number.
FocusScope {
    id: slider

    property int value: 0
    property int from: 0
    property int to: 10
    /// The step of Page Up and Page Down.
    property int page: 3
    property string label
    property string text

    /// The property names that screen readers expect.
    readonly property int minimumValue: from
    readonly property int maximumValue: to

    readonly property int knobSize: Theme.px(22)
    readonly property real way: width - knobSize
    readonly property real knobX: (value - from) / Math.max(1, to - from) * way

    signal wanted(int value)

    function ask(value: int) {
        const bounded = Math.max(slider.from, Math.min(slider.to, value))
        if (bounded !== slider.value)
            slider.wanted(bounded)
    }
    function askAt(x: real) { slider.ask(slider.from + Math.round((x - slider.knobSize / 2) / slider.way * (slider.to - slider.from))) }

    implicitWidth: Theme.px(230)
    implicitHeight: Theme.px(40)
    activeFocusOnTab: true
    opacity: enabled ? 1 : Theme.idle
    Accessible.role: Accessible.Slider
    Accessible.name: label
    Accessible.description: text
    Accessible.focusable: true
    Accessible.onIncreaseAction: slider.ask(slider.value + 1)
    Accessible.onDecreaseAction: slider.ask(slider.value - 1)

    Keys.onLeftPressed: slider.ask(slider.value - 1)
    Keys.onRightPressed: slider.ask(slider.value + 1)
    Keys.onPressed: (event) => {
        const value = event.key === Qt.Key_Plus ? slider.value + 1
                    : event.key === Qt.Key_Minus ? slider.value - 1
                    : event.key === Qt.Key_PageUp ? slider.value + slider.page
                    : event.key === Qt.Key_PageDown ? slider.value - slider.page
                    : event.key === Qt.Key_Home ? slider.from
                    : event.key === Qt.Key_End ? slider.to : -1
        event.accepted = event.key === Qt.Key_Plus || event.key === Qt.Key_Minus || event.key === Qt.Key_PageUp
                      || event.key === Qt.Key_PageDown || event.key === Qt.Key_Home || event.key === Qt.Key_End
        if (event.accepted) slider.ask(value)
    }

    WheelSteps { anchors.fill: parent; onTurned: (notches) => slider.ask(slider.value + notches) }
    Rectangle {
        id: groove
        anchors.verticalCenter: parent.verticalCenter
        x: slider.knobSize / 2 - radius
        width: slider.way + 2 * radius
        height: Theme.px(8)
        radius: height / 2
        color: "#0A120E"
        border { width: Theme.line(1); color: mouse.containsMouse ? Theme.brassLight : Theme.brass }
    }
    Rectangle {
        x: groove.x
        anchors.verticalCenter: parent.verticalCenter
        width: slider.knobX + 2 * radius
        height: groove.height
        radius: groove.radius
        color: Theme.brass
    }
    Repeater {
        model: slider.to - slider.from + 1
        delegate: Rectangle {
            required property int index
            x: Math.round(slider.knobSize / 2 + slider.way * index / Math.max(1, slider.to - slider.from) - width / 2)
            y: Math.round(slider.height / 2 + Theme.px(13))
            width: Theme.line(1)
            height: Theme.px(index % 5 === 0 ? 6 : 3)
            color: Theme.hairline
        }
    }
    Rectangle {
        x: Math.round(slider.knobX)
        anchors.verticalCenter: parent.verticalCenter
        width: slider.knobSize
        height: width
        radius: width / 2
        color: Theme.brassLight
        border { width: Theme.line(2); color: Theme.ink }

        Rectangle {
            anchors.centerIn: parent
            width: Theme.px(6)
            height: width
            radius: width / 2
            color: Theme.ink
        }
    }
    FocusRing { visible: slider.activeFocus; corner: Theme.px(8); gap: 2 }
    MouseArea {
        id: mouse
        anchors.fill: parent
        hoverEnabled: true
        preventStealing: true
        cursorShape: Qt.PointingHandCursor
        onPressed: (event) => { slider.forceActiveFocus(Qt.MouseFocusReason); slider.askAt(event.x) }
        onPositionChanged: (event) => { if (mouse.pressed) slider.askAt(event.x) }
    }
}
