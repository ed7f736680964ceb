// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// The number of shops of a district that a gang owns; with a gold frame when few are missing.
Rectangle {
    id: chip

    required property superGangDistrict of
    readonly property point explains: Qt.point(SuperGangTable.DistrictSubject, chip.of.district)
    readonly property bool some: of.owned > 0
    /// True if its district is lit in the town.
    property bool lit: false
    readonly property alias hovered: pointer.hovered
    /// True if any number fits with any total, which is the same for all chips of that width, whatever they show.
    readonly property bool outOf: chip.width - swatch.x - swatch.width >= most.implicitWidth + total.implicitWidth + Theme.px(2)

    radius: Theme.px(4)
    color: of.near ? Theme.amber : Theme.strong ? Theme.night : "#4D0A1712"
    border { width: of.near || lit ? Theme.line(2) : 1; color: lit ? Theme.cream : of.near ? Theme.gold : Theme.hairline }
    Accessible.ignored: true

    HoverHandler { id: pointer }

    Art {
        id: swatch
        x: Theme.px(3)
        anchors.verticalCenter: parent.verticalCenter
        size: Math.round(Math.min(parent.height - 2 * Theme.px(3), chip.width * 0.4))
        art: chip.of.picture
        opacity: chip.some ? 1 : 0.7
    }
    BodyText {
        id: most
        visible: false
        text: "8"
        size: owned.size
        font.weight: Font.Bold
        wrapMode: Text.NoWrap
    }
    BodyText {
        id: total
        visible: false
        text: "/8"
        size: all.size
        wrapMode: Text.NoWrap
    }
    Row {
        anchors {
            horizontalCenter: swatch.right; horizontalCenterOffset: Math.round((chip.width - swatch.x - swatch.width) / 2)
            verticalCenter: parent.verticalCenter
        }

        CaptionText {
            id: owned
            text: chip.of.owned
            size: 15
            font.weight: chip.some ? Font.Bold : Font.Normal
            color: chip.of.near ? Theme.gold : chip.some ? Theme.cream : Theme.sand
        }
        CaptionText {
            id: all
            anchors.baseline: owned.baseline
            objectName: "outOf"
            visible: chip.outOf
            text: "/" + chip.of.all
            size: 12
            color: Theme.sand
        }
    }
}
