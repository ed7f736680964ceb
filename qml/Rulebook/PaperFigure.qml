// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// A figure for printing: the steps that it has for paper, side by side on baize, each with its number.
Rectangle {
    id: sheet

    required property url source
    /// A list of `TableFigure` to show, each at its step.
    required property var steps
    required property int columns
    required property int stepWidth
    required property int gap

    property int made: 0

    /// Makes the picture of the next step. Returns false if all have been made.
    function more(): bool {
        if (sheet.made === views.count)
            return false
        sheet.made += 1
        return true
    }

    width: columns * (stepWidth + gap) + gap
    height: grid.height + 2 * gap
    color: Theme.baize
    // Nothing moves on paper.
    Component.onCompleted: Theme.speed = 0

    Grid {
        id: grid
        x: sheet.gap
        y: sheet.gap
        columns: sheet.columns
        spacing: sheet.gap

        Repeater {
            id: views
            model: sheet.steps
            delegate: Item {
                id: view

                required property TableFigure modelData
                required property int index
                readonly property bool due: index < sheet.made
                width: sheet.stepWidth
                height: picture.height
                onDueChanged: picture.setSource(sheet.source, { "figure": view.modelData, "width": view.width })
                Loader {
                    id: picture
                    width: parent.width
                }
                RefusedStamp {
                    anchors { right: parent.right; top: parent.top; margins: Theme.px(10) }
                    scale: Math.min(1, view.width / Theme.px(520))
                    transformOrigin: Item.TopRight
                    rule: view.modelData.refusedBy
                }
                Rectangle {
                    x: -Math.round(width * 0.25)
                    y: x
                    visible: view.modelData.numbered
                    width: Theme.px(26)
                    height: width
                    radius: width / 2
                    color: Theme.paper
                    border { width: Theme.line(1.5); color: Theme.brass }

                    BodyText {
                        anchors.centerIn: parent
                        text: view.modelData.step + 1
                        size: 17
                        font.weight: Font.Bold
                        color: Theme.ink
                    }
                }
            }
        }
    }
}
