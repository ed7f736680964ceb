// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.TheGang

TableBoard {
    id: board

    required property TheGangTable table

    function pickByKeyboard(kind: int, key: int) {
        board.byKeyboard = true
        const before = board.table.canConfirm
        board.table.activate(kind, key)
        if (board.table.canConfirm && !before)
            board.offerFocus()
    }
    function tapNumber(number: int): bool { return board.table.tapNumber(number) }
    function dropByKeyboard(key: int) {
        board.byKeyboard = true
        board.table.dropOn(key)
    }
    function followFocus() {
        // A card taken by mouse aims at nothing yet, even if the last decision was made by keyboard.
        if (board.byKeyboard && PressGuard.byKeyboard)
            board.offerFocus()
    }
    /// Focuses the place at which a hint aims, or else the first one. The lesson focuses the one that it asks for.
    function focusTarget() {
        if (House.lesson?.shown && !House.lesson.tells)
            return
        const marks = targetLayer.children
        for (let at = 0; at < marks.length; ++at) {
            const mark = marks[at] as TargetMark
            if (mark !== null && mark.aimed)
                return mark.forceActiveFocus(Qt.TabFocusReason)
        }
        FocusWalker.enter(targetLayer)
    }
    function doOffered(): bool {
        if (!board.table.canConfirm)
            return false
        board.table.confirm()
        return true
    }
    function offerFocus() {
        if (board.table.canConfirm)
            chooseRail.focusConfirm()
        else if (board.table.holding)
            board.focusTarget()
        else
            FocusWalker.enter(cards)
    }

    awaitedRoom: board.table.person.name === "" ? Qt.rect(0, 0, 0, 0)
               : board.table.waitingOpenly ? board.table.layout.playText : board.table.layout.turnText
    hintLaysOut: true
    spared: Array.from(table.layout.streets).concat(Theme.large ? []
        : table.phase === TheGangTable.Choosing ? [table.layout.playPlate, table.layout.playText] : [table.layout.turnText])
    Keys.onPressed: (event) => board.useDigit(event)
    onFocusWanted: board.offerFocus()
    onPutDown: if (board.table.canConfirm) chooseRail.focusConfirm()

    Connections {
        target: board.table
        function onHoldingChanged() { board.followFocus() }
    }

    Repeater {
        model: board.table.layout.streets.length
        delegate: Street {
            required property int index
            objectName: "street" + index
            city: index
            summary: true
            row: board.table.rows[index] ?? ""
            Placed.at: board.table.layout.streets[index]
            skyline: board.table.layout.skyline
        }
    }
    SidePanel {
        table: board.table
        Repeater {
            model: board.table.plates
            delegate: SeatLine { table: board.table; talkLayer: board.talkLayer; animated: board.table.animated && Theme.moves }
        }
    }
    Rail {
        z: -1
        Placed.at: board.table.layout.rail
    }
    Person { table: board.table; foot: ownPile.foot }

    Repeater {
        model: board.table.openPlaces
        delegate: CardSlot {
            required property rect place
            required number
            required property bool aimed
            Placed.at: place
            lit: aimed
        }
    }
    Item {
        id: targetLayer
        Repeater {
            model: board.table.targets
            delegate: TargetMark {
                table: board.table
                onKeyPressed: board.dropByKeyboard(key)
            }
        }
    }
    Item {
        id: cards
        anchors.fill: parent

        // Above all rows, and below the gang that stays lit.
        SpectacleVeil { shown: board.table.spectacle; z: 250 }
        Repeater {
            model: board.table.gangsters
            delegate: GangsterPiece {
                table: board.table
                onPressedByKey: board.pickByKeyboard(kind, key)
            }
        }
        Repeater {
            model: board.table.specials
            delegate: SpecialPiece {
                table: board.table
                onPressedByKey: board.pickByKeyboard(kind, key)
            }
        }
        Repeater {
            model: board.table.tickets
            delegate: TicketPiece {
                table: board.table
                onPressedByKey: board.pickByKeyboard(kind, key)
            }
        }
        // In the fan of a hand the next card hides a part of the focused one, with its ring: this one is round the rest.
        Item {
            id: wholeRing
            readonly property GangsterPiece card: board.Window.activeFocusItem as GangsterPiece
            readonly property real full: (card?.width ?? 0) * (card?.scale ?? 1)
            /// The width of the card that no other hides.
            readonly property real shown: {
                let least = full
                for (let at = 0; card !== null && at < cards.children.length; ++at) {
                    const other = cards.children[at] as GangsterPiece
                    if (other !== null && other !== card && other.usable && other.z > card.z && other.x > card.x
                            && other.y < card.y + height && other.y + height > card.y)
                        least = Math.min(least, other.x - card.x - ring.gap - Theme.ring)
                }
                return Math.max(0, least)
            }
            objectName: "wholeRing"
            x: card?.x ?? 0
            y: card?.y ?? 0
            z: 240
            width: shown
            height: (card?.height ?? 0) * (card?.scale ?? 1)
            visible: card !== null && card.usable && !card.lifted
            FocusRing { id: ring; corner: wholeRing.full * 0.072; gap: 2 }
        }
    }
    Repeater {
        model: board.table.gangs
        delegate: CaptureChip {
            required property rect place
            required count
            required revolvers
            x: Math.round(place.x + (place.width - width) / 2)
            y: Math.round(place.y - height + Theme.px(4))
        }
    }
    Repeater {
        model: board.table.standingGangs
        delegate: Item {
            id: standing
            required property rect place
            required property int revolvers
            readonly property real edge: Theme.line(2)
            objectName: "standingGang"
            x: Math.round(place.x + Theme.px(6))
            y: Math.round(place.y - Theme.px(7))
            width: Math.round(place.width - Theme.px(12))
            height: Theme.px(6)
            z: 260

            // A bracket over the gang.
            Rectangle { width: standing.width; height: standing.edge; color: Theme.brass }
            Rectangle { width: standing.edge; height: standing.height; color: Theme.brass }
            Rectangle { x: standing.width - width; width: standing.edge; height: standing.height; color: Theme.brass }
            Rectangle {
                anchors.centerIn: parent
                width: worth.width + Theme.px(12)
                height: worth.height + Theme.px(2)
                radius: height / 2
                color: Theme.night
                border { width: Theme.line(1); color: Theme.brassDark }
                Revolvers { id: worth; anchors.centerIn: parent; count: standing.revolvers; size: 15 }
            }
        }
    }
    SpectaclePlate {
        shown: board.table.spectacle
        room: Qt.rect(board.table.layout.streets[0].x, board.table.frame.bar.height,
                      board.table.layout.streets[0].width, board.table.layout.rail.y - board.table.frame.bar.height)
    }
    // Last in the order of the Tab key, and below the cards.
    ChooseRail { id: chooseRail; z: -1; table: board.table; covered: board.awaitedHeight }
    TurnRail { z: -1; table: board.table }
    OwnPile { id: ownPile; table: board.table }
    TableBar {
        z: -1
        table: board.table
        BarState { anchors.verticalCenter: parent ? parent.verticalCenter : undefined; table: board.table }
    }
}
