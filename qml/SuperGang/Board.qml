// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.SuperGang

/// The board of SuperGang: the town, the action menu, the seats' panel and the rail; above them questions, trades and
/// duels.
TableBoard {
    id: board

    required property SuperGangTable table
    readonly property int phase: table.phase
    // In a window without room for the whole town, the camera starts closer and follows what happens.
    readonly property bool small: table.layout.minimap
    readonly property bool whole: table.layout.camera.fitting
    /// True once the camera stands as it begins.
    property bool shown: false
    /// True if the camera started closer, until the window has grown.
    property bool closer: false
    readonly property point happening: table.focusPoint
    readonly property point aim: table.aimPoint
    // Shows all ends of a figure that was not lifted on the board.
    readonly property rect reach: table.reach
    // Screen readers announce the held figure and its aim.
    readonly property string inHand: !board.table.choosing || board.table.proposing ? ""
                                     : (board.table.aimed ? "" : board.table.rail.title + ". ") + board.table.rail.text

    /// Gives the focus to the control that performs what the hint advises. Returns false if there is none.
    function focusHinted(): bool {
        const name = board.table.hint === "" ? "" : board.table.hinted
        if (name === "")
            return false
        if (name === "town")
            FocusWalker.enter(town.pieces)
        else if (name === "stall")
            (stall.item as DuelOverlay)?.offerFocus()
        else if (name.startsWith("choice-") || name.endsWith("Trade"))
            (asking.item as QuestionOverlay)?.focusOn(name)
        else if (!rail.focusOn(name))
            menu.focusOn(name)
        return true
    }
    function offerFocus() {
        // The screen hears of the new phase before the buttons do.
        if (board.phase !== board.table.phase) {
            followed.restart()
            return
        }
        if (board.focusHinted())
            return
        if (board.phase === SuperGangTable.Dueling)
            (stall.item as DuelOverlay)?.offerFocus()
        else if (board.phase === SuperGangTable.Asked)
            (asking.item as QuestionOverlay)?.offerFocus()
        // Space closes the news and does not roll the dice.
        else if (board.phase === SuperGangTable.Starting && board.table.newsShown)
            board.forceActiveFocus(Qt.OtherFocusReason)
        else if (board.phase === SuperGangTable.Starting)
            rail.focusMain()
        else if (board.phase === SuperGangTable.Acting)
            menu.focusFirst()
        else if (board.phase === SuperGangTable.Moving && board.table.rail.canEnd)
            rail.focusMain()
        else
            FocusWalker.enter(town.pieces)
    }
    function pressByKeyboard(mover: int) {
        board.byKeyboard = true
        if (!board.table.choosing || board.table.proposing)
            board.table.lift(mover)
        else
            board.table.drop()
    }
    function keysOfWay(event: KeyEvent): bool {
        if (!board.table.choosing || board.table.proposing || board.table.trade.shown)
            return false
        const way = event.key === Qt.Key_Left ? Qt.point(-1, 0) : event.key === Qt.Key_Right ? Qt.point(1, 0)
                  : event.key === Qt.Key_Up ? Qt.point(0, -1) : event.key === Qt.Key_Down ? Qt.point(0, 1) : Qt.point(0, 0)
        if ((way.x !== 0 || way.y !== 0) && !(event.modifiers & Qt.ControlModifier)) {
            board.byKeyboard = true
            board.table.aimTowards(way)
            return true
        }
        return false
    }
    function see(point: point) {
        const camera = board.table.layout.camera
        if (point.x < 0 || camera.fitting)
            return
        const room = 120
        camera.show(Qt.rect(point.x - room, point.y - room, 2 * room, 2 * room))
    }
    function follow() { if (board.table.layout.minimap) board.see(board.happening) }

    // The words and buttons of a turn, which is not that of the player at this screen.
    awaitedRoom: Qt.rect(board.table.layout.words.x, board.table.layout.words.y,
                         board.table.layout.buttons.x + board.table.layout.buttons.width - board.table.layout.words.x,
                         board.table.layout.words.height)
    hintLaysOut: true
    spared: {
        if (board.table.duel.active)
            return (stall.item as DuelOverlay)?.spared ?? []
        const list = asking.item ? [(asking.item as QuestionOverlay).answers] : []
        const zoom = board.table.layout.camera.zoom
        for (const lit of board.table.lit) {
            const corner = town.toWindow(Qt.point(lit.x, lit.y))
            list.push(Qt.rect(corner.x, corner.y, lit.width * zoom, lit.height * zoom))
        }
        if (board.table.deciding)
            list.push(town.bodyAt(board.happening))
        return list
    }
    meant: Array.from(spared).concat(menu.enabled ? [menu.covered] : [])
    used: menu.covered
    logHidden: table.duel.active
    sceneFoot: (stall.item as DuelOverlay)?.foot ?? height
    onHappeningChanged: board.follow()
    onReachChanged: {
        const camera = board.table.layout.camera
        const rim = 60
        if (board.reach.width > 0 && !camera.fitting)
            camera.show(Qt.rect(board.reach.x - rim, board.reach.y - 2 * rim, board.reach.width + 2 * rim, board.reach.height + 3 * rim))
    }
    // With the keyboard, the camera follows the aim; with the mouse, the player sees it anyway.
    onAimChanged: if (board.byKeyboard) board.see(board.aim)
    onSmallChanged: {
        if (!board.small && board.closer)
            board.table.layout.camera.fit()
        board.closer = board.closer && board.small
    }
    Component.onCompleted: {
        if (board.small && !Preferences.wholeBoard) {
            const camera = board.table.layout.camera
            const view = camera.view
            camera.zoomTo(0.76, Qt.point(1000, 596), Qt.point(view.x + view.width / 2, view.y + view.height / 2))
            board.closer = true
        }
        board.follow()
        board.shown = true
    }
    onWholeChanged: if (board.shown && board.small && board.table.replay === null) Preferences.wholeBoard = board.whole
    onInHandChanged: if (board.byKeyboard) Speech.say(board.inHand)
    onFocusWanted: board.offerFocus()
    // Players who use the mouse can also use the numbers of the menu: the focused figure can no longer be lifted.
    onPhaseChanged: if (board.byKeyboard) board.offerFocus(); else if (board.phase === SuperGangTable.Acting) menu.focusPlate()
    Keys.forwardTo: [town.ground]
    Keys.onPressed: (event) => {
        if (board.keysOfWay(event))
            event.accepted = true
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && board.phase === SuperGangTable.Starting
                 && board.table.newsShown) {
            // Closes the news, and does not roll with the same press.
            event.accepted = true
            board.byKeyboard = true
            PressGuard.arm()
            board.table.showNews(false)
        } else if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9 && board.phase === SuperGangTable.Acting && !board.table.trade.shown) {
            event.accepted = true
            if (event.key === Qt.Key_0)
                board.table.done()
            else
                board.table.act(event.key - Qt.Key_0)
            // The next key is meant for what is shown next.
            PressGuard.arm()
        }
    }

    Timer {
        id: followed
        interval: 0
        onTriggered: if (board.table.deciding && !board.resting && Panels.shown === "") board.offerFocus()
    }
    Connections {
        target: board.table
        function onNewsChanged() {
            if (!board.table.newsShown && board.table.deciding && board.Window.activeFocusItem === board)
                board.offerFocus()
        }
        // A log line about a district lights it, as its counter does.
        function onPointedAtChanged() {
            board.table.litDistrict = board.table.pointedAt.x === SuperGangTable.DistrictSubject ? board.table.pointedAt.y : -1
        }
    }
    TownView {
        id: town
        table: board.table
        window: board
        covered: menu.covered
        onPressedByKey: (mover) => board.pressByKeyboard(mover)
    }
    Minimap {
        opacity: House.picturing ? 0 : 1
        table: board.table
        x: Theme.px(10)
        high: board.table.layout.camera.view.y + Theme.px(10)
        low: board.table.layout.camera.view.y + board.table.layout.camera.view.height - height - Theme.px(10)
        mover: town.bodyAt(board.happening)
        goal: town.bodyAt(board.aim)
    }
    ZoomButtons {
        // Hidden in a picture, and if partly below the menu, as a lesson's light would cut through their text. The keys
        // still work.
        visible: !House.picturing
                 && (menu.covered.width === 0
                     || menu.covered.x > x + width + Theme.px(8)
                     || menu.covered.x + menu.covered.width < x - Theme.px(8)
                     || menu.covered.y + menu.covered.height < y - Theme.px(8))
        town: town
        x: board.table.layout.camera.view.x + board.table.layout.camera.view.width - width - Theme.px(10)
        y: board.table.layout.camera.view.y + board.table.layout.camera.view.height - height - Theme.px(10)
    }
    Art {
        readonly property rect place: board.table.layout.camera.view
        x: place.x
        y: place.y
        width: place.width
        height: Math.round(width * 0.12)
        visible: board.table.celebrated !== ""
        art: visible ? "festive/bunting-" + board.table.celebrated : ""
    }
    Item {
        Repeater {
            model: board.table.plates
            delegate: SeatLine {
                table: board.table
                talkLayer: board.talkLayer
                animated: board.table.animated && Theme.moves
                followsChanges: board.table.animated
            }
        }
    }
    BankLine {
        Placed.at: board.table.layout.bank
        town: board.table.town
    }
    LogView {
        place: board.table.layout.log
        table: board.table
        covered: news.covers
    }
    NewsCard { id: news; table: board.table; place: board.table.layout.log; focused: board.byKeyboard && board.unfocused }
    AlarmLine { table: board.table }
    ActionMenuPlate { id: menu; table: board.table; town: town; resting: board.resting }
    HintFlag { table: board.table; town: town }
    // Last in the order of the Tab key, and below the pieces.
    TurnRail { id: rail; z: -1; table: board.table }
    TableBar {
        z: -1
        table: board.table
        BarState {
            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
            table: board.table
            onAskedToGiveUp: surrender.setSource("GiveUpPlate.qml", { "table": board.table, "focus": true })
        }
    }
    MomentLight { table: board.table }
    Loader {
        id: surrender
        anchors.fill: parent
        Connections {
            target: surrender.item as GiveUpPlate
            function onClosed() { surrender.source = ""; board.offerFocus() }
        }
    }
    // Created when first needed, and kept. In a replay they are created in the background, so that dragging along the
    // timeline does not stall.
    TablePart {
        id: asking
        anchors.fill: parent
        asynchronous: board.table.replay !== null
        table: board.table
        file: Qt.resolvedUrl("trade/QuestionOverlay.qml")
        due: board.table.question.shown || board.table.trade.shown
        kept: true
        Binding {
            target: asking.item
            property: "happens"
            value: board.table.question.place < 0 ? Qt.point(-1, -1) : town.toWindow(board.table.focusPoint)
        }
    }
    TablePart {
        id: stall
        anchors.fill: parent
        asynchronous: board.table.replay !== null
        table: board.table
        file: Qt.resolvedUrl("duel/DuelOverlay.qml")
        due: board.table.duel.active
        kept: true
    }
}
