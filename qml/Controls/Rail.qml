// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

Rectangle {
    implicitHeight: Theme.px(190)
    gradient: Gradient {
        GradientStop { position: 0; color: Theme.strong ? Theme.walnutLight : "#452A19" }
        GradientStop { position: 0.3; color: Theme.strong ? Theme.walnut : "#33200F" }
        GradientStop { position: 1; color: Theme.walnutDark }
    }

    Rectangle {
        width: parent.width
        height: 2
        color: Theme.brassMid
    }
    Rectangle {
        y: 2
        width: parent.width
        height: 1
        color: "#6B4A32"
    }
}
