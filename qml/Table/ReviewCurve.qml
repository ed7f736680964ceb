// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// Each seat's chance to win over the timeline below, with the turning points.
Item {
    id: curve

    required property Replay replay
    readonly property Review review: replay.review

    component AxisLabel: CaptionText {
        anchors { right: parent.left; rightMargin: Theme.px(7) }
        visible: curve.review.ready
        size: 12
        color: Theme.sand
    }

    function placeOf(position: int): real { return curve.width * position / Math.max(1, curve.replay.length) }

    Item {
        id: chart
        objectName: "reviewCurve"
        anchors.fill: parent
        activeFocusOnTab: curve.review.ready
        Accessible.role: Accessible.Chart
        Accessible.name: qsTr("Chances of winning")
        Accessible.description: curve.review.chancesInWords
        Accessible.focusable: true

        Rectangle {
            anchors { fill: parent; margins: -Theme.px(4) }
            radius: Theme.px(6)
            color: "#B30A1712"
        }
        ChanceCurve {
            anchors.fill: parent
            review: curve.review
            unit: Theme.u
        }
        // Beside the curve, which may pass anywhere.
        AxisLabel { objectName: "mostAxis"; anchors { top: parent.top; topMargin: -Theme.px(4) } text: qsTr("100%") }
        AxisLabel { objectName: "leastAxis"; anchors { bottom: parent.bottom; bottomMargin: -Theme.px(4) } text: qsTr("0%") }
        FocusRing { visible: chart.activeFocus; gap: 2 }
    }
    MouseArea {
        anchors.fill: parent
        cursorShape: Qt.PointingHandCursor
        onPressed: (mouse) => curve.replay.seek(Math.round(mouse.x / Math.max(1, curve.width) * curve.replay.length))
        onPositionChanged: (mouse) => curve.replay.seek(Math.round(mouse.x / Math.max(1, curve.width) * curve.replay.length))
    }
    Rectangle {
        x: Math.round(curve.placeOf(curve.replay.position))
        width: Theme.line(1)
        height: parent.height
        visible: curve.review.ready
        color: Theme.focus
        opacity: 0.7
    }
    Repeater {
        model: curve.review.turns
        delegate: Pressable {
            id: turn
            required property int position
            required property int mark
            required property real chance
            required property bool rises
            required property string words

            objectName: "reviewTurn"
            x: Math.round(curve.placeOf(position + 1) - width / 2)
            y: Math.round(curve.height * (1 - chance) - height / 2)
            width: Theme.px(22)
            height: width
            focusedByPress: false
            text: words
            onClicked: curve.replay.seek(position)

            Rectangle {
                anchors.centerIn: parent
                width: Theme.px(turn.hovered || turn.activeFocus ? 18 : 15)
                height: width
                radius: width / 2
                color: Theme.seatTextColor(turn.mark)
                border { width: Theme.line(2); color: Theme.ink }

                Icon { anchors.centerIn: parent; name: turn.rises ? "chevron-up" : "chevron-down"; tone: "ink"; size: Theme.px(10) }
            }
            FocusRing { visible: turn.activeFocus; corner: turn.width / 2; gap: 0 }
            HoverTip { target: turn; text: turn.words; pointed: turn.hovered || turn.activeFocus; pressed: turn.down }
        }
    }
    Column {
        anchors.centerIn: parent
        visible: !curve.review.ready
        spacing: Theme.px(6)

        BodyText {
            objectName: "reviewProgress"
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("The boss is looking through the game: %1%").arg(Math.floor(100 * curve.review.progress))
            size: 15
        }
        Rectangle {
            width: Theme.px(320)
            height: Theme.line(5)
            radius: height / 2
            color: Theme.night
            border { width: 1; color: Theme.hairline }

            Rectangle {
                width: parent.width * curve.review.progress
                height: parent.height
                radius: height / 2
                color: Theme.brass
            }
        }
    }
}
