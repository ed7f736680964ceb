// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// Buttons −, + and "the whole town", in the town's lower right corner.
Row {
    id: buttons

    required property TownView town

    spacing: Theme.px(6)

    BrassButton {
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
        objectName: "zoomIn"
        width: Theme.px(34)
        height: Theme.px(32)
        sidePadding: Theme.px(6)
        text: "+"
        description: qsTranslate("SuperGang", "Zoom in")
        onClicked: buttons.town.zoomBy(1.42)
    }
    BrassButton {
        objectName: "fit"
        height: Theme.px(32)
        sidePadding: Theme.px(10)
        size: 15
        text: qsTranslate("SuperGang", "Whole town")
        enabled: !buttons.town.camera.fitting
        onClicked: buttons.town.fit()
    }
}
