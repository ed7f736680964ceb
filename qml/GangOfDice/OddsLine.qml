// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

CaptionText {
    anchors {
        top: parent ? parent.bottom : undefined; topMargin: Theme.px(6)
        horizontalCenter: parent ? parent.horizontalCenter : undefined
    }
    width: Math.min(implicitWidth, parent ? parent.width : 0)
    size: 16
    least: 12
    font.weight: Font.DemiBold
    color: Theme.cream
}
