import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.TheGang

/// A card on the table: lies in its place, glides to the next one, and can be picked up by mouse or keyboard.
Item {
    id: piece

    required property TheGangTable table
    required property int key
    required property rect place
    required property real stack
    required property bool usable
    required property bool held
    required property bool fading
    required property string label
    property int kind: TheGangTable.GangsterPiece
    property bool tilts: true

    readonly property bool hovered: area.hovered && usable
    readonly property bool lifted: area.dragging
    readonly property bool glides: table.animated && Theme.moves

    property real homeX: place.x
    property real homeY: place.y
    property real homeWidth: place.width
    property real offsetX: 0
    property real offsetY: 0

    signal keyPressed()

    x: homeX + offsetX
    y: homeY + offsetY
    z: lifted ? 1000 : glide.running ? stack + 300 : stack
    scale: homeWidth / width * (lifted && Theme.moves ? 1.06 : 1)
    rotation: lifted && tilts && Theme.moves ? -3 : 0
    transformOrigin: Item.TopLeft
    opacity: fading ? 0.25 : 1
    activeFocusOnTab: usable || activeFocus
    // What can be used no more gives the focus away, so that it is never unseen.
    onUsableChanged: if (!usable && activeFocus) focus = false

    Accessible.role: usable ? Accessible.Button : Accessible.Graphic
    Accessible.name: label
    Accessible.focusable: usable
    Accessible.selected: held
    Accessible.onPressAction: piece.table.activate(piece.kind, piece.key)

    Keys.onReturnPressed: piece.keyPressed()
    Keys.onEnterPressed: piece.keyPressed()
    Keys.onSpacePressed: piece.keyPressed()

    Behavior on homeX {
        enabled: piece.glides
        NumberAnimation { id: glide; duration: Theme.ms(320); easing.type: Easing.InOutCubic }
    }
    Behavior on homeY {
        enabled: piece.glides
        NumberAnimation { duration: Theme.ms(320); easing.type: Easing.InOutCubic }
    }
    Behavior on homeWidth {
        enabled: piece.glides
        NumberAnimation { duration: Theme.ms(320); easing.type: Easing.InOutCubic }
    }
    Behavior on opacity {
        enabled: Theme.speed > 0 && piece.table.animated
        NumberAnimation { duration: Theme.ms(320) }
    }
    ParallelAnimation {
        id: home
        NumberAnimation { target: piece; property: "offsetX"; to: 0; duration: Theme.ms(320); easing.type: Easing.InOutCubic }
        NumberAnimation { target: piece; property: "offsetY"; to: 0; duration: Theme.ms(320); easing.type: Easing.InOutCubic }
    }
    DragArea {
        id: area
        anchors.fill: parent
        z: 10
        draggable: piece.usable && !piece.table.director.busy
        onPressed: if (piece.usable) piece.forceActiveFocus(Qt.MouseFocusReason)
        onStarted: { home.stop(); piece.table.hold(piece.kind, piece.key) }
        onOffsetChanged: { piece.offsetX = area.offset.x; piece.offsetY = area.offset.y }
        onMoved: (point) => piece.table.hover(point)
        onDropped: { piece.table.release(); home.start() }
        onCancelled: { piece.table.cancel(); home.start() }
        onTapped: (point) => piece.table.tap(piece.kind, piece.key, point)
    }
    HoverHandler { enabled: piece.usable; cursorShape: piece.lifted ? Qt.ClosedHandCursor : Qt.OpenHandCursor }
}
