// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The bar below a replay: timeline, buttons, the choice of the viewer's seat, and a button to play on from here.
FocusScope {
    id: bar

    required property GameTable table
    readonly property Replay replay: table.replay

    component Transport: IconButton {
        focusedByPress: false
    }

    implicitHeight: Theme.px(98) + timeline.above
    Component.onCompleted: timeline.forceActiveFocus()

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.walnutLight }
            GradientStop { position: 1; color: Theme.walnutDark }
        }

        Rectangle { width: parent.width; height: 2; color: Theme.brassMid }
        Rectangle { y: 4; width: parent.width; height: 1; color: Theme.hairline; opacity: 0.45 }
        // Keeps the mouse from items below.
        MouseArea { anchors.fill: parent; hoverEnabled: true }
    }
    ReplayTimeline {
        id: timeline
        x: Theme.px(20)
        y: Theme.px(6)
        width: parent.width - Theme.px(40)
        height: Theme.px(43) + above
        focus: true
        replay: bar.replay
    }
    Row {
        anchors { left: parent.left; leftMargin: Theme.px(20); verticalCenter: transport.verticalCenter }
        spacing: Theme.px(10)
        Accessible.role: Accessible.StaticText
        Accessible.name: Sentence.of(qsTr("Move %1 of %2"), bar.replay.position, bar.replay.length)

        LineText {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, transport.x - Theme.px(40) - where.width)
            text: bar.table.progress
            size: 17
            font.weight: Font.DemiBold
            color: Theme.brassLight
        }
        FigureText {
            id: where
            anchors.verticalCenter: parent.verticalCenter
            text: bar.replay.position + " / " + bar.replay.length
            size: 19
            color: Theme.sand
            Accessible.ignored: true
        }
    }
    Row {
        id: transport
        anchors { bottom: parent.bottom; bottomMargin: Theme.px(5) }
        x: Math.round(Math.min((parent.width - width) / 2, way.x - width - Theme.px(10)))
        height: Theme.px(42)
        spacing: Theme.px(5)

        Transport {
            objectName: "chapterBack"
            anchors.verticalCenter: parent.verticalCenter
            enabled: bar.replay.position > 0
            iconName: "chapter-back"
            text: qsTr("To the start of this part")
            shortcutText: qsTr("Page Up")
            onClicked: bar.replay.chapterBack()
        }
        Transport {
            objectName: "stepBack"
            anchors.verticalCenter: parent.verticalCenter
            enabled: bar.replay.position > 0
            iconName: "step-back"
            text: qsTr("One move back")
            shortcutText: qsTr("←")
            onClicked: bar.replay.stepBack()
        }
        BrassButton {
            id: play
            objectName: "playPause"
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(64)
            height: Theme.px(40)
            focusedByPress: false
            primary: true
            iconName: bar.replay.playing ? "pause" : "play"
            sidePadding: 0
            Accessible.name: bar.replay.playing ? qsTr("Pause") : qsTr("Play")
            onClicked: bar.replay.toggle()
        }
        Transport {
            objectName: "stepOn"
            anchors.verticalCenter: parent.verticalCenter
            enabled: bar.replay.position < bar.replay.length || bar.table.director.busy
            iconName: "step"
            text: qsTr("One move forward")
            shortcutText: qsTr("→")
            onClicked: bar.replay.stepOn()
        }
        Transport {
            objectName: "chapterOn"
            anchors.verticalCenter: parent.verticalCenter
            enabled: bar.replay.position < bar.replay.length
            iconName: "chapter"
            text: qsTr("To the next part")
            shortcutText: qsTr("Page Down")
            onClicked: bar.replay.chapterOn()
        }
        BrassButton {
            objectName: "replaySpeed"
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(62)
            height: Theme.px(40)
            focusedByPress: false
            sidePadding: 0
            size: 16
            text: bar.replay.speedText
            Accessible.name: qsTr("Speed: %1").arg(bar.replay.speedText)
            onClicked: bar.replay.turnSpeed()
        }
    }
    Row {
        id: way
        anchors { right: parent.right; rightMargin: Theme.px(14); verticalCenter: transport.verticalCenter }
        height: Theme.px(40)
        spacing: Theme.px(8)

        Transport {
            objectName: "showReview"
            visible: bar.replay.review !== null
            iconName: "chart"
            text: bar.replay.review?.shown ? qsTr("Close the review") : qsTr("Review the game: turning points, decisions, luck")
            shortcutText: qsTr("V")
            onClicked: bar.replay.review.toggle()
        }
        ReplayViewerChooser {
            visible: bar.replay.choosesViewer
            height: parent.height
            width: Math.min(implicitWidth, Theme.px(Theme.large ? 140 : 176))
            replay: bar.replay
        }
        BrassButton {
            id: playOn
            objectName: "playOnFromHere"
            height: parent.height
            width: Math.min(implicitWidth, Theme.px(Theme.large ? 150 : 190))
            sidePadding: Theme.px(10)
            size: 15
            focusedByPress: false
            enabled: bar.replay.canPlayOn
            iconName: "copy"
            text: qsTr("Play from here")
            description: qsTr("Copies the game up to this point and lets you play on in the copy. This game does not change.")
            onClicked: bar.replay.playOn()

            HoverTip {
                target: playOn
                text: playOn.description
                // A click does not give this button the focus.
                pointed: playOn.hovered
                focused: playOn.activeFocus
                pressed: playOn.down
            }
        }
        Transport {
            objectName: "leaveReplay"
            iconName: "close"
            text: qsTr("Leave the replay")
            shortcutText: qsTr("Esc")
            onClicked: bar.replay.leave()
        }
    }
}
