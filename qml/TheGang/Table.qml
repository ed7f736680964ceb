pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The table of The Gang: streets, side panel, rail, all cards above them, the curtain and the end.
FocusScope {
    id: screen

    readonly property TheGangTable table: House.table as TheGangTable
    /// The window has shown its first picture.
    property bool pictured: false
    readonly property int phase: table === null ? TheGangTable.Curtain : table.phase
    readonly property Board board: boardLoader.item as Board
    /// The focus is on no control: the one that had it can be used no more.
    readonly property bool focusLost: board !== null && board.byKeyboard
                                      && (Window.activeFocusItem === screen || Window.activeFocusItem === boardLoader)

    function offerFocus() { if (screen.board && (phase === TheGangTable.Choosing || phase === TheGangTable.Placing)) screen.board.offerFocus() }
    function useKeyboard() { if (screen.board) screen.board.byKeyboard = true }

    visible: table !== null
    focus: true
    onPhaseChanged: screen.offerFocus()

    Timer {
        interval: 0
        running: screen.focusLost
        onTriggered: screen.offerFocus()
    }
    Connections {
        target: screen.pictured ? null : screen.Window.window
        function onFrameSwapped() { screen.pictured = true }
    }
    Binding {
        target: screen.table ? screen.table.layout : null
        property: "size"
        value: Qt.size(screen.width, screen.height)
    }

    Keys.onPressed: (event) => {
        if (event.key === Qt.Key_Escape) { event.accepted = true; screen.useKeyboard(); screen.table.cancel() }
        else if (event.matches(StandardKey.Undo)) { event.accepted = true; screen.table.undo() }
        else if (event.matches(StandardKey.Redo)) { event.accepted = true; screen.table.redo() }
        else if (event.key === Qt.Key_Space && screen.table.director.busy) { event.accepted = true; screen.table.director.skip() }
        else if (event.key >= Qt.Key_Left && event.key <= Qt.Key_Down) { event.accepted = true; screen.useKeyboard(); FocusWalker.walk(screen, event.key) }
    }
    Shortcut {
        sequences: ["Ctrl+Z"]
        enabled: Panels.shown === ""
        onActivated: screen.table.undo()
    }
    Shortcut {
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        enabled: Panels.shown === ""
        onActivated: screen.table.redo()
    }

    Baize { anchors.fill: parent }
    DragArea {
        anchors.fill: parent
        draggable: false
        onTapped: (point) => screen.table.tapAt(point)
    }
    Loader {
        anchors.fill: parent
        active: screen.table !== null && screen.table.phase === TheGangTable.Over
        visible: active
        source: active ? Qt.resolvedUrl("EndScreen.qml") : ""
        focus: active
        z: 3000
        onLoaded: (item as Item).forceActiveFocus()
    }
    // Behind the curtain there is nothing to see: the first picture does not wait for it.
    Loader {
        id: boardLoader
        objectName: "board"
        anchors.fill: parent
        asynchronous: screen.phase === TheGangTable.Curtain
        active: screen.pictured || screen.phase !== TheGangTable.Curtain
        visible: screen.table !== null && screen.phase !== TheGangTable.Over && screen.phase !== TheGangTable.Curtain
        enabled: visible
        source: Qt.resolvedUrl("Board.qml")
        onEnabledChanged: if (enabled) screen.offerFocus()
        onLoaded: screen.offerFocus()
    }
    RefusalPlate { table: screen.table }
    CurtainScreen { id: curtain; anchors.fill: parent; table: screen.table; z: 2000 }
}
