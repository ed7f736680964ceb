pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.GangOfDice

/// What lies on the table: warning card, tray, middle, side panel and rail, with all dice above them.
TableBoard {
    id: board

    readonly property GangOfDiceTable table: House.table as GangOfDiceTable
    /// How far the handful in the air is from where it lay.
    property point handful: Qt.point(0, 0)

    function offerFocus() {
        if (board.table === null)
            return
        if (board.table.phase === GangOfDiceTable.Taking)
            buttons.offerFocus()
        else if (board.table.phase === GangOfDiceTable.Rolling)
            FocusWalker.enter(dice)
    }
    function pickByKeyboard(key: int) {
        board.byKeyboard = true
        board.table.activate(key)
    }

    onFocusWanted: board.offerFocus()
    Keys.onPressed: (event) => { event.accepted = buttons.useKey(event.key, event.isAutoRepeat) }

    WarningColumn { table: board.table }
    Tray { id: tray; table: board.table }
    Middle { table: board.table }
    SidePanel {
        table: board.table
        Repeater {
            model: board.table.plates
            delegate: SeatLine { animated: board.table.animated && Theme.moves }
        }
    }
    Rail {
        z: -1
        x: board.table.layout.rail.x
        y: board.table.layout.rail.y
        width: board.table.layout.rail.width
        height: board.table.layout.rail.height
    }
    Person { table: board.table }
    Repeater {
        model: board.table.tokens
        delegate: Token { table: board.table }
    }
    Item {
        id: dice
        x: tray.shake
        width: board.width
        height: board.height

        Repeater {
            model: board.table.dice
            delegate: Die {
                table: board.table
                handful: board.handful
                onCarried: (offset) => board.handful = offset
                onPressedByKey: board.pickByKeyboard(key)
            }
        }
    }
    Image {
        id: bang
        readonly property bool shown: board.table.effect === GangOfDiceTable.Bang
        anchors.centerIn: tray
        width: Math.round(tray.height * 1.05)
        height: width
        visible: opacity > 0
        opacity: 0
        source: board.table.phase === GangOfDiceTable.Watching ? "qrc:/art/warnings/bang.svg" : ""
        sourceSize.width: width
        Accessible.ignored: true
        onShownChanged: if (shown && Theme.speed > 0) (Theme.moves ? burst : blink).restart()

        ParallelAnimation {
            id: burst
            NumberAnimation { target: bang; property: "scale"; from: 0.25; to: 1.1; duration: Theme.ms(260); easing.type: Easing.OutBack }
            SequentialAnimation {
                NumberAnimation { target: bang; property: "opacity"; from: 1; to: 1; duration: Theme.ms(420) }
                NumberAnimation { target: bang; property: "opacity"; to: 0; duration: Theme.ms(320) }
            }
        }
        SequentialAnimation {
            id: blink
            NumberAnimation { target: bang; property: "opacity"; from: 0; to: 1; duration: Theme.ms(120) }
            PauseAnimation { duration: 500 }
            NumberAnimation { target: bang; property: "opacity"; to: 0; duration: Theme.ms(120) }
        }
    }
    // The last ones for the Tab key, and under the dice.
    TurnButtons { id: buttons; z: -1; table: board.table }
    OwnRail { z: -1; table: board.table }
    TableBar {
        z: -1
        table: board.table
        BarState { anchors.verticalCenter: parent ? parent.verticalCenter : undefined; table: board.table }
    }
}
