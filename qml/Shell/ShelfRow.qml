pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The unfinished matches, the newest first: three at once (two in a small window), the rest by the wheel, the arrows beside them or the arrow
/// keys.
FocusScope {
    id: shelf

    readonly property int most: width < Theme.px(640) ? 2 : 3
    readonly property bool scrolls: Shelf.count > most
    readonly property int gap: Theme.px(12)
    readonly property int together: Math.max(1, Math.min(most, Shelf.count))
    readonly property real cardWidth: Math.max(1, Math.floor((list.width - (together - 1) * gap) / together))

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Games to continue")

    function scroll(cards: int) {
        const step = shelf.cardWidth + shelf.gap
        const from = (glide.running ? glide.to : list.contentX) - list.originX
        glide.to = list.originX + Math.max(0, Math.min(Math.round(from / step) + cards, Shelf.count - shelf.together)) * step
        glide.restart()
    }
    onCardWidthChanged: settling.restart()

    // While the cards get their width the list does not know where it stands.
    Timer {
        id: settling
        interval: 0
        onTriggered: list.positionViewAtIndex(list.currentIndex, ListView.Beginning)
    }

    // While it is looked at, for another window may begin or leave a game.
    Timer {
        interval: 2000
        repeat: true
        running: shelf.Window.active
        triggeredOnStart: true
        onTriggered: Shelf.lookAround()
    }
    ListView {
        id: list
        objectName: "shelf"
        anchors { fill: parent; leftMargin: shelf.scrolls ? Theme.px(30) : 0; rightMargin: shelf.scrolls ? Theme.px(30) : 0 }
        focus: true
        clip: shelf.scrolls
        orientation: ListView.Horizontal
        boundsBehavior: Flickable.StopAtBounds
        // None beyond the edges, where an arrow key would find it.
        cacheBuffer: 0
        snapMode: ListView.SnapToItem
        highlightMoveDuration: Theme.ms(180)
        spacing: shelf.gap
        model: Shelf
        delegate: ShelfCard {
            required property int index
            required property int match
            required title
            required when
            required names
            required marks
            required who
            required elsewhere
            required damaged

            objectName: "match-" + index
            width: shelf.cardWidth
            height: list.height
            primary: index === 0
            activeFocusOnTab: true
            onActiveFocusChanged: if (activeFocus) list.currentIndex = index
            onContinued: House.continueMatch(match)
            onPutAway: House.putAway(match)
        }

        NumberAnimation {
            id: glide
            target: list
            property: "contentX"
            duration: Theme.ms(180)
            easing.type: Easing.OutQuad
        }
        WheelHandler {
            acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
            orientation: Qt.Vertical
            onWheel: (event) => shelf.scroll(event.angleDelta.y > 0 ? -1 : 1)
        }
    }
    component Arrow: IconButton {
        visible: shelf.scrolls
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(26)
        height: Theme.px(60)
        iconSize: Theme.px(18)
        framed: false
        activeFocusOnTab: false
    }
    Arrow {
        objectName: "newer"
        anchors.left: parent.left
        iconName: "chevron-left"
        text: qsTr("Newer games")
        enabled: !list.atXBeginning
        onClicked: shelf.scroll(-1)
    }
    Arrow {
        objectName: "older"
        anchors.right: parent.right
        iconName: "chevron-right"
        text: qsTr("Older games")
        enabled: !list.atXEnd
        onClicked: shelf.scroll(1)
    }
}
