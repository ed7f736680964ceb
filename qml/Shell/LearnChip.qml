import QtQuick
import Backroom.Controls

/// On a game's picture: the way into its guided first game.
Pressable {
    id: chip

    /// It was left in its middle.
    property bool begun: false

    text: chip.begun ? qsTr("Go on learning") : qsTr("Learn by playing")
    implicitWidth: Math.ceil(words.implicitWidth) + lamp.width + Theme.px(8 + 2 * 14)
    implicitHeight: Theme.px(36)

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: chip.down ? Theme.walnutDark : chip.hovered ? "#F21E3A2D" : "#E60A1712"
        border { width: Theme.line(chip.hovered ? 2 : 1); color: chip.hovered ? Theme.brassLight : Theme.brass }
    }
    Icon { id: lamp; x: Theme.px(13); anchors.verticalCenter: parent.verticalCenter; name: "lamp"; size: Theme.px(18) }
    BodyText {
        id: words
        anchors { left: lamp.right; leftMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
        width: Math.min(implicitWidth, chip.width - x - Theme.px(12))
        text: chip.text
        size: 16
        color: Theme.brassLight
        font.weight: Font.DemiBold
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    FocusRing { visible: chip.activeFocus; corner: height / 2 }
}
