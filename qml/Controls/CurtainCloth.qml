// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

/// The curtain over a whole window. Its halves take time to meet: hide secrets before setting `closed`. Once they have
/// met, there is a dark cloth behind them.
Item {
    id: curtain

    property bool closed: false
    /// True to close without an animation.
    property bool immediate: false
    readonly property bool opened: !closed && openness >= 1
    /// 0 when closed, 1 when open.
    property real openness: 1
    readonly property real aside: Theme.reducedMotion ? 0 : openness

    component Half: Image {
        width: Math.ceil(curtain.width / 2) + 1
        height: curtain.height
        opacity: Theme.reducedMotion ? 1 - curtain.openness : 1
        sourceSize { width: Math.ceil(curtain.width / 2) + 1; height: curtain.height }
        fillMode: Image.PreserveAspectCrop
        verticalAlignment: Image.AlignBottom
        asynchronous: true
    }

    visible: closed || openness < 1
    Accessible.ignored: !visible

    Component.onCompleted: curtain.openness = curtain.closed ? 0 : 1
    onClosedChanged: {
        // Not bound: the binding may be evaluated after the start.
        draw.stop()
        draw.to = closed ? 0 : 1
        draw.duration = Theme.ms(closed ? 380 : 480)
        if (Theme.speed <= 0 || (closed && immediate))
            curtain.openness = draw.to
        else
            draw.start()
    }

    NumberAnimation {
        id: draw
        target: curtain
        property: "openness"
        easing.type: Easing.InOutCubic
    }
    Rectangle {
        anchors { fill: parent; margins: -1 }
        visible: curtain.closed && (curtain.openness <= 0 || Theme.speed <= 0)
        antialiasing: true
        gradient: Gradient {
            GradientStop { position: 0; color: "#1C0508" }
            GradientStop { position: 0.5; color: "#3A0C13" }
            GradientStop { position: 1; color: "#140406" }
        }
    }
    Half {
        x: -Math.round(curtain.aside * width)
        source: "qrc:/art/room/curtain-left.svg"
        horizontalAlignment: Image.AlignRight
    }
    Half {
        x: curtain.width - width + Math.round(curtain.aside * width)
        source: "qrc:/art/room/curtain-right.svg"
        horizontalAlignment: Image.AlignLeft
    }
    Image {
        width: curtain.width
        height: Math.round(width * 176 / 1280)
        y: -Math.round(curtain.aside * height)
        opacity: Theme.reducedMotion ? 1 - curtain.openness : 1
        source: "qrc:/art/room/curtain-valance.svg"
        sourceSize.width: width
        asynchronous: true
    }
    MouseArea {
        anchors.fill: parent
        enabled: curtain.visible
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onWheel: (wheel) => wheel.accepted = true
    }
}
