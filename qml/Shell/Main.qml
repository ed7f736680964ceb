// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The window, restored as it was left.
Window {
    id: window

    title: qsTr("Backroom")
    width: WindowKeeper.size.width
    height: WindowKeeper.size.height
    minimumWidth: WindowKeeper.smallest.width
    minimumHeight: WindowKeeper.smallest.height
    color: House.screen === House.Table ? "#16402F" : "#10301F"
    onClosing: (close) => {
        close.accepted = House.mayQuit()
        if (close.accepted)
            House.keepPicture()
    }

    Binding { target: Theme; property: "speed"; value: Preferences.speedFactor }
    Binding { target: Theme; property: "patience"; value: PressGuard.patience }
    Binding { target: Theme; property: "reducedMotion"; value: Preferences.reducedMotion }

    Connections {
        target: Friends
        function onAttentionAsked() { if (!window.active) window.alert(0) }
    }
    Shortcut {
        sequences: ["F11"]
        context: Qt.ApplicationShortcut
        onActivated: WindowKeeper.toggleFullScreen()
    }
    Shortcut {
        sequences: ["F1"]
        context: Qt.ApplicationShortcut
        enabled: Panels.shown === ""
        onActivated: Rulebook.toggle()
    }
    Shortcut {
        sequences: ["Ctrl+Q"]
        context: Qt.ApplicationShortcut
        autoRepeat: false
        onActivated: House.quit()
    }
    Stage {
        // The item that contains this one has no size before the window is shown: all would be laid out twice.
        width: window.width
        height: window.height
        // Shortcuts do not work in a window that is not notified that it is active.
        Keys.onPressed: (event) => {
            if (event.key === Qt.Key_F11 || event.key === Qt.Key_F1) event.accepted = true
            if (event.key === Qt.Key_Q && event.modifiers === Qt.ControlModifier) {
                event.accepted = true
                if (!event.isAutoRepeat)
                    House.quit()
            }
            if (event.key === Qt.Key_F11) WindowKeeper.toggleFullScreen()
            else if (event.key === Qt.Key_F1 && Panels.shown === "") Rulebook.toggle()
        }
    }
}
