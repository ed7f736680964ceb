// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.Gangz

TableBoard {
    id: board

    required property GangzTable table
    readonly property bool revealing: table.layout.spread === GangzLayout.Revealing
    /// The wider panel of the reveal appears when the cards of the wall are out of its way.
    readonly property real cleared: Math.max(0, Math.min(1, 1 - (1 - clearing.way) * 560 / 200))
    /// The card shown enlarged beside the wall; −1 for none.
    property int looked: -1

    /// A key press on a chosen card means sending it in: the focus moves on to that button.
    function tapByKeyboard(piece: TattooPiece) {
        board.byKeyboard = true
        if (piece.inHand && piece.chosen && board.table.rail.canConfirm) {
            chooseRail.focusConfirm()
            return
        }
        board.tap(piece)
    }
    function takeBackByKeyboard(piece: TattooPiece) {
        board.byKeyboard = true
        if (piece.inHand && piece.chosen)
            board.tap(piece)
    }
    function tap(piece: TattooPiece) {
        board.table.tap(piece.kind, piece.key, Qt.point(piece.x + piece.width / 2, piece.y + piece.height / 2))
        if (board.table.rail.canConfirm && board.table.phase === GangzTable.Voting)
            chooseRail.focusConfirm()
    }
    /// The key 0 is for the tenth card.
    function tapNumber(number: int): bool { return board.table.tapNumber(number === 0 ? 10 : number) }
    function followNumber() { if (board.table.rail.canConfirm) chooseRail.focusConfirm() }
    function offerFocus() {
        if (board.table.rail.canConfirm)
            chooseRail.focusConfirm()
        else if (board.table.phase !== GangzTable.Voting || !board.focusFree())
            FocusWalker.enter(cards)
    }
    /// Focuses a card of the wall without a pawn, which the next key would take back. Returns false if no pawn lies there.
    function focusFree(): bool {
        let free = null
        let laid = false
        for (let at = 0; at < cards.children.length; ++at) {
            const card = cards.children[at] as TattooPiece
            if (card === null || !card.onWall || !card.usable)
                continue
            laid = laid || card.chosen
            if (free === null && !card.chosen && !card.own)
                free = card
        }
        if (laid && free !== null)
            free.forceActiveFocus(Qt.TabFocusReason)
        return laid && free !== null
    }

    heard: board.table.words.heard
    awaitedRoom: board.table.waitingOpenly ? board.table.layout.buttons : Qt.rect(0, 0, 0, 0)

    hintLaysOut: true
    spared: Array.from(table.layout.pawnSlots).concat([table.layout.person, table.layout.railWords, table.layout.buttons])
    Keys.onPressed: (event) => board.useDigit(event)
    onFocusWanted: board.offerFocus()
    onPutDown: if (board.table.rail.canConfirm) chooseRail.focusConfirm()
    onRevealingChanged: if (revealing) clearing.begin()

    Repeater {
        model: board.table.layout.nextLeaders.length
        delegate: TitleText {
            required property int index
            objectName: "nextRoundName"
            readonly property rect place: board.table.layout.nextLeaders[index] ?? Qt.rect(0, 0, 0, 0)
            x: place.x - Theme.px(20)
            y: place.y + place.height
            width: place.width + Theme.px(40)
            // The room above the next card.
            height: Math.round(34 * board.table.layout.scale)
            horizontalAlignment: Text.AlignHCenter
            text: qsTranslate("Gangz", "Round %1").arg(board.table.round + index + 1)
            size: 18
            fontSizeMode: Text.Fit
            minimumPixelSize: 9
        }
    }
    Rectangle {
        id: wall
        objectName: "wall"
        readonly property bool summary: true
        Placed.at: board.table.layout.wall
        visible: width > 0
        radius: Theme.px(12)
        activeFocusOnTab: true
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTranslate("Gangz", "The wall: %n card(s)", "", board.table.onWall)
        Accessible.focusable: true
        color: "#26081510"
        opacity: board.cleared
        border { width: Theme.line(1); color: Theme.outline }

        FocusRing { visible: wall.activeFocus; corner: wall.radius; gap: 0 }
    }
    TitleText {
        Placed.at: board.table.layout.leaderTitle
        visible: width > 0
        horizontalAlignment: Text.AlignHCenter
        text: qsTranslate("Gangz", "The leader")
        size: board.revealing ? 18 : Theme.large ? 20 : 24
        minimumPixelSize: 8
    }
    PlaceWords { table: board.table }
    RemarkColumn { table: board.table }
    TattooCard {
        Placed.at: board.table.layout.enlarged
        objectName: "enlarged"
        visible: width > 0 && board.looked >= 0
        face: board.looked
        name: board.looked < 0 ? "" : board.table.pictureName(board.looked)
        shadowLevel: "medium"
        Accessible.ignored: true
    }
    SidePanel {
        table: board.table
        opacity: board.cleared
        Repeater {
            model: board.table.plates
            delegate: SeatLine { table: board.table; talkLayer: board.talkLayer; animated: board.table.animated && Theme.moves }
        }
    }
    Rail {
        z: -1
        Placed.at: board.table.layout.rail
    }
    Person { table: board.table; visible: table.person.name !== "" && !board.revealing }
    // It stays lit when somebody reaches the goal.
    PointTrack { table: board.table; plated: !board.revealing; z: board.table.spectacle.weight > 1 ? 1 : 0 }
    VoteRail { table: board.table }

    // Lasts as long as the cards glide; then the plates appear.
    Moment { id: clearing; lasts: board.table.animated; atOnce: false; duration: Theme.ms(560) }
    // Delay before a card under the pointer is enlarged.
    Timer {
        id: rest
        property int card: -1
        interval: 120
        onTriggered: board.looked = card
    }
    Item {
        id: cards
        anchors.fill: parent
        // To the side, the focus stays among the cards: beyond the last one, Space must not press a button.
        Keys.onLeftPressed: FocusWalker.walk(cards, Qt.Key_Left)
        Keys.onRightPressed: FocusWalker.walk(cards, Qt.Key_Right)

        // Above the wall, and below the intruders, which stay lit.
        SpectacleVeil { shown: board.table.spectacle; z: 58 }
        Repeater {
            model: board.table.cards
            delegate: TattooPiece {
                table: board.table
                onPressedByKey: board.tapByKeyboard(this)
                onTakenBackByKey: board.takeBackByKeyboard(this)
                onLookedAt: (card) => { rest.card = onWall ? card : -1; rest.restart() }
                onLookedAway: (card) => { if (rest.card === card) { rest.card = -1; rest.restart() } }
            }
        }
        Repeater {
            model: board.table.pawns
            delegate: GunPawn {
                table: board.table
                onPressedByKey: { board.byKeyboard = true; board.table.tap(GangzTable.Pawn, pawn, Qt.point(x, y)) }
            }
        }
    }
    SpectaclePlate {
        id: spectaclePlate
        shown: board.table.spectacle
        // The intruders that fool everybody are on the wall; a mark that reaches the goal is on the track below it.
        room: spectaclePlate.last.weight > 1 ? board.table.layout.wall : board.table.layout.panel
    }
    // Last in the order of the Tab key, and below the cards.
    ChooseRail { id: chooseRail; z: -1; table: board.table; covered: board.awaitedHeight; onFocusGone: board.offerFocus() }
    RevealEnd { z: -1; table: board.table }
    TableBar {
        z: -1
        table: board.table
        BarState { anchors.verticalCenter: parent ? parent.verticalCenter : undefined; table: board.table }
    }
}
