// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.Table

/// A player at the end: points, what they came from, and special achievements.
StandingPlate {
    id: plate

    required property int points
    required property int found
    required property int clean
    required property int shot
    required property string honour
    required property string label

    remark: honour
    nameWidth: low ? 270 : 260
    Accessible.name: label

    Row {
        id: tallies
        readonly property real room: (points.x - Theme.px(20)) / 3
        readonly property real most: plate.height - (plate.low ? Theme.px(2) : 2 * plate.rim)
        anchors { left: parent.left; verticalCenter: parent.verticalCenter }
        Repeater {
            model: [
                { figure: plate.found, text: qsTranslate("Gangz", "intruders found", "", plate.found), tone: Theme.success },
                { figure: plate.clean, text: qsTranslate("Gangz", "clean cards", "", plate.clean), tone: Theme.success },
                { figure: plate.shot, text: qsTranslate("Gangz", "pawns on own cards", "", plate.shot), tone: Theme.danger }
            ]
            delegate: Row {
                id: tally
                required property var modelData
                // Columns are aligned across the plates.
                width: tallies.room
                spacing: Theme.px(10)
                FigureText {
                    id: figure
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.max(implicitWidth, Theme.px(34))
                    horizontalAlignment: Text.AlignRight
                    text: tally.modelData.figure
                    size: plate.figureSize(42)
                    color: tally.modelData.tone
                    Accessible.ignored: true
                }
                BodyText {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, tallies.room - figure.width - Theme.px(22))
                    height: Theme.large ? Math.min(implicitHeight, tallies.most) : implicitHeight
                    fontSizeMode: Theme.large ? Text.Fit : Text.FixedSize
                    minimumPixelSize: 9
                    lineHeight: Theme.large ? 0.9 : 1
                    verticalAlignment: Text.AlignVCenter
                    text: tally.modelData.text
                    size: 15
                    color: Theme.sand
                    Accessible.ignored: true
                }
            }
        }
    }
    FigureText {
        id: points
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        // Columns are aligned across the plates.
        width: Math.max(implicitWidth, Theme.px(Theme.large ? 48 : 60))
        horizontalAlignment: Text.AlignRight
        text: plate.points < 0 ? "−" + (-plate.points) : plate.points
        size: plate.figureSize(64)
        color: plate.active ? Theme.title : Theme.cream
        Accessible.ignored: true
    }
}
