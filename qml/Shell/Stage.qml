// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table

/// Everything in the window: one screen at a time, a panel over it, error messages over both.
FocusScope {
    id: stage

    /// The table that the screen belongs to; null for a screen without one.
    property GameTable table: null
    readonly property url panelSource: Panels.shown === "settings" ? Qt.resolvedUrl("SettingsPanel.qml")
                                     : Panels.shown === "credits" ? Qt.resolvedUrl("CreditsPanel.qml")
                                     : Panels.shown === "lessons" ? Qt.resolvedUrl("LessonsPanel.qml")
                                     : Panels.shown === "phones" ? Qt.resolvedUrl("PhonesPanel.qml")
                                     : Panels.shown === "talk" ? Qt.resolvedUrl("TalkPanel.qml")
                                     : Panels.shown === "quit" ? Qt.resolvedUrl("QuitPanel.qml")
                                     : Panels.shown === "keys" ? Qt.resolvedUrl("KeysPanel.qml") : ""

    /// In a wide window the rulebook is beside the table, which is scaled down; but over it if small text would become illegible.
    readonly property real pageShare: 0.37
    readonly property real leastLetters: 10.5
    readonly property bool pageBeside: House.screen === House.Table && room.width >= 1100
                                       && Theme.font(14) * (1 - pageShare) >= leastLetters
    readonly property real pageWidth: Math.round(room.width * pageShare)
    readonly property real tableScale: pageBeside && Rulebook.open ? 1 - pageWidth / room.width : 1

    /// Physical pixels per pixel of the window: with more of them, smaller letters are still legible.
    property real ratio: Screen.devicePixelRatio
    /// Pages work from 800×453 and have enough room from 1024×640: in smaller windows everything is scaled down.
    readonly property real easy: width > 0 && height > 0 ? Math.min(1, width / 1024, height / 640) : 1
    readonly property real shrunk: width < 800 || height < 453 ? easy : Math.max(easy, Math.min(1, 1 / ratio))

    /// False until the first screen, which appears at once; later ones fade in.
    property bool begun: false
    property bool readerMade: false
    readonly property real growth: Theme.growthFor(room.width, room.height)

    /// Each table has a screen of its own, which is deleted with it, so that nothing in it can see another table.
    function bring() {
        const table = House.screen === House.Table ? House.table : null
        const source = House.screen === House.Table ? House.tableSource
                     : House.screen === House.NewGameScreen ? Qt.resolvedUrl("NewGameScreen.qml")
                     : House.screen === House.StatisticsScreen ? Qt.resolvedUrl("StatisticsScreen.qml")
                     : House.screen === House.Lobby ? Qt.resolvedUrl("LobbyScreen.qml")
                     : House.screen === House.Join ? Qt.resolvedUrl("JoinScreen.qml")
                     : House.screen === House.Matches ? Qt.resolvedUrl("MatchesScreen.qml") : Qt.resolvedUrl("HomeScreen.qml")
        if (table === stage.table && String(source) === String(screen.source))
            return
        stage.table = table
        if (table !== null)
            Panels.usedAtHome = ""
        if (stage.begun) {
            arrival.restart()
            House.forgetNews()
        }
        screen.setSource(source, table === null ? {} : { "table": table, "guide": House.lesson })
    }
    function showKeys() { if (Panels.shown !== "keys") Panels.openKeys() }

    focus: true
    // Only reached if nothing else uses the key.
    Keys.onEscapePressed: (event) => { event.accepted = problem.visible; House.dismissProblem() }
    // Shortcuts do not work in a window that is not notified that it is active.
    Keys.onPressed: (event) => {
        if (event.key === Qt.Key_F2 || event.key === Qt.Key_Question) { event.accepted = true; if (!event.isAutoRepeat) stage.showKeys() }
        if (event.key === Qt.Key_Comma && event.modifiers === Qt.ControlModifier && Panels.shown === "") {
            event.accepted = true
            Panels.openSettings()
        }
        if (event.key !== Qt.Key_M || event.modifiers !== Qt.NoModifier) return
        event.accepted = true
        if (!event.isAutoRepeat) Preferences.toggleSound()
    }
    Component.onCompleted: { stage.bring(); begun = true; readerMade = Rulebook.open }

    // Nothing goes on behind what covers the table, unless friends elsewhere would have to wait as well.
    Binding {
        target: stage.table
        property: "paused"
        value: !Friends.atTable && (Panels.shown !== "" || Rulebook.open && !stage.pageBeside
                                    || ((screen.item as TableScreen)?.leaving ?? false))
        when: stage.table !== null
        restoreMode: Binding.RestoreNone
    }
    Binding { target: Theme; property: "textFactor"; value: Preferences.textFactor }
    Binding { target: Theme; property: "strong"; value: Preferences.strongContrast }
    Binding { target: Theme; property: "u"; value: Theme.scaleFor(room.width, room.height) * stage.growth }
    Binding { target: Theme; property: "growth"; value: stage.growth }
    Binding { target: Theme; property: "swell"; value: Theme.swellFor(stage.growth) }
    Binding { target: Theme; property: "haste"; value: stage.table?.replay?.speed ?? 1 }
    Binding { target: Theme; property: "still"; value: House.picturing }
    Connections {
        target: House
        function onPicturingChanged() { if (House.picturing) arrival.complete() }
        function onScreenChanged() { stage.bring() }
        function onTableChanged() { if (House.screen === House.Table) stage.bring() }
        function onQuitQuestioned() { Panels.openQuit() }
        function onLessonsAsked(gameId) { Panels.openLessons(gameId) }
    }

    Connections {
        target: Friends
        function onSaid(sentence) { Speech.say(sentence) }
    }

    Item {
        id: room
        width: stage.shrunk < 1 ? Math.round(stage.width / stage.shrunk) : stage.width
        height: stage.shrunk < 1 ? Math.round(stage.height / stage.shrunk) : stage.height
        transformOrigin: Item.TopLeft
        scale: stage.shrunk
        // Letters scaled down one by one lose strokes; an image of them does not. The software renderer redraws letters
        // anyway.
        layer.enabled: stage.shrunk < 1 && GraphicsInfo.api !== GraphicsInfo.Software
        layer.smooth: true

        Loader {
            id: screen
            objectName: "screen"
            width: room.width
            height: Math.round(room.height / stage.tableScale)
            transformOrigin: Item.TopLeft
            scale: stage.tableScale
            // Scaled as an image, for the same reason.
            layer.enabled: stage.tableScale < 1
            layer.smooth: true
            focus: true
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
        // Created when it is opened for the first time.
        Loader {
            id: reader
            objectName: "rulebook"
            anchors.fill: parent
            // Below a table that shows something whole, such as a card or the question whether to leave.
            z: (screen.item as TableScreen)?.showsWhole ? -1 : 0
            visible: !House.picturing
            source: stage.readerMade ? "qrc:/qt/qml/Backroom/Rulebook/RulebookPanel.qml" : ""
            onLoaded: reader.forceActiveFocus()

            Binding { target: reader.item; property: "besideWidth"; value: stage.pageBeside ? stage.pageWidth : 0 }
        }
        Shortcut {
            sequences: ["M"]
            autoRepeat: false
            onActivated: Preferences.toggleSound()
        }
        Shortcut {
            sequences: ["Ctrl+,"]
            autoRepeat: false
            enabled: Panels.shown === ""
            onActivated: Panels.openSettings()
        }
        Shortcut {
            sequences: ["Escape"]
            enabled: problem.visible && Panels.shown === ""
            onActivated: House.dismissProblem()
        }
        Connections {
            target: Rulebook
            function onOpenChanged() { PressGuard.arm(); stage.readerMade = true; (Rulebook.open ? reader : screen).forceActiveFocus() }
        }
        Loader {
            id: panel
            objectName: "panel"
            anchors.fill: parent
            visible: !House.picturing
            source: stage.panelSource
            onLoaded: panel.forceActiveFocus()
        }
        Connections {
            target: Panels
            function onShownChanged() { PressGuard.arm(); if (Panels.shown === "") (Rulebook.open ? reader : screen).forceActiveFocus() }
        }
        // A table that changes below a panel, for example by a phone, must not take the focus from it.
        Connections {
            target: stage.Window.window
            function onActiveFocusItemChanged() {
                if (Panels.shown !== "" && panel.status === Loader.Ready && !panel.activeFocus)
                    panel.forceActiveFocus()
            }
        }
        SpeechOutput {}
        FileDrop { anchors.fill: parent }
        ProblemPlate {
            id: problem
            // At a table, a message waits until the current announcement has been read.
            readonly property bool waits: stage.table !== null && stage.table.announcement.title !== "" && !stage.table.curtainClosed
            anchors.horizontalCenter: parent.horizontalCenter
            // Below the bar of a table, whose progress and buttons stay visible.
            y: Theme.px(14) + (stage.table === null ? 0 : Math.round(stage.table.frame.bar.height * stage.tableScale))
            width: Math.min(implicitWidth, parent.width - Theme.px(48))
            opacity: House.picturing ? 0 : 1
            problem: House.problem
            news: waits ? "" : House.news
            onVisibleChanged: if (visible) PressGuard.arm()
            onDismissed: House.dismissProblem()
        }
    }
}
