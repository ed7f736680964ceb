pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The table of any game: its board, the curtain and the end, and the keys of every table.
FocusScope {
    id: screen

    /// Its own, from the first to the last.
    required property GameTable table
    /// Of the lesson at the table; null where a match is played.
    required property LessonGuide guide

    /// Files of a TableBoard and of an EndFrame.
    property url boardSource
    property url endSource
    /// Of a picture of one thing: `kind`, `subject`, `amount`.
    property url pictureSource

    /// A board that is much to make comes after the first picture, though no curtain hides it.
    property bool boardLater: false
    /// What is seen in its place until then.
    property url beforeSource
    /// What comes up are questions more than cards: whoever decided by mouse finds the focus there too.
    property bool asks: false
    /// How much higher than usual the way back to the result lies, for who looks back.
    property real backRaise: 0

    /// What keys do at this table and no other, for the page of keys: `keys` and `text` of each.
    property var ownKeys: []

    /// The window has shown its first picture.
    property bool pictured: false
    readonly property bool closed: table.curtainClosed
    readonly property bool over: table.over
    /// The last decision was taken by mouse, and nobody has sat down since.
    property bool byMouse: false
    /// What had the focus last while there was something to decide, and as the last decision was taken; since then others have thought.
    property Item last: null
    property Item pressed: null
    property bool othersPlayed: false
    readonly property bool thinking: table.thinking
    /// From the end at the table as it was left.
    property bool lookingBack: false
    readonly property real covered: House.picturing ? 0 : 1
    readonly property Replay replay: table.replay
    /// A step of the lesson that is only read.
    readonly property bool reads: lesson.item !== null && (lesson.item as LessonPlate).tells
    readonly property bool deciding: table.deciding
    readonly property TableBoard board: boardLoader.item as TableBoard
    /// The focus is on no control: the one that had it can be used no more.
    readonly property bool focusLost: board !== null && board.byKeyboard
                                      && (Window.activeFocusItem === screen || Window.activeFocusItem === boardLoader)
    /// No control has it: the Tab key begins at what is to be decided.
    readonly property bool unfocused: board !== null && (Window.activeFocusItem === screen || Window.activeFocusItem === boardLoader || Window.activeFocusItem === board)

    /// To what the lesson says, if it is only read; to the board otherwise.
    function offerFocus() {
        const plate = lesson.item as LessonPlate
        if (plate !== null && plate.tells)
            plate.offerFocus()
        else if (screen.board && screen.deciding)
            screen.board.focusWanted()
    }
    /// Whoever decided by mouse has no focus to be hit by a key that was meant to skip what was told since.
    function followDecision() {
        const plate = lesson.item as LessonPlate
        if (screen.board === null)
            return
        if (screen.deciding) {
            if (!screen.byMouse || screen.asks || plate !== null && plate.tells) {
                screen.offerFocus()
                screen.hearSame()
            }
            else
                screen.othersPlayed = false
            return
        }
        screen.pressed = screen.last
        screen.byMouse = !PressGuard.byKeyboard && !screen.closed
        if (!screen.asks)
            screen.board.byKeyboard = PressGuard.byKeyboard
    }
    /// No reader says again what had the focus before: whose turn it is would pass in silence.
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
    /// Where nothing has the focus, it gives it to what is to be decided.
    function leads(key: int): bool { return key === Qt.Key_Tab || key === Qt.Key_Return || key === Qt.Key_Enter || key >= Qt.Key_Left && key <= Qt.Key_Down }
    function useKeyboard() { if (screen.board) screen.board.byKeyboard = true }

    focus: true
    onDecidingChanged: screen.followDecision()
    onThinkingChanged: if (thinking) screen.othersPlayed = true
    onClosedChanged: if (closed) {
        screen.byMouse = false
        // Whoever opens it hears where the focus goes then.
        screen.last = null
        screen.pressed = null
    }
    onOverChanged: screen.lookingBack = false

    Timer {
        interval: 0
        running: screen.focusLost
        onTriggered: screen.offerFocus()
    }
    Connections {
        target: screen.pictured ? null : screen.Window.window
        function onFrameSwapped() { screen.pictured = true }
    }
    Connections {
        target: screen.table
        function onHintChanged() { if (screen.table.hint !== "" && PressGuard.byKeyboard && screen.board?.hintLaysOut) screen.board.focusWanted() }
    }
    Connections {
        target: screen.Window.window
        function onActiveFocusItemChanged() { if (screen.deciding && !screen.unfocused && screen.Window.activeFocusItem !== null) screen.last = screen.Window.activeFocusItem }
    }
    Binding {
        target: screen.table.frame
        property: "size"
        value: Qt.size(screen.width, screen.height - replayLoader.height)
    }

    Binding { target: screen.table.frame; property: "foot"; value: replayLoader.height }
    Binding { target: screen.table.frame; property: "growth"; value: Theme.growth }
    // Computers wait while something lies over the table.
    Binding { target: screen.table; property: "paused"; value: Panels.shown !== "" }
    Binding { target: Panels; property: "gameKeys"; value: screen.ownKeys }
    TableSpeech { table: screen.table; seen: screen.board?.heard ?? "" }

    // Where nothing has the focus, the board has its keys all the same.
    Keys.forwardTo: [screen.unfocused && screen.deciding ? screen.board : null]
    Keys.onPressed: (event) => {
        if (screen.replay !== null && screen.replay.press(event.key)) event.accepted = true
        else if (event.key === Qt.Key_Escape) { event.accepted = true; screen.useKeyboard(); if (screen.guide !== null && !screen.table.canUndo) screen.guide.askToLeave(); else screen.table.cancel() }
        else if (screen.unfocused && screen.deciding && screen.leads(event.key)) { event.accepted = true; screen.useKeyboard(); screen.offerFocus() }
        else if (event.key === Qt.Key_W && event.modifiers === Qt.ControlModifier) { event.accepted = true; if (screen.replay === null) House.goHome(); else screen.replay.leave() }
        else if (event.key === Qt.Key_I || event.key === Qt.Key_Menu) { event.accepted = explanations.lookAtItem(screen.Window.activeFocusItem) }
        else if (event.key === Qt.Key_H && event.modifiers === Qt.NoModifier) { event.accepted = true; screen.table.askHint() }
        else if (event.key === Qt.Key_R && event.modifiers === Qt.NoModifier) { event.accepted = true; screen.showAgain() }
        else if (event.matches(StandardKey.Undo)) { event.accepted = true; screen.table.undo() }
        else if (event.matches(StandardKey.Redo)) { event.accepted = true; screen.table.redo() }
        else if (event.key === Qt.Key_Space && (screen.table.director.busy || screen.table.thinking)) { event.accepted = true; screen.table.skipAhead() }
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && screen.table.announcement.waits) { event.accepted = true; screen.table.skipAhead() }
        else if (event.key === Qt.Key_Space && screen.table.announcement.passing) { event.accepted = true; screen.table.dismissAnnouncement() }
        else if (event.key >= Qt.Key_Left && event.key <= Qt.Key_Down) { event.accepted = true; screen.useKeyboard(); FocusWalker.walk(screen, event.key) }
    }
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
        // A pointer that rests while things move under it does nothing; nor does one that was there before.
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
        onTapped: (point) => screen.table.tapAt(point)
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
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: screen.backRaise + Theme.px(24) }
        z: 3000
        visible: screen.over && screen.lookingBack && !House.picturing
        primary: true
        iconName: "crown"
        text: qsTr("Back to the result")
        onClicked: { screen.lookingBack = false; (endLoader.item as Item).forceActiveFocus() }
        Keys.onEscapePressed: back.clicked()
    }
    EndingLine {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: back.top; bottomMargin: Theme.px(8) }
        z: 3000
        visible: back.visible
        table: screen.table
        room: screen.width - Theme.px(60)
    }
    // Behind the curtain there is nothing to see: the first picture does not wait for it.
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
    // What lies over the table is on no picture of it.
    Explanations { id: explanations; table: screen.table; board: boardLoader; pictureSource: screen.pictureSource; z: 2200; opacity: screen.covered }
    LogPointer { table: screen.table; board: boardLoader; z: 1400; opacity: screen.covered }
    Loader {
        id: lesson
        objectName: "lesson"
        anchors.fill: parent
        z: 1480
        Component.onCompleted: if (screen.guide !== null) setSource("LessonPlate.qml", { "table": screen.table, "guide": screen.guide, "board": boardLoader })

        Binding { target: screen.board; property: "resting"; value: screen.reads; when: screen.board !== null }
    }
    Connections {
        target: lesson.item as LessonPlate
        function onBoardWanted() {
            if (PressGuard.byKeyboard)
                screen.useKeyboard()
            // Before it gets the focus.
            if (screen.board !== null)
                screen.board.resting = false
            screen.offerFocus()
        }
    }
    Banner { table: screen.table; opacity: screen.covered }
    RefusalPlate {
        table: screen.table
        opacity: screen.covered
        avoided: lesson.item === null ? [] : (lesson.item as LessonPlate).kept
    }
    HintPlate { table: screen.table; board: boardLoader }
    TablePart {
        id: replayLoader
        objectName: "replayBar"
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: screen.replay === null ? 0 : Theme.px(98)
        z: 1600
        focus: screen.replay !== null
        table: screen.table
        file: Qt.resolvedUrl("ReplayBar.qml")
        due: screen.replay !== null
        onLoaded: replayLoader.forceActiveFocus()
    }
    CurtainScreen { id: curtain; anchors.fill: parent; table: screen.table; z: 2000; opacity: screen.covered }
}
