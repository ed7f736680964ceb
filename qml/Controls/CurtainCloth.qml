pragma ComponentBehavior: Bound

import QtQuick

/// The curtain over a whole window. While closed is set nothing behind it can be seen, from the
/// first frame on: the halves come in over a dark cloth that is there at once.
Item {
    id: curtain

    property bool closed: false
    /// Closes without moving.
    property bool immediate: false
    readonly property bool opened: !closed && openness >= 1
    property real openness: closed ? 0 : 1

    visible: closed || openness < 1
    Accessible.ignored: !visible

    Behavior on openness {
        enabled: Theme.speed > 0 && !(curtain.closed && curtain.immediate)
        NumberAnimation { duration: Theme.ms(curtain.closed ? 380 : 480); easing.type: Easing.InOutCubic }
    }

    component Half: Image {
        width: Math.ceil(curtain.width / 2)
        height: curtain.height
        opacity: Theme.reducedMotion ? 1 - curtain.openness : 1
        source: "qrc:/art/room/curtain.svg"
        sourceSize { width: curtain.width; height: curtain.height }
        fillMode: Image.PreserveAspectCrop
        verticalAlignment: Image.AlignTop
    }

    Rectangle {
        anchors.fill: parent
        visible: curtain.closed
        gradient: Gradient {
            GradientStop { position: 0; color: "#1C0508" }
            GradientStop { position: 0.5; color: "#3A0C13" }
            GradientStop { position: 1; color: "#140406" }
        }
    }
    Half {
        x: Theme.reducedMotion ? 0 : -Math.round(curtain.openness * width)
        horizontalAlignment: Image.AlignLeft
    }
    Half {
        x: curtain.width - width + (Theme.reducedMotion ? 0 : Math.round(curtain.openness * width))
        horizontalAlignment: Image.AlignRight
    }
    MouseArea {
        anchors.fill: parent
        enabled: curtain.visible
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onWheel: (wheel) => wheel.accepted = true
    }
}
