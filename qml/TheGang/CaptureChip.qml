// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.TheGang

/// The value of a gang about to be captured: "Gang of 2", revolvers.
Rectangle {
    id: chip

    property int count: 2
    property int revolvers: 0

    readonly property point explains: Qt.point(TheGangTable.CaptureChip, 0)

    implicitWidth: row.implicitWidth + Theme.px(22)
    implicitHeight: Theme.px(27)
    radius: height / 2
    color: GangStyle.captureChip
    border { width: 2; color: GangStyle.captureChipText }
    Accessible.role: Accessible.StaticText
    Accessible.name: label.text + ", " + qsTranslate("TheGang", "%n revolver(s)", "", revolvers)

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.px(7)

        BodyText {
            id: label
            anchors.verticalCenter: parent.verticalCenter
            text: qsTranslate("TheGang", "Gang of %n", "", chip.count)
            size: 14
            font.weight: Font.DemiBold
            color: GangStyle.captureChipText
            Accessible.ignored: true
        }
        Art {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(23)
            height: Theme.px(15)
            art: "marks/revolver-white"
        }
        BodyText {
            anchors.verticalCenter: parent.verticalCenter
            text: chip.revolvers
            size: 15
            font.weight: Font.Bold
            color: GangStyle.captureChipText
            Accessible.ignored: true
        }
    }
}
