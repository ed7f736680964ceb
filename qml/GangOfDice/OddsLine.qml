// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

CaptionText {
    anchors {
        top: parent ? parent.bottom : undefined; topMargin: Theme.px(6)
        horizontalCenter: parent ? parent.horizontalCenter : undefined
    }
    size: 16
    font.weight: Font.DemiBold
    color: Theme.cream
}
