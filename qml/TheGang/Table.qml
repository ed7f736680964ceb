pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The table of The Gang: streets, side panel, rail, all cards above them, the curtain and the end.
FocusScope {
    id: screen

    readonly property TheGangTable table: House.table as TheGangTable
    /// The last card was picked up by keyboard, so the focus follows it.
    property bool byKeyboard: false
    /// The focus is on no control: the one that had it can be used no more.
    readonly property bool focusLost: byKeyboard && Window.activeFocusItem === screen
    readonly property int phase: table === null ? TheGangTable.Curtain : table.phase

    function pickByKeyboard(piece: Item, kind: int, key: int) { screen.byKeyboard = true; screen.table.activate(kind, key) }
    function dropByKeyboard(key: int) { screen.byKeyboard = true; screen.table.dropOn(key) }
    function followFocus() { if (!screen.byKeyboard) return; if (screen.table.holding) FocusWalker.enter(targetLayer); else screen.offerFocus() }
    function offerFocus() { if (screen.table === null) return; if (screen.table.canConfirm) chooseRail.focusConfirm(); else FocusWalker.enter(cards) }

    visible: table !== null
    focus: true
    onFocusLostChanged: if (focusLost) Qt.callLater(screen.offerFocus)
    onPhaseChanged: if (phase === TheGangTable.Choosing || phase === TheGangTable.Placing) FocusWalker.enter(cards)

    Connections {
        target: screen.table
        function onHoldingChanged() { screen.followFocus() }
    }
    Binding {
        target: screen.table ? screen.table.layout : null
        property: "size"
        value: Qt.size(screen.width, screen.height)
    }

    Keys.onPressed: (event) => {
        if (event.key === Qt.Key_Escape) { event.accepted = true; screen.byKeyboard = true; screen.table.cancel() }
        else if (event.key === Qt.Key_Space && screen.table.director.busy) { event.accepted = true; screen.table.director.skip() }
        else if (event.key >= Qt.Key_Left && event.key <= Qt.Key_Down) { event.accepted = true; screen.byKeyboard = true; FocusWalker.walk(screen, event.key) }
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
    Item {
        id: board
        anchors.fill: parent
        visible: screen.table !== null && screen.table.phase !== TheGangTable.Over
        enabled: visible && screen.table.phase !== TheGangTable.Curtain

        Repeater {
            model: screen.table.layout.streets
            delegate: Street {
                required property int index
                required property rect modelData
                city: index
                x: modelData.x
                y: modelData.y
                width: modelData.width
                height: modelData.height
                skyline: screen.table.layout.skyline
            }
        }
        SidePanel { table: screen.table }
        TableBar { table: screen.table }
        Rail {
            x: screen.table.layout.rail.x
            y: screen.table.layout.rail.y
            width: screen.table.layout.rail.width
            height: screen.table.layout.rail.height
        }
        Person { table: screen.table }
        ChooseRail { id: chooseRail; table: screen.table }
        TurnRail { table: screen.table }

        Repeater {
            model: screen.table.openPlaces
            delegate: CardSlot {
                required property rect place
                required number
                required property bool aimed
                x: place.x
                y: place.y
                width: place.width
                height: place.height
                lit: aimed
            }
        }
        Item {
            id: targetLayer
            Repeater {
                model: screen.table.targets
                delegate: TargetMark {
                    table: screen.table
                    onKeyPressed: screen.dropByKeyboard(key)
                }
            }
        }
        Item {
            id: cards
            anchors.fill: parent

            Repeater {
                model: screen.table.tickets
                delegate: TicketPiece {
                    table: screen.table
                    onKeyPressed: screen.pickByKeyboard(this, kind, key)
                }
            }
            Repeater {
                model: screen.table.gangsters
                delegate: GangsterPiece {
                    table: screen.table
                    onKeyPressed: screen.pickByKeyboard(this, kind, key)
                }
            }
            Repeater {
                model: screen.table.specials
                delegate: SpecialPiece {
                    table: screen.table
                    onKeyPressed: screen.pickByKeyboard(this, kind, key)
                }
            }
        }
        Repeater {
            model: screen.table.gangs
            delegate: CaptureChip {
                required property rect place
                required count
                required revolvers
                x: Math.round(place.x + (place.width - width) / 2)
                y: Math.round(place.y - height * 0.6)
            }
        }
    }
    RefusalPlate { table: screen.table }
    CurtainScreen { id: curtain; anchors.fill: parent; table: screen.table; z: 2000 }
}
