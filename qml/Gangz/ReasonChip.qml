import QtQuick
import Backroom.Controls
import Backroom.Gangz

/// Points of a round, and what for.
Rectangle {
    id: chip

    required property gangzReason reason
    /// How wide it may be.
    property real most: 200

    width: Math.min(most, figure.width + Math.max(title.implicitWidth, pictures.implicitWidth) + Theme.px(26))
    radius: Theme.px(8)
    color: reason.bad ? "#5E1418" : "#123B2B"
    border { width: Theme.line(1); color: reason.bad ? Theme.danger : Theme.success }
    Accessible.role: Accessible.StaticText
    Accessible.name: reason.points + ": " + reason.title + (reason.pictures === "" ? "" : ", " + reason.pictures)

    NumberAnimation on scale {
        running: Theme.moves
        from: 0.6
        to: 1
        duration: Theme.ms(220)
        easing.type: Easing.OutBack
    }
    FigureText {
        id: figure
        x: Theme.px(9)
        anchors.verticalCenter: parent.verticalCenter
        text: chip.reason.points
        size: 30
        color: chip.reason.bad ? Theme.danger : Theme.success
        Accessible.ignored: true
    }
    Column {
        anchors { left: figure.right; leftMargin: Theme.px(8); right: parent.right; rightMargin: Theme.px(7); verticalCenter: parent.verticalCenter }
        BodyText {
            id: title
            width: parent.width
            text: chip.reason.title
            size: 15
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 10
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        BodyText {
            id: pictures
            width: parent.width
            visible: text !== "" && chip.height >= Theme.px(36)
            text: chip.reason.pictures
            size: 15
            color: Theme.sand
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 10
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
