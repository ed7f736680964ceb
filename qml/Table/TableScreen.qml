// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The screen of any table: its board, the curtain, the end, and the keys that every table has.
FocusScope {
    id: screen

    /// Stays the same for the lifetime of this screen.
    required property GameTable table
    /// The lesson at this table; null for a match.
    required property LessonGuide guide

    /// The files of a `TableBoard` and an `EndFrame`.
    property url boardSource
    property url endSource
    /// The file of a picture of one thing; has `kind`, `subject` and `amount`.
    property url pictureSource

    /// True if the board is created after the first frame even if no curtain hides it, because its creation takes long.
    property bool boardLater: false
    /// Shown until the board is there.
    property url beforeSource
    /// True if the board asks questions, which get the focus even after a decision by mouse.
    property bool asks: false
    /// True if something has been prepared that is not an action yet, such as selected cards or marked dice.
    property bool drafted: false
    /// The distance by which the button back to the result is raised.
    property real backRaise: 0
    /// Its place, with the reason for the end above it, if the board reserves one.
    property rect backPlace
    readonly property bool backPlaced: backPlace.width > 0
    /// True if only computer players go on.
    property bool personsOut: false

    /// The keys of this table only, for the page of keys: `keys` and `text` of each.
    property var ownKeys: []

    /// True once the window has shown its first frame.
    property bool pictured: false
    readonly property bool closed: table.curtainClosed
    readonly property bool over: table.over
    /// True if the last decision was made by mouse and no other player has come to the screen since.
    property bool byMouse: false
    /// The items that had the focus during and at the last decision, and whether others have played since.
    property Item last: null
    property Item pressed: null
    property bool othersPlayed: false
    readonly property bool thinking: table.thinking
    /// True if the player went back from the result to the table as it was left.
    property bool lookingBack: false
    readonly property real covered: House.picturing ? 0 : 1
    readonly property Replay replay: table.replay
    /// True while the question is asked whether to leave the table or the lesson.
    readonly property bool leaving: leave.asks || guide !== null && guide.leaving
    /// True while something is open that covers the whole table, and must not be cut by the rulebook.
    readonly property bool showsWhole: leaving || table.detail.title !== "" || ((lesson.item as LessonPlate)?.asks ?? false)
    /// True if the current step of the lesson is only to be read.
    readonly property bool reads: lesson.item !== null && (lesson.item as LessonPlate).tells
    readonly property bool deciding: table.deciding
    readonly property TableBoard board: boardLoader.item as TableBoard
    /// True if the item that had the focus can no longer be used, and no other has it.
    readonly property bool focusLost: board !== null && board.byKeyboard
                                      && (Window.activeFocusItem === screen || Window.activeFocusItem === boardLoader)
    /// True if no control has the focus: Tab then begins at what is to be decided.
    readonly property bool unfocused: board?.unfocused ?? false

    /// Gives the focus to the lesson if its step is only to be read, otherwise to the board.
    function offerFocus() {
        // Changes below a panel must not take the focus from it.
        if (screen.leaving || Panels.shown !== "")
            return
        const plate = lesson.item as LessonPlate
        if (plate !== null && plate.tells)
            plate.offerFocus()
        else if (screen.board && screen.deciding && !(plate !== null && plate.focusAsked()))
            screen.board.focusWanted()
    }
    /// After a decision by mouse no control gets the focus, because a key meant to skip an animation could press it.
    function followDecision() {
        const plate = lesson.item as LessonPlate
        if (screen.board === null)
            return
        if (screen.deciding) {
            if (!screen.byMouse || screen.asks || plate !== null && plate.tells) {
                screen.offerFocus()
                screen.hearSame()
            } else
                screen.othersPlayed = false
            return
        }
        screen.pressed = screen.last
        screen.byMouse = !PressGuard.byKeyboard && !screen.closed
        if (!screen.asks)
            screen.board.byKeyboard = PressGuard.byKeyboard
    }
    /// Announces the focused item if it had the focus before others played: screen readers would not repeat it, and the
    /// player's turn would begin in silence.
    function hearSame() {
        const now = screen.Window.activeFocusItem
        if (screen.othersPlayed && PressGuard.byKeyboard && now !== null && now === screen.pressed)
            Speech.whisper(now.Accessible.name)
        screen.othersPlayed = false
        screen.last = now
    }
    function showAgain() {
        const byKeyboard = screen.board !== null && screen.board.byKeyboard
        screen.table.showAgain()
        if (screen.board !== null)
            screen.board.byKeyboard = byKeyboard
    }
    /// Returns whether the key, with no control focused, gives the focus to what is to be decided. Space skips, but
    /// there is nothing to skip while a lesson asks for something.
    function leads(key: int): bool {
        return key === Qt.Key_Tab || key === Qt.Key_Return || key === Qt.Key_Enter || key >= Qt.Key_Left && key <= Qt.Key_Down
            || key === Qt.Key_Space && screen.guide !== null && screen.guide.shown
    }
    /// Leaves a replay or a finished match at once, and otherwise asks: by the door and by its key as by Esc.
    function goAway() { if (screen.replay !== null) screen.replay.leave(); else if (screen.over) House.goHome(); else screen.askToLeave() }
    function askToLeave() { leave.remember(); if (screen.guide !== null) screen.guide.askToLeave(); else leave.asks = true }
    /// Uses a letter that is a key of every table. Returns false for any other.
    function useLetter(key: int): bool {
        if (key === Qt.Key_H) screen.table.askHint()
        else if (key === Qt.Key_R) screen.showAgain()
        else if (key === Qt.Key_P && Phones.offered) Panels.openPhones()
        else if (key === Qt.Key_T && Friends.atTable && Friends.hasCompany) Panels.openTalk()
        else return false
        return true
    }
    function useKeyboard() { if (screen.board) screen.board.byKeyboard = true }

    focus: true
    // The board receives its keys even if no control has the focus.
    Keys.forwardTo: [screen.unfocused && screen.deciding ? screen.board : null]
    onDecidingChanged: screen.followDecision()
    onThinkingChanged: if (thinking) screen.othersPlayed = true
    onClosedChanged: if (closed) {
        screen.byMouse = false
        // Screen readers then announce where the focus goes next.
        screen.last = null
        screen.pressed = null
    }
    onOverChanged: screen.lookingBack = false
    // The decision may have become due while the question was open.
    onLeavingChanged: if (!leaving && !leave.giveBack() && board !== null && deciding && !reads && board.byKeyboard) screen.offerFocus()
    Keys.onPressed: (event) => {
        const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter
        const idle = screen.replay !== null || !screen.drafted && screen.table.hint === "" && screen.table.refusal.text === ""
        if (event.key === Qt.Key_Escape && idle && Rulebook.open) { event.accepted = true; Rulebook.close() }
        else if (screen.replay !== null && screen.replay.press(event.key)) event.accepted = true
        else if (event.key === Qt.Key_Escape) {
            event.accepted = true
            screen.useKeyboard()
            screen.table.cancel()
            if (idle && !screen.table.endShowingAgain()) screen.askToLeave()
        } else if (screen.unfocused && screen.deciding && screen.leads(event.key)) {
            event.accepted = true
            screen.useKeyboard()
            // A lesson asks for its own action, which need not be the one that is offered.
            const asked = screen.reads ? null : (lesson.item as LessonPlate)?.lights.asked() as BrassButton
            const does = enter && (screen.guide === null || asked?.primary)
            if (!does || !event.isAutoRepeat && !screen.board.doOffered())
                screen.offerFocus()
        } else if (event.key === Qt.Key_W && event.modifiers === Qt.ControlModifier) {
            event.accepted = true
            screen.goAway()
        } else if (event.key === Qt.Key_I || event.key === Qt.Key_Menu) {
            event.accepted = explanations.lookAtItem(screen.Window.activeFocusItem)
        } else if (event.modifiers === Qt.NoModifier && screen.useLetter(event.key)) {
            event.accepted = true
        } else if (event.matches(StandardKey.Undo)) {
            event.accepted = true
            screen.table.undo()
        } else if (event.matches(StandardKey.Redo)) {
            event.accepted = true
            screen.table.redo()
        } else if (event.key === Qt.Key_Space && (screen.table.director.busy || screen.table.thinking)
                   || enter && (screen.table.announcement.waits || screen.table.director.busy)) {
            event.accepted = true
            screen.table.skipAhead()
        } else if (event.key === Qt.Key_Space && screen.table.closeDetails()) {
            event.accepted = true
        } else if (event.key >= Qt.Key_Left && event.key <= Qt.Key_Down) {
            event.accepted = true
            screen.useKeyboard()
            FocusWalker.walk(screen, event.key)
        }
    }

    Timer {
        interval: 0
        running: screen.focusLost
        onTriggered: screen.offerFocus()
    }
    Connections { target: screen.pictured ? null : screen.Window.window; function onFrameSwapped() { screen.pictured = true } }
    Connections { target: screen.board; function onLeaveWanted() { screen.goAway() } }
    Connections {
        target: screen.table
        function onHintChanged() { if (screen.table.hint !== "" && screen.board?.hintLaysOut) screen.board.focusWanted() }
    }
    Connections {
        target: screen.Window.window
        function onActiveFocusItemChanged() {
            if (screen.deciding && !screen.unfocused && screen.Window.activeFocusItem !== null)
                screen.last = screen.Window.activeFocusItem
        }
    }
    Binding { target: screen.table.frame; property: "size"; value: Qt.size(screen.width, screen.height - replayLoader.height) }
    Binding { target: screen.table.frame; property: "foot"; value: replayLoader.height }
    Binding { target: screen.table.frame; property: "growth"; value: Theme.growth }
    Binding { target: Panels; property: "gameKeys"; value: screen.ownKeys }
    TableSpeech { table: screen.table; seen: screen.board?.heard ?? "" }
    Shortcut {
        sequences: ["Ctrl+Z"]
        autoRepeat: false
        enabled: Panels.shown === ""
        onActivated: screen.table.undo()
    }
    Shortcut {
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        autoRepeat: false
        enabled: Panels.shown === ""
        onActivated: screen.table.redo()
    }

    Baize { anchors.fill: parent }
    TablePart {
        objectName: "before"
        anchors.fill: parent
        visible: boardLoader.visible
        table: screen.table
        file: screen.beforeSource
        due: screen.boardLater && screen.board === null
    }
    HoverHandler {
        id: pointer
        // Things that move under a resting pointer are not a use of the mouse; neither is a pointer already there.
        property point last: Qt.point(-1, -1)
        onPointChanged: {
            const at = pointer.point.position
            const moved = last.x >= 0 && (at.x !== last.x || at.y !== last.y)
            last = at
            if (moved && screen.deciding)
                screen.table.hover(at)
        }
    }
    DragArea {
        anchors.fill: parent
        frame: screen
        draggable: false
        // Pieces on the board get no clicks while the step is to be read; a lesson answers such clicks.
        onTapped: (point) => { if (screen.reads && screen.deciding) screen.table.missAt(point); else screen.table.tapAt(point) }
    }
    TablePart {
        id: endLoader
        anchors.fill: parent
        visible: screen.over && !screen.lookingBack && !House.picturing
        enabled: visible
        table: screen.table
        file: screen.endSource
        due: screen.over
        focus: screen.over
        z: 3000
        onLoaded: (item as Item).forceActiveFocus()
    }
    Connections {
        target: endLoader.item
        ignoreUnknownSignals: true
        function onLookBack() { screen.lookingBack = true; back.forceActiveFocus(Qt.TabFocusReason) }
    }
    BrassButton {
        id: back
        objectName: "backToResult"
        x: Math.round(screen.backPlaced ? screen.backPlace.x + (screen.backPlace.width - width) / 2 : (parent.width - width) / 2)
        y: Math.round(screen.backPlaced ? screen.backPlace.y + screen.backPlace.height - height
                                        : parent.height - screen.backRaise - Theme.px(24) - height)
        z: 3000
        visible: screen.over && screen.lookingBack && !House.picturing
        primary: true
        iconName: "crown"
        text: qsTr("Back to the result")
        onClicked: { screen.lookingBack = false; (endLoader.item as Item).forceActiveFocus() }
        Keys.onEscapePressed: back.clicked()
    }
    BrassButton {
        objectName: "skipToEnd"
        readonly property rect rail: screen.table.frame.rail
        x: Math.round(rail.x + rail.width - width - Theme.px(20))
        /// On the title line of the text below a scene that covers the table.
        readonly property bool inTitle: screen.board?.logHidden ?? false
        // Above where the buttons of the result will be: a second press must not hit one of them.
        y: Math.round((inTitle ? screen.board.sceneFoot : rail.y) + Theme.px(4))
        z: 1300
        height: inTitle ? Theme.px(Theme.large ? 30 : 38) : implicitHeight
        size: inTitle ? 15 : 17
        visible: screen.personsOut && !House.picturing
        iconName: "chapter"
        text: qsTr("Skip to the end")
        onClicked: screen.table.skipAhead(true)
    }
    AwaitedPlate { table: screen.table; board: screen.board; z: 1300 }
    EndingLine {
        anchors { horizontalCenter: back.horizontalCenter; bottom: back.top; bottomMargin: Theme.px(screen.backPlaced ? 2 : 8) }
        z: 3000
        visible: back.visible
        table: screen.table
        low: screen.backPlaced
        room: screen.backPlaced ? screen.backPlace.width : screen.width - Theme.px(60)
    }
    // If the curtain hides the board, the first frame does not need it.
    TablePart {
        id: boardLoader
        objectName: "board"
        anchors.fill: parent
        unhurried: screen.closed
        table: screen.table
        file: screen.boardSource
        due: screen.pictured || !screen.closed && !screen.boardLater
        kept: true
        visible: House.picturing || (screen.over ? screen.lookingBack : !screen.closed || curtain.closing)
        enabled: screen.over ? screen.lookingBack : !screen.closed
        onEnabledChanged: if (enabled) screen.offerFocus()
        onLoaded: { House.lookThrough(screen); screen.offerFocus() }
    }
    // Hidden in pictures taken of the table.
    Explanations {
        id: explanations
        table: screen.table
        board: boardLoader
        pictureSource: screen.pictureSource
        z: 2200
        opacity: screen.covered
    }
    LogPointer { table: screen.table; board: boardLoader; z: 1400; opacity: screen.covered }
    Loader {
        id: lesson
        objectName: "lesson"
        anchors.fill: parent
        // The lesson's question is above the announcements, too.
        z: screen.leaving ? 1590 : 1480
        Component.onCompleted: {
            if (screen.guide !== null)
                setSource("LessonPlate.qml", { "table": screen.table, "guide": screen.guide, "board": boardLoader })
        }

        Binding { target: screen.board; property: "resting"; value: screen.reads; when: screen.board !== null }
    }
    Connections {
        target: lesson.item as LessonPlate
        function onBoardWanted() {
            if (PressGuard.byKeyboard)
                screen.useKeyboard()
            // The board must be enabled before it gets the focus.
            if (screen.board !== null)
                screen.board.resting = false
            screen.offerFocus()
        }
    }
    Banner { table: screen.table; board: screen.board; opacity: screen.covered }
    RefusalPlate {
        table: screen.table
        opacity: screen.leaving ? 0 : screen.covered
        avoided: [...(screen.board?.meant ?? []), ...(lesson.item === null ? [] : (lesson.item as LessonPlate).kept)]
    }
    HintPlate {
        table: screen.table
        board: boardLoader
        spared: screen.board?.spared ?? []
        crowded: screen.board?.logHidden ?? false
    }
    TablePart {
        id: replayLoader
        objectName: "replayBar"
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: screen.replay === null ? 0 : (item as Item)?.implicitHeight ?? Theme.px(98)
        z: 1600
        focus: screen.replay !== null
        table: screen.table
        file: Qt.resolvedUrl("ReplayBar.qml")
        due: screen.replay !== null
        onLoaded: replayLoader.forceActiveFocus()
    }
    TablePart {
        objectName: "review"
        z: 1590
        table: screen.table
        file: Qt.resolvedUrl("ReviewPlate.qml")
        due: screen.replay?.review?.shown ?? false
        visible: !(screen.board?.logHidden ?? false)
        opacity: screen.covered
    }
    AgainFrame { table: screen.table; z: 1540; opacity: screen.covered }
    SpaceNote { table: screen.table; opacity: screen.covered }
    CurtainScreen { id: curtain; anchors.fill: parent; table: screen.table; z: 2000; opacity: screen.covered; onLeaves: screen.goAway() }
    LeaveTable { id: leave; anchors.fill: parent; z: 2100; opacity: screen.covered }
}
