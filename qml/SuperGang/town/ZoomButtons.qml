// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// Buttons −, + and "the whole town", in the town's lower right corner.
Item {
    id: buttons

    required property TownView town

    width: row.width
    height: row.height

    // Nothing of the town shows through a button that cannot be used.
    Repeater {
        model: [zoomOut, zoomIn, fit]
        delegate: Rectangle {
            required property BrassButton modelData
            x: modelData.x
            width: modelData.width
            height: modelData.height
            radius: Theme.px(7)
            color: Theme.walnutDark
        }
    }
    Row {
        id: row
        spacing: Theme.px(6)

        BrassButton {
            id: zoomOut
            objectName: "zoomOut"
            width: Theme.px(34)
            height: Theme.px(32)
            sidePadding: Theme.px(6)
            text: "−"
            description: qsTranslate("SuperGang", "Zoom out")
            enabled: !buttons.town.camera.fitting
            onClicked: buttons.town.zoomBy(1 / 1.42)
        }
        BrassButton {
            id: zoomIn
            objectName: "zoomIn"
            width: Theme.px(34)
            height: Theme.px(32)
            sidePadding: Theme.px(6)
            text: "+"
            description: qsTranslate("SuperGang", "Zoom in")
            onClicked: buttons.town.zoomBy(1.42)
        }
        BrassButton {
            id: fit
            objectName: "fit"
            height: Theme.px(32)
            sidePadding: Theme.px(10)
            size: 15
            text: qsTranslate("SuperGang", "Whole town")
            enabled: !buttons.town.camera.fitting
            onClicked: buttons.town.fit()
        }
    }
}
