// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Rulebook

/// The list of matches, as a ledger: all matches on the left, the chosen one on the right.
FocusScope {
    id: screen

    readonly property int margin: Theme.px(48)
    readonly property real contentWidth: Math.min(width, Math.round(height * 16 / 9)) - 2 * margin
    readonly property int indent: Math.round((width - contentWidth) / 2)
    readonly property int cover: Theme.px(12)

    /// Kept here because views lose their current item when the list is rebuilt.
    property int chosenMatch: 0

    function choose(row: int) {
        list.currentIndex = Math.max(0, Math.min(row, list.count - 1))
        list.positionViewAtIndex(list.currentIndex, ListView.Contain)
    }
    function turn(lines: int) { screen.choose(list.currentIndex + lines) }
    function bringIn() { PressGuard.arm(); question.setSource(Qt.resolvedUrl("BringInPanel.qml")) }
    function toList() { list.forceActiveFocus(Qt.TabFocusReason) }

    Component.onCompleted: toList()
    Keys.onPressed: (event) => {
        if (question.source.toString() !== "") event.accepted = true
        else if (event.key === Qt.Key_Escape) {
            event.accepted = true
            House.goHome()
        } else if (event.key === Qt.Key_F2) {
            event.accepted = true
            page.rename()
        } else if (event.key === Qt.Key_Delete) {
            event.accepted = true
            if (!event.isAutoRepeat)
                page.remove()
        } else if (event.matches(StandardKey.Undo)) {
            event.accepted = true
            MatchList.bringBack()
        } else if (event.key === Qt.Key_D && event.modifiers === Qt.ControlModifier) {
            event.accepted = true
            if (!event.isAutoRepeat)
                page.copy()
        } else if (event.key === Qt.Key_R && event.modifiers === Qt.ControlModifier) {
            event.accepted = true
            if (!event.isAutoRepeat)
                page.watch()
        } else if (event.key === Qt.Key_E && event.modifiers === Qt.ControlModifier) {
            event.accepted = true
            if (!event.isAutoRepeat)
                page.toFile()
        } else if (event.matches(StandardKey.Open)) {
            event.accepted = true
            if (!event.isAutoRepeat)
                screen.bringIn()
        } else {
            event.accepted = FocusWalker.walk(screen, event.key)
        }
    }
    // Reloads the list while it is visible: another window may begin or leave a match.
    Timer {
        interval: 2000
        repeat: true
        running: screen.Window.active
        onTriggered: MatchList.lookAround()
    }
    Connections {
        target: MatchList
        function onModelAboutToBeReset() { screen.chosenMatch = page.line ? page.line.match : 0 }
        function onModelReset() { screen.choose(MatchList.rowOf(screen.chosenMatch)) }
        function onWantedChanged() { if (MatchList.wanted !== 0) { screen.choose(MatchList.rowOf(MatchList.wanted)); screen.toList() } }
    }

    Baize {
        anchors.fill: parent
        light: "home"
    }
    TitleText {
        id: heading
        x: screen.indent
        y: Theme.px(14)
        height: Theme.px(60)
        text: qsTr("All games")
        size: 48
    }
    LineText {
        anchors { right: book.right; baseline: heading.baseline }
        visible: MatchList.count > 0
        text: Sentence.of(qsTr("To continue: %1 · finished: %2"), MatchList.unfinished, MatchList.count - MatchList.unfinished)
        size: 18
        color: Theme.cream
    }

    Rectangle {
        id: book
        x: screen.indent
        y: heading.y + heading.height + Theme.px(8)
        width: screen.contentWidth
        height: back.y - Theme.px(16) - y
        radius: Theme.px(10)
        gradient: Gradient {
            GradientStop { position: 0; color: "#6B2A2B" }
            GradientStop { position: 0.5; color: Theme.oxblood }
            GradientStop { position: 1; color: "#3E1015" }
        }
        border { width: Theme.line(1); color: Theme.brassDark }

        Shadow { level: "large" }
    }
    Rectangle {
        id: leftPage
        x: book.x + screen.cover
        y: book.y + screen.cover
        width: Math.round((book.width - 2 * screen.cover) * 0.58)
        height: book.height - 2 * screen.cover
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: "#EEDFBA" }
            GradientStop { position: 0.4; color: "#F6ECD3" }
            GradientStop { position: 0.93; color: "#F7EED8" }
            GradientStop { position: 0.982; color: "#EBDBB4" }
            GradientStop { position: 1; color: "#C9B27C" }
        }
        Rectangle {
            anchors { fill: parent; margins: Theme.px(9) }
            color: "transparent"
            border { width: Theme.line(1); color: PaperTheme.faint }
        }
    }
    Paper {
        id: rightPage
        x: leftPage.x + leftPage.width
        y: leftPage.y
        width: book.x + book.width - screen.cover - x
        height: leftPage.height
    }
    FocusScope {
        id: left
        x: leftPage.x + Theme.px(18)
        y: leftPage.y + Theme.px(14)
        width: leftPage.width - Theme.px(18 + 30)
        height: leftPage.height - Theme.px(28)
        focus: true

        ListView {
            id: list
            objectName: "matches"
            anchors { fill: parent; rightMargin: mark.visible ? mark.width + Theme.px(2) : 0 }
            focus: true
            activeFocusOnTab: true
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            reuseItems: true
            cacheBuffer: 0
            highlightFollowsCurrentItem: true
            highlightMoveDuration: 0
            model: MatchList
            Accessible.role: Accessible.List
            Accessible.name: qsTr("All games")
            section.property: "finished"
            // The list has the focus instead of the line, which is no tab stop.
            Keys.onRightPressed: page.enter()
            Keys.onReturnPressed: (event) => { if (!event.isAutoRepeat) page.open() }
            Keys.onEnterPressed: (event) => { if (!event.isAutoRepeat) page.open() }
            Keys.onPressed: (event) => {
                const lines = Math.max(1, Math.floor(list.height / Theme.px(80)) - 1)
                event.accepted = true
                if (event.key === Qt.Key_PageUp) screen.turn(-lines)
                else if (event.key === Qt.Key_PageDown) screen.turn(lines)
                else if (event.key === Qt.Key_Home) screen.choose(0)
                else if (event.key === Qt.Key_End) screen.choose(list.count - 1)
                else event.accepted = false
            }
            delegate: MatchLine {
                width: list.width
                head: ListView.section === ListView.previousSection ? "" : finished ? qsTr("Finished") : qsTr("To continue")
                chosen: ListView.isCurrentItem
                focused: chosen && list.activeFocus
                objectName: "line-" + index
                onSelected: { list.currentIndex = index; list.forceActiveFocus(Qt.MouseFocusReason) }
                onOpened: page.open()
            }
        }
        ScrollMark {
            id: mark
            anchors { right: parent.right; top: parent.top; bottom: parent.bottom }
            view: list
        }
        BodyText {
            anchors.centerIn: parent
            visible: list.count === 0
            width: parent.width - Theme.px(60)
            horizontalAlignment: Text.AlignHCenter
            text: House.saves ? qsTr("Nothing here yet. Your first game will be on this page.")
                              : qsTr("Games saved earlier cannot be read at the moment.")
            size: 22
            color: PaperTheme.quiet
        }
    }
    MatchPage {
        id: page
        x: rightPage.x
        y: rightPage.y
        width: rightPage.width
        height: rightPage.height
        line: list.count > 0 ? list.currentItem as MatchLine : null
        onDone: screen.toList()
    }
    BrassButton {
        id: back
        objectName: "back"
        x: screen.indent
        y: screen.height - height - Theme.px(18)
        iconName: "back"
        text: qsTr("Back")
        onClicked: House.goHome()
    }
    BrassButton {
        id: bring
        objectName: "bringIn"
        anchors { left: back.right; leftMargin: Theme.px(12); top: back.top }
        iconName: "import"
        text: qsTr("Import a file…")
        description: qsTr("Ctrl+O")
        onClicked: screen.bringIn()
    }
    LedgerNotice {
        anchors { left: bring.right; leftMargin: Theme.px(18); right: book.right; verticalCenter: back.verticalCenter }
        height: Theme.px(48)
    }
    Loader {
        id: question
        anchors.fill: parent
        onLoaded: question.forceActiveFocus()
    }
    Connections {
        target: question.item as BringInPanel
        function onCloseAsked() { question.source = ""; bring.forceActiveFocus() }
    }
    Connections {
        target: GameFiles
        function onTaken() { question.source = ""; screen.toList() }
    }
}
