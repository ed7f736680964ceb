// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.TheGang

/// A city at the head of its street: its skyline above a strip with its name.
Rectangle {
    id: tile

    property int city: 0
    readonly property int stripHeight: Math.round(Math.max(18, height * 0.2))

    implicitWidth: Theme.px(120)
    implicitHeight: Theme.px(163)
    color: Theme.night
    border { width: 2; color: Theme.brass }
    Accessible.role: Accessible.Graphic
    Accessible.name: GangStyle.cityName(city)

    SteadyImage {
        x: 2
        y: 2
        width: parent.width - 4
        height: parent.height - 4 - tile.stripHeight
        source: "qrc:/art/cities/" + GangStyle.cityFiles[Math.max(0, Math.min(tile.city, 2))] + "-tall.svg"
        drawnAt: Qt.size(width, height)
        fillMode: Image.PreserveAspectCrop
        verticalAlignment: Image.AlignBottom
    }
    Rectangle {
        x: 2
        y: parent.height - tile.stripHeight - 2
        width: parent.width - 4
        height: 1
        color: Theme.hairline
    }
    TitleText {
        x: Math.min(6, Math.round(parent.width * 0.05))
        y: parent.height - tile.stripHeight - 1
        width: parent.width - 2 * x
        height: tile.stripHeight - 2
        text: GangStyle.cityName(tile.city)
        size: 19
        color: Theme.cream
        font.pixelSize: Math.max(12, Math.round(tile.stripHeight * 0.56))
        minimumPixelSize: 7
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
}
