pragma ComponentBehavior: Bound

import QtQuick

/// Halo and outline round its parent; kind is "gold" (chosen) or "capture" (about to be captured).
/// The capture glow pulses while shown.
Item {
    id: glow

    property string kind: "gold"
    property real corner: Theme.px(8)
    property bool pulsing: kind === "capture"
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
            NumberAnimation { to: 0.65; duration: 600; easing.type: Easing.InOutSine }
            NumberAnimation { to: 1; duration: 600; easing.type: Easing.InOutSine }
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -2
        color: "transparent"
        radius: glow.corner + 2
        border { width: Theme.line(3); color: glow.capturing ? Theme.captureOutline : Theme.brassLight }
    }
}
