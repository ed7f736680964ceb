import QtQuick
import Backroom.App
import Backroom.Controls

/// A seat's plate in the side panel; a game puts what it shows into it.
Plate {
    id: frame

    required property GameTable table
    required property string name
    required property int mark
    required property int face
    required property rect place
    required property string label
    /// What a screen reader says.
    property string heard: label
    required active
    property bool animated: false
    /// What the log points at when it tells of the seat.
    readonly property point about: Qt.point(-2, mark)

    /// Come to by Tab, heard as a whole.
    readonly property bool summary: true

    activeFocusOnTab: true
    x: place.x
    y: place.y
    width: place.width
    height: place.height
    radius: Theme.px(8)
    Accessible.role: Accessible.StaticText
    Accessible.name: heard
    Accessible.focusable: true

    FocusRing { visible: frame.activeFocus; corner: frame.radius; gap: 0; z: 2 }

    // Where the rail is somebody else's, this is the place to see who thinks.
    ThinkingDots {
        x: Theme.px(34)
        y: Theme.px(3)
        z: 1
        dotSize: Theme.px(4)
        table: frame.table
        mark: frame.mark
        visible: thinks && frame.table.personMark !== frame.mark
    }
    Behavior on y {
        enabled: frame.animated
        NumberAnimation { duration: Theme.ms(220); easing.type: Easing.OutCubic }
    }
}
