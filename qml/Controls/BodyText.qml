import QtQuick

/// Anything that is read.
Text {
    property int size: 17

    color: Theme.cream
    font.family: Theme.textFont
    font.pixelSize: Theme.font(size)
    wrapMode: Text.WordWrap
    textFormat: Text.PlainText
    renderType: Text.NativeRendering
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
