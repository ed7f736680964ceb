import QtQuick
import Backroom.Controls

/// A seat's plate in the side panel; a game puts what it shows into it.
Plate {
    id: frame

    required property string name
    required property int mark
    required property int face
    required property rect place
    required property string label
    required active
    property bool animated: false
    /// What the log points at when it tells of the seat.
    readonly property point about: Qt.point(-2, mark)

    x: place.x
    y: place.y
    width: place.width
    height: place.height
    radius: Theme.px(8)
    Accessible.role: Accessible.StaticText
    Accessible.name: label

    Behavior on y {
        enabled: frame.animated
        NumberAnimation { duration: Theme.ms(220); easing.type: Easing.OutCubic }
    }
}
