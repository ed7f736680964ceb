// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The log, with the newest sentence at the bottom.
Plate {
    id: view

    required property GameTable table
    /// Its usual place. If that is low, the log is raised while the pointer or the focus is on it.
    required property rect place
    /// The height of its upper part that is covered by something else.
    property real covered: 0
    readonly property bool low: Theme.large && place.height < Theme.px(150)
    readonly property bool raised: low && (opened || !closed && (activeFocus || above.hovered && above.moved))
    /// True if a click has raised it, until the next one.
    property bool opened: false
    /// True if a click has lowered it, until the pointer or the focus comes back.
    property bool closed: false

    /// A stop for the Tab key; the arrow keys go from line to line, for screen readers.
    readonly property bool summary: true
    property int heard: -1

    function toggle() {
        view.closed = view.raised
        view.opened = !view.closed
    }
    function hear(by: int) {
        view.heard = Math.max(0, Math.min(list.count - 1, (view.heard < 0 ? list.count : view.heard) + by))
        list.positionViewAtIndex(view.heard, ListView.Contain)
        list.follows = view.heard === list.count - 1
        const line = list.itemAtIndex(view.heard)
        if (line !== null)
            Speech.say(line.Accessible.name)
    }

    x: place.x
    width: place.width
    height: raised ? Math.min(place.y + place.height - Theme.px(70), Theme.px(300)) : place.height
    y: place.y + place.height - height
    z: raised ? 10 : 0
    // Hidden without room for two lines.
    visible: place.height > Theme.px(Theme.large ? 40 : 56)
    activeFocusOnTab: visible
    strength: raised ? 1 : 0.84
    radius: Theme.px(10)
    Accessible.role: Accessible.List
    Accessible.name: qsTr("What happened")
    Accessible.focusable: true
    onActiveFocusChanged: { view.heard = -1; view.closed = false }
    onPlaceChanged: { above.moved = false; view.opened = false }
    Keys.onUpPressed: view.hear(-1)
    Keys.onDownPressed: view.hear(1)

    HoverHandler {
        id: above
        /// True if the pointer was moved onto it: a log that appears under a resting pointer must not hide the seats.
        property bool moved: false
        property point last: Qt.point(-1, -1)
        onHoveredChanged: { above.moved = false; view.closed = false; above.last = Qt.point(-1, -1) }
        onPointChanged: {
            const at = above.point.scenePosition
            if (!above.hovered)
                return
            if (above.last.x >= 0 && (at.x !== above.last.x || at.y !== above.last.y))
                above.moved = true
            above.last = at
        }
    }
    FocusRing { visible: view.activeFocus; corner: view.radius; gap: 0; z: 3 }
    BodyText {
        id: heading
        x: Theme.px(14)
        y: Theme.px(10)
        width: parent.width - 2 * x
        visible: view.height > Theme.px(Theme.large ? 110 : 90)
        text: qsTr("What happened")
        size: 14
        font.weight: Font.DemiBold
        color: Theme.brassLight
        Accessible.ignored: true
    }
    // A scroll bar and, where the log can be raised, a sign of that.
    Rectangle {
        objectName: "logScroll"
        x: view.width - width - Theme.px(4)
        y: room.y + Math.round(list.visibleArea.yPosition * room.height)
        width: Theme.px(3)
        height: Math.max(Theme.px(10), Math.round(list.visibleArea.heightRatio * room.height))
        radius: width / 2
        visible: list.visibleArea.heightRatio < 0.999
        color: Theme.brassDark
        Accessible.ignored: true
    }
    Rectangle {
        objectName: "logMore"
        anchors { horizontalCenter: parent.horizontalCenter; verticalCenter: parent.top }
        width: Theme.px(34)
        height: Theme.px(16)
        z: 4
        radius: height / 2
        visible: view.low && (view.raised || list.visibleArea.heightRatio < 0.999)
        color: Theme.night
        border { width: Theme.line(1); color: Theme.brassDark }
        Icon { anchors.centerIn: parent; name: view.raised ? "chevron-down" : "chevron-up"; size: Theme.px(12) }
        MouseArea {
            anchors { fill: parent; margins: -Theme.px(6) }
            cursorShape: Qt.PointingHandCursor
            onClicked: view.toggle()
        }
    }
    // Waits until the lines have their heights.
    Timer { id: end; interval: 0; onTriggered: { list.forceLayout(); list.positionViewAtEnd() } }
    Item {
        id: room
        anchors {
            left: parent.left
            right: parent.right
            top: heading.visible ? heading.bottom : parent.top
            bottom: parent.bottom
            margins: Theme.px(view.low ? 4 : 8)
        }
        anchors.leftMargin: Theme.px(14)

        // A sentence that an edge cuts is hidden as a whole, and the others move up to the heading. If that would leave a
        // good part of the log empty, it is cut off between two lines of letters, never through letters.
        Item {
            id: opening
            readonly property real edge: Math.max(0, Math.min(view.covered - room.y, room.height))
            readonly property BodyText first: opening.lineAt(list.contentY + edge, list.contentHeight)
            readonly property real over: first === null ? 0 : list.contentY + edge - first.y
            readonly property BodyText last: opening.lineAt(list.contentY + room.height - 1, list.contentHeight)
            /// The visible height of the last line.
            readonly property real under: last === null ? 0 : Math.min(last.height, list.contentY + room.height - last.y)
            /// The visible height of the first line, if it is cut.
            readonly property real rest: first === null || over < 1 ? 0 : first.height - over
            readonly property real least: 0.65 * (room.height - edge)
            readonly property bool wholeFirst: room.height - edge - rest >= least
            readonly property bool wholeLast: last !== null && last !== first
                                              && room.height - edge - (wholeFirst ? rest : 0) - under >= least
            function letters(line: BodyText): real { return line === null ? 1 : line.height / Math.max(1, line.lineCount) }
            /// `all` is the height of all lines, a parameter so that the line is found again when that height changes.
            function lineAt(y: real, all: real): BodyText { return all > 0 ? list.itemAt(0, y) as BodyText : null }
            readonly property real upper: edge + (over < 1 ? 0 : wholeFirst ? Math.ceil(rest)
                                                : Math.ceil(Math.ceil(over / letters(first)) * letters(first) - over))
            y: list.atYEnd ? edge : upper
            width: room.width
            height: Math.max(0, room.height - upper - (last === null || last.height - under < 1
                                                   ? 0 : wholeLast ? under
                                                   : under - Math.floor(under / letters(last) + 0.01) * letters(last)))
            clip: true

            ListView {
                id: list
                /// True while it stays at the end, even if the last line grows; false after the player has scrolled up.
                property bool follows: true
                y: -opening.upper
                width: room.width
                height: room.height
                spacing: Theme.px(5)
                model: view.table.log
                boundsBehavior: Flickable.StopAtBounds
                // No lines are created in advance: in a replay they may be gone before they are shown.
                cacheBuffer: 0
                onCountChanged: { list.follows = true; end.restart() }
                onMovementStarted: list.follows = false
                onContentHeightChanged: if (list.follows) end.restart()
                onHeightChanged: end.restart()
                onVisibleChanged: end.restart()
                delegate: BodyText {
                    id: line
                    required property int index
                    required property string sentence
                    required property point subject
                    readonly property bool tells: subject.x !== -1
                    width: list.width - Theme.px(6)
                    text: Theme.unbroken(sentence)
                    size: 15
                    lineHeight: view.low ? 0.9 : 1
                    color: pointer.containsMouse ? Theme.brassLight : Theme.cream
                    textFormat: Text.StyledText
                    Accessible.role: Accessible.ListItem
                    Accessible.name: Speech.plain(sentence)
                    onHeightChanged: if (line.index === list.count - 1 && list.follows) end.restart()
                    MouseArea {
                        id: pointer
                        anchors.fill: parent
                        // When raised, the log would hide the subject of the line.
                        enabled: line.tells && !view.raised
                        acceptedButtons: Qt.NoButton
                        hoverEnabled: true
                        onContainsMouseChanged: if (containsMouse) view.table.pointAt(line.subject); else view.table.pointAway()
                    }
                }
            }
        }
    }
}
