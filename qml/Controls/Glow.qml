// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

/// A halo and an outline around its parent. `kind` is "gold" (chosen) or "capture" (about to be captured). The capture
/// glow pulses and has brackets at its corners, so that it does not rely on colour vision.
Item {
    id: glow

    property string kind: "gold"
    property real corner: Theme.px(8)
    property bool pulsing: kind === "capture"
    /// Without brackets it is a plain frame, for something that a nearby text says as well.
    property bool bracketed: capturing
    readonly property bool capturing: kind === "capture"

    anchors.fill: parent
    Accessible.ignored: true

    BorderImage {
        id: halo
        anchors.fill: parent
        anchors.margins: -26
        source: glow.visible ? "qrc:/art/ninepatches/glow-" + glow.kind + ".png" : ""
        border { left: 44; right: 44; top: 44; bottom: 44 }

        SequentialAnimation on opacity {
            running: glow.pulsing && glow.visible && Theme.moves
            loops: Animation.Infinite
            alwaysRunToEnd: false
            onStopped: halo.opacity = 1
            NumberAnimation { to: 0.65; duration: 600; easing.type: Easing.InOutSine }
            NumberAnimation { to: 1; duration: 600; easing.type: Easing.InOutSine }
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -2
        color: "transparent"
        radius: glow.bracketed ? 0 : glow.corner + 2
        border {
            width: Theme.line(glow.capturing && !glow.bracketed ? 4 : 3)
            color: glow.capturing ? Theme.captureOutline : Theme.brassLight
        }
    }
    Repeater {
        model: glow.bracketed ? 4 : 0
        delegate: Item {
            id: bracket
            required property int index
            readonly property bool right_: index % 2 === 1
            readonly property bool low: index > 1
            readonly property int thick: Theme.line(5)
            /// How far the brackets extend beyond the parent, joining the outline.
            readonly property int out: 2 + thick - Theme.line(3)

            objectName: "bracket"
            width: Math.round(Math.min(glow.width, glow.height) * 0.3) + thick
            height: width
            x: right_ ? glow.width + out - width : -out
            y: low ? glow.height + out - height : -out

            Rectangle {
                y: bracket.low ? bracket.height - height : 0
                width: bracket.width
                height: bracket.thick
                color: Theme.captureOutline
            }
            Rectangle {
                x: bracket.right_ ? bracket.width - width : 0
                width: bracket.thick
                height: bracket.height
                color: Theme.captureOutline
            }
        }
    }
}
