// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// A gangster or patrol in the side panel: where it is if not in play, its record, and whether it is bound.
Item {
    id: chip

    required property superGangFigure of
    readonly property point explains: Qt.point(SuperGangTable.FigureSubject, chip.of.figure)
    readonly property int closest: Theme.px(9)
    /// The tag lies over the figure only where there is no room beside it.
    readonly property int overlap: Math.max(0, Math.min(closest, picture.width + tag.width - Math.floor(width)))

    implicitWidth: picture.width + (tag.visible ? tag.width - closest : 0)
    Accessible.ignored: true

    Art {
        id: picture
        width: chip.height
        height: chip.height
        art: chip.of.picture
        opacity: chip.of.away ? 0.5 : 1
    }
    Art {
        x: tag.visible ? -Theme.px(2) : picture.width - Math.round(width * 0.7)
        y: chip.height - height
        visible: chip.of.badge !== ""
        size: Math.max(14, Math.round(chip.height * 0.52))
        art: chip.of.badge
    }
    Rectangle {
        id: tag
        anchors { left: picture.right; leftMargin: -chip.overlap; verticalCenter: parent.verticalCenter }
        visible: chip.of.chip !== "" || chip.of.text !== ""
        width: row.width + (row.plain ? 0 : Theme.px(6))
        height: Math.max(16, Theme.px(19))
        radius: Theme.px(5)
        color: chip.of.record ? Theme.warning : row.plain ? "transparent" : Theme.oxblood
        border { width: row.plain ? 0 : 1; color: chip.of.record ? Theme.cream : Theme.danger }

        Row {
            id: row
            readonly property bool plain: chip.of.text === ""
            anchors.centerIn: parent
            spacing: Theme.px(3)

            Art {
                anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                visible: chip.of.chip !== ""
                size: visible ? Math.max(16, Theme.px(row.plain ? 21 : 17)) : 0
                art: chip.of.chip
            }
            CaptionText {
                anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                visible: text !== ""
                text: chip.of.text
                size: 15
                font.weight: Font.Bold
                color: chip.of.record ? Theme.ink : Theme.cream
            }
        }
    }
}
