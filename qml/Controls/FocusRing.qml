import QtQuick

/// The one sign of keyboard focus, round its parent.
Rectangle {
    property real corner: Theme.px(7)
    property int gap: 3

    anchors.fill: parent
    anchors.margins: -gap - Theme.line(3)
    color: "transparent"
    radius: corner + gap + 2
    border { width: Theme.line(3); color: Theme.focus }
    Accessible.ignored: true
}
