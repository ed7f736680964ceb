// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

Rectangle {
    implicitHeight: Window.height < 720 && Theme.growth === 1 ? 42 : Theme.px(50)
    gradient: Gradient {
        GradientStop { position: 0; color: Theme.walnutLight }
        GradientStop { position: 1; color: Theme.strong ? Theme.walnutDark : "#26160C" }
    }

    Rectangle {
        width: parent.width
        height: 1
        color: "#6B4A32"
    }
    Rectangle {
        width: parent.width
        height: 2
        anchors.bottom: parent.bottom
        color: Theme.brassMid
    }
}
