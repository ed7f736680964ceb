import QtQuick
import Backroom.App
import Backroom.Controls

/// A thing on the table: lies in its place, glides to the next one, and can be picked up by the mouse. What lifting and
/// pressing it mean is the game's to say; where it is dropped, the table finds out itself.
Item {
    id: piece

    required property rect place
    required property bool usable
    required property string label
    property GameTable game: null
    property bool draggable: usable
    property alias pressable: area.enabled
    property bool spacePresses: true
    property int glideTime: 320
    property int glideCurve: Easing.InOutCubic
    property int cursor: Qt.OpenHandCursor
    /// In whose coordinates the pointer is told of.
    property Item frame: parent

    readonly property bool pointed: area.hovered
    readonly property bool hovered: area.hovered && usable
    readonly property bool lifted: area.dragging
    readonly property bool gliding: glide.running
    property bool glides: game !== null && game.animated && Theme.moves

    property real homeX: place.x
    property real homeY: place.y
    property real homeWidth: place.width
    property real homeHeight: place.height
    property real offsetX: 0
    property real offsetY: 0

    signal picked()
    signal carried(point offset)
    signal tapped(point at)
    signal pressedByKey()

    x: homeX + offsetX
    y: homeY + offsetY
    activeFocusOnTab: usable || activeFocus
    // What a press made of it.
    onLabelChanged: if (activeFocus) Speech.whisper(label)
    // What can be used no more gives the focus away, so that it is never unseen.
    onUsableChanged: if (!usable && activeFocus) focus = false

    // A role that changes is not heard of.
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.focusable: usable

    Keys.onReturnPressed: (event) => { if (!event.isAutoRepeat) piece.pressedByKey() }
    Keys.onEnterPressed: (event) => { if (!event.isAutoRepeat) piece.pressedByKey() }
    Keys.onSpacePressed: (event) => {
        // While something is told, this key skips.
        event.accepted = piece.spacePresses && (piece.game === null || piece.game.deciding)
        if (event.accepted && !event.isAutoRepeat)
            piece.pressedByKey()
    }

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
        anchors.fill: parent
        z: 10
        frame: piece.frame
        draggable: piece.draggable && !piece.game.director.busy
        onPressed: if (piece.usable) piece.forceActiveFocus(Qt.MouseFocusReason)
        onStarted: { home.stop(); piece.carried(Qt.point(0, 0)); piece.picked() }
        onOffsetChanged: { piece.offsetX = area.offset.x; piece.offsetY = area.offset.y; piece.carried(area.offset) }
        onMoved: (point) => piece.game.hover(point)
        onDropped: { piece.game.release(); home.start() }
        onCancelled: { piece.game.cancel(); home.start() }
        onTapped: (point) => piece.tapped(point)
        onPulled: (point) => piece.game?.stray(point)
    }
    HoverHandler { enabled: piece.usable; cursorShape: piece.lifted ? Qt.ClosedHandCursor : piece.cursor }
}
