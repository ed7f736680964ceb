// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

Rectangle {
    property alias word: tag.text

    width: tag.implicitWidth + Theme.px(20)
    height: Math.max(18, Theme.px(23))
    radius: height / 2
    color: Theme.brassLight

    CaptionText {
        id: tag
        anchors.centerIn: parent
        size: 15
        font.weight: Font.DemiBold
        color: Theme.ink
    }
}
