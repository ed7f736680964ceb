pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The window: one screen at a time, panels over it.
Window {
    id: window

    readonly property rect kept: Preferences.windowGeometry
    readonly property url screenSource: House.screen === House.Table ? House.tableSource
                                      : House.screen === House.NewGame ? Qt.resolvedUrl("NewGameScreen.qml")
                                                                       : Qt.resolvedUrl("HomeScreen.qml")
    readonly property url panelSource: Panels.shown === "settings" ? Qt.resolvedUrl("SettingsPanel.qml")
                                     : Panels.shown === "credits" ? Qt.resolvedUrl("CreditsPanel.qml") : ""

    function toggleFullScreen() { window.visibility = window.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen }
    function keepGeometry() { if (window.visibility === Window.Windowed) Preferences.windowGeometry = Qt.rect(window.x, window.y, window.width, window.height) }

    title: qsTr("Backroom")
    width: 1280
    height: 800
    minimumWidth: 1024
    minimumHeight: 640
    color: "#10301F"
    visible: true

    Component.onCompleted: {
        if (window.kept.width < 1 || window.kept.height < 1)
            return
        window.width = Math.max(window.minimumWidth, window.kept.width)
        window.height = Math.max(window.minimumHeight, window.kept.height)
    }
    onClosing: window.keepGeometry()
    onScreenSourceChanged: arrival.restart()

    Binding { target: Theme; property: "u"; value: Theme.scaleFor(window.width, window.height) }
    Binding { target: Theme; property: "speed"; value: Preferences.speedFactor }
    Binding { target: Theme; property: "reducedMotion"; value: Preferences.reducedMotion }

    Shortcut {
        sequences: ["F11"]
        context: Qt.ApplicationShortcut
        onActivated: window.toggleFullScreen()
    }
    Loader {
        id: screen
        objectName: "screen"
        anchors.fill: parent
        focus: true
        source: window.screenSource
        onLoaded: if (Panels.shown === "") screen.forceActiveFocus()

        NumberAnimation {
            id: arrival
            target: screen
            property: "opacity"
            from: 0
            to: 1
            duration: Theme.ms(140)
            easing.type: Easing.OutQuad
        }
    }
    Loader {
        id: panel
        objectName: "panel"
        anchors.fill: parent
        source: window.panelSource
        onLoaded: panel.forceActiveFocus()
    }
    Connections {
        target: Panels
        function onShownChanged() { if (Panels.shown === "") screen.forceActiveFocus() }
    }
    ProblemPlate {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(14)
        width: Math.min(implicitWidth, parent.width - Theme.px(48))
        problem: House.problem
        onDismissed: House.dismissProblem()
    }
}
