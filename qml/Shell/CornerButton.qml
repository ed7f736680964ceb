import QtQuick
import Backroom.Controls

/// A button with its icon above or beside its text.
Pressable {
    id: button

    property string iconName
    property bool flat: false

    implicitWidth: flat ? icon.width + label.implicitWidth + Theme.px(38) : Math.max(Theme.px(86), label.implicitWidth + Theme.px(26))
    implicitHeight: Theme.px(flat ? 45 : 76)

    Plate {
        anchors.fill: parent
        highlighted: button.hovered
    }
    Icon {
        id: icon
        x: button.flat ? Theme.px(14) : Math.round((button.width - width) / 2)
        y: Math.round((button.height - (button.flat ? height : height + label.height)) / 2)
        name: button.iconName
        size: Theme.px(button.flat ? 22 : 26)
    }
    BodyText {
        id: label
        x: button.flat ? icon.x + icon.width + Theme.px(10) : Math.round((button.width - width) / 2)
        y: button.flat ? Math.round((button.height - height) / 2) : icon.y + icon.height
        width: button.flat ? implicitWidth : Math.min(implicitWidth, button.width - Theme.px(20))
        text: button.text
        size: 16
        font.weight: Font.Medium
        lineHeight: 0.9
        horizontalAlignment: Text.AlignHCenter
        wrapMode: button.flat ? Text.NoWrap : Text.WordWrap
        Accessible.ignored: true
    }
    FocusRing {
        visible: button.activeFocus
        corner: Theme.px(12)
        gap: 1
    }
}
