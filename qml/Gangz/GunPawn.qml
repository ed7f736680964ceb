pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Gangz

/// A gun pawn: in its slot, in the air, on a card; others' pawns drop from above.
Item {
    id: gun

    required property GangzTable table
    required property int pawn
    required property int mark
    required property rect place
    required property bool usable
    required property bool held
    required property string label

    readonly property point explains: Qt.point(GangzTable.Pawn, 0)
    readonly property bool glides: table.animated && Theme.moves
    readonly property bool lifted: area.dragging

    property real homeX: place.x
    property real homeY: place.y
    property real homeWidth: place.width
    property real offsetX: 0
    property real offsetY: 0
    property real drop: 0

    signal pressedByKey()

    x: homeX + offsetX
    y: homeY + offsetY - drop
    z: lifted ? 1100 : held ? 150 : 120 + pawn
    width: homeWidth
    height: Math.round(width * 104 / 110)
    scale: (lifted || held) && Theme.moves ? 1.15 : 1
    rotation: lifted && Theme.moves ? -12 : 0
    activeFocusOnTab: usable || activeFocus
    onUsableChanged: if (!usable && activeFocus) focus = false
    Component.onCompleted: if (!usable && gun.glides) fall.start()

    Accessible.role: usable ? Accessible.Button : Accessible.Graphic
    Accessible.name: label
    Accessible.focusable: usable
    Accessible.selected: held
    Accessible.onPressAction: gun.table.tap(GangzTable.Pawn, gun.pawn, Qt.point(gun.x, gun.y))

    Keys.onReturnPressed: (event) => { if (!event.isAutoRepeat) gun.pressedByKey() }
    Keys.onEnterPressed: (event) => { if (!event.isAutoRepeat) gun.pressedByKey() }
    Keys.onSpacePressed: (event) => { if (!event.isAutoRepeat) gun.pressedByKey() }

    Behavior on homeX { enabled: gun.glides; NumberAnimation { duration: Theme.ms(240); easing.type: Easing.OutCubic } }
    Behavior on homeY { enabled: gun.glides; NumberAnimation { duration: Theme.ms(240); easing.type: Easing.OutCubic } }
    Behavior on homeWidth { enabled: gun.glides; NumberAnimation { duration: Theme.ms(240); easing.type: Easing.OutCubic } }
    NumberAnimation { id: fall; target: gun; property: "drop"; from: Theme.px(90); to: 0; duration: Theme.ms(260); easing.type: Easing.OutBounce }
    ParallelAnimation {
        id: home
        NumberAnimation { target: gun; property: "offsetX"; to: 0; duration: Theme.ms(240); easing.type: Easing.OutCubic }
        NumberAnimation { target: gun; property: "offsetY"; to: 0; duration: Theme.ms(240); easing.type: Easing.OutCubic }
    }
    Image {
        anchors.fill: parent
        source: "qrc:/art/guns/" + Theme.seatMarks[Math.max(0, Math.min(gun.mark, 5))] + ".svg"
        sourceSize { width: width; height: height }
        Accessible.ignored: true
    }
    FocusRing { visible: gun.activeFocus && gun.usable }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(4)
        visible: gun.held && !gun.lifted
        radius: Theme.px(8)
        color: "transparent"
        border { width: Theme.line(2); color: Theme.gold }
    }
    DragArea {
        id: area
        anchors.fill: parent
        enabled: gun.usable
        draggable: gun.usable && !gun.table.director.busy
        onPressed: gun.forceActiveFocus(Qt.MouseFocusReason)
        onStarted: { home.stop(); gun.table.hold(GangzTable.Pawn, gun.pawn) }
        onOffsetChanged: { gun.offsetX = area.offset.x; gun.offsetY = area.offset.y }
        onMoved: (point) => gun.table.hover(point)
        onDropped: { gun.table.release(); home.start() }
        onCancelled: { gun.table.cancel(); home.start() }
        onTapped: (point) => gun.table.tap(GangzTable.Pawn, gun.pawn, point)
    }
    HoverHandler { enabled: gun.usable; cursorShape: gun.lifted ? Qt.ClosedHandCursor : Qt.OpenHandCursor }
}
