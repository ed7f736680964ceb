pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The window, as large as it was left.
Window {
    id: window

    readonly property rect kept: Preferences.windowGeometry

    function toggleFullScreen() { window.visibility = window.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen }
    function keepGeometry() { if (window.visibility === Window.Windowed) Preferences.windowGeometry = Qt.rect(window.x, window.y, window.width, window.height) }

    title: qsTr("Backroom")
    width: kept.width < 1 ? 1280 : Math.max(minimumWidth, kept.width)
    height: kept.height < 1 ? 800 : Math.max(minimumHeight, kept.height)
    minimumWidth: 1024
    minimumHeight: 640
    color: House.screen === House.Table ? "#16402F" : "#10301F"
    visible: true
    onClosing: window.keepGeometry()
    Component.onDestruction: window.keepGeometry()

    Binding { target: Theme; property: "speed"; value: Preferences.speedFactor }
    Binding { target: Theme; property: "patience"; value: PressGuard.patience }
    Binding { target: Theme; property: "reducedMotion"; value: Preferences.reducedMotion }

    Shortcut {
        sequences: ["F11"]
        context: Qt.ApplicationShortcut
        onActivated: window.toggleFullScreen()
    }
    Shortcut {
        sequences: ["F1"]
        context: Qt.ApplicationShortcut
        enabled: Panels.shown === ""
        onActivated: Rulebook.toggle()
    }
    Stage {
        anchors.fill: parent
        // Where the window is not told that it is active, shortcuts stay silent.
        Keys.onPressed: (event) => {
            event.accepted = event.key === Qt.Key_F11 || event.key === Qt.Key_F1
            if (event.key === Qt.Key_F11) window.toggleFullScreen()
            else if (event.key === Qt.Key_F1 && Panels.shown === "") Rulebook.toggle()
        }
    }
}
