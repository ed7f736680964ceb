// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The timeline of a match with its important events; a click or a drag goes to that point.
Item {
    id: timeline

    required property Replay replay
    readonly property bool reviewed: replay.review?.shown ?? false
    /// Beside the curve are its labels.
    readonly property real start: Theme.px(reviewed ? 46 : 10)
    readonly property real track: width - start - Theme.px(10)
    /// A curve replaces the marks but needs more height, as far as the table does not become too small.
    readonly property int above: reviewed ? Math.max(Theme.px(48), Math.min(0.3 * (windowHeight - 560), Theme.px(120))) : 0
    readonly property real windowHeight: Window.height
    readonly property int line: above + Theme.px(23)

    function placeOf(position: int): real { return timeline.start + timeline.track * position / Math.max(1, timeline.replay.length) }
    function seekTo(at: real) {
        timeline.replay.seek(Math.round((at - timeline.start) / Math.max(1, timeline.track) * timeline.replay.length))
    }

    component Chapter: Item {
        id: chapter
        required property int index
        required property int position
        required property int round
        /// The end of the last number before this one: a number that would touch it is left out.
        readonly property real before: index === 0 ? -timeline.width : (chapters.itemAt(index - 1) as Chapter)?.numbered ?? 0
        readonly property bool shown: round > 0 && x - number.implicitWidth / 2 > before + Theme.px(4)
        readonly property real numbered: shown ? x + number.implicitWidth / 2 : before
        x: timeline.placeOf(position)
        y: timeline.line - (round > 0 ? Theme.px(4) : 0)

        Rectangle {
            width: Theme.line(chapter.round > 0 ? 2 : 1)
            height: Theme.line(6) + (chapter.round > 0 ? Theme.px(4) : 0)
            color: chapter.round > 0 ? Theme.brassLight : Theme.walnutDark
            opacity: chapter.round > 0 ? 0.9 : 0.8
        }
        FigureText {
            id: number
            anchors { horizontalCenter: parent.left; top: parent.top; topMargin: Theme.px(10) }
            visible: chapter.shown
            text: chapter.round
            size: 13
            color: Theme.sand
            Accessible.ignored: true
        }
    }

    onReviewedChanged: curve.make()
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: Sentence.of(qsTr("Timeline: move %1 of %2"), replay.position, replay.length)
    Accessible.focusable: true
    Accessible.onIncreaseAction: timeline.replay.stepOn()
    Accessible.onDecreaseAction: timeline.replay.stepBack()

    MouseArea {
        objectName: "timeline"
        anchors { fill: parent; topMargin: timeline.reviewed ? timeline.line - Theme.px(4) : 0 }
        cursorShape: Qt.PointingHandCursor
        onPressed: (mouse) => { timeline.forceActiveFocus(Qt.MouseFocusReason); timeline.seekTo(mouse.x) }
        onPositionChanged: (mouse) => timeline.seekTo(mouse.x)
    }
    Rectangle {
        x: timeline.start
        y: timeline.line
        width: timeline.track
        height: Theme.line(6)
        radius: height / 2
        color: "#990A1712"
        border { width: 1; color: Theme.hairline }
    }
    Rectangle {
        x: timeline.start
        y: timeline.line
        width: timeline.placeOf(timeline.replay.position) - timeline.start
        height: Theme.line(6)
        radius: height / 2
        color: Theme.brass
    }
    Repeater {
        id: chapters
        model: timeline.replay.chapters
        delegate: Chapter {}
    }
    Repeater {
        model: timeline.replay.marks
        delegate: IconButton {
            required property int position
            required property string icon
            required property string words
            objectName: "replayMark"
            x: Math.round(timeline.placeOf(position) - width / 2)
            y: 0
            visible: !timeline.reviewed
            width: Theme.px(24)
            height: Theme.px(24)
            activeFocusOnTab: false
            focusedByPress: false
            framed: false
            iconSize: Theme.px(17)
            iconName: icon
            text: words
            onClicked: timeline.replay.seek(position)
        }
    }
    Loader {
        id: curve
        function make() {
            if (timeline.reviewed)
                curve.setSource("ReviewCurve.qml", { "replay": timeline.replay })
            else
                curve.source = ""
        }
        x: timeline.start
        y: Theme.px(5)
        width: timeline.track
        height: timeline.line - Theme.px(12)
        Component.onCompleted: curve.make()
    }
    Rectangle {
        objectName: "timelineHandle"
        x: timeline.placeOf(timeline.replay.position) - width / 2
        y: timeline.line + Theme.line(3) - height / 2
        width: Theme.px(16)
        height: width
        radius: width / 2
        border { width: Theme.line(2); color: Theme.walnutDark }
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.brassShine }
            GradientStop { position: 1; color: Theme.brassMid }
        }
        FocusRing { visible: timeline.activeFocus; corner: parent.radius; gap: 2 }
    }
}
