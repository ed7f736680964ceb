import QtQuick
import Backroom.Controls

/// A light on one thing that a lesson points at, and an arrow that comes down on it.
Item {
    id: light

    required property rect place
    required property real frameHeight
    /// The arrow lies below it, and points up.
    required property bool below

    x: place.x
    y: place.y
    width: place.width
    height: place.height

    Glow { corner: Math.min(Theme.px(8), parent.height / 2) }
    Rectangle {
        id: arrow
        /// Up and down again, four times.
        readonly property real hop: hopping.running ? Theme.px(9) * Math.abs(Math.sin(4 * Math.PI * hopping.way)) : 0

        anchors.horizontalCenter: parent.horizontalCenter
        y: light.below ? Math.min(parent.height + Theme.px(8) + hop, light.frameHeight - light.place.y - height - Theme.px(2)) : -height - Theme.px(8) - hop
        width: Theme.px(34)
        height: width
        radius: width / 2
        color: Theme.brass
        border { width: Theme.line(2); color: Theme.ink }

        Icon { anchors.centerIn: parent; name: light.below ? "arrow-up" : "arrow-down"; tone: "ink"; size: Theme.px(22) }
        Moment { id: hopping; lasts: light.visible; duration: 2560 }
    }
}
