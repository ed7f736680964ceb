// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App

Image {
    property int mark: 0
    property real size: Theme.px(32)

    width: Math.max(24, Math.round(size))
    height: width
    source: "qrc:/art/marks/" + SeatStyle.file(mark) + "-disc.svg"
    sourceSize.width: width
    Accessible.role: Accessible.Graphic
    Accessible.name: Theme.markName(mark)
}
