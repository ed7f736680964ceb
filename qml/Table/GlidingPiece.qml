// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// A thing on the table that glides to its place and can be picked up with the mouse. The game decides what lifting and
/// pressing it mean; the table finds out where it is dropped.
Item {
    id: piece

    required property rect place
    required property bool usable
    required property string label
    property GameTable game: null
    property bool draggable: usable
    property alias pressable: area.enabled
    property alias doubles: area.doubles
    /// A click up to this far below still hits it, because it has just risen from there.
    property real reach: 0
    property int glideTime: 320
    property int glideCurve: Easing.InOutCubic
    property int cursor: Qt.OpenHandCursor
    /// The item in whose coordinates the pointer is reported.
    property Item frame: parent

    /// True if it got the focus by mouse and no key has been pressed since: then no ring shows the focus.
    property bool byMouse: false
    readonly property bool pointed: area.hovered
    readonly property bool hovered: area.hovered && usable
    readonly property bool lifted: area.dragging
    readonly property bool gliding: glide.running
    property bool glides: game !== null && game.animated && Theme.moves

    /// True if Return and Enter on it are for the board, and only Space presses it.
    property bool passesEnter: false

    property real homeX: place.x
    property real homeY: place.y
    property real homeWidth: place.width
    property real homeHeight: place.height
    property real offsetX: 0
    property real offsetY: 0

    signal picked()
    signal carried(point offset)
    signal tapped(point at)
    signal tappedTwice(point at)
    signal pressedByKey()

    /// Presses it by key. A key that does not show the focus first must not take back what the mouse has laid out: then the
    /// piece gives up the focus, and the table's screen gets the key as if no control had the focus.
    function useKey(event: KeyEvent) {
        if (piece.byMouse) {
            piece.focus = false
            event.accepted = false
        } else if (piece.passesEnter && event.key !== Qt.Key_Space) {
            event.accepted = false
        } else if (!event.isAutoRepeat)
            piece.pressedByKey()
    }
    function tellBoard() {
        if (!piece.activeFocus || piece.game === null || !piece.game.deciding || piece.game.director.busy)
            return
        for (let over = piece.parent; over !== null; over = over.parent)
            if (over instanceof TableBoard)
                return over.putDown()
    }

    x: homeX + offsetX
    y: homeY + offsetY
    activeFocusOnTab: usable || activeFocus
    // Constant, because screen readers do not notice a change of role.
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.focusable: usable
    // Announces what a press has changed.
    onLabelChanged: if (activeFocus) Speech.whisper(label)
    // Gives up the focus when it can no longer be used, so that the focus is never invisible.
    onUsableChanged: if (!usable && activeFocus) focus = false
    // Puts back the piece that the mouse holds, and does nothing else.
    Keys.onEscapePressed: (event) => event.accepted = area.giveUp()
    Keys.onReturnPressed: (event) => piece.useKey(event)
    Keys.onEnterPressed: (event) => piece.useKey(event)
    Keys.onSpacePressed: (event) => {
        // While something is shown, this key skips.
        event.accepted = piece.game === null || piece.game.deciding
        if (event.accepted)
            piece.useKey(event)
    }
    Keys.onPressed: piece.byMouse = false
    onActiveFocusChanged: if (activeFocus && PressGuard.byKeyboard) piece.byMouse = false

    Behavior on homeX {
        enabled: piece.glides
        NumberAnimation { id: glide; duration: Theme.ms(piece.glideTime); easing.type: piece.glideCurve }
    }
    Behavior on homeY {
        enabled: piece.glides
        NumberAnimation { duration: Theme.ms(piece.glideTime); easing.type: piece.glideCurve }
    }
    Behavior on homeWidth {
        enabled: piece.glides
        NumberAnimation { duration: Theme.ms(piece.glideTime); easing.type: piece.glideCurve }
    }
    Behavior on homeHeight {
        enabled: piece.glides
        NumberAnimation { duration: Theme.ms(piece.glideTime); easing.type: piece.glideCurve }
    }
    ParallelAnimation {
        id: home
        NumberAnimation { target: piece; property: "offsetX"; to: 0; duration: Theme.ms(260); easing.type: piece.glideCurve }
        NumberAnimation { target: piece; property: "offsetY"; to: 0; duration: Theme.ms(260); easing.type: piece.glideCurve }
    }
    DragArea {
        id: area
        anchors { fill: parent; bottomMargin: -piece.reach }
        z: 10
        frame: piece.frame
        draggable: piece.draggable && !piece.game.director.busy
        onPressed: {
            if (!piece.usable)
                return
            piece.forceActiveFocus(Qt.MouseFocusReason)
            piece.byMouse = true
        }
        onStarted: { home.stop(); piece.carried(Qt.point(0, 0)); piece.picked() }
        onOffsetChanged: { piece.offsetX = area.offset.x; piece.offsetY = area.offset.y; piece.carried(area.offset) }
        onMoved: (point) => piece.game.hover(point)
        onDropped: { piece.game.release(); home.start(); piece.tellBoard() }
        onCancelled: { piece.game.cancel(); home.start() }
        onTapped: (point) => piece.tapped(point)
        onTappedTwice: (point) => piece.tappedTwice(point)
        onPulled: (point) => piece.game?.missAt(point)
    }
    HoverHandler { enabled: piece.usable; cursorShape: piece.lifted ? Qt.ClosedHandCursor : piece.cursor }
}
