import QtQuick
import Backroom.App
import Backroom.Controls

/// What was copied or printed, or why not.
Plate {
    id: plate

    readonly property string notice: Rulebook.notice
    readonly property bool printing: Rulebook.printing
    /// Painted since the printing was asked for.
    property int frames: 0

    visible: notice !== ""
    strength: 0.95
    doubled: false
    width: Math.min(words.implicitWidth, parent.width - Theme.px(140)) + Theme.px(70)
    height: words.height + Theme.px(24)
    border { width: Theme.line(1); color: Theme.brass }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: notice
    onPrintingChanged: plate.frames = 0
    onNoticeChanged: if (notice !== "") patience.restart()

    // The first of the two frames may have been on its way before.
    Connections {
        target: plate.printing ? plate.Window.window : null
        function onFrameSwapped() {
            plate.frames += 1
            if (plate.frames < 2) { plate.Window.window.update(); return }
            Rulebook.writePdf()
            PressGuard.arm()
        }
    }
    Timer {
        id: patience
        interval: plate.notice.length > 60 ? 12000 : 4000
        onTriggered: Rulebook.clearNotice()
    }
    BodyText {
        id: words
        x: Theme.px(16)
        anchors.verticalCenter: parent.verticalCenter
        width: plate.width - Theme.px(68)
        text: plate.notice
        size: 16
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
    IconButton {
        objectName: "clearNotice"
        anchors { right: parent.right; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
        width: Theme.px(32)
        height: Theme.px(32)
        framed: false
        iconName: "close"
        iconSize: Theme.px(16)
        text: qsTr("Close")
        onClicked: Rulebook.clearNotice()
    }
}
