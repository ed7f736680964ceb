import QtQuick

/// Explains what the pointer rests on, until that is pressed or the pointer goes.
Item {
    id: tip

    required property Item target
    required property string text
    property string shortcutText
    property bool pointed: false
    property bool pressed: false

    /// No tool tip any more until the pointer comes again.
    property bool pressedOnce: false

    /// Shows it, as it is now.
    function explain() { plate.setSource(Qt.resolvedUrl("ToolTipPlate.qml"), { "target": tip.target, "text": tip.text, "shortcutText": tip.shortcutText }) }

    onPressedChanged: if (pressed) { tip.pressedOnce = true; plate.source = "" }
    onVisibleChanged: plate.source = ""
    onPointedChanged: { tip.pressedOnce = false; plate.source = "" }

    Timer {
        interval: 600
        running: tip.pointed && !tip.pressedOnce && tip.text !== ""
        onTriggered: tip.explain()
    }
    Loader { id: plate }
}
