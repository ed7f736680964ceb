import QtQuick
import Backroom.Controls

/// Below a button: what it comes to.
BodyText {
    anchors { top: parent ? parent.bottom : undefined; topMargin: Theme.px(6); horizontalCenter: parent ? parent.horizontalCenter : undefined }
    size: 16
    font.weight: Font.DemiBold
    color: Theme.cream
    wrapMode: Text.NoWrap
    Accessible.ignored: true
}
